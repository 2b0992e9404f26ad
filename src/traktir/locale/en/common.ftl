## What every game may refuse

refused-game = There is no game “{ $game }”. Known: { $known }.
refused-mode = There is no mode “{ $mode }”. Known: { $known }.
refused-seats = { $seats } seats do not fit: from { $low } to { $high }.
refused-options = The options do not fit: { $why }.
refused-option-unknown = There is no option “{ $option }”. Known: { $known }.
refused-option-form = An option is written name=value, not “{ $option }”.
refused-seed = “{ $seed }” is no seed: a whole number below 2^62, or 64 hexadecimal digits.
refused-action = There is no decision number { $action } here.
refused-over = The game is over.
refused-notation = “{ $text }” is no move of this game.
refused-file = { $path } cannot be read: { $why }.
refused-file-size = { $path } is larger than { $most } MiB.
refused-json = The file is not what it should be: { $why }.
refused-record-action = The record breaks off at ply { $ply }: decision { $action } is not legal there.
refused-record-result = The record’s result is not what its moves lead to.
refused-rules-version = The record was played under rules version { $theirs }; this is version { $ours }.
refused-ply = The record has plies 0 to { $last }.
refused-seat = There is no seat { $seat }: seats are 0 to { $last }.
refused-position-or-new = Name a position file, or ask for a new one with --new.
refused-no-map = There is no map to travel in “{ $game }”.
refused-save = The saved game cannot be continued: { $why } Start again with --new.
refused-bot = There is no bot “{ $bot }”. Known: { $known }.
refused-bot-command = The bot “{ $command }” cannot be started: { $why }.
refused-bots = { $bots } bots are named for { $seats } seats: name one for each seat.
refused-journal = { $path } belongs to another tournament: name another file, or remove it.
refused-extra = This needs more than is installed: pip install "traktir[{ $extra }]".
refused-cluster = No Ray cluster at { $address }: { $why }.
refused-no-weights = { $game } has no weights to tune.
refused-reward = There is no reward “{ $reward }”. There are: { $known }.
refused-opponents = { $need ->
    [one] One opponent is wanted
   *[other] { $need } opponents are wanted
}, { $given } given.
refused-batch = { $count } tables do not make a batch: from 1 to { $most }, and at least one for each process.
refused-guard = Slower than recorded: { $what }.
refused-dataset = { $out } holds another data set: choose another folder.
refused-no-pad = There is no score pad for “{ $game }”; there is one for aetherya.
