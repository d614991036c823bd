/**
 * The words of a built-in. `{0}`, `{1}` … are its arguments; of a property `{0}` is the thing it belongs to, and `{0’s}` what
 * belongs to that. `{a 1}` is a kind with its article, `{“1”}` a word in quotation marks.
 */
export type BuiltInWords =
	/** A statement about the first argument: a verb in the third person. */
	| { readonly verb: string }
	| { readonly holds: string; readonly denied: string }
	/**
	 * A single thing; `text` is all of it where “its owner” would not do, `there` the verb for there being one where “it has an owner” would
	 * not do.
	 */
	| { readonly thing: string; readonly text?: string; readonly there?: string }
	/** Several things; `after` follows the noun where “its tiles” would not do. */
	| { readonly many: string; readonly after?: string }
	/** A number; `text` is all of it where “its score” would not do. */
	| { readonly amount: string; readonly text?: string }
	| { readonly count: string }
	/** The number of those things of the first argument that are so: “filled”. */
	| { readonly countOf: string };

/** Words of people by which an expression that uses a built-in is found, beside those of its sentence. */
export interface FoundBy {
	readonly alike?: string;
	/** More of them where another name is used, too. */
	readonly alikeWith?: Readonly<Record<string, string>>;
}

/** The words of every built-in by its spelling: `active`, `.tiles` of anything that has tiles, `around()` of anything. */
export const builtInWords: Readonly<Record<string, BuiltInWords & FoundBy>> = {
	active: { thing: 'player', text: 'the active player', alike: 'current mine me whose turn' },
	placed: { thing: 'tile just laid', text: 'the tile just laid', alike: 'placed put' },
	drawn: { thing: 'tile in hand', text: 'the tile in hand', alike: 'draw drawn held' },
	seats: { many: 'player', after: '', alike: 'everybody everyone person people' },
	features: { many: 'feature', after: ' on the board' },
	pieces: { many: 'piece', after: '' },
	spaces: { many: 'space', after: '' },
	'board.tiles': { many: 'tile', after: ' on the board' },
	'wave.features': { many: 'feature', after: ' of this scoring' },
	'wave.returned': { many: 'piece', after: ' that this scoring returned' },
	'wave.round': { many: 'feature', after: ' of this round of the scoring' },
	final: {
		holds: 'the last turn is over',
		denied: 'the last turn is not over',
		alike: 'end last turn game over',
	},
	lastPlacer: { thing: 'player', text: 'the player who laid the last tile' },
	'deck.size': {
		amount: 'tiles',
		text: 'the number of tiles left to draw',
		alike: 'draw pile bag stack remaining still',
	},
	'deck.empty': {
		holds: 'no tile is left to draw',
		denied: 'a tile is left to draw',
		alike: 'draw pile bag stack empty',
		alikeWith: { deck: 'last tile' },
	},
	'deck.size()': { amount: 'tiles', text: 'the number of tiles left in {0}' },
	'deck.empty()': { holds: 'no tile is left in {0}', denied: 'a tile is left in {0}' },
	'kinds()': { many: 'kind', after: ' that count as {“0”}' },
	'.score': { amount: 'score', alike: 'points' },
	'.supply': {
		many: 'piece',
		after: ' in {0’s} supply',
		alike: 'hand left over stock reserve own',
	},
	'.onBoard': { many: 'piece', after: ' that {0} has on the board', alike: 'placed laid own' },
	'.number': { amount: 'place at the table', alike: 'first second order seat' },
	'.at': { thing: 'space', text: 'the space of {0’s} score' },
	'wave.gained()': { amount: 'points', text: 'the points that {0} has gained in this scoring' },
	'others()': { many: 'player', after: ' other than {0}', alike: 'opponent rival everybody else' },
	'left()': { thing: 'player', text: 'the player to the left of {0}', alike: 'next neighbour' },
	'.tile': { thing: 'tile' },
	'.pieces': { many: 'piece', alike: 'figure anybody somebody occupied' },
	'around()': {
		many: 'cell',
		after: ' around {0}',
		alike: 'neighbour next to adjacent surrounding near eight',
		alikeWith: { minus: 'diagonal corner' },
	},
	'beside()': {
		many: 'cell',
		after: ' beside {0}',
		alike: 'neighbour next to adjacent touching orthogonal four',
	},
	'distance()': {
		amount: 'steps',
		text: 'the number of steps from {0} to {1}',
		alike: 'far near away',
	},
	'.kind': { thing: 'kind' },
	'.group': { thing: 'group of tiles' },
	'.cell': { thing: 'cell' },
	'.cells': { many: 'cell' },
	'.segments': { many: 'segment', alike: 'part' },
	'.spots': { many: 'segment of one tile' },
	'.sides': { many: 'side', alike: 'edge border' },
	'.corners': { many: 'corner', alike: 'edge' },
	'.has': { verb: 'counts as {“1”}', alike: 'is a sort kind' },
	'.turn': { amount: 'number of quarter turns' },
	'.owner': { thing: 'owner', alike: 'belongs whose player' },
	'.shows': { verb: 'shows {a 1}', alike: 'drawn printed on it' },
	'cross()': { many: 'cell', after: ' up to {1} steps from {0} in the four directions' },
	'rays()': { many: 'cell', after: ' with tiles in a row from {0} in the four directions' },
	'ray()': { many: 'cell', after: ' with tiles in a row from {0} in direction {1}' },
	'ahead()': { thing: 'cell', text: 'the cell {2} steps from {0} in direction {1}' },
	'.feature': { thing: 'feature' },
	'.touching': { many: 'bordering segment', alike: 'touching border' },
	'.index': { amount: 'number' },
	'.link': { thing: 'linking piece' },
	'.meets': { many: 'meeting neighbour' },
	'.linkedTo': { verb: 'is linked to {1}' },
	'stretch()': { many: 'segment', after: ' reached from {0} without meeting one with {a 1}' },
	'.connect': { thing: 'way of joining' },
	'.complete': { verb: 'is complete', alike: 'finished closed done completed' },
	'.completed': { verb: 'was completed by this scoring', alike: 'finished closed just now' },
	'.settled': { verb: 'was completed earlier' },
	'.open': { count: 'open side', alike: 'unfinished gap hole end' },
	'.tiles': { many: 'tile', alike: 'long length big large size' },
	'.reach': { many: 'cell', after: ' in {0’s} reach', alike: 'neighbour around near surrounding' },
	'.owners': { many: 'owner', alike: 'tie draw equal share shared majority winner who' },
	'.worth': { amount: 'worth', alike: 'value points score' },
	'.reason': { thing: 'reason of scoring' },
	'.inWave': { verb: 'is in this scoring' },
	'.around': { many: 'feature', after: ' around {0}' },
	'wave.owners()': { many: 'owner', after: ' of {0} in this scoring' },
	'wave.worth()': { amount: 'worth', text: 'what {0} was worth in this scoring' },
	'flank()': {
		many: 'cell',
		after: ' under {0} and along it',
		alike: 'neighbour next to adjacent straight',
	},
	'placements()': { many: 'place', after: ' where {0} fits by its sides' },
	'.facing': {
		thing: 'facing side',
		there: 'meets another tile',
		alike: 'neighbour opposite next to',
	},
	'.segment': { thing: 'segment' },
	'.direction': { amount: 'direction' },
	'.opposite': { thing: 'opposite side' },
	'turn()': { thing: 'bend', text: 'the bend from {0} to {1}' },
	'strip()': { many: 'cell', after: ' straight ahead of {0} and up to {1} to both sides' },
	'along()': { many: 'segment', after: ' on the way through {0}' },
	'.power': { amount: 'strength', alike: 'strength weight counts' },
	'.space': { thing: 'space' },
	'.corner': { thing: 'corner', alike: 'edge' },
	'.carrier': { thing: 'carrier' },
	'.carried': { many: 'piece', after: ' standing on {0}' },
	'.holder': { thing: 'holder' },
	'.face': { amount: 'face' },
	'.inSupply': { verb: 'is in the supply' },
	'.standsOn': { verb: 'may stand on {a 1}' },
	'.last': { thing: 'last segment' },
	'.cause': { thing: 'cause' },
	'features()': { many: '{0}' },
	'board.segments()': { many: 'segment', after: ' of {a 0} on the board' },
	'.kinds': { many: 'kind' },
	'.majority': { many: 'player', after: ' with most of {0}', alike: 'tie draw most winner' },
	'.ahead': { thing: 'space', text: 'the space {1} steps ahead of {0}' },
	'.seat': { thing: 'player' },
	'.piece': { thing: 'piece' },
	'.points': { amount: 'points' },
	'.from': { thing: 'former segment' },
	'.tileKind': { thing: 'tile' },
	'.features': { many: '{1}', after: ' on {0}' },
	'min()': {
		amount: 'smaller',
		text: 'the smaller of {0} and {1}',
		alike: 'at most cap limit maximum',
	},
	'max()': { amount: 'larger', text: 'the larger of {0} and {1}', alike: 'at least floor minimum' },
};

