import { type Area, didYouMean, oneOf, quoted } from './entry.ts';

export interface CliArgs {
	'CLI-COMMAND-UNKNOWN': { name: string; near: readonly string[] };
	'CLI-FLAG-UNKNOWN': { flag: string; near: readonly string[] };
	'CLI-FLAG-EMPTY': { flag: string };
	'CLI-FLAG-MISSING': { flag: string };
	'CLI-GAME-OPEN': { games: readonly string[] };
	'CLI-FLAG-VALUE': {
		flag: string;
		value: string;
		allowed: readonly string[];
		near: readonly string[];
	};
	'CLI-FLAG-ALONE': { flag: string; needs: string };
	'CLI-NUMBER': { flag: string; value: string; min: number; max: number };
	'CLI-SETTING': { flag: string; value: string };
	'CLI-ARGUMENT-MISSING': { name: string };
	'CLI-ARGUMENT-EXTRA': { found: string };
	'CLI-SEATS': { count: number; max: number };
	'CLI-OUT-EXISTS': { path: string };
	'CLI-OUT-UNWRITABLE': { path: string; why: string };
	'CLI-OUT-KIND': { path: string; allowed: readonly string[] };
	'CLI-RENDER-PIXELS': { width: number; height: number; max: number };
	'CLI-RENDER-TIME': { seconds: number };
	'CLI-RENDER-MEMORY': { megabytes: number };
	'CLI-RENDER-FAILED': { why: string };
	'CLI-PATH-MISSING': { path: string };
	'CLI-PATH-EMPTY': { path: string };
	'CLI-PATH-UNREADABLE': { path: string; why: string };
	'CLI-PATH-SPECIAL': { path: string };
	'CLI-FILES-MANY': { folder: string; max: number };
	'CLI-BYTES-MANY': { max: number };
	'CLI-PACKS-MANY': { max: number };
	'CLI-PACK-INSTEAD': { pack: string; other: string };
	'CLI-CHECK-SAMPLE': { what: string; tried: number; all: number };
	'CLI-DATA-MISSING': { path: string };
	'CLI-NOTHING-FOUND': { what: string };
	'CLI-TILE-UNKNOWN': { id: string; near: readonly string[] };
	'CLI-RECORDING-FLAG': { flag: string };
	'CLI-UNTIL': { value: string; seats: number };
	'CLI-UNTIL-QUANTITY': { value: string; seats: number };
	'CLI-CHECK-BOTS': { bots: readonly string[] };
	'CLI-CHECK-DIFFERS': { seed: number; what: string; code: string; closures: string };
	'CLI-VARY': { value: string };
	'CLI-SWEEP-LARGE': { points: number; max: number };
	'CLI-FACTORS': { value: string; min: number; max: number };
	'CLI-ROTATE': { games: number; round: number; bots: number };
	'CLI-CHECKPOINT-OTHER': { path: string; what: string; found: string; wanted: string };
	'CLI-CHECKPOINT-BROKEN': { path: string; line: number };
	'CLI-LACKS': { what: string; how: string };
	'CLI-INTERNAL': { why: string };
	'BENCH-CHECKSUM': { engine: string };
	'BENCH-MEANS': { engine: string; row: string; z: string };
	'COVERAGE-SHEETS': { path: string };
	'COVERAGE-EXCEPTION': { rule: string; reason: string };
	'COVERAGE-EXCEPTION-PACK': { rule: string; pack: string };
	'COVERAGE-EXCEPTION-RULE': { rule: string; why: string };
}

