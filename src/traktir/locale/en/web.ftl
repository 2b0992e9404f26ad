## The room

web-title = Traktir
web-about = Four fantasy board games in the browser: alone against bots, with friends, or on one device.
web-skip = Skip to the content
web-wait = One moment…
web-connecting = Knocking at the house…
web-broken = Part of the page did not arrive.
web-again = Try again
web-offline = The house cannot be reached. Check the connection; nothing is lost.
web-close = Close
web-yes = Yes
web-no = No
web-nav = Main
web-nav-hall = Hall
web-nav-tables = Tables
web-nav-rules = Rules
web-nav-ratings = Ratings
web-nav-me = Me
web-stranger = Stranger
web-guest = guest
web-regular-guest = known here
web-come-in = come in
web-speak = { $language ->
    [ru] По-русски
   *[en] In English
}
web-daylight = Daylight
web-evening = Evening light
web-preview-title = { $game }: a table in Traktir
web-preview-open = { $free ->
    [one] One seat is free. Sit down!
   *[other] { $free } seats are free. Sit down!
}

## The hall

web-good-evening = Good evening
web-good-day = Good day
web-hello = Pick a sign and sit down: opponents are waiting, no sign-up needed.
web-have-code = Invited? Enter the code
web-enter = Enter
web-games = Games
web-play-now = Play now
web-sitting-down = Sitting down…
web-open-table = Open a table
web-minutes = min
web-weight = weight { $weight } of 5
web-my-games = My games
web-my-games-none = Games that you have begun wait here.
web-open-tables = Open tables
web-open-tables-none = No table is waiting for players.
web-open-one = Open one
web-all-tables = All tables
web-being-played = Being played now
web-being-played-none = Nobody is playing in public just now.
web-table-of = { $name }’s table
web-seats-taken = { $taken } of { $seats } seats taken
web-sit = Sit down
web-continue = Go on
web-watch = Watch
web-credits = Credits
web-api = For programs

## A table that has not begun

web-seats = Seats
web-free-seat = free seat
web-host = host
web-person = person
web-colour = Colour
web-colour-sun = sun
web-colour-moon = moon
web-colour-leaf = leaf
web-colour-flower = flower
web-colour-flame = flame
web-colour-star = star
web-free-it = Free the seat
web-sit-too = Sit here too (one device)
web-hire = Give it to a bot…
web-start = Begin
web-close-table = Clear the table away
web-waiting-for = { $free ->
    [one] Waiting for one more…
   *[other] Waiting for { $free } more…
}
web-waiting-host = Waiting for the host to begin…
web-invite = Invite
web-invite-how = Send the link, say the code, or let them scan the picture.
web-copy-code = Copy the code
web-copy-link = Copy the link
web-link-copied = Copied.
web-qr = QR code of the link
web-fair-lobby = The shuffle is fixed already; its seal:
web-rated = rated
web-casual = casual
web-private = by invitation
web-public = open to all
web-clock-none = no clock
web-clock-days = { $days ->
    [one] a day a move
   *[other] { $days } days a move
}
web-clock-move = { $seconds } s a move
web-clock-reserve = { $minutes } min + { $increment } s

## At the table

web-players = Players
web-you = You
web-bot = bot
web-bot-instead = a bot plays on
web-not-here = away just now
web-out-resigned = resigned
web-out-flagged = out of time
web-in-turn = { $who ->
    [you] your move
   *[other] to move
}
web-log = Log
web-log-empty = Nothing has happened yet.
web-score = Score
web-chat = Chat
web-chat-empty = Nobody has said a word yet.
web-chat-say = Say something
web-chat-send = Send
web-mute = mute
web-muted = You will not hear this person any more.
web-side = Beside the board
web-dock = Before you
web-zoom = A closer look
web-menu = Menu
web-your-turn = Your turn:
web-ready = All chosen: confirm, or take a step back
web-turn-of = { $name } is thinking
web-game-over = The game is over
web-lost-line = The line is broken, calling again…
web-away = A bot plays for you
web-come-back = Take the seat back
web-watching = You are watching.
web-draft = Chosen
web-confirm = Confirm
web-take-back = Take back
web-undo = Undo
web-hint = Hint
web-thinking = Thinking…
web-hint-says = The bot would: { $move }
web-do-it = Do it
web-choices = { $count ->
    [one] { $count } choice in words
   *[other] All { $count } choices in words
}
web-all-choices = All choices
web-sounds-on = Sounds on
web-at-once = Play complete turns at once, without confirming
web-code-is = Code of this table: { $code }
web-abort = Propose to break off
web-leave = Leave; a bot plays on
web-resign = Resign
web-sure-leave = Really leave? A bot takes your place; you may come back.
web-sure-resign = Really resign? This cannot be taken back.
web-offer = A question to you
web-offer-undo = { $name } asks to take the last move back.
web-offer-abort = { $name } proposes to break the game off.
web-agree = Agree
web-decline = Decline
web-rule-now = The rule behind this question:
web-rulebook = Rulebook
web-time-left = { $time } left
web-days-hours = { $days } d { $hours } h
web-curtain = Seat { $seat }, your turn!
web-curtain-why = Pass the device on. Nobody else looks until you lift the curtain.
web-curtain-lift = I am here

## The end

