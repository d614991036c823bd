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

/** The words of every built-in by its spelling: `active`, `.tiles` of anything that has tiles, `around()` of anything. */
export const builtInWords: Readonly<Record<string, BuiltInWords>> = {
	active: { thing: 'player', text: 'the active player' },
	placed: { thing: 'tile just laid', text: 'the tile just laid' },
	drawn: { thing: 'tile in hand', text: 'the tile in hand' },
	seats: { many: 'player', after: '' },
	features: { many: 'feature', after: ' on the board' },
	pieces: { many: 'piece', after: '' },
	spaces: { many: 'space', after: '' },
	'board.tiles': { many: 'tile', after: ' on the board' },
	'wave.features': { many: 'feature', after: ' of this scoring' },
	'wave.returned': { many: 'piece', after: ' that this scoring returned' },
	'wave.round': { many: 'feature', after: ' of this round of the scoring' },
	final: { holds: 'the last turn is over', denied: 'the last turn is not over' },
	lastPlacer: { thing: 'player', text: 'the player who laid the last tile' },
	'deck.size': { amount: 'tiles', text: 'the number of tiles left to draw' },
	'deck.empty': { holds: 'no tile is left to draw', denied: 'a tile is left to draw' },
	'deck.size()': { amount: 'tiles', text: 'the number of tiles left in {0}' },
	'deck.empty()': { holds: 'no tile is left in {0}', denied: 'a tile is left in {0}' },
	'kinds()': { many: 'kind', after: ' that count as {“0”}' },
	'.score': { amount: 'score' },
	'.supply': { many: 'piece', after: ' in {0’s} supply' },
	'.onBoard': { many: 'piece', after: ' that {0} has on the board' },
	'.number': { amount: 'place at the table' },
	'.at': { thing: 'space', text: 'the space of {0’s} score' },
	'wave.gained()': { amount: 'points', text: 'the points that {0} has gained in this scoring' },
	'others()': { many: 'player', after: ' other than {0}' },
	'left()': { thing: 'player', text: 'the player to the left of {0}' },
	'.tile': { thing: 'tile' },
	'.pieces': { many: 'piece' },
	'around()': { many: 'cell', after: ' around {0}' },
	'beside()': { many: 'cell', after: ' beside {0}' },
	'distance()': { amount: 'steps', text: 'the number of steps from {0} to {1}' },
	'.kind': { thing: 'kind' },
	'.group': { thing: 'group of tiles' },
	'.cell': { thing: 'cell' },
	'.cells': { many: 'cell' },
	'.segments': { many: 'segment' },
	'.spots': { many: 'segment of one tile' },
	'.sides': { many: 'side' },
	'.corners': { many: 'corner' },
	'.has': { verb: 'counts as {“1”}' },
	'.turn': { amount: 'number of quarter turns' },
	'.owner': { thing: 'owner' },
	'.shows': { verb: 'shows {a 1}' },
	'cross()': { many: 'cell', after: ' up to {1} steps from {0} in the four directions' },
	'rays()': { many: 'cell', after: ' with tiles in a row from {0} in the four directions' },
	'ray()': { many: 'cell', after: ' with tiles in a row from {0} in direction {1}' },
	'ahead()': { thing: 'cell', text: 'the cell {2} steps from {0} in direction {1}' },
	'.feature': { thing: 'feature' },
	'.touching': { many: 'bordering segment' },
	'.index': { amount: 'number' },
	'.link': { thing: 'linking piece' },
	'.meets': { many: 'meeting neighbour' },
	'.linkedTo': { verb: 'is linked to {1}' },
	'stretch()': { many: 'segment', after: ' reached from {0} without meeting one with {a 1}' },
	'.connect': { thing: 'way of joining' },
	'.complete': { verb: 'is complete' },
	'.completed': { verb: 'was completed by this scoring' },
	'.settled': { verb: 'was completed earlier' },
	'.open': { count: 'open side' },
	'.tiles': { many: 'tile' },
	'.reach': { many: 'cell', after: ' in {0’s} reach' },
	'.owners': { many: 'owner' },
	'.worth': { amount: 'worth' },
	'.reason': { thing: 'reason of scoring' },
	'.inWave': { verb: 'is in this scoring' },
	'.around': { many: 'feature', after: ' around {0}' },
	'wave.owners()': { many: 'owner', after: ' that {0} has in this scoring' },
	'wave.worth()': { amount: 'worth', text: 'what {0} was worth in this scoring' },
	'flank()': { many: 'cell', after: ' of {0} and along it' },
	'placements()': { many: 'place', after: ' where {0} fits by its sides' },
	'.facing': { thing: 'facing side', there: 'meets another tile' },
	'.segment': { thing: 'segment' },
	'.direction': { amount: 'direction' },
	'.opposite': { thing: 'opposite side' },
	'turn()': { thing: 'bend', text: 'the bend from {0} to {1}' },
	'strip()': { many: 'cell', after: ' straight ahead of {0} and up to {1} to both sides' },
	'along()': { many: 'segment', after: ' on the way through {0}' },
	'.power': { amount: 'strength' },
	'.space': { thing: 'space' },
	'.corner': { thing: 'corner' },
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
	'.majority': { many: 'player', after: ' with most of {0}' },
	'.ahead': { thing: 'space', text: 'the space {1} steps ahead of {0}' },
	'.seat': { thing: 'player' },
	'.piece': { thing: 'piece' },
	'.points': { amount: 'points' },
	'.from': { thing: 'former segment' },
	'.tileKind': { thing: 'tile' },
	'.features': { many: '{1}', after: ' on {0}' },
	'min()': { amount: 'smaller', text: 'the smaller of {0} and {1}' },
	'max()': { amount: 'larger', text: 'the larger of {0} and {1}' },
};

export const placeWords: Readonly<Record<string, string>> = {
	deck: 'the deck',
	box: 'the box',
	aside: 'the tiles laid aside',
};

export const grammaticalNames: ReadonlySet<string> = new Set([
	'.size',
	'.empty',
	'.first',
	'.only',
	'.without',
	'.union',
	'.intersects',
	'.intersection',
	'.minus',
	'table()',
]);
