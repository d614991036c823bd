import { type Area, type None, contrasted, didYouMean, quoted } from './entry.ts';

export interface LogArgs {
	'LOG-GZIP': None;
	'LOG-GZIP-SIZE': { max: number };
	'LOG-GZIP-RATIO': { max: number };
	'LOG-SIZE': { max: number };
	'LOG-TRUNCATED': None;
	'LOG-JSON': { why: string };
	'JSON-NESTING': { max: number };
	'JSON-VALUES': { max: number };
	'LOG-KIND': { found: string };
	'LOG-KEYS': { found: number; known: number };
	'LOG-STEPS': { max: number };
	'LOG-NO-END': None;
	'LOG-RULES': { found: string; now: string };
	'LOG-POSITION': { path: string; message: string };
	'LOG-DIVERGES': { step: number; kind: string; expected: string; actual: string };
	'RECORDING-SHAPE': { path: string; expected: string };
	'RECORDING-UNKNOWN': { what: string; name: string; near: readonly string[] };
	'MAPPING-BLANK': { blank: string; near: readonly string[] };
	'RECORDING-START': { expected: string; actual: string };
	'XML-READ': { why: string };
	'XML-DOCTYPE': None;
	'IMPORT-LEFT': { tile: string; what: string };
	'IMPORT-RENAMED': { tile: string; id: string };
	'IMPORT-NO-TILES': None;
	'EXPORT-SETUP': { what: string; name: string };
	'EXPORT-OPTION': { step: number; key: string };
	'EXPORT-CHANCE': { stream: string; came: readonly string[]; steps: readonly number[] };
	'EXPORT-DIFFERS': { expected: string; actual: string };
	'RECORDING-RULES': { rules: readonly string[] };
	'RECORDING-CHANCE': { stream: string };
	'RECORDING-LEFT': { step: number; message: string; why: string };
}