web-end = End of the game
web-result = Result
web-aborted = The game was broken off
web-all-win = You won together
web-nobody-wins = You have lost together
web-won-alone = You have won
web-lost-alone = You have lost
web-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
web-total = Total
web-place = Place
web-decided-by = Decided by:
web-rematch = Rematch
web-replay = Replay
web-analysis = Analysis
web-share = Share
web-record = Record
web-to-hall = To the hall
web-fair = Was the shuffle fair?
web-fair-how = Before the first card the house showed this seal of its secret seed. Now you see the seed, and the seal must fit. With the record, `traktir verify` checks every card.
web-commitment = Seal
web-seed = Seed
web-verify = Check
web-verified-yes = The seal fits.
web-verified-no = The seal does not fit!

## Setting a table up

web-which-game = Which game?
web-every-game = every game
web-mode = How to play
web-how-many = How many sit down
web-a-person = somebody I invite
web-same-device = somebody at this device
web-level-novice = novice
web-level-regular = regular
web-level-veteran = veteran
web-level-master = master
web-options = Fine print
web-option-at-random = at random
web-option-merfolk_scoring-kingdom = every place counts
web-option-merfolk_scoring-leader_only = only the leader scores
web-option-caravan-free = any three cards
web-option-caravan-strict = three cards, four where the road is blocked
web-option-rounds-3 = three rounds
web-option-rounds-4 = four rounds
web-option-payment_rule-any_sufficient = any sum that suffices
web-option-payment_rule-no_redundant = no stone too many
web-option-goblin_2v1_through_portal-never = never
web-option-goblin_2v1_through_portal-peer = like neighbours
web-option-reshuffle_timing-end_of_action = at the end of the action
web-option-reshuffle_timing-peer = at once
web-option-coop_legends_gone_checked-at_once = at once
web-option-coop_legends_gone_checked-end_of_round = at the end of the round
web-option-penalty_choice-first_player = the first player decides
web-option-penalty_choice-vote = by vote
web-option-conf_dragon_tamed_by_other_race-minus = costs points
web-option-conf_dragon_tamed_by_other_race-plus = brings points
web-option-conf_dragon_tamed_by_other_race-zero = counts nothing
web-option-conf_start_layout-rim = at the rim
web-clock = Clock
web-clock-kind-none = none
web-clock-kind-move = for each move
web-clock-kind-reserve = reserve with increment
web-clock-kind-days = days for each move
web-clock-amount-move = seconds
web-clock-amount-reserve = minutes
web-clock-amount-days = days
web-clock-increment = seconds added a move
web-house-rules = House rules
web-private-only = Only by invitation
web-rated-game = Rated
web-rated-why-not = only among people with a seat each
web-undo-allowed = Moves may be taken back
web-open-and-invite = Open and invite
web-which-tables = Which tables
web-tables-open = Waiting for players
web-tables-running = Being played
web-tables-mine = Mine
web-no-tables = No tables here.

## People

web-room = The room
web-language-and-light = Language and light
web-keep-name = Keep your games
web-keep-name-why = With a name and a password or a passkey you are known on any device; the games you have played stay yours.
web-name = Name
web-password = Password
web-keep = Keep
web-claimed = Done: you are known here now.
web-log-in = Been here before?
web-welcome-back = Welcome back!
web-passkey-add = Add a passkey
web-passkey-added = The passkey is kept.
web-passkey-enter = Enter with a passkey
web-account = Account
web-log-out = Go out
web-own-data = Your data
web-export = Download everything
web-forget = Delete the account
web-forget-sure = Your name goes for good; games with others stay, without it.
web-forgotten = You are forgotten here.
web-statistics = Statistics
web-last-games = Last games
web-no-games-yet = No games yet.
web-game = Game
web-games-played = Games
web-won = Won
web-player = Player
web-rating = Rating
web-place-n = place { $place }
web-no-ratings = Nobody has played this game for the rating yet.
web-credits-games = The rules are told in our own words; the games belong to their authors and publishers. If you like them, buy the boxes.
web-credits-icons = icons
web-credits-type = type
web-credits-code = code
web-credits-own = Maps, scenes, cards and tiles are drawn for Traktir and free like its code.

## Replay, analysis, rulebook

web-replay-at = Replay: step { $at } of { $of }
web-replay-scrub = Moment of the game
web-turn-before = Turn before
web-turn-after = Next turn
web-step-before = Step back
web-step-after = Step on
web-autoplay = Play
web-pause = Pause
web-eyes = Seen by
web-eyes-open = all cards open
web-eyes-nobody = a spectator
web-to-table = To the table
web-not-begun = This game has not begun.
web-analysing = The house bot thinks the game over…
web-seconds-left = { $seconds ->
    [one] about one second left
   *[other] about { $seconds } seconds left
}
web-analysis-failed = The analysis did not succeed. Try again later.
web-chances = Chances of winning
web-luck-and-skill = Luck and skill
web-luck-how = Given away: what the choices cost against the bot’s best. Luck: what chance and hidden cards brought or took, apart from the choices.
web-decisions = Decisions
web-regret = Given away
web-luck = Luck
web-turning = Turning points
web-dear = The dearest choices
web-dear-none = No choice cost more than a fiftieth of the game.
web-rather = rather: { $move }
web-see = look
web-rules-which = Pick a game. Every rule has a number; the tables point to it.
web-contents = Contents
