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
web-out-resigned = resigned
web-out-flagged = out of time
web-in-turn = to move
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
web-zoom = Card
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
web-go-on = Go on choosing
web-take-back = Take back
web-undo = Undo the last move
web-hint = Hint
web-thinking = Thinking…
web-hint-says = The bot would: { $move }
web-do-it = Do it
web-choices = { $count ->
    [one] One choice in words
   *[other] All { $count } choices in words
}
web-all-choices = All choices
web-sounds-on = Sounds on
web-sounds-off = Sounds off
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
web-nobody-wins = Nobody wins
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
