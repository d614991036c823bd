import { type Area, didYouMean, oneOf, pathOf, quoted } from './entry.ts';

export interface LinkArgs {
	'LINK-PACK-FOLDER': { folder: string; other: string };
	'LINK-PACK-TWICE': { pack: string; other: string };
	'LINK-PACK-UNKNOWN': { pack: string; near: readonly string[] };
	'LINK-GAME-UNKNOWN': { game: string; known: readonly string[]; near: readonly string[] };
	'LINK-GAME-EMPTY': { game: string };
	'LINK-USE-CYCLE': { path: readonly string[] };
	'LINK-REQUIRES': { id: string; needs: string; why: string };
	'LINK-CONFLICT': { id: string; other: string; why: string };
	'LINK-SEATS': { seats: number; min: number; max: number };
	'LINK-CHANGED-TWICE': { what: string; first: string; second: string };
	'LINK-DUPLICATE': { what: string; id: string; other: string };
	'LINK-ALIKE': { what: string; id: string; other: string };
	'LINK-ID-UNKNOWN': { what: string; id: string; near: readonly string[] };
	'LINK-START': { start: string };
	'LINK-ID-ABSENT': { what: string; id: string; why: string };
	'LINK-ID-REMOVED': { what: string; id: string; by: string };
	'LINK-READER-REMOVED': { what: string; id: string; by: string };
	'LINK-LIKE-CYCLE': { path: readonly string[] };
	'LINK-PARAM-VALUE': {
		param: string;
		value: string;
		allowed: readonly string[];
		near: readonly string[];
	};
	'LINK-PARAM-CYCLE': { path: readonly string[] };
	'LINK-GIVEN': {
		fault: 'syntax' | 'element' | 'param' | 'pack' | 'not-known' | 'types' | 'word';
		name: string;
		near: readonly string[];
	};
	'LINK-REF-AMBIGUOUS': { ref: string; choices: readonly string[] };
	'LINK-OVERLAY-OVER': { overlay: string; pack: string; near: readonly string[] };
	'LINK-OVERLAY-RESTS': { overlay: string; packs: readonly string[] };
	'LINK-OVERLAY-NOTHING': { what: string };
	'LINK-OVERLAY-SET': { id: string };
	'LINK-EXTEND': { id: string; key: string };
	'LINK-START-TWICE': { first: string; second: string };
}

const givenFaults: Readonly<Record<LinkArgs['LINK-GIVEN']['fault'], (name: string) => string>> = {
	syntax: () => 'This is no expression.',
	element: (name) => `There is no element ${quoted(name)}.`,
	param: (name) => `There is no param ${quoted(name)}.`,
	pack: (name) => `There is no pack ${quoted(name)}.`,
	'not-known': (name) => `${quoted(name)} is not known before a game begins.`,
	types: () => 'The types of this expression do not fit together.',
	word: (name) => `${quoted(name)} is no value of this param.`,
};

const because = (why: string): string => (why === '' ? '' : ` (${why})`);