export const logMessages: Area<LogArgs> = {
	'LOG-GZIP': {
		severity: 'error',
		message: () => 'The file begins like gzip but cannot be unpacked.',
		hint: () => 'It may have been cut off or changed on its way. Fetch or export it again.',
		doc: 'Logs and recordings may be packed with gzip. This one is damaged.',
	},
	'LOG-GZIP-SIZE': {
		severity: 'error',
		message: (a) => `Unpacked, the file has more than ${a.max} bytes.`,
		doc: 'Unpacking stops at a fixed size, so that a small file cannot fill the memory.',
	},
	'LOG-GZIP-RATIO': {
		severity: 'error',
		message: (a) => `The file unpacks to more than ${a.max} times its size.`,
		doc: 'No log packs that well: the file was made to fill memory, or is not a log.',
	},
	'LOG-SIZE': {
		severity: 'error',
		message: (a) => `The log has more than ${a.max} bytes.`,
		doc: 'Logs larger than the limit are not read.',
	},
	'LOG-TRUNCATED': {
		severity: 'error',
		message: () => 'The file ends in the middle.',
		hint: () => 'It was cut off while it was written or copied. Export it again.',
		doc: 'The text stops before the last bracket is closed.',
	},
	'LOG-JSON': {
		severity: 'error',
		message: (a) => `This is not JSON: ${a.why}.`,
		doc: 'A log that begins with a bracket is read as JSON.',
	},
	'JSON-NESTING': {
		severity: 'error',
		message: (a) => `This JSON has more than ${a.max} levels of brackets inside one another.`,
		doc: 'No log, saved game or link is nested so deeply. The levels are counted before anything is read.',
	},
	'JSON-VALUES': {
		severity: 'error',
		message: (a) => `This JSON has more than ${a.max} values.`,
		hint: () => 'The longest games have far fewer. It may be another file.',
		doc: 'Each value takes memory. They are counted before anything is read, so that a file cannot fill the memory.',
	},
	'LOG-KIND': {
		severity: 'error',
		message: (a) => `This is no log of a game but ${a.found}.`,
		doc: 'A log has the key `log` at its top; a recording of another program has `setup` and `trace`.',
	},
	'LOG-KEYS': {
		severity: 'error',
		message: (a) =>
			`The options are spelt in grammar ${a.found}; grammar ${a.known} is known here.`,
		hint: () => 'A newer log needs a newer version.',
		doc: 'Options are kept by keys. How keys are spelt has a number; unknown numbers are refused rather than guessed.',
	},
	'LOG-STEPS': {
		severity: 'error',
		message: (a) => `The log has more than ${a.max} steps.`,
		doc: 'Longer logs are not read.',
	},
	'LOG-NO-END': {
		severity: 'warning',
		message: () =>
			'The log does not say how it ends, so nobody can tell whether steps are missing.',
		doc: 'Every log that is written here ends with `end`, also that of a game in progress.',
	},
	'LOG-RULES': {
		severity: 'warning',
		message: (a) => `The game was played under other rules (${a.found}, now ${a.now}).`,
		hint: () => 'It is replayed under the rules of today as far as they allow.',
		doc: 'A log names the digest of the rule set it was played under. The data changed since, or other packs are meant.',
	},
	'LOG-POSITION': {
		severity: 'error',
		message: (a) => `The game cannot begin from this position: ${a.message} (${a.path}).`,
		hint: () => 'Tiles, pieces and registers must be those of the packs it names.',
		doc: 'A log may say what lies and stands when the game begins, as a scenario does. Something of it does not exist under these rules.',
	},
	'LOG-DIVERGES': {
		severity: 'error',
		message: (a) => {
			const [expected, actual] = contrasted(a.expected, a.actual);
			return `Step ${a.step} differs in ${a.kind}: expected ${expected}, found ${actual}.`;
		},
		doc: 'Replaying a log must bring the same options, points and states at every decision. Here it does not: the rules or the engine changed.',
	},
	'RECORDING-SHAPE': {
		severity: 'error',
		message: (a) => `${a.path} should be ${a.expected}.`,
		doc: 'A recording of another program does not have the shape that format has.',
	},
	'RECORDING-UNKNOWN': {
		severity: 'error',
		message: (a) => `No pack says what the ${a.what} ${quoted(a.name)} is.`,
		hint: (a) => didYouMean(a.near) ?? 'A pack brings the names of another program in its mapping.',
		doc: 'A name of another program is translated by the mappings of the packs. None of them has this one.',
	},
	'XML-READ': {
		severity: 'error',
		message: (a) => `This XML cannot be read: ${a.why}.`,
		doc: 'A description of tiles is XML. This file is not well-formed, or goes beyond what is read.',
	},
	'XML-DOCTYPE': {
		severity: 'error',
		message: () => 'The XML declares a document type; such files are not read.',
		hint: () => 'Descriptions of tiles need none. Take the declaration out.',
		doc: 'A document type can declare entities that grow without bound or name other files. It is refused before anything is read.',
	},
	'IMPORT-LEFT': {
		severity: 'warning',
		message: (a) => `${quoted(a.tile)}: ${a.what} has no equivalent here and was left out.`,
		doc: 'No mapping names something in a description of tiles. It is reported, and the rest is imported.',
	},
	'IMPORT-RENAMED': {
		severity: 'info',
		message: (a) => `The tile ${quoted(a.tile)} is called ${quoted(a.id)} here.`,
		hint: () => 'A tile of the game has that id, or one that is too like it.',
		doc: 'Ids of tiles must differ by more than capitals and signs, among all packs of a game. A tile of a description whose id is taken gets the next free number.',
	},
	'IMPORT-NO-TILES': {
		severity: 'error',
		message: () => 'The XML describes no tile.',
		doc: 'A description of tiles has elements `tile` with ids.',
	},
	'EXPORT-SETUP': {
		severity: 'error',
		message: (a) => `No mapping has words of the other program for the ${a.what} ${a.name}.`,
		doc: 'A game can be written in the format of another program when the mappings of its packs name everything that makes its set-up. Something of this one has no name there.',
	},
	'EXPORT-OPTION': {
		severity: 'error',
		message: (a) =>
			`Step ${a.step}, ${quoted(a.key)}, cannot be said in the words of the other program.`,
		doc: 'A choice of the game has no message in the format it is to be written in.',
	},
	'EXPORT-CHANCE': {
		severity: 'error',
		message: (a) =>
			`No number for the generator of the other program is known that brings what the stream ${quoted(a.stream)} brought: ${a.came
				.slice(0, 5)
				.map((outcome, i) => `${outcome} at step ${a.steps[i] ?? 0}`)
				.join(', ')}${a.came.length > 5 ? ` and ${a.came.length - 5} more` : ''}.`,
		doc: 'A saved game of the other program has an order of tiles, and numbers that set its generator of chance. What else chance brings, from a zone, a pile or a die, has no name there. Which number brings it depends on the order in which that program keeps its things, and on the message after which it draws; a mapping says so under `chance`. For this stream none does, or that program draws at another moment.',
	},
	'EXPORT-DIFFERS': {
		severity: 'error',
		message: (a) => {
			const [expected, actual] = contrasted(a.expected, a.actual);
			return `Read back, the game differs: ${expected} became ${actual}.`;
		},
		doc: 'What was written is read again before it is kept. It did not come back as the same game.',
	},
	'RECORDING-RULES': {
		severity: 'info',
		message: (a) =>
			`No pack reads the rules ${a.rules.join(', ')}: nothing in this game asks about them.`,
		doc: 'Files of another program set every rule it knows, also those of sets that are not in the game. Rules that no mapping names are reported, so that nothing is left out silently.',
	},
	'RECORDING-CHANCE': {
		severity: 'info',
		message: (a) =>
			`The file does not say all that the stream ${quoted(a.stream)} brings: the seed decides.`,
		doc: 'A saved game of the other program holds the order of its tiles, or the state of the generator that draws them. Where it holds neither, and for what is drawn besides tiles, chance here is our own, so the game may go on in another way than there.',
	},
	'RECORDING-LEFT': {
		severity: 'info',
		message: (a) => `Message ${a.step}, ${quoted(a.message)}: ${a.why}.`,
		doc: 'The other program and our rules do not ask the same things at this place. With `--verify` it is a departure.',
	},
	'MAPPING-BLANK': {
		severity: 'error',
		message: (a) => `No blank of a key is called ${quoted(a.blank)}.`,
		hint: (a) => didYouMean(a.near),
		doc: 'The key of an action in a mapping has blanks in braces for the things that the other program names. docs/mapping.md lists them.',
	},
	'RECORDING-START': {
		severity: 'error',
		message: (a) => `The recording begins with ${a.expected}, this set-up with ${a.actual}.`,
		doc: 'The tiles that lie on the board at the beginning differ from those of the packs.',
	},
};
