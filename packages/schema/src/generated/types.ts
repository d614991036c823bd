/* eslint-disable */
// Made from schemas/*.schema.json by packages/schema/scripts/build-validators.ts; do not edit.

/** The number of the format this file is written in. */
export type Format = 1
/** What it means, in a sentence for people. */
export type Says = string
/** The id of a pack: small letters and digits in words joined by hyphens. */
export type PackId = string
/** A value of a param: a number, true or false, or one of its named values. */
export type ParamValue = (string | number | boolean)
/**
 * Which of two declarations comes first where packs that do not know each other meet.
 * 
 * @minItems 1
 * 
 * Items: One choice.
 */
export type OrderChoices = {
/** The one that comes first, with its pack: `abbey.goesOn`. */
first: string
/** The one that comes after it. */
then: string
says?: Says
}[]
/** The name of a seat in a scenario or a log: small letters, digits, hyphens. */
export type Seat = string
/**
 * Tiles that lie on the board beside the start, as though laid in this order; nothing is scored for them.
 * 
 * Items: A tile as `TILE x/y rN`.
 */
export type SetBoard = (string | {
/** `TILE x/y rN`. */
tile: string
by?: Seat
/**
 * The pieces on it.
 * 
 * @minItems 1
 * 
 * Items: `token ann block N`: piece, seat, place; without a seat one that belongs to nobody. The place is a segment of the tile, `corner` for its north-west corner, or nothing for the tile itself.
 */
pieces?: string[]
})[]
/**
 * Segments that rules added above what is printed. Pieces stand on them as on `line E-W added`.
 * 
 * @maxItems 2000
 * 
 * Items: `line E-W 1/0 by token ann`: its kind, the sides that it reaches, the cell, and the piece that it goes with, with its place where that is not the tile. A tile of several cells names them one after another: `line E 1/0 W 2/0`.
 */
export type SetAdded = string[]
/**
 * Features that pieces join, as long as they lie there.
 * 
 * @maxItems 2000
 * 
 * Items: `line N 1/0 to line S 3/0 by token ann`: two segments, and the piece that links them, with its place where it stands on neither. Without `to` the piece ends the segment in itself.
 */
export type SetLinks = string[]
/**
 * Pieces that stand on the board at the beginning, wherever it is; those on a tile can stand beside it under `board`, too.
 * 
 * @maxItems 2000
 * 
 * Items: `token ann block N 0/-1`: piece, its face where it has one, seat, who sees the face where that is not as its place says (`face-up`, `owner-sees`, `face-down`), place. The place is a segment of a tile with its cell, the cell alone for the tile itself or the bare cell, `corner 1/0` for its north-west corner, `side 1/0 N`, or `with` another piece and its place.
 */
export type SetPieces = string[]
/** The id of a tile: letters, digits, points and plus signs, in words joined by hyphens. */
export type TileId = string
/**
 * What pieces remember of how they came to where they are, for rules that ask.
 * 
 * @maxItems 2000
 * 
 * Items: `token ann block N 0/0 from line S 1/0 as scored`: a piece with where it is now – nothing for its supply, `in` a zone or a space – and where it stood before, and the cause for which it left.
 */
export type SetCame = string[]
/** One step: a decision or an outcome of chance. */
export type StepShape = ({
seat: Seat
/** The key of the option taken; `pass` when none was. */
do: string
slot?: Slot
/** The id of the decision. */
ask?: string
/** Who answered: a person, a bot, the rules themselves (one forced option), or a scenario. */
by?: ("person" | "bot" | "rule" | "script")
/** How many options there were. */
count?: number
/** A digest over the sorted keys of all options. */
digest?: string
/** The digest of the state before the decision. */
hash?: string
/** The scores after it, in the order of the seats. */
scores?: number[]
/**
 * The points given before the next decision.
 * 
 * Items: Points given in this step.
 */
points?: {
seat: Seat
/** How many; below zero for a payment. */
points: number
/** What was scored: a kind or a rule. */
name?: string
/** Why they were given. */
cause?: string
/** The feature, as kind, cell and segment. */
at?: string
/**
 * The lines.
 * 
 * Items: `tiles 3 × 2 = 6`.
 */
lines?: string[]
/** Given after the last turn. */
final?: boolean
}[]
} | {
chance: Name
/** What came: a tile, a piece, a face. */
is: (number | string | (number | string)[])
/** The digest of the state after it. */
hash?: string
})
/** The name of a slot of the timeline: words joined by hyphens; a slot inside another stands after a dot (`wave.return`). */
export type Slot = string
/** A name that expressions can say: a small letter, then letters and digits; no reserved word. */
export type Name = string
/** The id of a tile, perhaps after the id of its pack and a dot. */
export type TileRef = string
/** A name that is declared elsewhere. Where packs that do not know each other declare it, the id of the pack and a dot stand before it. */
export type NameRef = string
/** A dotted name that is declared elsewhere, perhaps after the id of its pack and a dot. */
export type DottedNameRef = string
/** The name people see. */
export type Title = string
/** The id of a pack, alone or after that of its game and a slash: packs of two games may have the same id. */
export type PackOfGame = string
/** One name, or a list of names. */
export type NameRefs = (NameRef | NameRef[])
/** Where the rule is written: the id of a rule in a fact sheet, or a book, edition and page; one or a list. */
export type Sources = (string | string[])
/** One change. */
export type ChangeShape = ({
/** The value: `param.<name>` or `element.<name>`. */
set: string
/** The new value. */
to: (string | number | boolean)
/**
 * The packs it needs besides; while one of them is not in play, the change rests.
 * 
 * @minItems 1
 */
over?: PackOfGame[]
/** True: the change is not made for now. */
skip?: boolean
} | {
/** The id of the declaration: `<pack>.<id>`. */
disable: string
/**
 * The packs it needs besides; while one of them is not in play, the change rests.
 * 
 * @minItems 1
 */
over?: PackOfGame[]
/** True: the change is not made for now. */
skip?: boolean
} | {
/** The id of the declaration. */
replace: string
/** The new declaration, in the shape of the old one. */
with: {

}
/**
 * The packs it needs besides; while one of them is not in play, the change rests.
 * 
 * @minItems 1
 */
over?: PackOfGame[]
/** True: the change is not made for now. */
skip?: boolean
} | {
/** The id of the declaration. */
patch: string
/** The keys that change; the others stay. */
with: {

}
/**
 * The packs it needs besides; while one of them is not in play, the change rests.
 * 
 * @minItems 1
 */
over?: PackOfGame[]
/** True: the change is not made for now. */
skip?: boolean
} | {
add: DeclarationsShape
/**
 * The packs it needs besides; while one of them is not in play, the change rests.
 * 
 * @minItems 1
 */
over?: PackOfGame[]
/** True: the change is not made for now. */
skip?: boolean
} | {
/** The id of the declaration. */
remove: string
/**
 * The packs it needs besides; while one of them is not in play, the change rests.
 * 
 * @minItems 1
 */
over?: PackOfGame[]
/** True: the change is not made for now. */
skip?: boolean
})
/** A tag: its sentence, or a mapping with a title. */
export type TagShape = (Says | {
title?: Title
says: Says
})
/** A type of the expression language: `bool`, `int`, an entity such as `feature`, or a set such as `set(piece)`. */
export type Type = string
/** How the marks of joined segments become one: their sum, whether any has it, whether all have it, or the highest. */
export type MarkFold = ("sum" | "any" | "all" | "max")
/** A named expression of the kind: read as a column. */
export type KindDefineShape = ((string | number | boolean) | {
type?: Type
/** The expression. */
value: (string | number | boolean)
says?: Says
source?: Sources
/** It exists only when this holds for the set-up (elements, params, number of seats); decided before the game. */
given?: (string | boolean)
})
/** An order of spaces in which the first follows the last. */
export type RingShape = (NameRef[] | {
/** How many. */
size: number
/** It exists only when this holds for the set-up (elements, params, number of seats); decided before the game. */
given?: (string | boolean)
says?: Says
source?: Sources
} | {
/** The param that chooses. */
by: string
/** The spaces in their order, for each value of the param. */
of: {
/** @minItems 1 */
[k: string]: NameRef[]
}
/** It exists only when this holds for the set-up (elements, params, number of seats); decided before the game. */
given?: (string | boolean)
says?: Says
source?: Sources
})
/** The id of a text in `texts`. */
export type TextRef = string
/** A span of the game: all of it, a turn, one part of a turn, one wave of scoring, one round of a wave. */
export type Span = ("game" | "turn" | "part" | "wave" | "round")
/** When a free action is offered: beside every decision of its seat in the window, and once more at its end. */
export type WindowShape = (("turn" | "part" | "always") | {
from: Slot
to: Slot
})
/** One name, or a list of names. */
export type Names = (Name | Name[])
/** How often: a limit, or the name of one in `limits`. */
export type LimitUseShape = (Limit | NameRef)
/** One effect. */
export type EffectEffect = (PlaceEffect | MoveEffect | ReturnEffect | DrawEffect | ShuffleEffect | RevealEffect | DrawTileEffect | TakeTileEffect | MoveTileEffect | DiscardTileEffect | ReturnAsideEffect | PlaceTileEffect | LinkEffect | UnlinkEffect | AddSegmentEffect | OverrideEdgeEffect | ConvertEffect | ScoreEffect | TransferEffect | SetEffect | LetEffect | RollEffect | CollectEffect | DropEffect | GrantEffect | RunEffect | BlockEffect | FinishEffect | IfEffect | CaseEffect | ForEachEffect | RepeatEffect | RoundRobinEffect | WalkEffect | ChooseEffect)
/** The own name of a slot: small letters and digits in words joined by hyphens. */
export type SlotWord = string
/**
 * Effects, done one after the other.
 * 
 * @maxItems 500
 */
export type EffectsEffect = EffectEffect[]
/** One step of the timeline. */
export type StepShape2 = (SlotWord | {
slot: SlotWord
title?: Title
steps?: StepsShape
says?: Says
/** It exists only when this holds for the set-up (elements, params, number of seats); decided before the game. */
given?: (string | boolean)
} | {
part: StepsShape
} | {
actions: Name
title?: Title
/** How many may be done: a number, or `any`. */
pick: (number | "any")
/** True: the seat may do none. False when absent. */
pass?: boolean
/** It exists only when this holds for the set-up (elements, params, number of seats); decided before the game. */
given?: (string | boolean)
} | {
wave: SlotWord
title?: Title
/** It exists only when this holds for the set-up (elements, params, number of seats); decided before the game. */
given?: (string | boolean)
})
/** Steps, one after the other. */
export type StepsShape = StepShape2[]
/** One step of a wave. */
export type WaveStepShape = (SlotWord | {
slot: SlotWord
title?: Title
})
/** A cell as x/y: x grows to the east, y grows to the south, 0/0 is the middle. */
export type Position = string
/** One entry: a seat and the keys it chooses, or what must hold, or what is refused, or what comes by chance. */
export type EntryShape = ({
expect: ExpectationShape
} | {
/** The seat with the key, and under `why` the reason that is given, among others. */
refuse: {
why?: TextRef
/** The key of an option, as the log prints it. */
[k: string]: string | undefined
}
} | {
/** All options of a seat, in any order. */
options: {
/** Items: The key of an option, as the log prints it. */
[k: string]: string[]
}
} | {
/** A tile, or several in order. */
draw: (TileRef | TileRef[])
} | {
/** Outcomes by stream, those of each in order; what is not said is left to the seed. */
chance: {
/** One outcome, or several in order. */
[k: string]: number | string | (number | string)[]
}
} | {
/** One key, or several in order. */
[k: string]: string | string[]
})