export const linkMessages: Area<LinkArgs> = {
	'LINK-PACK-FOLDER': {
		severity: 'error',
		message: (a) => `The folder ${quoted(a.folder)} is a pack already: ${a.other}.`,
		doc: 'A folder is one pack, so it holds one manifest.',
	},
	'LINK-PACK-TWICE': {
		severity: 'error',
		message: (a) => `There are two packs ${quoted(a.pack)}; the other is ${a.other}.`,
		hint: () => 'Ids that differ only in upper and lower case count as equal.',
		doc: 'A pack is found by its game and name, so both together are unique.',
	},
	'LINK-PACK-UNKNOWN': {
		severity: 'error',
		message: (a) => `There is no pack ${quoted(a.pack)}.`,
		hint: (a) => didYouMean(a.near) ?? 'Leave it out, or bring its files back.',
		doc: 'A pack that is used, required or chosen is not among the loaded ones. A pack of the same game is looked for first, then a library.',
	},
	'LINK-GAME-UNKNOWN': {
		severity: 'error',
		message: (a) => `There is no game ${quoted(a.game)}.`,
		hint: (a) => didYouMean(a.near) ?? `Games: ${oneOf(a.known)}.`,
		doc: 'No loaded pack belongs to the chosen game.',
	},
	'LINK-GAME-EMPTY': {
		severity: 'error',
		message: (a) => `No pack of the game ${quoted(a.game)} has the role "game".`,
		doc: 'A game needs one pack that can be played alone.',
	},
	'LINK-USE-CYCLE': {
		severity: 'error',
		message: (a) => `These packs use one another in a circle: ${pathOf(a.path)}.`,
		doc: 'A pack stands on the packs it uses, so there can be no circle.',
	},
	'LINK-REQUIRES': {
		severity: 'error',
		message: (a) => `${quoted(a.id)} needs ${quoted(a.needs)}${because(a.why)}.`,
		doc: 'A chosen pack or element needs another one that is not chosen.',
	},
	'LINK-CONFLICT': {
		severity: 'error',
		message: (a) => `${quoted(a.id)} and ${quoted(a.other)} exclude each other${because(a.why)}.`,
		doc: 'Two chosen packs or elements cannot be used together.',
	},
	'LINK-SEATS': {
		severity: 'error',
		message: (a) => `This game takes ${a.min} to ${a.max} seats, not ${a.seats}.`,
		doc: 'The number of seats is outside what the chosen packs allow.',
	},
	'LINK-CHANGED-TWICE': {
		severity: 'error',
		message: (a) =>
			a.first === a.second
				? `${quoted(a.first)} changes ${quoted(a.what)} twice, so the second change undoes the first.`
				: `Both ${quoted(a.first)} and ${quoted(a.second)} change ${quoted(a.what)}, so one would undo the other.`,
		hint: (a) =>
			a.first === a.second
				? 'Write one change.'
				: 'Widen a query with `modify`, whose changes add up, or declare that the packs exclude each other with `conflicts`.',
		doc: 'One pack, or two packs that do not know each other, patch one key twice or replace one declaration twice. A pack may change again what a pack that it uses has changed.',
	},
	'LINK-DUPLICATE': {
		severity: 'error',
		message: (a) => `The ${a.what} ${quoted(a.id)} is declared already, in ${quoted(a.other)}.`,
		hint: () => 'To change a declaration of another pack, use an overlay or a modifier.',
		doc: 'For a pack and those it uses, an id names one thing of its sort. Packs that do not know each other may declare the same id.',
	},
	'LINK-ALIKE': {
		severity: 'error',
		message: (a) => `The ids ${quoted(a.id)} and ${quoted(a.other)} of ${a.what}s are too alike.`,
		hint: () =>
			'Ids differ in more than upper and lower case, hyphens and the form of their letters.',
		doc: 'Two ids of one sort that differ only in case, in hyphens or in the Unicode form of their letters would be mixed up.',
	},
	'LINK-ID-UNKNOWN': {
		severity: 'error',
		message: (a) => `There is no ${a.what} ${quoted(a.id)}.`,
		hint: (a) => didYouMean(a.near),
		doc: 'A name stands for nothing that the chosen packs declare.',
	},
	'LINK-START': {
		severity: 'error',
		message: (a) => `No tile can lie as ${quoted(a.start)} when the game begins.`,
		hint: () =>
			'It is a tile of the packs in play and a free place near the middle, as `TILE x/y r0`.',
		doc: 'A game may begin with tiles of its own on the board. One of them is no tile of the packs in play, lies on another, or lies too far from the middle.',
	},
	'LINK-ID-ABSENT': {
		severity: 'error',
		message: (a) => `The ${a.what} ${quoted(a.id)} is absent here (${a.why}).`,
		hint: () => 'Give this declaration the same condition.',
		doc: 'A name stands for something that the chosen elements, params or overlays take away.',
	},
	'LINK-ID-REMOVED': {
		severity: 'error',
		message: (a) =>
			`${quoted(a.by)} takes away the ${a.what} ${quoted(a.id)}, which is needed here.`,
		hint: () =>
			'Change the declaration instead of taking it away, or declare that the packs exclude each other with `conflicts`.',
		doc: 'A name stands for something that another pack or house rules take away. The pack in which the name is written may know nothing of that; the finding names the place where it is taken away.',
	},
	'LINK-READER-REMOVED': {
		severity: 'error',
		message: (a) =>
			`Nothing reads the ${a.what} ${quoted(a.id)} any more, because ${quoted(a.by)} changed what read it. So what is said of it here never shows.`,
		hint: () =>
			'Let the change keep what read it, widen a query with `modify` instead, or declare that the packs exclude each other with `conflicts`.',
		doc: 'A pack says something of a query, a verb or a param, and a pack that it does not know changed or took away the last declaration that reads it.',
	},
	'LINK-LIKE-CYCLE': {
		severity: 'error',
		message: (a) => `These declarations are like one another in a circle: ${pathOf(a.path)}.`,
		doc: 'A declaration takes over from its parent, so there can be no circle.',
	},
	'LINK-PARAM-VALUE': {
		severity: 'error',
		message: (a) => `${quoted(a.value)} is no value of ${a.param}.`,
		hint: (a) => didYouMean(a.near) ?? `Allowed: ${oneOf(a.allowed)}.`,
		doc: 'A param has a list of allowed values, or a smallest and largest number.',
	},
	'LINK-PARAM-CYCLE': {
		severity: 'error',
		message: (a) =>
			`The defaults of these params depend on one another in a circle: ${pathOf(a.path)}.`,
		doc: 'A default may depend on another param, but not on itself.',
	},
	'LINK-GIVEN': {
		severity: 'error',
		message: (a) => givenFaults[a.fault](a.name),
		hint: (a) =>
			didYouMean(a.near) ??
			(a.fault === 'not-known'
				? 'Only elements, params, packs and seats.size() are known then; `when` is decided while playing.'
				: undefined),
		doc: '`given`, defaults of params and counts of pieces are decided before a game begins, from elements, params, packs and the number of seats.',
	},
	'LINK-REF-AMBIGUOUS': {
		severity: 'error',
		message: (a) => `${quoted(a.ref)} could be ${oneOf(a.choices)}.`,
		hint: (a) => `Write ${oneOf(a.choices)}.`,
		doc: 'A reference must mean one declaration. Packs that do not know each other may declare the same id; house rules and packs that use both write the pack before it. An overlay may also write the section.',
	},
	'LINK-OVERLAY-OVER': {
		severity: 'error',
		message: (a) =>
			`The overlay ${quoted(a.overlay)} needs the pack ${quoted(a.pack)}, which does not exist.`,
		hint: (a) => didYouMean(a.near),
		doc: 'An overlay names the packs it lies over.',
	},
	'LINK-OVERLAY-RESTS': {
		severity: 'warning',
		message: (a) =>
			`The overlay ${quoted(a.overlay)} rests: ${a.packs.map(quoted).join(', ')} ${a.packs.length === 1 ? 'is' : 'are'} not in play.`,
		hint: () => 'Choose the pack too, or write it as `over` of the changes that need it.',
		doc: 'An overlay changes nothing while a pack that it lies over is not in play.',
	},
	'LINK-OVERLAY-NOTHING': {
		severity: 'warning',
		message: (a) => `This changes nothing of ${quoted(a.what)}.`,
		doc: 'A change of an overlay leaves everything as it is.',
	},
	'LINK-OVERLAY-SET': {
		severity: 'error',
		message: (a) => `${quoted(a.id)} is neither a param nor an element.`,
		hint: () => 'Use `patch` to change a declaration.',
		doc: '`set` gives a value to a param or an element.',
	},
	'LINK-EXTEND': {
		severity: 'error',
		message: (a) => `${quoted(a.id)} says ${quoted(a.key)} already, in another way.`,
		hint: () => '`extend` only adds. To change something, use a modifier or an overlay.',
		doc: '`extend` adds keys and members to a declaration of another pack; it changes nothing that stands there.',
	},
	'LINK-START-TWICE': {
		severity: 'error',
		message: (a) => `Both ${quoted(a.first)} and ${quoted(a.second)} say how the board begins.`,
		hint: () => 'Let one of them use the other, or put one start under an element.',
		doc: 'A pack that uses another replaces its start; two packs that do not use each other cannot both replace it.',
	},
};