export const placeWords: Readonly<Record<string, string>> = {
	deck: 'the deck',
	box: 'the box',
	aside: 'the tiles laid aside',
};

/** Methods of sets, folds and forms that the grammar of phrases itself puts into words, with the words of people for them. */
export const grammaticalWords: Readonly<Record<string, string>> = {
	'.size': 'how many count amount',
	'.empty': 'none nothing zero without',
	'.first': 'one',
	'.only': 'single alone',
	'.without': 'except but',
	'.union': 'together both as well',
	'.intersects': 'share shared touch overlap',
	'.intersection': 'share shared common both',
	'.minus': 'except without but only',
	'table()': 'steps from on scale',
};

/** Words of people for operations, by the text of these. */
export const operationWords: readonly (readonly [pattern: RegExp, words: string])[] = [
	[/\* 2\b/, 'double twice doubled'],
	[/\* \d+\b/, 'multiplied by'],
	[/^min\(/, 'not more than no more than maximum'],
	[/^max\(/, 'not less than no less than minimum'],
	[/\? 2 : 1$/, 'double twice doubled'],
	[/\+ 1$/, 'more bonus extra'],
	[/- 1$/, 'less fewer'],
	[/(^|[^=!<>])!\w/, 'none nothing without unless'],
	[/== none/, 'none nothing without'],
	[/==/, 'same equal'],
];

/** Words of people that name just what an operation does, by the text of these: other sentences may have them for what stands there. */
export const operationPhrases: typeof operationWords = [[/\/ 2\b/, 'half halve halved']];