/** The data of a document by its kind. */
export interface DocumentByKind {
coverage: Coverage
differences: Differences
log: Log
looks: Looks
mapping: Mapping
overlay: Overlay
pack: Pack
rules: Rules
scenario: Scenario
tiles: Tiles
}
/** Rules of fact sheets that no scenario shows, each with the reason. */
export interface Coverage {
/** A title. */
coverage: string
format: Format
says?: Says
/** By the id of a rule: why no scenario shows it. */
exceptions: {
/** `component-fact` it only counts or describes what is in the box; `physical-handling` it is about hands and tables; `absent-pack:ID` it needs a pack that is not there yet; `same-as:RULE` another rule says the same. */
[k: string]: string
}
}
/** Known departures of recordings of another program from the rules, each with the rule it breaks. */
export interface Differences {
/**
 * The departures.
 * 
 * Items: One departure.
 */
differences: {
/** The name of the recording. */
recording: string
/** The number of the step in the recording, the first is 0. */
step: number
/** What differs. */
kind: ("options" | "points" | "drawn" | "state" | "decision" | "scores" | "end")
/** The rule of the fact sheet that decides. */
rule: string
why: Says
}[]
format: Format
says?: Says
}
/** A game as it was played: its set-up, every decision, every outcome of chance. */
export interface Log {
/** A title. */
log: string
format: Format
says?: Says
/** The version of the grammar of option keys. */
keys?: number
/** How the game was set up. */
"set-up": {
game?: PackId
/**
 * The packs.
 * 
 * @minItems 1
 */
packs: PackId[]
/** The versions of the packs. */
versions?: {
[k: string]: string
}
/** Elements on or off. */
elements?: {
[k: string]: boolean
}
/** Values of params. */
params?: {
[k: string]: ParamValue
}
/**
 * Overlays, in order.
 * 
 * Items: An overlay.
 */
overlays?: string[]
order?: OrderChoices
/**
 * The seats, clockwise.
 * 
 * @minItems 1
 * @maxItems 12
 */
seats: Seat[]
/** The seed of all streams of chance. */
seed?: (number | string)
/** The tiles on the board at the beginning, as `TILE x/y rN`. */
start?: string[]
/** The tiles under `start` are of this game's own choice, not those that the rules lay. */
"own-start"?: boolean
/** The deck of this game counts as empty after so many draws. */
draws?: number
board?: SetBoard
kinds?: SetKinds
sides?: SetSides
added?: SetAdded
links?: SetLinks
settled?: SetSettled
pieces?: SetPieces
zones?: SetZones
spaces?: SetSpaces
score?: SetScore
supply?: SetSupply
turn?: Seat
/** The slot or the group of actions at which the first turn goes on; what stands before it, and the set-up, is not done. Without it the turn begins. */
slot?: string
drawn?: TileId
/** The cell of the tile that was just laid, at that slot. */
placed?: string
granted?: SetGranted
registers?: SetRegisters
used?: SetUsed
came?: SetCame
/**
 * The tiles of the deck, where they are not those of the rules.
 * 
 * @maxItems 10000
 */
deck?: TileId[]
/** The digest of the rule set it was played under. */
rules?: string
/**
 * Files whose text was not the one on disk: it was played under edited rules.
 * 
 * Items: A file.
 */
edited?: string[]
}
/**
 * The steps in order.
 * 
 * @maxItems 200000
 */
steps: StepShape[]
/**
 * Who sat at the table, in the order of the seats.
 * 
 * @maxItems 12
 * 
 * Items: Who has a seat.
 */
table?: {
/** The name as it is shown. */
name: string
/** `person`, or the name of a bot. */
by: string
/** The name of a colour. */
colour?: string
}[]
/** How it ended. */
end?: {
/** The scores, in the order of the seats. */
scores?: number[]
/** The seats that won. */
winners?: Seat[]
/** The digest of the last state. */
hash?: string
/**
 * Points given after the last decision.
 * 
 * Items: Points given in this step.
 */
points?: {
seat: Seat
/** How many; below zero for a payment. */
points: number
/** What was scored: a kind or a rule. */
name?: string
/** Why they were given. */
cause?: string
/** The feature, as kind, cell and segment. */
at?: string
/**
 * The lines.
 * 
 * Items: `tiles 3 × 2 = 6`.
 */
lines?: string[]
/** Given after the last turn. */
final?: boolean
}[]
}
/** What chance is to bring after the last step, by stream; null leaves one place to chance. */
"to-come"?: {
/** @maxItems 200 */
[k: string]: (number | string | null)[]
}
/**
 * What was noted on the course, each at a number of decisions taken.
 * 
 * @maxItems 10000
 * 
 * Items: A note.
 */
notes?: {
/** How many decisions had been taken. */
step: number
/** The note. */
says: string
}[]
/** What the course is called. */
course?: string
/**
 * Other courses the game took, each from where it parts from `steps`.
 * 
 * @maxItems 100
 * 
 * Items: Another course.
 */
branches?: {
/** How many decisions both have. */
from: number
/**
 * The steps after those.
 * 
 * @maxItems 200000
 */
steps: StepShape[]
/**
 * What was noted on it after those.
 * 
 * @maxItems 10000
 * 
 * Items: A note.
 */
notes?: {
/** How many decisions had been taken. */
step: number
/** The note. */
says: string
}[]
/** What the course is called. */
course?: string
}[]
}
/** Segments that are of another kind now than the one printed, by that kind. */
export interface SetKinds {
/**
 * The segments that are of this kind now.
 * 
 * @minItems 1
 * @maxItems 2000
 * 
 * Items: A segment as it is printed, `block N 0/-1`: kind, place, cell.
 */
[k: string]: string[]
}
/** Sides that show something else than what is printed there: `1/0 N` with the kind that it shows, or `none`. */
export interface SetSides {
/** A kind, or `none` for ground. */
[k: string]: string
}
/** What counts as scored. Features that are complete do, but for those that the tile under `placed` has a part in; others do not. What is otherwise is said here. */
export interface SetSettled {
[k: string]: boolean
}
/** What lies in zones at the beginning, by the name of the zone and whose it is: `bag`, `hand ann`, `below 1/0` for that of a tile, `pile 0/0 block N` for a pile on a feature. A zone that is named holds this and no more. After a zone of tiles stands who sees them where that is not as the zone says: `hand ann face-up`. */
export interface SetZones {
/**
 * What lies in it, each as often as it is there; of a stack from the top.
 * 
 * @maxItems 2000
 * 
 * Items: `token 3 ann`: piece, face, seat, and who sees the face where that is not as the zone says: `token 3 ann face-up`; in a zone of tiles a tile.
 */
[k: string]: string[]
}
/** Pieces that stand on spaces at the beginning, by the name of the space; those of a ring bear its name and their number: `track.20`. */
export interface SetSpaces {
/**
 * The pieces on it.
 * 
 * @minItems 1
 * 
 * Items: `token ann`: piece and seat; one that does not begin in a supply is moved there.
 */
[k: string]: string[]
}
/** The scores at the beginning. */
export interface SetScore {
[k: string]: number
}
/** How many pieces of a kind a seat has in its supply at the beginning; those too many are put out of the game. */
export interface SetSupply {
/** How many of each kind named. */
[k: string]: {
[k: string]: number
}
}
/** What the turn was granted and has not used yet. */
export interface SetGranted {
/** Further parts of this turn. */
parts?: number
/** Further turns of the same seat. */
turns?: number
}
/** What registers hold at the beginning. */
export interface SetRegisters {
[k: string]: number | string | boolean
}
/** How often limits were used already, by their ids. */
export interface SetUsed {
[k: string]: number
}
/** How tiles, pieces and marks are drawn. What is left out is derived from the form and the name of a thing. */
export interface Looks {
format: Format
looks: LooksShape
}
/** Colours and glyphs by name, then the look of each thing by id. */
export interface LooksShape {
/** The kind whose look open ground has where no area is in play. */
ground?: string
/** Colours by name; glyphs and kinds speak of them by that name. */
colours?: {
/** One colour, or one for light and one for dark surroundings. */
[k: string]: string | string[]
}
/** Small drawings by name, each in a box from 0/0 to 24/24. */
glyphs?: {
/**
 * Layers from the bottom up.
 * 
 * @maxItems 24
 * 
 * Items: One filled or stroked path.
 */
[k: string]: {
/** Path data as in SVG. */
d: string
/** The colour inside, by name; `seat` is the colour of the owner. */
fill?: string
/** The colour of the stroke, by name. */
line?: string
/** The width of the stroke in tenths of a unit. */
width?: number
}[]
}
/** Looks of kinds of segments. */
kinds?: {
/** The look of a kind. */
[k: string]: {
/** The colour of its surface, by name. */
fill?: string
/** The colour of its edges, by name. */
line?: string
/** The colour on top of an edge, or along the middle of a line, by name. */
trim?: string
/** The width of a line, or of the edge of a block; a cell is 1000 wide. */
width?: number
/**
 * Lengths of strokes and gaps of the trim, by turns.
 * 
 * @minItems 1
 * @maxItems 6
 * 
 * Items: A length; a cell is 1000 wide.
 */
dash?: number[]
/** Small glyphs strewn over the surface. */
pattern?: {
/**
 * Which glyphs; one named twice comes twice as often.
 * 
 * @minItems 1
 * @maxItems 12
 * 
 * Items: The name of a glyph.
 */
glyphs: string[]
/** How large they are; a cell is 1000 wide. */
size: number
/** The least distance between two; a cell is 1000 wide. */
gap: number
}
/** The glyph of a spot, or of the place where lines end together. */
glyph?: string
/** The glyph in which a line ends alone inside a tile; it flows into the line. Without it lines end round. */
end?: string
/** How large the glyphs are; a cell is 1000 wide. */
size?: number
}
}
/** Looks of marks. */
marks?: {
/** The look of a mark. */
[k: string]: {
/** Its glyph. */
glyph?: string
/** How large it is; a cell is 1000 wide. */
size?: number
}
}
/** Looks of pieces. */
pieces?: {
/** The look of a piece. */
[k: string]: {
/** Its glyph. */
glyph?: string
/** How large it is; a cell is 1000 wide. */
size?: number
/**
 * Kinds on which it lies down instead of standing.
 * 
 * @maxItems 40
 * 
 * Items: A kind of segments.
 */
lies?: string[]
/** What stands on the same segment stands on top of it, raised by so much; a cell is 1000 wide. */
stack?: number
/** Other looks, by the face that it shows. */
faces?: {
/** Its look while it shows this face. */
[k: string]: {
/** The glyph of this face. */
glyph: string
}
}
}
}
/** Where spaces and zones are drawn, by id; beside the board when absent. */
places?: {
/** A place on a tile. */
[k: string]: {
/** The tile it is drawn on, by id; beside the board while that tile does not lie on it. */
on: string
/**
 * Where its middle is, to the east and to the south of the north-west corner of the tile's first cell; it turns with the tile.
 * 
 * @minItems 2
 * @maxItems 2
 * 
 * Items: A length; a cell is 1000 wide.
 */
at: number[]
/**
 * How wide and how high it is; 900 by 500 when absent.
 * 
 * @minItems 2
 * @maxItems 2
 * 
 * Items: A length; a cell is 1000 wide.
 */
size?: number[]
/** A glyph on its ground. */
glyph?: string
}
}
}
/** How another program names what a pack declares. Each pack brings its own. */
export interface Mapping {
/** Its id. */
mapping: string
format: Format
/** The format it reads, such as `jcz`. */
for: string
pack?: PackId
says?: Says
/** Sets of tiles of the other program: the choices that go with each. */
sets?: {
/** What a set means. */
[k: string]: {
/**
 * Packs.
 * 
 * @minItems 1
 */
packs?: PackId[]
/** Values of params. */
params?: {
[k: string]: ParamValue
}
/** Elements on or off. */
elements?: {
[k: string]: boolean
}
}
}
/** Tiles. */
tiles?: {
/** A tile, or a tile and how it is turned. */
[k: string]: TileRef | {
tile: TileRef
/** Quarter turns clockwise that bring ours to theirs. */
turn?: number
/** Their words for places on the tile as they draw it, and ours on the tile as we draw it, where the two differ: `N-W: W-NL`. */
places?: {
[k: string]: string
}
}
}
/** Tiles of theirs that lie when the game begins: the choices that go with each. */
starts?: {
/** What it means that the tile lies first. */
[k: string]: {
/** Values of params. */
params: {
[k: string]: ParamValue
}
}
}
/** Kinds of feature. Several packs may map one name to kinds of theirs; the tile then tells which is meant. */
kinds?: {
[k: string]: NameRef
}
/** Classes of figures and tokens. */
pieces?: {
/** Our piece; or one for each kind of feature it stands on. */
[k: string]: NameRef | {
[k: string]: Name
}
}
/** Words for places on a tile. */
locations?: {
[k: string]: string
}
/** Elements. */
elements?: {
/** The packs, elements and params an element stands for. */
[k: string]: NameRef | {
/**
 * Packs.
 * 
 * @minItems 1
 */
packs?: PackId[]
/** Elements on or off. */
elements?: {
[k: string]: boolean
}
/** Values of params. */
params?: {
[k: string]: ParamValue
}
count?: DottedNameRef
/** The value that files of theirs give it; true when absent. */
as?: (number | boolean)
}
}
/** Choices between rules. An entry without a param or an element lists the values that are what we play; a file with another is not read. */
rules?: {
/** The param and its values. */
[k: string]: {
param?: DottedNameRef
element?: NameRef
/** Their values and ours. */
values?: {
[k: string]: ParamValue
}
/** The value of theirs that holds where a file says nothing. */
default?: (string | number | boolean)
}
}
/** Actions and messages. Before the name may stand the phase of theirs it is meant in; after it the first word that follows, or the class of the figure. */
actions?: {
/** The option it becomes, or several: the first that holds and whose action is asked counts. */
[k: string]: {
action?: NameRef
/** The key of the option, with a blank in braces for each thing the action names: `{tile} {cell} {turn} {piece} {segment}`, `{place}` for a segment without its kind, `{spot}` for one with its cell, `{side}` for the first side of a place with its cell, `{seat}` and `{owner}` for the seat of a figure from 0 and from 1, `{holder}` for the seat that holds it, `{figure}` for a figure as our keys write it, `{number}` and `{number2}` for numbers, `{number in zone}` for the tile at that place of a zone, from 0. */
key?: string
/** It means that the decision is passed. */
pass?: boolean
/** The cell they name where we name none. */
cell?: string
/** The kind of feature they name where we name none. */
kind?: string
/** The key is only the beginning of ours. Where several options begin so, their next message gives the rest. */
begins?: boolean
/**
 * Decisions of ours that the same message answers after this one.
 * 
 * @minItems 1
 * @maxItems 4
 * 
 * Items: A further decision.
 */
then?: {
action: NameRef
/** The key of its option. */
key: string
}[]
/** The figure and the place for which the entry holds; without it, it holds for all. */
when?: {
/**
 * The figure is one of these.
 * 
 * @minItems 1
 */
piece?: NameRef[]
/**
 * The place is of one of these kinds.
 * 
 * @minItems 1
 */
kind?: NameRef[]
}
} | {
action?: NameRef
/** The key of the option, with a blank in braces for each thing the action names: `{tile} {cell} {turn} {piece} {segment}`, `{place}` for a segment without its kind, `{spot}` for one with its cell, `{side}` for the first side of a place with its cell, `{seat}` and `{owner}` for the seat of a figure from 0 and from 1, `{holder}` for the seat that holds it, `{figure}` for a figure as our keys write it, `{number}` and `{number2}` for numbers, `{number in zone}` for the tile at that place of a zone, from 0. */
key?: string
/** It means that the decision is passed. */
pass?: boolean
/** The cell they name where we name none. */
cell?: string
/** The kind of feature they name where we name none. */
kind?: string
/** The key is only the beginning of ours. Where several options begin so, their next message gives the rest. */
begins?: boolean
/**
 * Decisions of ours that the same message answers after this one.
 * 
 * @minItems 1
 * @maxItems 4
 * 
 * Items: A further decision.
 */
then?: {
action: NameRef
/** The key of its option. */
key: string
}[]
/** The figure and the place for which the entry holds; without it, it holds for all. */
when?: {
/**
 * The figure is one of these.
 * 
 * @minItems 1
 */
piece?: NameRef[]
/**
 * The place is of one of these kinds.
 * 
 * @minItems 1
 */
kind?: NameRef[]
}
}[]
}
/** Messages of which their saved games are made. */
messages?: {
/** What is in a message, and what it does beside an action. */
[k: string]: {
/** How it is written as an option after its name: a blank in braces for each thing in it, with what it is after a colon where it is not just a word: `{tileId:tile} {position:cell} {rotation:turn}`, `{pointer.location:place}` for what lies deeper; also `figure`, `kind` and `number`. Of several ways the first that finds all its blanks counts. */
as?: (string | string[])
/** What in it becomes the state of their generator of chance. */
reseeds?: string
/** It is a bare confirmation: they wait for it before this wave of ours. */
before?: string
/** It takes back the message before it. */
undoes?: boolean
}
}
/** What chance brings besides tiles, by our stream: how their generator finds it. */
chance?: {
/** How an outcome is found. */
[k: string]: {
/**
 * Outcomes in the order in which theirs lie in the bag; equal ones lie side by side.
 * 
 * @minItems 1
 * @maxItems 200
 */
order: string[]
/**
 * The messages whose state of chance decides: the next of them.
 * 
 * @minItems 1
 * @maxItems 16
 */
after: string[]
}
}
/** Their phases, as our state shows them. */
phases?: {
/** When a phase is on. */
[k: string]: {
/**
 * One of these is open.
 * 
 * @minItems 1
 */
asks?: NameRef[]
/** They wait for this message, which decides nothing. */
awaits?: string
/** The game is over. */
over?: boolean
/** They ask this before that bare confirmation, also where ours asks after it. */
before?: string
/** A choice here is followed by this bare confirmation of its own. */
choiceConfirmedBy?: string
/** Passing here is followed by this bare confirmation of its own. */
passConfirmedBy?: string
/** They do not ask where there is only one option. */
skipsSingle?: boolean
}
}
/**
 * Decisions of ours that change nothing in play and that they never ask: the first option is taken.
 * 
 * @minItems 1
 * @maxItems 50
 */
unasked?: NameRef[]
/** Things they offer. */
offers?: {
/** How an offer is made of options. */
[k: string]: {
/** The options it is made of, written as those of messages, with `{of}` for what is offered. */
as: string
/** What assertions about its places call it, where that is another name. */
called?: string
}
}
/** Their tokens in the hands of a player. */
held?: {
/** What they are here. */
[k: string]: {
piece: NameRef
size?: NameRef
}
}
/** Names of lines of points. */
lines?: {
/** Our line, or none where they have a line we do not print. */
[k: string]: Name | false
}
/** Names of scorings. */
points?: {
/** What the scoring is of. */
[k: string]: {
kind?: NameRef
/** The rule that scores, or the rules. */
rule?: (Name | Name[])
reason?: NameRef
/** Whether the feature is complete. */
complete?: boolean
/** They do not count it as one of the last scorings, not even at the end. */
final?: false
}
}
/**
 * Scorings of ours for which they write no entry: only the scores tell of them.
 * 
 * @minItems 1
 * @maxItems 50
 * 
 * Items: A scoring.
 */
silent?: {
kind?: NameRef
rule?: Name
reason?: NameRef
}[]
/** Groups of the deck. */
groups?: {
[k: string]: NameRef
}
/** Things of theirs that assertions name with a value. */
facts?: {
[k: string]: DottedNameRef
}
/** Elements of their descriptions of tiles. */
drawn?: {
/** What an element stands for. */
[k: string]: {
kind?: NameRef
mark?: NameRef
/** Attributes that are marks of the segment. */
marks?: {
[k: string]: NameRef
}
/** Attributes that make it another kind. */
instead?: {
[k: string]: NameRef
}
/**
 * Attributes that say what follows from the picture here.
 * 
 * Items: An attribute.
 */
derived?: string[]
}
}
}
/** House rules over a rule set. What it names must exist. */
export interface Overlay {
/** Its id. */
overlay: string
format: Format
title?: Title
says?: Says
/**
 * The packs it changes; while one of them is not in play, all of it rests. With its game (`some-game/base`) only the pack of that game is meant.
 * 
 * @minItems 1
 */
over: PackOfGame[]
/** Elements switched on or off. */
elements?: {
[k: string]: boolean
}
/** Values of params, fixed for the set-up. */
params?: {
[k: string]: ParamValue
}
order?: OrderChoices
tiles?: TilesShape
/** Changes of declarations, done in order. */
changes?: (ChangeShape | TileChangesShape)[]
}
/** Changes of the set of tiles. */
export interface TilesShape {
/** How many sets of the tiles of a pack are in the game. */
copies?: {
/** Sets. */
[k: string]: number
}
/**
 * Packs whose tiles are added without their rules.
 * 
 * @minItems 1
 */
"use-only-tiles-of"?: PackId[]
/** Copies of single tiles. */
counts?: {
/** Copies. */
[k: string]: number
}
/** Tiles that are left out. */
remove?: TileRef[]
/** New tiles by id. */
add?: {
[k: string]: TileShape
}
}
/** A tile: for each kind the segments it shows, each as the sides it joins and then its marks (`block: N-W star`). Areas, and what touches what, follow from that. Every other key is a kind or a mark of tiles. */
export interface TileShape {
/** How many copies: a number, an expression over the set-up, or one number for each column of the distribution. 1 when absent. */
copies?: (number | (string | number) | {
[k: string]: number
} | {
/** How many each seat has. */
"per-seat": (string | number)
})
/** `any`: every side meets anything, joins nothing and closes what it meets. */
sides?: "any"
/** Areas where the picture is not what follows from the segments: for the area kind a list of half sides that hang together, and `>` for the segments they touch. */
areas?: {
/** One area, or a list of areas. */
[k: string]: string | string[]
}
group?: NameRef
/** The cells it covers: `2x1` (width and height), or a list of cells x/y. One cell when absent. */
footprint?: (string | string[])
/** A picture of its own, drawn instead of the tile as it follows from its segments: the path of an SVG, PNG, JPEG or WebP file of the pack, from the file the tile stands in. A tile of several cells has one picture of all of them. */
picture?: (string | {
/** The picture that lies in the place of the ground; segments and marks are drawn over it. */
under: string
})
like?: TileRef
tags?: NameRefs
starts?: NameRef
/** It is in the game only when this holds. */
given?: (string | boolean)
title?: Title
source?: Sources
/**
 * One segment, or a list of segments of this kind; or, for a mark of tiles, `true`, a number or a direction.
 * 
 * This interface was referenced by `TileShape`'s JSON-Schema definition
 * via the `patternProperty` "^(?!(?:copies|sides|areas|group|footprint|picture|like|tags|starts|given|title|source)$)(?:[a-z0-9]+(?:-[a-z0-9]+)*\.)?[a-z][a-zA-Z0-9]*$".
 */
[k: string]: string | string[] | boolean | number | {
[k: string]: number
} | {
/** How many each seat has. */
"per-seat": (string | number)
} | "any" | {
/** One area, or a list of areas. */
[k: string]: string | string[]
} | {
/** The picture that lies in the place of the ground; segments and marks are drawn over it. */
under: string
} | NameRefs | Sources | undefined
}
/** Declarations of rules. */
export interface DeclarationsShape {
tags?: TagsShape
/** Parts of the pack that can be switched off, read as `element.<name>`. */
elements?: {
[k: string]: ElementShape
}
/** Choices that rules read as `param.<name>`. */
params?: {
[k: string]: ParamShape
}
/** Named sets of choices. */
presets?: {
[k: string]: PresetShape
}
/** What requirements speak about. */
verbs?: {
[k: string]: VerbShape
}
/** Named expressions. */
define?: {
[k: string]: DefineShape
}
/** Kinds of feature. */
kinds?: {
[k: string]: KindShape
}
/** Marks of tiles, and of segments of any kind. */
marks?: {
[k: string]: MarkShape
}
/** Kinds of piece. */
pieces?: {
[k: string]: PieceShape
}
/** Places off the board that hold pieces or tiles. */
zones?: {
[k: string]: ZoneShape
}
/** Places beside the board that belong to no feature. */
spaces?: {
[k: string]: SpaceShape
}
/** Orders of spaces in which the first follows the last. */
rings?: {
[k: string]: RingShape
}
/** Small memories. */
registers?: {
[k: string]: RegisterShape
}
/** Sets of pairs that follow from the board. */
relations?: {
[k: string]: RelationShape
}
/** What is shown to all beside the board or on it. */
displays?: {
[k: string]: DisplayShape
}
/** Questions that other packs may modify. */
queries?: {
[k: string]: QueryShape
}
/** Changes of what queries answer. */
modify?: ModifyShape[]
/** Requirements: all of a verb must hold. */
require?: RequireShape[]
/** Bans: none of a verb may hold. */
forbid?: ForbidShape[]
/** Exemptions from requirements. */
allow?: AllowShape[]
/** Named limits that several rules or actions share. */
limits?: {
[k: string]: Limit
}
/** What seats may do. */
actions?: {
[k: string]: ActionShape
}
/** Things that may be laid together with a tile. */
assists?: AssistShape[]
/** Named lists of effects that several rules and actions use. */
blocks?: {
[k: string]: BlockShape
}
looks?: LooksShape
/** What is done at slots and upon events. */
rules?: RuleShape[]
/** What is done whenever it holds. */
always?: AlwaysShape[]
/** What is done instead of an operation. */
replace?: ReplaceShape[]
/** For kinds that are scored for several reasons: the reasons, best first. The first that holds pays. */
reasons?: {
/**
 * Reasons.
 * 
 * @minItems 1
 */
[k: string]: Name[]
}
/** Steps put into the timeline of another pack. */
insert?: InsertShape[]
extend?: ExtendShape
timeline?: TimelineShape
deck?: DeckShape
scores?: ScoresShape
/** Sentences by id: reasons of refusals. */
texts?: {
[k: string]: Says
}
/** Changes of what the other pack declares. */
changes?: ChangeShape[]
source?: Sources
/** It exists only when this holds for the set-up (elements, params, number of seats); decided before the game. */
given?: (string | boolean)
}
/** Tags that pieces, kinds and spaces may carry. Rules ask for tags, so that new pieces and kinds join old rules. */
export interface TagsShape {
/** Tags of pieces, each with a sentence. */
piece?: {
[k: string]: TagShape
}
/** Tags of kinds of feature, each with a sentence. */
kind?: {
[k: string]: TagShape
}
/** Tags of tiles, each with a sentence. */
tile?: {
[k: string]: TagShape
}
/** Tags of spaces, each with a sentence. */
space?: {
[k: string]: TagShape
}
}
/** A part of a pack that can be switched off. */
export interface ElementShape {
says: Says
/** Whether it is on when nobody says. */
default?: boolean
/** Elements it cannot do without. */
requires?: (NameRef[] | {
[k: string]: Says
})
/** Elements it cannot be used with. */
conflicts?: (NameRef[] | {
[k: string]: Says
})
source?: Sources
/** It exists only when this holds for the set-up (elements, params, number of seats); decided before the game. */
given?: (string | boolean)
}
/** A choice that rules read as `param.<name>`. */
export interface ParamShape {
says: Says
/**
 * The values it may have: names, or numbers.
 * 
 * @minItems 1
 * 
 * Items: A value.
 */
values?: (Name | number)[]
/** A number, or true and false; absent where `values` are listed. */
type?: ("int" | "bool")
/** The lowest number. */
min?: number
/** The highest number. */
max?: number
/** The value when nobody says; it may depend on another param. */
default: (string | number | boolean)
/**
 * The values worth trying when a param is varied over many games.
 * 
 * @minItems 1
 */
sweep?: (number | string | boolean)[]
source?: Sources
/** It exists only when this holds for the set-up (elements, params, number of seats); decided before the game. */
given?: (string | boolean)
}
/** A named set of choices. */
export interface PresetShape {
says?: Says
/** Values of params. */
params?: {
[k: string]: ParamValue
}
/** Elements on or off. */
elements?: {
[k: string]: boolean
}
source?: Sources
}
/** Something that requirements can allow or refuse, asked as `can(verb, …)`: its arguments in order, each with its type. */
export interface VerbShape {
/** A sentence with “may”: `{name}` stands for the argument of that name. */
says?: string
[k: string]: Type | undefined
}
/** A named expression. It is never recursive. */
export interface DefineShape {
title?: Title
of?: Type
for?: Type
/** Arguments by name, each with its type: used as `name(a, b)`. */
args?: {
[k: string]: Type
}
type?: Type
/** The expression. */
value: (string | number | boolean)
says?: Says
source?: Sources
/** It exists only when this holds for the set-up (elements, params, number of seats); decided before the game. */
given?: (string | boolean)
}
/** A kind of feature. */
export interface KindShape {
like?: NameRef
/** True: no tile shows it; it is there for `like`. */
abstract?: boolean
title?: Title
/** How segments join: over sides, over half sides bounded by other segments, never (a spot of one tile), over declared cells, or not at all (only `convert` makes it). */
connect?: ("edge" | "area" | "point" | "region" | "none")
/** Kinds that join over sides: a line enters at the middle of a side, a block covers it. */
form?: ("line" | "block")
/** True: it lies over the other kinds. Its sides take no part in matching, it bounds nothing, and another segment may use the same side. False when absent. */
layer?: boolean
/** For one kind that joins over areas: it fills the ground no segment takes. True for the only area kind when absent. */
fills?: boolean
tags?: NameRefs
/** It exists only when this holds for the set-up (elements, params, number of seats); decided before the game. */
given?: (string | boolean)
says?: Says
source?: Sources
/** When it is complete. */
complete?: (string | boolean)
/** The cells that count for it, empty ones included; the cells of its tiles when absent. */
reach?: string
/** Marks a segment of it may carry, and how they fold when segments join. */
marks?: {
[k: string]: MarkFold
}
/** Names for the features it borders, as sets. */
touch?: {
[k: string]: NameRefs
}
/** Names for the features whose inner ends meet it, or that meet its own inner ends, as sets. */
ends?: {
[k: string]: NameRefs
}
/** Piles of pieces that lie on it. */
piles?: {
[k: string]: PileShape
}
/** Named expressions of the kind. */
define?: {
[k: string]: KindDefineShape
}
/** Registers of each feature of the kind. */
registers?: {
[k: string]: RegisterShape
}
value?: ValueShape
}
/** A pile of pieces that lies on a feature. When features join, their piles become one. */
export interface PileShape {
/** Whether the faces can be seen; `hidden` when absent. */
faces?: ("hidden" | "shown")
/** How two piles become one: `newOnTop` (the pile of the feature that came later), `oldOnTop` or `shuffled`. */
join?: string
says?: Says
source?: Sources
}
/** A small memory: a number, a truth, a named value, or an entity. It belongs to the game or to a thing and goes with it. */
export interface RegisterShape {
title?: Title
/** What each value belongs to. A register of a turn, part or wave begins anew with it. */
per?: ("game" | "turn" | "part" | "wave" | "seat" | "tile" | "cell" | "side" | "segment" | "feature" | "piece")
/** When it goes back to its default; `never` when absent. */
reset?: ("never" | "turn" | "part" | "wave")
/**
 * The named values it may hold, the default first.
 * 
 * @minItems 1
 */
values?: Name[]
type?: Type
/** For features: what two values become when features join; `max` when absent. `none` clears them. */
join?: ("sum" | "max" | "min" | "first" | "none")
/** The value at the beginning; 0, false, none or the first value when absent. */
default?: (string | number | boolean)
says?: Says
source?: Sources
/** It exists only when this holds for the set-up (elements, params, number of seats); decided before the game. */
given?: (string | boolean)
}
/** The value of a feature: lines that are added up. */
export interface ValueShape {
[k: string]: Line
}
/** One line of a value: how many, and points for each. */
export interface Line {
/** How many: a number, or a set whose members are counted (and shown when someone asks why); 1 when absent. */
count?: (string | number)
/** Points for each. */
each: (string | number)
/** The line exists only while this holds. */
when?: (string | boolean)
title?: Title
source?: Sources
}
/** A mark of tiles or of segments of any kind. */
export interface MarkShape {
of: NameRefs
fold?: MarkFold
/** True: the mark points in one of eight directions and turns with its tile. Its value is the direction. */
oriented?: boolean
says?: Says
source?: Sources
/** It exists only when this holds for the set-up (elements, params, number of seats); decided before the game. */
given?: (string | boolean)
}
/** A kind of piece: a figure or a token. */
export interface PieceShape {
like?: NameRef
/** True: no such piece exists; it is there for `like`. */
abstract?: boolean
title?: Title
/** How many each seat has. */
"per-seat"?: (string | number)
/** How many there are for all, in a shared supply. */
shared?: (string | number)
/** How many there are that belong to no one and move about. With one, its name stands for it in expressions. */
neutral?: (string | number)
tags?: NameRefs
/** Its weight when it is counted who has most; 1 when absent. `it` is the piece. */
power?: (string | number)
"stands-on"?: NameRefs
/** Numbers on the faces, and how many pieces have each. They add up to the number of pieces. */
faces?: {
[k: string]: number
}
/** Where they are when the game begins: the name of a zone, a space or a ring, `supply` or `off-board`; their supply when absent. */
starts?: ("off-board" | NameRef)
/** Registers of each piece. */
registers?: {
[k: string]: RegisterShape
}
/** It exists only when this holds for the set-up (elements, params, number of seats); decided before the game. */
given?: (string | boolean)
says?: Says
source?: Sources
}
/** A place off the board that holds pieces or tiles. */
export interface ZoneShape {
title?: Title
/** Whether there is one, or one for each seat, tile or piece; `game` when absent. */
per?: ("game" | "seat" | "tile" | "piece")
/** What it holds; `pieces` when absent. */
holds?: ("pieces" | "tiles")
/** Who sees what is in it; `all` when absent. How many are in it all can see. */
shows?: ("all" | "owner" | "nobody")
/** Whether it has no order, is a stack with a top, or is drawn from by chance; `set` when absent. */
order?: ("set" | "stack" | "shuffled")
/** It exists only when this holds for the set-up (elements, params, number of seats); decided before the game. */
given?: (string | boolean)
says?: Says
source?: Sources
}
/** A place beside the board that belongs to no feature. */
export interface SpaceShape {
title?: Title
tags?: NameRefs
kinds?: NameRefs
/** It exists only when this holds for the set-up (elements, params, number of seats); decided before the game. */
given?: (string | boolean)
says?: Says
source?: Sources
}
/** A set of pairs that follows from the board. It is never stored. */
export interface RelationShape {
title?: Title
/** The two members and the sets they come from; `b` may use `a`. */
among: {
/** The first. */
a: string
/** The second. */
b: string
}
/** Pairs for which this does not hold are left out. */
where?: (string | boolean)
/** It exists only when this holds for the set-up (elements, params, number of seats); decided before the game. */
given?: (string | boolean)
says?: Says
source?: Sources
}
/** Something people want in sight while they play: a number, a holder, what belongs together. Everyone sees it; it changes no play. */
export interface DisplayShape {
/** What it is called, in a few words. */
title: string
/** It is shown for each of these, and `it` is the one spoken of; once for the game when absent. */
of?: ("seat" | "tile" | "feature" | "piece")
/** What is shown: a number, a truth (the title alone, while it holds), seats, pieces, places, or the pairs of a relation, which are drawn as lines. */
value: (string | number | boolean)
/** It is shown only while this holds. */
when?: (string | boolean)
/** It exists only when this holds for the set-up (elements, params, number of seats); decided before the game. */
given?: (string | boolean)
says?: Says
source?: Sources
}
/** A question that other packs may modify. */
export interface QueryShape {
title?: Title
of: Type
for?: Type
type?: Type
/** The answer. */
value?: (string | number | boolean)
/**
 * For `owners`: the seats with the highest number; of equal ones the next number decides.
 * 
 * @minItems 1
 * 
 * Items: A number for each seat.
 */
most?: (string | number)[]
/** For `owners`: a seat needs more than this of the first number. */
above?: number
/** It exists only when this holds for the set-up (elements, params, number of seats); decided before the game. */
given?: (string | boolean)
says?: Says
source?: Sources
}
/** A change of what a query answers. Layers of a line: set, add, void. Layers of a total: sum, scale, late, cap, veto. Layers of a share: add, floor. */
export interface ModifyShape {
id: Name
query: NameRef
of?: NameRefs
/** It exists only when this holds for the set-up (elements, params, number of seats); decided before the game. */
given?: (string | boolean)
/** Only while this holds. `it` is what the query is about; `seat` the recipient. */
when?: (string | boolean)
line?: NameRefs
/** Changes how many. */
count?: ({
/** The number. */
set: (string | number)
} | {
/** What is added; it may be below zero. */
add: (string | number)
})
/** Changes points for each. */
each?: ({
/** The number. */
set: (string | number)
} | {
/** What is added; it may be below zero. */
add: (string | number)
})
/** True: the line pays nothing; see `veto` for the whole. */
void?: boolean
/** A member counts once for a seat in a wave, however many features hold it. */
"once-per"?: "seat"
"add-line"?: ValueShape
"late-line"?: ValueShape
/** A fraction of the total, rounded once. */
scale?: {
/** Above the line. */
times: number
/** Below the line. */
over: number
/** How it is rounded. */
round: ("up" | "down")
}
/** The total is at most this. */
cap?: (string | number)
/** The share is at least this. */
floor?: (string | number)
/** True: nothing is paid. */
veto?: boolean
/** For `owners`: one more number that decides between equal seats. */
key?: (string | number)
after?: NameRef
before?: NameRef
/** For other queries: another answer. */
set?: (string | number | boolean)
/** For queries that answer a number: what is added. */
add?: (string | number)
/** For queries that answer yes or no: this must hold as well. */
and?: (string | boolean)
/** For queries that answer yes or no: this suffices. */
or?: (string | boolean)
/** For queries that answer a set: members added. */
union?: string
/** For queries that answer a set: members left out. */
without?: string
says?: Says
source?: Sources
}
/** A requirement: a verb is possible only when it holds. */
export interface RequireShape {
id: Name
verb: NameRef
/** It exists only when this holds for the set-up (elements, params, number of seats); decided before the game. */
given?: (string | boolean)
/** It is asked only when this holds. */
when?: (string | boolean)
/** What must hold. */
that: (string | boolean)
why: TextRef
says?: Says
source?: Sources
}
/** A ban: nothing lifts it but its own condition, or an overlay. */
export interface ForbidShape {
id: Name
verb: NameRef
/** It exists only when this holds for the set-up (elements, params, number of seats); decided before the game. */
given?: (string | boolean)
/** What forbids. */
when: (string | boolean)
why: TextRef
says?: Says
source?: Sources
}
/** An exemption from one requirement. */
export interface AllowShape {
id: Name
/** The requirement, alone or with its pack: `<pack>.<id>`. */
require: string
/** It exists only when this holds for the set-up (elements, params, number of seats); decided before the game. */
given?: (string | boolean)
/** Where it is lifted; everywhere when absent. */
when?: (string | boolean)
says?: Says
source?: Sources
}
/** How often something may happen. */
export interface Limit {
/** How many times; 1 when absent. */
times?: (string | number)
/** The span the limit counts in, or a param whose value is one (`param.escape.scope`). */
per: (Span | string)
/** Counts apart for each value of this: `key: seat` is once for each seat. */
key?: (string | number | boolean)
}
/** Something a seat may do when the timeline asks its group, or in its window. */
export interface ActionShape {
like?: NameRef
/** True: it is there for `like`. */
abstract?: boolean
group?: NameRef
/** It exists only when this holds for the set-up (elements, params, number of seats); decided before the game. */
given?: (string | boolean)
window?: WindowShape
/** Seats that may do it; the active seat when absent. For free actions. */
who?: string
let?: Let
/** It is offered only when this holds. */
when?: (string | boolean)
/** What is chosen. */
choose?: {
among?: Among
/** Whole numbers, by name. */
number?: {
[k: string]: NumberRange
}
/** Fixed words, by name. */
options?: {
/**
 * The words.
 * 
 * @minItems 1
 */
[k: string]: Name[]
}
}
/** Combinations for which this does not hold are left out. */
where?: (string | boolean)
/**
 * Options that agree in all of these are one option.
 * 
 * @minItems 1
 * 
 * Items: A value.
 */
"equivalent-by"?: (string | number | boolean)[]
waive?: Names
limit?: LimitUseShape
/** True: others see that it was chosen, not what. */
sealed?: boolean
/** False: the group cannot be passed while this action is possible. True when absent. */
pass?: boolean
/** True: while this action is possible, no other of its group is offered. */
only?: boolean
/**
 * How an option is spelt in logs: words and variables in this order. The name of the action and the variables when absent.
 * 
 * @minItems 1
 */
key?: Name[]
says?: Says
source?: Sources
do?: EffectsEffect
}
/** Names for values, each evaluated once, in order; a later one may use an earlier one. */
export interface Let {
/** The value of this name. */
[k: string]: string | number | boolean
}
/** The variables of a choice and the sets they come from. A later set may use an earlier variable. */
export interface Among {
/** The set this variable comes from. */
[k: string]: string
}
/** A whole number is chosen. */
export interface NumberRange {
/** The lowest number. */
min: (string | number)
/** The highest number. */
max: (string | number)
}
/** Takes a piece out of a supply and puts it on a place. Records `placed`. */
export interface PlaceEffect {
/** Takes a piece out of a supply and puts it on a place. Records `placed`. */
place: {
/** A piece, or a kind of piece: then one is taken from the supply of `who`, or from the shared supply. */
piece: string
/** Where: a segment, tile, cell, side, corner, space, piece or zone. */
at: string
/** Whose supply; the active seat when absent. */
who?: string
/** What happens when the supply has none left: nothing, or the game stops with an error. `fail` when absent. */
short?: ("skip" | "fail")
cause?: NameRef
/** It is done only when this holds for the set-up; decided before the game. */
given?: (string | boolean)
}
}
/** Moves pieces from where they are to another place. Records `moved`. */
export interface MoveEffect {
/** Moves pieces from where they are to another place. Records `moved`. */
move: {
/** One piece or several. */
pieces: string
/** Where to: a segment, tile, cell, side, corner, space, piece, zone, pile, `supply` of the owner, or `off-board`. */
to: string
/** Which end of a pile or stack; the top when absent. */
on?: ("top" | "bottom")
cause?: NameRef
/** It is done only when this holds for the set-up; decided before the game. */
given?: (string | boolean)
}
}
/** Sends pieces back to the supply of their owner, or to the shared supply. Records `returned`. */
export interface ReturnEffect {
/** Sends pieces back to the supply of their owner, or to the shared supply. Records `returned`. */
return: {
/** One piece or several. */
pieces: string
cause?: NameRef
/** It is done only when this holds for the set-up; decided before the game. */
given?: (string | boolean)
}
}
/** Takes pieces out of a zone by its order (a bag by chance, a stack from the top) and puts them elsewhere. */
export interface DrawEffect {
/** Takes pieces out of a zone by its order (a bag by chance, a stack from the top) and puts them elsewhere. */
draw: {
/** The zone they come from. */
from: string
/** How many; 1 when absent. */
count?: (string | number)
/** Where they go. */
to: string
/** What happens when there are fewer: nothing is drawn, all are drawn, or the game stops with an error. `take-all` when absent. */
short?: ("skip" | "take-all" | "fail")
/** Who sees what was drawn; the zone or pile they go to decides when absent. */
show?: ("all" | "owner" | "nobody")
stream?: NameRef
cause?: NameRef
/** It is done only when this holds for the set-up; decided before the game. */
given?: (string | boolean)
}
}
/** Brings the pieces of a zone or pile, or the tiles of the deck, into a random order. */
export interface ShuffleEffect {
/** Brings the pieces of a zone or pile, or the tiles of the deck, into a random order. */
shuffle: {
/** The zone or pile; of `deck`, tiles that lie in order are drawn by chance as well. */
zone: string
stream?: NameRef
/** It is done only when this holds for the set-up; decided before the game. */
given?: (string | boolean)
}
}
/** Turns pieces face up for all. Records `revealed`. */
export interface RevealEffect {
/** Turns pieces face up for all. Records `revealed`. */
reveal: {
/** One piece or several. */
pieces: string
/** It is done only when this holds for the set-up; decided before the game. */
given?: (string | boolean)
}
}
/** Takes the next tile of the deck in hand (`drawn`), or tiles into a zone. Records `drawn`. */
export interface DrawTileEffect {
/** Takes the next tile of the deck in hand (`drawn`), or tiles into a zone. Records `drawn`. */
"draw-tile": {
group?: NameRef
/** A zone that holds tiles, `aside` or `box`; the hand when absent. */
to?: string
/** How many; 1 when absent. More than one needs `to`. */
count?: (string | number)
/** What happens when there are fewer. `take-all` when absent. */
short?: ("skip" | "take-all" | "fail")
/** Who sees them; the zone decides when absent. */
show?: ("all" | "owner" | "nobody")
/** Draws again until this holds of the tile in hand, or no tile is left. */
until?: (string | boolean)
/** Where tiles go that are drawn and passed over before that; `box` when absent. */
rest?: string
/** It is done only when this holds for the set-up; decided before the game. */
given?: (string | boolean)
}
}
/** Takes a tile out of a zone or the deck in hand, so that it is the tile to be laid. */
export interface TakeTileEffect {
/** Takes a tile out of a zone or the deck in hand, so that it is the tile to be laid. */
"take-tile": {
/** Which tile. */
tile: string
/** The zone that holds it; `deck`, `aside` and `box` are zones as well. */
from: string
/** It is done only when this holds for the set-up; decided before the game. */
given?: (string | boolean)
}
}
/** Moves a tile that is not on the board from one zone to another. */
export interface MoveTileEffect {
/** Moves a tile that is not on the board from one zone to another. */
"move-tile": {
/** Which tile. */
tile: string
/** The zone that holds it; `deck`, `aside` and `box` are zones as well. */
from: string
/** The zone it goes to: into `deck` it goes to the group that it belongs to. */
to: string
/** It is done only when this holds for the set-up; decided before the game. */
given?: (string | boolean)
}
}
/** Puts the tile in hand away. */
export interface DiscardTileEffect {
/** Puts the tile in hand away. */
"discard-tile": {
/** `box` (out of the game), `aside`, `deck` (shuffled back into its group), or a zone that holds tiles. */
to: string
/** It is done only when this holds for the set-up; decided before the game. */
given?: (string | boolean)
}
}
/** Puts every tile laid aside back into its group. */
export interface ReturnAsideEffect {
/** Puts every tile laid aside back into its group. */
"return-aside": {
group?: NameRef
/** It is done only when this holds for the set-up; decided before the game. */
given?: (string | boolean)
}
}
/** Lays the tile in hand. Records `laid`, and `extended` and `joined` for the features it meets. */
export interface PlaceTileEffect {
/** Lays the tile in hand. Records `laid`, and `extended` and `joined` for the features it meets. */
"place-tile": {
/** Where and how it lies. */
at: string
/** True: it covers its cell, shows nothing, joins nothing and closes nothing. False when absent. */
"face-down"?: boolean
/** It is done only when this holds for the set-up; decided before the game. */
given?: (string | boolean)
}
}
/** Joins two segments by a piece that keeps them joined as long as it lies there. Records `joined`. */
export interface LinkEffect {
/** Joins two segments by a piece that keeps them joined as long as it lies there. Records `joined`. */
link: {
/** One segment. */
a: string
/** The other. */
b: string
/** The piece that links them; of a kind, one is taken from the supply. */
by: string
/** True: `a` and `b` are the same end, which is closed by this piece alone and joins nothing. */
"open-end"?: boolean
/** It is done only when this holds for the set-up; decided before the game. */
given?: (string | boolean)
}
}
/** Takes a link away: the feature is built anew from what still joins, and its marks are folded again. Records `split`. */
export interface UnlinkEffect {
/** Takes a link away: the feature is built anew from what still joins, and its marks are folded again. Records `split`. */
unlink: {
/** The piece that links. */
by: string
/** It is done only when this holds for the set-up; decided before the game. */
given?: (string | boolean)
}
}
/** Adds a segment to a tile that lies on the board. */
export interface AddSegmentEffect {
/** Adds a segment to a tile that lies on the board. */
"add-segment": {
/** The tile. */
tile: string
/** The kind of the new segment. */
kind: string
/** The sides it joins. */
sides: string
/** True: it lies above the rest and does not divide the ground. */
over?: boolean
/** The piece it belongs to; taking the piece away takes the segment away. */
by?: string
/** It is done only when this holds for the set-up; decided before the game. */
given?: (string | boolean)
}
}
/** Says anew what a side shows to its neighbours. */
export interface OverrideEdgeEffect {
/** Says anew what a side shows to its neighbours. */
"override-edge": {
/** The side. */
side: string
/** What it shows from now on. */
kind: string
/** It is done only when this holds for the set-up; decided before the game. */
given?: (string | boolean)
}
}
/** Makes a feature another kind. What points at it stays: pieces, registers, areas that touch it. */
export interface ConvertEffect {
/** Makes a feature another kind. What points at it stays: pieces, registers, areas that touch it. */
convert: {
/** The feature. */
feature: string
/** Its new kind. */
to: string
/** The piece that marks it; it lies on the feature from now on. */
by?: string
/** It is done only when this holds for the set-up; decided before the game. */
given?: (string | boolean)
}
}
/** Gives points to one seat or several, and says what for. Records `points`. */
export interface ScoreEffect {
/** Gives points to one seat or several, and says what for. Records `points`. */
score: {
/** Who gets them. */
to: string
line?: Name
/** How many: a number, or a set whose members are counted; 1 when absent. */
count?: (string | number)
/** Points for each; needed unless there is a `ledger` or `lines`. */
each?: (string | number)
/** Instead of one line: several, by name, that are paid at once. Where every line is left out, nothing is scored. */
lines?: {
/** One line. */
[k: string]: {
/** How many: a number, or a set whose members are counted. */
count?: (string | number)
/** Points for each. */
each: (string | number)
/** Without this the line is left out. */
when?: (string | boolean)
}
}
/** Instead of a line: all lines of the value of this feature as it is now. */
ledger?: string
/** The feature the points belong to, for the log and for rules that ask. */
of?: string
/** Nothing is scored unless this holds. */
when?: (string | boolean)
cause?: NameRef
/** It is done only when this holds for the set-up; decided before the game. */
given?: (string | boolean)
}
}
/** Moves points from one seat to another. Records `points` for both, as a payment. */
export interface TransferEffect {
/** Moves points from one seat to another. Records `points` for both, as a payment. */
transfer: {
/** Who pays. */
from: string
/** Who gets them. What is paid to the bank is scored below zero. */
to: string
/** How many. */
points: (string | number)
line?: Name
cause?: NameRef
/** It is done only when this holds for the set-up; decided before the game. */
given?: (string | boolean)
}
}
/** Writes a register, or a variable: a name that `let` gave, or that a `repeat` around it declares. */
export interface SetEffect {
/** Writes a register, or a variable: a name that `let` gave, or that a `repeat` around it declares. */
set: {
register?: NameRef
/** What it belongs to: a seat, tile, piece, feature …; absent for registers of the game, turn, part or wave. */
of?: (string | number | boolean)
var?: Name
/** The new value. */
to: (string | number | boolean)
/** It is done only when this holds for the set-up; decided before the game. */
given?: (string | boolean)
}
}
/** Names for values, each evaluated once, now; readable to the end of the list of effects. */
export interface LetEffect {
let: Let
}
/** Rolls a die. */
export interface RollEffect {
/** Rolls a die. */
roll: {
as: Name
/**
 * The numbers on its faces.
 * 
 * @minItems 1
 * @maxItems 100
 */
faces: number[]
stream?: NameRef
/** It is done only when this holds for the set-up; decided before the game. */
given?: (string | boolean)
}
}
/** Adds features to the scoring that runs, or to the next one if none runs. */
export interface CollectEffect {
/** Adds features to the scoring that runs, or to the next one if none runs. */
collect: {
/** One feature or several. */
features: string
reason: NameRef
/** It is done only when this holds for the set-up; decided before the game. */
given?: (string | boolean)
}
}
/** Takes features out of the scoring that runs. */
export interface DropEffect {
/** Takes features out of the scoring that runs. */
drop: {
/** One feature or several. */
features: string
/** It is done only when this holds for the set-up; decided before the game. */
given?: (string | boolean)
}
}
/** The active seat gets one more part, or one more turn, after this one. */
export interface GrantEffect {
/** One more part of this turn, or one more whole turn. */
grant: ("part" | "turn")
}
/** Runs a stretch of the timeline here and comes back. A part, and steps `from … to`, begin without a tile and leave the tile of the part around them as it was; `slots` go on with it. */
export interface RunEffect {
/** Runs a stretch of the timeline here and comes back. A part, and steps `from … to`, begin without a tile and leave the tile of the part around them as it was; `slots` go on with it. */
run: {
/** True: a whole part. */
part?: boolean
wave?: SlotWord
/**
 * These steps of a turn, in this order, for the tile in hand or just laid. Steps that packs which this one does not know put directly before or after one of them are run with it, and once between two of them.
 * 
 * @minItems 1
 */
slots?: Slot[]
from?: Slot
to?: Slot
/** The seat that is active in it; the active seat when absent. */
seat?: string
/** A number that falls with every run inside a run, so that it ends. */
measure?: (string | number)
quiet?: Names
/** It is done only when this holds for the set-up; decided before the game. */
given?: (string | boolean)
}
}
/** Does what a named block says. The block sees what it is given, and no other name of the rule. */
export interface BlockEffect {
block: NameRef
/** What the block is given, by name. Each is evaluated once, before the block. */
with?: {
/** The value. */
[k: string]: string | number | boolean
}
/** It is done only when this holds for the set-up; decided before the game. */
given?: (string | boolean)
}
/** Ends the part, the turn or the game: goes on where that one ends. */
export interface FinishEffect {
/** What ends. */
finish: ("part" | "turn" | "game")
}
/** Does one thing or the other. */
export interface IfEffect {
/** The test. */
if: (string | boolean)
then: EffectsEffect
else?: EffectsEffect
}
/** Does one of several things, by a value. */
export interface CaseEffect {
/** The value. */
case: (string | number | boolean)
/** What is done for each value. */
of: {
[k: string]: EffectsEffect
}
else?: EffectsEffect
}
/** Does the same for every member of a set, as it was when the loop began. */
export interface ForEachEffect {
/** Does the same for every member of a set, as it was when the loop began. */
"for-each": {
as: Name
/** The set, or a relation; needed unless there are `names`. */
in?: string
/** Instead of a set: names with a value each. What is done is done for each in the order written; in expressions the name of the member is the value, and as a `line` of points it is the name. */
names?: {
/** The value. */
[k: string]: string | number | boolean
}
/** Members for which this does not hold are passed over; asked when their turn comes. */
when?: (string | boolean)
order?: Order
do: EffectsEffect
/** It is done only when this holds for the set-up; decided before the game. */
given?: (string | boolean)
}
}
/** The order of a loop. Without it: seats clockwise from the active one, tiles as laid, segments by index. */
export interface Order {
/** Begin with this seat and go on clockwise; members that belong to seats follow their seat. */
from?: string
/** Lowest first by this value of the member; of equal ones the canonical order decides. */
by?: (string | number)
/** True: the other way round (the last first, or counter-clockwise). */
reverse?: boolean
}
/** Does the same again while something holds. Each pass must lower the measure, or the number of passes is bounded. */
export interface RepeatEffect {
/** Does the same again while something holds. Each pass must lower the measure, or the number of passes is bounded. */
repeat: {
vars?: Let
/** Asked before each pass. */
while?: (string | boolean)
/** A number that falls with each pass. Where the loop runs steps with actions, something besides the actions must lower it. */
measure?: (string | number)
/** `pass`: it ends when a choice in it is passed or has no option; what follows that choice in the list is still done. */
until?: "pass"
/** At most this many passes. */
times?: (string | number)
do: EffectsEffect
/** It is done only when this holds for the set-up; decided before the game. */
given?: (string | boolean)
}
}
/** Asks the seats one after the other, again and again, until a whole round brings no one a turn, or earlier. A seat that passes a choice, or has no option in it, had no turn. */
export interface RoundRobinEffect {
/** Asks the seats one after the other, again and again, until a whole round brings no one a turn, or earlier. A seat that passes a choice, or has no option in it, had no turn. */
"round-robin": {
as: Name
/** Who begins. */
start: string
/** Only these seats, as they are at the beginning; all when absent. */
among?: string
/** The seat gets a turn only while this holds for it. */
while?: (string | boolean)
/** `all-pass`: until a whole round brings no one a turn. `one-left`: a pass is final, and it ends when only one seat has not passed, or when it comes back to the seat that had the last turn. `pass`: until anyone passes. `all-pass` when absent. */
until?: ("all-pass" | "one-left" | "pass")
/** At most this many rounds. */
rounds?: (string | number)
/** `final`: a seat that passes is out for good. `round`: it may come back in the next round. `round` when absent. */
pass?: ("final" | "round")
do: EffectsEffect
/** It is done only when this holds for the set-up; decided before the game. */
given?: (string | boolean)
}
}
/** A piece goes step by step over cells, the seats deciding in turn; it never enters a cell twice. Each cell is an option, `next 1/0`; `step` gives this word, and it is also the id of the decision. */
export interface WalkEffect {
/** A piece goes step by step over cells, the seats deciding in turn; it never enters a cell twice. Each cell is an option, `next 1/0`; `step` gives this word, and it is also the id of the decision. */
walk: {
/** The piece that goes. */
piece: string
as?: Name
/** Who decides first; the active seat when absent. */
start?: string
/** Whether the next seat decides the next step; `rotating` when absent. */
decider?: ("rotating" | "same")
/** How many steps. */
steps: (string | number)
step: Name
/** The cells it may enter from where it stands; `visited` names those it has been on. */
among: string
/** Cells for which this does not hold are left out. */
where?: (string | boolean)
/** The question of each step in words. */
says?: string
/** True: the decider may stop the walk. False when absent. */
pass?: boolean
do?: EffectsEffect
/** It is done only when this holds for the set-up; decided before the game. */
given?: (string | boolean)
}
}
/** Asks a seat to choose. With no option it is skipped; with one option that must be taken it answers itself. */
export interface ChooseEffect {
/** The question. */
choose: {
id?: Name
/** Who decides; the active seat when absent. */
who?: string
/** The question exists only when this holds for the set-up. */
given?: (string | boolean)
/** The question is asked only when this holds; otherwise `else` is done. */
when?: (string | boolean)
among?: Among
/** Several members are chosen instead of one; then there is one variable, and the id names the set. */
subset?: {
/** At least so many; 0 when absent. */
min?: (string | number)
/** At most so many; all when absent. */
max?: (string | number)
}
number?: NumberRange
/** True: all members are brought into an order; the id names the ordered set. */
order?: boolean
/**
 * Fixed words to choose from; the id names the one chosen.
 * 
 * @minItems 1
 */
options?: Name[]
/** Combinations for which this does not hold are left out. */
where?: (string | boolean)
/** Options that agree in all of these are one option: the first stands for them. Equal tiles are one option when it is absent. */
"equivalent-by"?: ((string | number | boolean) | (string | number | boolean)[])
/** True: the seat may decline. False when absent. */
optional?: boolean
/** What no option at all means: the question is skipped and `else` is done, or the game stops with an error. `skip` when absent. */
none?: ("skip" | "fail")
/** True: others see that a choice was made, not which one. */
sealed?: boolean
/** The answer comes from outside of the rules (skill of the hand): a person enters it, a simulation draws it. */
oracle?: "uniform"
/**
 * How an option is spelt in logs: words and variables in this order. The id and the variables when absent.
 * 
 * @minItems 1
 */
key?: Name[]
/** The question in words. */
says?: string
}
then?: EffectsEffect
else?: EffectsEffect
}
/** A thing that may be laid together with a tile, so that it fits: both are one option. */
export interface AssistShape {
id: Name
verb: NameRef
/** It exists only when this holds for the set-up (elements, params, number of seats); decided before the game. */
given?: (string | boolean)
/** It is offered only when this holds. */
when?: (string | boolean)
limit?: LimitUseShape
uses?: NameRef
among?: Among
/** Combinations for which this does not hold are left out. */
where?: (string | boolean)
/** What the helped sides show. */
shows?: {
/** The sides. */
sides: string
kind: NameRef
}
/** When the seat may rather treat the tile as one that fits nowhere: never, when no option does without help, or always. `never` when absent. */
decline?: ("never" | "whenAllNeedIt" | "always")
do: EffectsEffect
says?: Says
source?: Sources
}
/** A named list of effects, used with the effect `block`. */
export interface BlockShape {
/** What it is given, each with its type. */
args?: {
[k: string]: Type
}
/** It exists only when this holds for the set-up (elements, params, number of seats); decided before the game. */
given?: (string | boolean)
do: EffectsEffect
says?: Says
source?: Sources
}
/** Something that is done at a slot, or when something happened. */
export interface RuleShape {
id: Name
/** The slot it is done at, or a param that chooses one. */
at?: (Slot | SlotBy)
on?: EventShape
/** It exists only when this holds for the set-up (elements, params, number of seats); decided before the game. */
given?: (string | boolean)
/** It is done only when this holds. With `for-each` it is asked for each member when its turn comes. */
when?: (string | boolean)
let?: Let
/** It is done for every member of a set. */
"for-each"?: {
as: Name
/** The set, or a relation. */
in: string
order?: Order
}
limit?: LimitUseShape
/** Rules of the same slot that come first: an id, `<pack>.<id>`, or a tag of rules. Absent ones of other packs are no error. */
after?: (string | string[])
tags?: Names
do: EffectsEffect
says?: Says
source?: Sources
}
/** A slot chosen by a param. */
export interface SlotBy {
/** The param that chooses. */
by: string
/** The slot for each value of the param. */
of: {
[k: string]: Slot
}
}
/** Something that happened, recorded by an operation. */
export interface EventShape {
/** What happened. */
event: ("drawn" | "laid" | "extended" | "joined" | "split" | "completed" | "placed" | "moved" | "returned" | "entered" | "revealed" | "points" | "converted" | "passed" | "started")
as: Name
/** Only records for which this holds. */
where?: (string | boolean)
/** It fires once in a wave, once for a feature, once for a seat in a step, or once in a turn, however many records there are. */
once?: ("wave" | "feature" | "seat" | "turn")
}
/** Something that is done whenever it holds: checked after every slot and every action, until none fires. It must lower its measure. */
export interface AlwaysShape {
id: Name
/** It exists only when this holds for the set-up (elements, params, number of seats); decided before the game. */
given?: (string | boolean)
/** It is done only when this holds. With `for-each` it is asked for each member. */
when?: (string | boolean)
let?: Let
/** It is done for every member of a set. */
"for-each"?: {
as: Name
/** The set, or a relation. */
in: string
order?: Order
}
/** A number that falls each time; found out where every effect takes something away. */
measure?: (string | number)
/** Rules of `always` that are checked first: an id, `<pack>.<id>`. */
after?: (string | string[])
do: EffectsEffect
says?: Says
source?: Sources
}
/** Something that is done instead of an operation. It applies at most once to each. */
export interface ReplaceShape {
id: Name
/** The operation, by the event it would record. */
event: ("placed" | "moved" | "returned" | "points" | "drawn" | "laid" | "converted")
as: Name
/** It exists only when this holds for the set-up (elements, params, number of seats); decided before the game. */
given?: (string | boolean)
/** It applies only when this holds. */
when?: (string | boolean)
/** Replacements of the same event that are asked first: an id or `<pack>.<id>`. */
after?: (string | string[])
do: EffectsEffect
says?: Says
source?: Sources
}
/** Steps that a pack puts into the timeline of another. */
export interface InsertShape {
id: Name
after?: Slot
before?: Slot
first?: Slot
steps: StepsShape
says?: Says
source?: Sources
/** It exists only when this holds for the set-up (elements, params, number of seats); decided before the game. */
given?: (string | boolean)
}
/** Additions to what other packs declare. Mappings gain keys and lists gain members; nothing that stands there is changed. */
export interface ExtendShape {
/** Kinds by id. */
kinds?: {
/** What a kind gains. */
[k: string]: {
tags?: NameRefs
/** Marks. */
marks?: {
[k: string]: MarkFold
}
/** Names for features it borders. */
touch?: {
[k: string]: NameRefs
}
/** Names for features whose ends meet it. */
ends?: {
[k: string]: NameRefs
}
/** Piles. */
piles?: {
[k: string]: PileShape
}
/** Named expressions. */
define?: {
[k: string]: KindDefineShape
}
/** Registers. */
registers?: {
[k: string]: RegisterShape
}
source?: Sources
/** It exists only when this holds for the set-up (elements, params, number of seats); decided before the game. */
given?: (string | boolean)
}
}
/** Pieces by id. */
pieces?: {
/** What a piece gains. */
[k: string]: {
tags?: NameRefs
"stands-on"?: NameRefs
/** Registers. */
registers?: {
[k: string]: RegisterShape
}
source?: Sources
/** It exists only when this holds for the set-up (elements, params, number of seats); decided before the game. */
given?: (string | boolean)
}
}
/** Spaces by id. */
spaces?: {
/** What a space gains. */
[k: string]: {
tags?: NameRefs
kinds?: NameRefs
source?: Sources
/** It exists only when this holds for the set-up (elements, params, number of seats); decided before the game. */
given?: (string | boolean)
}
}
/** Params by id. */
params?: {
/** What a param gains. */
[k: string]: {
/**
 * Values.
 * 
 * @minItems 1
 */
values?: Name[]
source?: Sources
/** It exists only when this holds for the set-up (elements, params, number of seats); decided before the game. */
given?: (string | boolean)
}
}
/** Tiles by id. */
tiles?: {
/** What a tile gains. */
[k: string]: {
tags?: NameRefs
/** Marks of the tile. */
marks?: {
/** True, a number, or a direction. */
[k: string]: boolean | number | string
}
source?: Sources
/** It exists only when this holds for the set-up (elements, params, number of seats); decided before the game. */
given?: (string | boolean)
}
}
/** Queries of a library by id: where this game has them written. */
queries?: {
[k: string]: CitedShape
}
/** Actions of a library by id: where this game has them written. */
actions?: {
[k: string]: CitedShape
}
/** Requirements of a library by id: where this game has them written. */
require?: {
[k: string]: CitedShape
}
/** Rules of a library by id: where this game has them written. */
rules?: {
[k: string]: CitedShape
}
}
/** Where a declaration of another pack is written. A library cites nothing: it does not know which game it serves. */
export interface CitedShape {
source: Sources
}
/** The order of play. */
export interface TimelineShape {
"set-up"?: StepsShape
turn?: StepsShape
/** A wave of scoring. */
wave?: {
/**
 * The slots of a round; rounds go on while they add features.
 * 
 * @minItems 1
 */
round: WaveStepShape[]
/** The slots after all rounds. */
once?: WaveStepShape[]
}
"end-game"?: StepsShape
}
/** The tiles that are drawn. */
export interface DeckShape {
/**
 * The tiles that lie on the board when the game begins. A pack that uses another replaces the start of that one.
 * 
 * @minItems 1
 */
start?: LaidTile[]
/**
 * Single copies of tiles, of whatever pack, that leave their group before the game.
 * 
 * @minItems 1
 */
moves?: TileMoveShape[]
/** Groups of tiles. A tile that names no group is in the group `main`. */
groups?: {
/** A group of tiles. */
[k: string]: {
/** How it is ordered: `shuffled`, or a list of tiles in which `shuffled` stands for all others. */
order?: ("shuffled" | TileRef[])
after?: NameRefs
before?: NameRefs
/** It is drawn from only while this holds. */
opens?: (string | boolean)
into?: NameRef
/** How many tiles of it are in the game, taken by chance; all when absent. */
take?: (string | number)
/** It exists only when this holds for the set-up (elements, params, number of seats); decided before the game. */
given?: (string | boolean)
says?: Says
source?: Sources
}
}
/** The number of draws after which the deck counts as empty; all tiles when absent. */
size?: (string | number)
}
/** A tile that lies on the board when the game begins. */
export interface LaidTile {
tile: TileRef
at: Position
/** Clockwise quarter turns; 0 when absent. */
turn?: number
source?: Sources
/** True: it lies beside the start of other packs instead of replacing it. False when absent. */
beside?: boolean
/** It is laid only when this holds for the set-up. */
given?: (string | boolean)
}
/** One copy of a tile that goes into another group of the deck, or out of the game. */
export interface TileMoveShape {
tile: TileRef
to: Name
/** It is moved only when this holds for the set-up. */
given?: (string | boolean)
source?: Sources
}
/** How points are kept. */
export interface ScoresShape {
/** The score never falls below this. */
floor?: number
/** Whether the floor binds after every event or only at the end; `event` when absent. */
per?: ("event" | "game")
/** What is compared at the end; the score when absent. */
total?: (string | number)
ring?: NameRef
says?: Says
source?: Sources
}
/** Changes the set of tiles. */
export interface TileChangesShape {
tiles: TilesShape
/**
 * The packs it needs besides; while one of them is not in play, the change rests.
 * 
 * @minItems 1
 */
over?: PackOfGame[]
/** True: the change is not made for now. */
skip?: boolean
}
/** What a pack is: its id, its version, what it builds on. One file `pack.yaml` in the folder of the pack. */
export interface Pack {
pack: PackId
format: Format
game?: PackId
/** `library`: declares what games build on. `game`: can be played alone. `expansion`: is added to a game. */
role: ("library" | "game" | "expansion")
title: Title
/** The version of the pack: three numbers. */
version: string
/** The licence of the data, as its short SPDX name. */
licence: string
/**
 * Who wrote the data.
 * 
 * @minItems 1
 * 
 * Items: A name.
 */
authors?: string[]
says?: Says
source?: Sources
/**
 * Packs it builds on.
 * 
 * @minItems 1
 */
use?: PackId[]
/** Packs that must be in play as well, though it does not build on them. */
requires?: (PackId[] | {
[k: string]: Says
})
/** Packs it cannot be played with. */
conflicts?: (PackId[] | {
[k: string]: Says | {
says: Says
source?: Sources
/** They exclude each other only when this holds for the set-up. */
given?: (string | boolean)
}
})
/** How many can play. */
seats?: {
/** The fewest. */
min: number
/** The most. */
max: number
}
/** How many copies of its tiles may be in the game. */
copies?: {
/** The most. */
max: number
}
}
/** A file of rules. All rules files of a pack are one set of declarations; neither the order of files nor of keys matters. */
export interface Rules {
format: Format
/** What this file declares exists only when this holds (elements, params, number of seats); decided before the game. Tags are not bound by it. */
given?: (string | boolean)
/**
 * Packs whose declarations this file builds on, beside those of its pack file.
 * 
 * @minItems 1
 */
use?: PackId[]
tags?: TagsShape
/** Parts of the pack that can be switched off, read as `element.<name>`. */
elements?: {
[k: string]: ElementShape
}
/** Choices that rules read as `param.<name>`. */
params?: {
[k: string]: ParamShape
}
/** Named sets of choices. */
presets?: {
[k: string]: PresetShape
}
/** What requirements speak about. */
verbs?: {
[k: string]: VerbShape
}
/** Named expressions. */
define?: {
[k: string]: DefineShape
}
/** Kinds of feature. */
kinds?: {
[k: string]: KindShape
}
/** Marks of tiles, and of segments of any kind. */
marks?: {
[k: string]: MarkShape
}
/** Kinds of piece. */
pieces?: {
[k: string]: PieceShape
}
/** Places off the board that hold pieces or tiles. */
zones?: {
[k: string]: ZoneShape
}
/** Places beside the board that belong to no feature. */
spaces?: {
[k: string]: SpaceShape
}
/** Orders of spaces in which the first follows the last. */
rings?: {
[k: string]: RingShape
}
/** Small memories. */
registers?: {
[k: string]: RegisterShape
}
/** Sets of pairs that follow from the board. */
relations?: {
[k: string]: RelationShape
}
/** What is shown to all beside the board or on it. */
displays?: {
[k: string]: DisplayShape
}
/** Questions that other packs may modify. */
queries?: {
[k: string]: QueryShape
}
/** Changes of what queries answer. */
modify?: ModifyShape[]
/** Requirements: all of a verb must hold. */
require?: RequireShape[]
/** Bans: none of a verb may hold. */
forbid?: ForbidShape[]
/** Exemptions from requirements. */
allow?: AllowShape[]
/** Named limits that several rules or actions share. */
limits?: {
[k: string]: Limit
}
/** What seats may do. */
actions?: {
[k: string]: ActionShape
}
/** Things that may be laid together with a tile. */
assists?: AssistShape[]
/** Named lists of effects that several rules and actions use. */
blocks?: {
[k: string]: BlockShape
}
looks?: LooksShape
/** What is done at slots and upon events. */
rules?: RuleShape[]
/** What is done whenever it holds. */
always?: AlwaysShape[]
/** What is done instead of an operation. */
replace?: ReplaceShape[]
/** For kinds that are scored for several reasons: the reasons, best first. The first that holds pays. */
reasons?: {
/**
 * Reasons.
 * 
 * @minItems 1
 */
[k: string]: Name[]
}
/** Steps put into the timeline of another pack. */
insert?: InsertShape[]
extend?: ExtendShape
timeline?: TimelineShape
deck?: DeckShape
scores?: ScoresShape
/** Sentences by id: reasons of refusals. */
texts?: {
[k: string]: Says
}
with?: WithShape
}
/** Interactions with packs that may be there: declarations that exist only together with the other pack. */
export interface WithShape {
[k: string]: DeclarationsShape
}
/** A test: a set-up, some play, and what must come of it. */
export interface Scenario {
/** What it shows, in a few words. */
scenario: string
format?: Format
says?: Says
cites?: Sources
/** How the game is set up. */
"set-up": {
/**
 * The packs in play; what they build on comes with them.
 * 
 * @minItems 1
 */
packs: PackId[]
/**
 * The seats, clockwise.
 * 
 * @minItems 1
 * @maxItems 12
 */
seats: Seat[]
/** Values of params. */
params?: {
[k: string]: ParamValue
}
/** Elements on or off. */
elements?: {
[k: string]: boolean
}
preset?: NameRef
/**
 * Overlays, in order.
 * 
 * @minItems 1
 * 
 * Items: An overlay.
 */
overlay?: string[]
order?: OrderChoices
/** The tile at 0/0, or the tiles on the board as `TILE x/y rN`; the start of the packs when absent. */
start?: (TileRef | string[])
board?: SetBoard
kinds?: SetKinds
sides?: SetSides
added?: SetAdded
links?: SetLinks
settled?: SetSettled
pieces?: SetPieces
zones?: SetZones
spaces?: SetSpaces
/** The tiles that are drawn, in this order; then the deck is empty. Without it the play says what is drawn. */
deck?: TileRef[]
score?: SetScore
supply?: SetSupply
turn?: Seat
/** The slot or the group of actions at which the first turn goes on; what stands before it, and the set-up, is not done. `free.after-place` is the question about free actions whose window ends with `after-place`. Without it the turn begins. */
slot?: string
drawn?: TileRef
/** The cell of the tile that was just laid, at that slot. */
placed?: string
granted?: SetGranted
registers?: SetRegisters
used?: SetUsed
came?: SetCame
/** The seed of what is left to chance. */
seed?: number
}
/** What is done, and what must hold, in order. A decision that an entry does not name is passed; one with a single option answers itself. */
play?: EntryShape[]
/** True: after the play the game goes to its end, and the last scoring is done. */
end?: boolean
expect?: ExpectationShape
/**
 * The same play with other choices.
 * 
 * @minItems 1
 * 
 * Items: The same play with other choices.
 */
cases?: {
says?: Says
cites?: Sources
/** Values of params. */
params?: {
[k: string]: ParamValue
}
/** Elements on or off. */
elements?: {
[k: string]: boolean
}
preset?: NameRef
expect: ExpectationShape
}[]
}
/** What must hold now. */
export interface ExpectationShape {
/** The score of each seat named. */
score?: {
[k: string]: number
}
/** How many pieces of a kind a seat has in its supply. */
supply?: {
/** How many of each kind named. */
[k: string]: {
[k: string]: number
}
}
/** How many pieces or tiles are in a zone: `bag`, `hand ann` for the zone of a seat, `below 1/0` for that of a tile, `pile 0/0 block N` for a pile on a feature. */
zone?: {
[k: string]: number
}
/** The lines a seat got since the last step, or in the whole play when it stands in `cases`: `tiles 3 × 2`. */
lines?: {
[k: string]: string[]
}
/** All options of a seat now, in any order. */
options?: {
/** Items: The key of an option, as the log prints it. */
[k: string]: string[]
}
/** Options that are among those of a seat now. */
offers?: {
/** Items: The key of an option, as the log prints it. */
[k: string]: string[]
}
/** Options that are not among those of a seat now. */
lacks?: {
/** Items: The key of an option, as the log prints it. */
[k: string]: string[]
}
/** The owners of a feature, named by a tile and a segment: `block 0/-1 N`. */
owners?: {
[k: string]: Seat[]
}
/** What a feature is worth now. */
worth?: {
[k: string]: number
}
/** Whether a feature is complete. */
complete?: {
[k: string]: boolean
}
/** The pieces on a feature, tile, corner (`corner 1/0`, the north-west one of that cell) or space: `token ann`. */
pieces?: {
[k: string]: string[]
}
/** What a register holds: `bend 0/1 S`, `open`. */
register?: {
[k: string]: number | string | boolean
}
drawn?: TileRef
/** The tiles put out of the game so far, in order. */
removed?: TileRef[]
/** Tiles left in the deck. */
left?: number
seat?: Seat
asks?: Seat
slot?: Slot
/** Whether the game is over. */
over?: boolean
/** The seats that have won. */
winners?: Seat[]
}
/** A file of tiles. */
export interface Tiles {
format: Format
/** The tiles of this file are in the game only when this holds. */
given?: (string | boolean)
"copies-by"?: DottedNameRef
/** How many tiles there are, checked against the copies: a number, or one for each column. */
total?: (number | {
[k: string]: number
})
source?: Sources
/** The tiles by id. */
tiles: {
[k: string]: TileShape
}
}