export const cliMessages: Area<CliArgs> = {
	'CLI-COMMAND-UNKNOWN': {
		severity: 'error',
		message: (a) => `There is no command ${quoted(a.name)}.`,
		hint: (a) => didYouMean(a.near) ?? 'See `tilewright --help`.',
		doc: 'The first word after `tilewright` names a command.',
	},
	'CLI-FLAG-UNKNOWN': {
		severity: 'error',
		message: (a) => `There is no flag ${quoted(a.flag)} here.`,
		hint: (a) => didYouMean(a.near) ?? 'See `--help` of the command.',
		doc: 'Each command has its own flags; unknown ones are refused rather than ignored.',
	},
	'CLI-FLAG-EMPTY': {
		severity: 'error',
		message: (a) => `The flag ${quoted(a.flag)} needs a value.`,
		doc: 'The flag takes a value and none was given.',
	},
	'CLI-FLAG-MISSING': {
		severity: 'error',
		message: (a) => `The flag ${quoted(a.flag)} must be given.`,
		doc: 'The command cannot do without this flag.',
	},
	'CLI-GAME-OPEN': {
		severity: 'error',
		message: (a) => `There is more than one game: the flag "--game" says which, ${oneOf(a.games)}.`,
		hint: () => 'A pack under `--with` that only one of them has says so as well.',
		doc: 'The command plays one game, and neither `--game` nor the packs under `--with` tell which.',
	},
	'CLI-FLAG-VALUE': {
		severity: 'error',
		message: (a) => `${a.flag} cannot be ${quoted(a.value)}; it is ${oneOf(a.allowed)}.`,
		hint: (a) => didYouMean(a.near),
		doc: 'The flag takes one of a few words.',
	},
	'CLI-FLAG-ALONE': {
		severity: 'error',
		message: (a) => `${a.flag} means nothing without ${a.needs}.`,
		doc: 'One flag speaks about what another one asks for.',
	},
	'CLI-NUMBER': {
		severity: 'error',
		message: (a) =>
			`${a.flag} should be a whole number from ${a.min} to ${a.max}, not ${quoted(a.value)}.`,
		doc: 'The flag takes a whole number within bounds: a batch has at least one game, for instance.',
	},
	'CLI-SETTING': {
		severity: 'error',
		message: (a) => `${a.flag} should be name=value, not ${quoted(a.value)}.`,
		doc: 'A param is set as `--set name=value`.',
	},
	'CLI-ARGUMENT-MISSING': {
		severity: 'error',
		message: (a) => `The argument ${a.name} is missing.`,
		hint: () => 'See `--help` of the command.',
		doc: 'The command needs to be told what to work on.',
	},
	'CLI-ARGUMENT-EXTRA': {
		severity: 'error',
		message: (a) => `Nobody asked for ${quoted(a.found)}.`,
		doc: 'More arguments were given than the command takes.',
	},
	'CLI-SEATS': {
		severity: 'error',
		message: (a) => `${a.count} seats were given; no game has more than ${a.max}.`,
		doc: 'No game has so many seats. How many a game takes is said by its packs.',
	},
	'CLI-OUT-EXISTS': {
		severity: 'error',
		message: (a) => `${a.path} exists already.`,
		hint: () => 'Give --force to replace it.',
		doc: 'Nothing on disk is replaced unasked.',
	},
	'CLI-OUT-UNWRITABLE': {
		severity: 'error',
		message: (a) => `${a.path} cannot be written: ${a.why}.`,
		doc: 'The folder of an output must exist and allow new files; the output must be a plain file.',
	},
	'CLI-OUT-KIND': {
		severity: 'error',
		message: (a) => `The name ${quoted(a.path)} should end in ${oneOf(a.allowed)}.`,
		doc: 'The end of an output’s name says what is written.',
	},
	'CLI-RENDER-PIXELS': {
		severity: 'error',
		message: (a) =>
			`A PNG of ${a.width} × ${a.height} pixels is too large; at most ${a.max} pixels are drawn.`,
		hint: () => 'Ask for a smaller --width, or write .svg.',
		doc: 'The height of a PNG follows from its width and from what is drawn. Together they are more pixels than are drawn.',
	},
	'CLI-RENDER-TIME': {
		severity: 'error',
		message: (a) => `Turning the drawing into a PNG took longer than ${a.seconds} seconds.`,
		hint: () =>
			'A tile may have a picture with costly filters. Ask for a smaller --width, or write .svg.',
		doc: 'A drawing becomes a PNG in a process of its own, which is ended after this time. Pictures that tiles bring can ask for any amount of work.',
	},
	'CLI-RENDER-MEMORY': {
		severity: 'error',
		message: (a) => `Turning the drawing into a PNG took more than ${a.megabytes} MB of memory.`,
		hint: () =>
			'A tile may have a picture with costly filters. Ask for a smaller --width, or write .svg.',
		doc: 'A drawing becomes a PNG in a process of its own, which is ended when it takes this much memory. Pictures that tiles bring can ask for any amount.',
	},
	'CLI-RENDER-FAILED': {
		severity: 'error',
		message: (a) => `The drawing could not be turned into a PNG: ${a.why}.`,
		hint: () => 'Write .svg instead.',
		doc: 'The library that turns drawings into PNG refused this one, or broke off.',
	},
	'CLI-PATH-MISSING': {
		severity: 'error',
		message: (a) => `There is no file or folder ${a.path}.`,
		doc: 'A path on the command line leads nowhere.',
	},
	'CLI-PATH-EMPTY': {
		severity: 'error',
		message: (a) => `There is no YAML file in ${a.path}.`,
		doc: 'A folder of data without a single data file is taken for an accident.',
	},
	'CLI-PATH-UNREADABLE': {
		severity: 'error',
		message: (a) => `${a.path} cannot be read: ${a.why}.`,
		doc: 'The system refuses to open a file or to list a folder.',
	},
	'CLI-PATH-SPECIAL': {
		severity: 'error',
		message: (a) => `${a.path} is neither a file nor a folder.`,
		doc: 'Devices, sockets and pipes are not read: they may never end.',
	},
	'CLI-FILES-MANY': {
		severity: 'error',
		message: (a) => `${a.folder} has more than ${a.max} data files.`,
		doc: 'The number of files in one pack is bounded.',
	},
	'CLI-BYTES-MANY': {
		severity: 'error',
		message: (a) => `The data files have more than ${a.max} bytes together.`,
		doc: 'The size of all data that is read together is bounded.',
	},
	'CLI-PACKS-MANY': {
		severity: 'error',
		message: (a) => `There are more than ${a.max} packs.`,
		doc: 'The number of packs that are read together is bounded.',
	},
	'CLI-PACK-INSTEAD': {
		severity: 'info',
		message: (a) => `The pack ${quoted(a.pack)} is read from here instead of ${a.other}.`,
		doc: 'A folder on the command line brings a pack that the shipped data has too: the one on the command line counts.',
	},
	'CLI-CHECK-SAMPLE': {
		severity: 'info',
		message: (a) =>
			`Of ${a.all} set-ups of ${quoted(a.what)}, ${a.tried} were compiled; the others were not tried.`,
		hint: () =>
			'Findings that show only in a set-up that was left out are missing. `compare` and `simulate` compile any set-up that is named.',
		doc: '`check` compiles a bounded number of set-ups of a pack. Of more it takes some that are spread evenly over all of them.',
	},
	'CLI-DATA-MISSING': {
		severity: 'error',
		message: (a) => `The data that belongs to the command is not at ${a.path}.`,
		hint: () => 'Give a folder of packs with --data.',
		doc: 'Without the shipped packs there is nothing to work on.',
	},
	'CLI-NOTHING-FOUND': {
		severity: 'error',
		message: (a) => `There is no ${a.what} in what was given.`,
		doc: 'A command that finds nothing to work on says so instead of reporting success.',
	},
	'CLI-TILE-UNKNOWN': {
		severity: 'error',
		message: (a) => `There is no tile ${quoted(a.id)} in this set-up.`,
		hint: (a) => didYouMean(a.near),
		doc: 'A tile is named by its id, as in the tiles file of its pack.',
	},
	'CLI-RECORDING-FLAG': {
		severity: 'error',
		message: (a) => `${a.flag} is for recordings of another program, and this is a log of our own.`,
		doc: 'Some flags of `replay` only make sense for recordings.',
	},
	'CLI-UNTIL': {
		severity: 'error',
		message: (a) => `${quoted(a.value)} does not say when the run stops.`,
		hint: (a) =>
			`Write a row and a width, such as \`points ±0.5\`, or a row and \`decided\`. Rows are points, tiles, decisions, seat N and wins N for seats 1 to ${a.seats} (wins are in hundreds of games), and quantities such as \`margin\`.`,
		doc: '`--until` names a row of the report and how well it must be known. The run stops at the first block of games after which it is.',
	},
	'CLI-UNTIL-QUANTITY': {
		severity: 'error',
		message: (a) => `${quoted(a.value)} does not say when the run stops.`,
		hint: (a) =>
			`Write a quantity and a width, such as \`margin ±0.5\`, or a quantity and \`decided\`. One by seat names it, such as \`points seat 1 ±1\`, for seats 1 to ${a.seats}; one by something else names that, such as \`points-by-source seat 1, KIND ±1\`.`,
		doc: '`--until` of `simulate` names a quantity, what it is of, and how well its mean must be known; `decided` is enough when the mean differs from zero for certain. The run stops at the first block of games after which it is.',
	},
	'CLI-CHECK-BOTS': {
		severity: 'error',
		message: (a) => `Generated code plays no game of ${a.bots.map(quoted).join(', ')}.`,
		hint: () => 'Let `random` play at every seat, or leave `--check` out.',
		doc: '`--check` of `simulate` plays games once more by closures and compares. Only games whose bots choose by nothing but chance are played in generated code; closures play all others.',
	},
	'CLI-CHECK-DIFFERS': {
		severity: 'error',
		message: (a) =>
			`In the game with the seed ${a.seed} generated code and closures do not agree: ${a.what} is ${a.code} in code and ${a.closures} by closures.`,
		hint: () =>
			'This is a fault of the program. Please report it with the packs, the seed and this text; the scores of closures are right.',
		doc: '`--check` of `simulate` compares all words of the state at the end of a game. Closures are the meaning of the rules; code that leaves other words than they do is wrong.',
	},
	'CLI-VARY': {
		severity: 'error',
		message: (a) => `${quoted(a.value)} does not say what a sweep varies.`,
		hint: () =>
			'Write a name once and its values, such as `param.name=1..4`, `tile:ID=0,2,4`, `element:ID=on,off`, `preset=a,b` or `with=none,a,a+b`.',
		doc: '`--vary` names a param, a tile, an element, a preset or packs, and lists different values or a range of whole numbers.',
	},
	'CLI-SWEEP-LARGE': {
		severity: 'error',
		message: (a) => `The sweep has ${a.points} set-ups, and ${a.max} are the most.`,
		doc: 'A sweep plays every combination of the values that `--vary` lists.',
	},
	'CLI-FACTORS': {
		severity: 'error',
		message: (a) => `${quoted(a.value)} are no factors of a sweep.`,
		hint: (a) =>
			`Name ${a.min} to ${a.max} different packs between commas, and leave \`--vary\` out.`,
		doc: '`sweep --factors` plays packs in and out, and tells the effect of each and of every two. It goes without `--vary`.',
	},
	'CLI-ROTATE': {
		severity: 'error',
		message: (a) =>
			`With ${a.games} games the ${a.bots} bots do not sit in every seat equally often.`,
		hint: (a) =>
			`Take a multiple of ${a.round}, such as \`--games ${Math.ceil(a.games / a.round) * a.round}\`.`,
		doc: '`sweep --rotate` lets the bots change seats from game to game. Seats are balanced after a round of games: as many as there are bots, or twice as many where their number is odd.',
	},
	'CLI-CHECKPOINT-OTHER': {
		severity: 'error',
		message: (a) =>
			`The checkpoint ${quoted(a.path)} belongs to another run: \`${a.what}\` is ${a.found} there and ${a.wanted} here.`,
		hint: () =>
			'Call the command as it was called before, or name another file. The rules must be the same, too.',
		doc: 'A checkpoint continues the run that began it: the same command, compiled rules, bots, seed and number of games. `firstGames` differs when this version of the program plays otherwise than the one that began the run, `intervals` when one of them has `--until`. The file was not changed.',
	},
	'CLI-CHECKPOINT-BROKEN': {
		severity: 'error',
		message: (a) => `Line ${a.line} of ${quoted(a.path)} is not one that a checkpoint has.`,
		hint: () =>
			'Name another file, or take the line out: if it is not the first, its games are played again.',
		doc: 'The first line of a checkpoint describes the run; every other line is a finished block of games, and each ends with a digest of what stands in it. Only a last line that was cut short is left out silently. The file was not changed.',
	},
	'CLI-LACKS': {
		severity: 'error',
		message: (a) => `${a.what} is not here.`,
		hint: (a) => a.how,
		doc: 'The command needs something that this installation does not have. It ends with exit code 3.',
	},
	'CLI-INTERNAL': {
		severity: 'error',
		message: (a) => `This should not have happened: ${a.why}.`,
		hint: () => 'It is a fault of the program, not of the data. With --debug it says where.',
		doc: 'A fault of the program itself. It ends with exit code 70.',
	},
	'BENCH-CHECKSUM': {
		severity: 'error',
		message: (a) => `${a.engine} does not play the games it should.`,
		hint: () => 'Equal seeds must give equal games; no time is measured.',
		doc: 'Before times are measured, both playouts play a fixed set of seeds twice, on two machines, and must end in equal scores.',
	},
	'BENCH-MEANS': {
		severity: 'error',
		message: (a) => `${a.engine}: ${a.row} lies ${a.z} standard errors from the published mean.`,
		hint: () => 'What plays other games cannot be compared in speed; no time is measured.',
		doc: 'Before times are measured, the mean points of both playouts must agree with the published ones (less than 4 standard errors).',
	},
	'COVERAGE-SHEETS': {
		severity: 'error',
		message: (a) => `No rule is named in ${a.path}.`,
		hint: () => 'A sheet names a rule in a line like `- AB-10 text`.',
		doc: 'Sheets are Markdown pages in which each rule stands in a list item that begins with its id.',
	},
	'COVERAGE-EXCEPTION': {
		severity: 'error',
		message: (a) => `${quoted(a.reason)} does not excuse ${a.rule}.`,
		hint: () =>
			'Reasons are component-fact, physical-handling, absent-pack:<id> and same-as:<rule id>.',
		doc: 'Only four reasons excuse a rule of a sheet from being shown by a scenario.',
	},
	'COVERAGE-EXCEPTION-PACK': {
		severity: 'error',
		message: (a) =>
			`${a.rule} is excused by the absence of the pack ${quoted(a.pack)}, which is here.`,
		doc: 'An exception no longer holds: the pack it waits for is among the data.',
	},
	'COVERAGE-EXCEPTION-RULE': {
		severity: 'error',
		message: (a) => `The exception for ${a.rule} does not hold: ${a.why}.`,
		doc: 'An exception must name a rule of the sheets that is not shown in another way, and a twin that is.',
	},
};
