## The terminal tavern

cli-welcome = Welcome to the tavern!
cli-which-game = Which game?
cli-you = You
cli-seat = Seat { $seat }
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
cli-games-mode = { $seats } seats, { $minutes } minutes
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
cli-arena-bot = bot
cli-arena-games = games
cli-arena-share = wins
cli-arena-interval = 95 %
cli-arena-rating = rating
cli-arena-ms = ms / decision
cli-arena-score = points
cli-arena-lost = For { $bot } { bot-greedy } made { $lost ->
    [one] one decision
   *[other] { $lost } decisions
} instead. Mostly because: { $why }.
cli-analyse-thinking = thinking
cli-analyse-seat = player
cli-analyse-result = result
cli-analyse-decisions = decisions
cli-analyse-regret = regret
cli-analyse-mean = a decision
cli-analyse-luck = luck
cli-analyse-costly = Ply { $ply }, { $player }: { $move } cost { $cost }; better: { $better }
cli-tune-tuning = tuning
cli-tune-found = Reward of the new weights on fresh deals: { $reward }; of the present ones: { $baseline }.
cli-tune-foreseen = Chance given to what came true on fresh deals, by the new weights: { $reward }; by the present ones: { $baseline }.
cli-bench-calibration = to calibration
cli-bench-claim-name = ours
cli-bench-claim-over = over
cli-bench-claim-ratio = ratio
cli-bench-claim-wanted = wanted
cli-bench-absent = { $peer } is not here: { $why }
cli-dataset-written = { $shards ->
    [one] { $shards } shard was written
   *[other] { $shards } shards were written
}; { $out } holds { $games } games.
