/** One limit: its number and the sentence of docs/limits.md. */
export interface Limit {
	readonly value: number;
	readonly says: string;
	readonly code?: string;
}

/** The one table of limits. `generated/limits.ts` holds the numbers alone, so that no page loads the sentences; docs/limits.md is made from it, too. */
export const limitTable: Readonly<Record<string, Limit>> = {
	fileBytes: {
		value: 1_048_576,
		says: 'Bytes of one YAML file. The largest pack that ships stays below a tenth of it.',
		code: 'FILE-TOO-LARGE',
	},
	packFiles: { value: 500, says: 'Files in the folder of one pack.' },
	packs: { value: 200, says: 'Packs loaded together.' },
	packBytes: { value: 16_777_216, says: 'Bytes of all files of all loaded packs together.' },
	nesting: {
		value: 64,
		says: 'Levels of mappings and lists inside one another in a YAML file.',
		code: 'YAML-NESTING',
	},
	nodes: {
		value: 100_000,
		says: 'Keys and values in one YAML file.',
		code: 'YAML-TOO-MANY-NODES',
	},
	documents: {
		value: 1,
		says: 'Documents in one YAML file: a second `---` is refused.',
		code: 'YAML-DOCUMENTS',
	},
	stringLength: {
		value: 10_000,
		says: 'Characters of one text value.',
		code: 'YAML-STRING-LONG',
	},
	keyLength: { value: 200, says: 'Characters of one key.', code: 'YAML-KEY-LONG' },
	diagnosticsPerFile: {
		value: 100,
		says: 'Findings shown for one file.',
		code: 'FILE-MORE-FINDINGS',
	},
	findings: {
		value: 1_000,
		says: 'Findings shown for one set-up, or by one command.',
		code: 'FINDINGS-MORE',
	},
	suggestions: {
		value: 100,
		says: 'Misspelt words of one set-up for which near words are looked for.',
	},
	messageLength: {
		value: 1_000,
		says: 'Characters of the message, the hint and the fix of a finding.',
	},
	excerptColumns: { value: 120, says: 'Columns of the excerpt under a finding.' },
	expressionLength: {
		value: 2_000,
		says: 'Characters of one expression.',
		code: 'EXPRESSION-LONG',
	},
	expressionNesting: { value: 32, says: 'Levels of brackets and calls inside one expression.' },
	expressionCost: {
		value: 1_000_000,
		says: 'Estimated steps of one expression on the largest board.',
	},
	chain: {
		value: 32,
		says: 'Links of a chain: definitions that use definitions, declarations like others, params whose defaults name params, replacements inside one another.',
		code: 'RULE-LIMIT',
	},
	declarations: {
		value: 5_000,
		says: 'Declarations of one sort in one set-up, where nothing smaller is named here; spaces of rings count.',
		code: 'RULE-LIMIT',
	},
	keysPerDeclaration: {
		value: 500,
		says: 'Keys of one mapping inside a declaration.',
		code: 'RULE-LIMIT',
	},
	registers: {
		value: 500,
		says: 'Registers in one set-up, those of kinds and pieces included.',
		code: 'RULE-LIMIT',
	},
	deckTiles: {
		value: 20_000,
		says: 'Tiles in one game, every copy counted.',
		code: 'RULE-LIMIT',
	},
	instructions: {
		value: 100_000,
		says: 'Instructions of one program: all rules and actions, with what replaces their operations.',
		code: 'RULE-LIMIT',
	},
	inlinedNodes: {
		value: 500_000,
		says: 'Parts of expressions that replacements read of the operations they stand for.',
		code: 'RULE-LIMIT',
	},
	modifiersPerQuery: {
		value: 256,
		says: 'Modifiers of one query, or of what one kind is worth.',
		code: 'RULE-LIMIT',
	},
	checkSetUps: {
		value: 500,
		says: 'Set-ups of one pack that `check` compiles, and of the scenarios and house rules of one pack.',
		code: 'CLI-CHECK-SAMPLE',
	},
	checkDeclarations: {
		value: 200_000,
		says: 'Declarations that `check` compiles in all set-ups of one pack together; at least twelve set-ups are compiled.',
		code: 'CLI-CHECK-SAMPLE',
	},
	togetherSets: {
		value: 500,
		says: 'Pairs of packs, largest sets of packs and rows of choices, each, that `check --together` compiles for one game.',
		code: 'CLI-CHECK-SAMPLE',
	},
	togetherChoices: {
		value: 400,
		says: 'Choices of a game for which `check --together` makes rows in which every pair of choices occurs; of more only sets of packs are compiled.',
	},
	intMin: {
		value: -2_147_483_648,
		says: 'The smallest number, in data and in play.',
		code: 'YAML-NUMBER-RANGE',
	},
	intMax: {
		value: 2_147_483_647,
		says: 'The largest number, in data and in play.',
		code: 'YAML-NUMBER-RANGE',
	},
	tileTypes: { value: 5_000, says: 'Different tiles in one set-up.' },
	copies: { value: 1_000, says: 'Copies of one tile.' },
	pictureBytes: {
		value: 262_144,
		says: 'Bytes of the picture of one tile.',
		code: 'TILE-PICTURE-LARGE',
	},
	pictures: {
		value: 300,
		says: 'Pictures that the tiles of one pack name.',
		code: 'TILE-PICTURES-MANY',
	},
	picturePixels: {
		value: 16_777_216,
		says: 'Pixels that one picture announces, those of pictures inside a drawing included: 4096 × 4096.',
		code: 'TILE-PICTURE-PIXELS',
	},
	renderWidth: { value: 16_384, says: 'Pixels of the width of a PNG.', code: 'CLI-NUMBER' },
	renderPixels: {
		value: 67_108_864,
		says: 'Pixels of a PNG: 8192 × 8192.',
		code: 'CLI-RENDER-PIXELS',
	},
	renderSeconds: {
		value: 60,
		says: 'Seconds that turning one drawing into a PNG may take.',
		code: 'CLI-RENDER-TIME',
	},
	renderBytes: {
		value: 1_073_741_824,
		says: 'Bytes of memory of the process that turns a drawing into a PNG.',
		code: 'CLI-RENDER-MEMORY',
	},
	cellsPerTile: { value: 16, says: 'Cells that one tile covers.' },
	segmentsPerTile: { value: 64, says: 'Segments of one tile, areas included.' },
	kinds: { value: 64, says: 'Kinds in one set-up.' },
	marks: { value: 128, says: 'Marks in one set-up.' },
	pieces: { value: 10_000, says: 'Pieces in one game.' },
	seats: { value: 12, says: 'Seats in one game.' },
	params: { value: 500, says: 'Params in one set-up.' },
	rules: { value: 5_000, says: 'Rules in one set-up.' },
	effectsPerRule: { value: 500, says: 'Effects of one rule, inner ones included.' },
	optionsPerDecision: { value: 100_000, says: 'Options of one decision.', code: 'RUN-OPTIONS' },
	stepsPerDecision: {
		value: 1_000_000,
		says: 'Instructions carried out between two decisions.',
		code: 'RUN-STEPS',
	},
	gameSteps: {
		value: 100_000_000,
		says: 'Instructions of a game that bots play through without stopping.',
		code: 'RUN-STEPS',
	},
	eventsPerStep: {
		value: 512,
		says: 'Events that wait for their rules at a time.',
		code: 'RUN-EVENTS',
	},
	boardEventsPerOperation: {
		value: 512,
		says: 'Changes to features that one operation reports: extended, joined, split.',
		code: 'RUN-MEMORY',
	},
	stackWords: {
		value: 4_096,
		says: 'Words of the stack: frames of rules inside one another and the members of their loops.',
		code: 'RUN-STACK',
	},
	runStackWords: {
		value: 65_536,
		says: 'Words of the stack in set-ups that run a stretch of the timeline inside another.',
		code: 'RUN-STACK',
	},
	scratchWords: {
		value: 65_536,
		says: 'Members of sets that one expression holds at a time.',
		code: 'RUN-SCRATCH',
	},
	expressionSlots: {
		value: 16_384,
		says: 'Slots for members that the expressions of one program need beside those of its variables.',
		code: 'RUN-MEMORY',
	},
	keyedLimitUses: {
		value: 4_096,
		says: 'Uses of limits with a `key` that are counted apart at a time.',
		code: 'RUN-KEYS',
	},
	countedOnce: {
		value: 4_096,
		says: 'Members that the lines of one wave count once for a seat.',
		code: 'RUN-MEMORY',
	},
	frozenPairs: {
		value: 1_024,
		says: 'Pairs of one relation that hold while a round of a wave runs.',
		code: 'RUN-MEMORY',
	},
	assistVariables: {
		value: 8,
		says: 'Variables of one helper that is laid with a tile.',
		code: 'RUN-MEMORY',
	},
	arenaWords: {
		value: 67_108_864,
		says: 'Words of the state of one game, four bytes each.',
		code: 'RUN-MEMORY',
	},
	generatedTableBytes: {
		value: 33_554_432,
		says: 'Bytes of the tables of generated code, beside as many again as the state has. A larger set-up is played without such code.',
	},
	journalWords: {
		value: 8_388_608,
		says: 'Words that undo may use: two for every write.',
		code: 'RUN-MEMORY',
	},
	gridWidth: { value: 1_021, says: 'Cells along one side of the board.', code: 'RUN-MEMORY' },
	sideCodes: {
		value: 215,
		says: 'Different sides of the tiles in one set-up: pairs of the kinds that they show.',
		code: 'RUN-MEMORY',
	},
	placementEntries: {
		value: 8_388_608,
		says: 'Entries of the table that says which tile fits where; a larger one is filled in part.',
	},
	traceNodes: { value: 20_000, says: 'Steps of an evaluation that one explanation keeps.' },
	jsonNesting: {
		value: 64,
		says: 'Levels of mappings and lists inside one another in JSON: logs, saved games, recordings, links.',
		code: 'JSON-NESTING',
	},
	jsonValues: {
		value: 2_000_000,
		says: 'Values in one JSON file: ten for each step of the longest log.',
		code: 'JSON-VALUES',
	},
	keyReadings: {
		value: 64,
		says: 'Readings of the key of one option that are examined when it is explained.',
	},
	placeCombinations: {
		value: 64,
		says: 'Combinations of choices that are examined for one place when it is explained.',
	},
	judgedCombinations: {
		value: 240,
		says: 'Combinations of one alternative that are judged when the use of rules is shown.',
	},
	proposedRefusals: {
		value: 12,
		says: 'Refused options that are proposed as expectations of a scenario.',
	},
	logBytes: { value: 33_554_432, says: 'Bytes of one log, unpacked.' },
	logSteps: { value: 200_000, says: 'Steps of one log.' },
	recordingTries: {
		value: 200,
		says: 'Times that one recording is gone through again with another outcome where it does not tell what chance brought.',
	},
	gzipRatio: { value: 200, says: 'Unpacked bytes for each packed byte of a gzip file.' },
	gzipBytes: { value: 33_554_432, says: 'Unpacked bytes of one gzip file.' },
	pathLength: { value: 200, says: 'Characters of the path of a file.', code: 'PATH-LONG' },
	pathDepth: { value: 12, says: 'Folders inside one another in a path.', code: 'PATH-LONG' },
	nameBytes: {
		value: 255,
		says: 'Bytes of the name of one file or folder, in UTF-8.',
		code: 'PATH-NAME-LONG',
	},
	folderFiles: {
		value: 4_000,
		says: 'Files below one folder that the studio follows and writes to.',
		code: 'SAVE-FILES',
	},
	folderEntries: {
		value: 100_000,
		says: 'Files and folders below one folder that are looked at, whatever they are.',
		code: 'DISK-ENTRIES-MANY',
	},
	watchedFolders: {
		value: 1_000,
		says: 'Folders whose changes the system is asked to report; others are looked at every two seconds.',
	},
	streamReaders: {
		value: 32,
		says: 'Pages that follow the files of one server at a time.',
		code: 'SERVER-READERS',
	},
	streamBytes: {
		value: 4_194_304,
		says: 'Bytes of changes that wait for one page; a page that reads more slowly is cut off and connects again.',
	},
	serverConnections: {
		value: 256,
		says: 'Connections to the server of the studio at a time; more are refused.',
	},
	saveWait: {
		value: 10_000,
		says: 'Milliseconds that a save waits while another program saves in the same folder.',
		code: 'SAVE-BUSY',
	},
	bundleFiles: {
		value: 2_000,
		says: 'Files in a file of packs, folders and empty ones included.',
		code: 'BUNDLE-FILES',
	},
	bundleBytes: {
		value: 16_777_216,
		says: 'Bytes of a file of packs, packed and unpacked.',
		code: 'BUNDLE-SIZE',
	},
	bundleRatio: {
		value: 200,
		says: 'Unpacked bytes for each packed byte in a file of packs.',
		code: 'BUNDLE-RATIO',
	},
	shareLength: {
		value: 30_000,
		says: 'Characters of a link that carries packs or a game.',
		code: 'SHARE-SIZE',
	},
	shareBytes: {
		value: 1_048_576,
		says: 'Bytes that such a link, or a file that is shared, unpacks to.',
		code: 'SHARE-SIZE',
	},
	checkpointBytes: {
		value: 268_435_456,
		says: 'Bytes of the file in which a run of many games is kept. Ten million games of two seats take about a third of it.',
	},
	sweepPoints: { value: 1000, says: 'Set-ups of one sweep.', code: 'CLI-SWEEP-LARGE' },
	labBlocks: {
		value: 1_000_000,
		says: 'Blocks of games that wait in one queue for workers.',
		code: 'LAB-FULL',
	},
	labFilesBytes: {
		value: 33_554_432,
		says: 'Bytes of the rule files of one run that is submitted for workers.',
		code: 'LAB-RULES-LARGE',
	},
	labResultBytes: {
		value: 16_777_216,
		says: 'Characters of the result of one block of games that a worker brings.',
		code: 'LAB-RESULT-LARGE',
	},
	labLease: {
		value: 30_000,
		says: 'Milliseconds after which a block is given to another worker, when the one that holds it does not renew its lease.',
	},
	setSnapshots: {
		value: 12,
		says: 'Snapshots of sets of tiles kept in the browser for each game; the oldest go first.',
	},
	versions: { value: 200, says: 'Versions of files kept in the browser; the oldest go first.' },
	versionBytes: {
		value: 67_108_864,
		says: 'Characters of all versions of files kept in the browser; the oldest go first.',
	},
	noteLength: {
		value: 2000,
		says: 'Characters of a note at a step of a game; a longer one is cut.',
	},
	branchNameLength: {
		value: 60,
		says: 'Characters of the name of a branch of a game; a longer one is cut.',
	},
	countedTargets: {
		value: 300,
		says: 'Things on the board that are shown for one line of a score; the others are left out.',
	},
	positionFaults: {
		value: 40,
		says: 'Faults found in one position set up by hand; with more it is refused as a whole.',
	},
	comparedLinePairs: {
		value: 1_000_000,
		says: 'Pairs of lines of two texts that are compared; a larger stretch counts as changed as a whole.',
	},
	searchPlayouts: {
		value: 100_000,
		says: 'Playouts that the name of a search bot may ask for, as in `search:2000`.',
	},
	botMilliseconds: {
		value: 1000,
		says: 'Time in milliseconds after which a search bot decides in a game with persons.',
	},
	greedyOptions: {
		value: 200,
		says: 'Options of one decision that the greedy bot tries out; of more it tries a random sample of this size; of numbers it tries a few, the least first.',
	},
};
