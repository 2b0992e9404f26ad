## The terminal tavern

cli-welcome = Welcome to the tavern!
cli-which-game = Which game?
cli-you = You
cli-seat = Seat { $seat }
cli-bot = { $seat ->
    [1] Agafya
    [2] Bertram
    [3] Vasilisa
    [4] Gudrun
   *[5] Dorofey
}
cli-continue = Your game goes on where you left it (--new starts another).
cli-choose = Number, notation, u undo, s score, ? rule, h help, q quit
cli-help =
    A number or a notation chooses a move: 3, or “{ $example }”.
    u takes back your last decision of this turn, s shows the score sheet,
    ? explains the rule behind the question, ? ET-9.2 any rule by its number,
    b draws the table again, q saves and leaves.
cli-undo-nothing = There is nothing to take back in this turn.
cli-undo-chance = Chance was drawn: this cannot be taken back.
cli-saved = The game is saved; “{ $command }” goes on with it.
cli-no-rule = There is no rule { $clause }.
cli-winner = { $winners } won.
cli-winner-shared = { $winners } share the victory.
cli-won = You won!
cli-lost = You lost.
cli-score = Score
cli-total = Total
cli-place = Place
cli-verified = The record is sound: { $actions } decisions, result { $scores }.
cli-verified-open = The record is sound as far as it goes: { $actions } decisions, the game is not over.
cli-games-seats = seats
cli-games-mode = mode
cli-games-minutes = minutes
cli-games-options = options
cli-games-game = game
cli-sim-playing = playing
cli-ply = Ply { $ply } of { $last }
cli-bench-measuring = measuring
cli-bench-name = name
cli-bench-rate = decisions / s
cli-bench-cost = µs
cli-bench-ratio = to hearts
cli-migrated = The database has schema { $version }.
cli-backed-up = Copied to { $path }.
cli-restored = The house goes on from { $path }.
cli-fair = The shuffle was fixed before the first move, and all { $actions } decisions follow the rules.
