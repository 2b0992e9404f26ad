## What happens at a table; the seat that did it is named before the sentence

table-sat = { $name } sits down
table-stood = leaves the seat
table-hired = { bot-name } sits down
table-started = the game begins
table-undone = takes the last move back
table-asked = { $what ->
    [undo] asks to take the last move back
   *[abort] proposes to break the game off
}
table-agreed = { $what ->
    [undo] agrees to the take-back
   *[abort] agrees to break off
}
table-declined = { $what ->
    [undo] does not agree to the take-back
   *[abort] wants to play on
}
table-resigned = resigns
table-flagged = runs out of time
table-replaced = leaves; { bot-name } plays on
table-returned = is back
table-aborted = the game is broken off
table-rested = the house was closed; the clock stood still
table-rematched = a new game is set up

## What the house may refuse

refused-already-claimed = This account has a name already.
refused-already-out = This seat is no longer yours to play.
refused-backup-embedded = Only the embedded SQLite database is backed up this way; PostgreSQL has pg_dump.
refused-backup-file = { $path } cannot be used: { $why }.
refused-backup-open = The house is open. Close it before a backup is put in its place.
refused-bot-plays-for-you = A bot plays for you. Come back to your seat first.
refused-busy = Too much is happening at this table at once. Try again.
refused-colour-taken = This colour is taken.
refused-commit-length = A move has from 1 to { $most } decisions.
refused-commit-past-chance = Nobody can decide on what comes after chance or after the turn: play up to there first.
refused-commitment = The seed is not the one whose hash was shown.
refused-database = The database address does not fit: { $why }.
refused-draft-past-chance = What this decision uncovers is only seen once it is played.
refused-fault = Something went wrong in the house. Nothing of yours was changed.
refused-free-seats = Some seats are still free.
refused-hint-rated = There are no hints in rated games.
refused-language = Languages: { $known }.
refused-login = Name and password do not fit together.
refused-media-type = JSON is wanted.
refused-message = This message makes no sense here.
refused-method = This cannot be done to that page.
refused-name = A name has from 2 to 24 letters, digits, spaces or - _ ' .
refused-name-taken = Somebody has this name already.
refused-no-database = The database does not answer: { $why }.
refused-no-free-seat = No seat is free.
refused-no-job = There is no such analysis.
refused-no-offer = There is nothing to answer.
refused-no-person = There is no such player.
refused-no-such-page = There is no such page.
refused-no-table = There is no such table.
refused-not-away = Nobody plays for you.
refused-not-host = Only the host may do this.
refused-not-open = This table is no longer open.
refused-not-running = No game is running at this table.
refused-not-signed-in = Come in first.
refused-not-your-seat = Seat { $seat } is not yours.
refused-not-your-table = You do not sit at this table.
refused-not-your-turn = It is not your turn.
refused-offer-open = Something else has been asked and not yet answered.
refused-one-seat-when-rated = In a rated game everybody has one seat.
refused-origin = This request comes from another site.
refused-out-of-time = Your time is up.
refused-passkey = This passkey does not fit.
refused-password-missing = A name needs a password or a passkey.
refused-preferences = These are too many preferences to keep.
refused-request = The request does not have the right form.
refused-schema = The database has schema { $found }, this version needs { $wanted }: run `traktir migrate`.
refused-seat-taken = Seat { $seat } is taken.
refused-settings = A setting does not fit: { $why }.
refused-stale = The table has gone on since. Here is the newest.
refused-still-running = The game is not over yet.
refused-too-few-people = Too few people sit at this table.
refused-too-large = That is too much at once.
refused-too-many-tables = You are the host of { $most } tables already.
refused-too-much = Not so fast. Wait a moment.
refused-undo-never = Moves are not taken back here.
refused-undo-nothing = You have nothing to take back.
refused-workers-sqlite = Several workers need PostgreSQL: SQLite serves one process.

## Names for those who have said none; any two go together

guest-moods = Sleepy, Merry, Wily, Quiet, Bold, Hungry, Curious, Stubborn, Lucky, Grumpy, Nimble, Honest, Wandering, Bearded, Dreamy, Frosty
guest-animals = Badger, Fox, Heron, Hare, Owl, Bear, Otter, Hedgehog, Raven, Boar, Lynx, Beaver, Marten, Falcon, Toad, Goat
