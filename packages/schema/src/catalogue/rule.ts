import { type Area, didYouMean, oneOf, pathOf, quoted } from './entry.ts';

export interface RuleArgs {
	'RULE-KEY-MISSING': { key: string };
	'RULE-EXPRESSION': Record<never, never>;
	'RULE-KEYS-EXCLUDE': { key: string; other: string };
	'RULE-EFFECT': { found: string; near: readonly string[] };
	'RULE-EFFECT-KEY': { effect: string; key: string; near: readonly string[] };
	'RULE-WORD': { found: string; allowed: readonly string[]; near: readonly string[] };
	'RULE-TYPE': { type: string };
	'RULE-COUNT': { found: string };
	'RULE-COLUMN': { tile: string; column: string; known: readonly string[] };
	'RULE-ZONE-HOLDS': { zone: string; holds: 'pieces' | 'tiles'; due: 'pieces' | 'tiles' };
	'RULE-SHUFFLE-NOTHING': { zone: string };
	'RULE-ASSIST-IDLE': { assist: string; verb: string };
	'RULE-MARK-TWICE': { mark: string };
	'RULE-LAYER': { query: string; layer: string };
	'RULE-BEFORE': Record<never, never>;
	'RULE-LIMIT': { what: string; found: number; limit: number };
	'RULE-TEXT': { text: string; near: readonly string[] };
	'RULE-ENDLESS': { what: string };
	'RULE-MEASURE-ACTIONS': Record<never, never>;
	'RULE-MEASURE-PASS': Record<never, never>;
	'RULE-HAND': { id: string; pack: string };
	'RULE-CYCLE': { what: string; path: readonly string[] };
	'RULE-AFTER': { ref: string; near: readonly string[] };
	'RULE-RUN-RANGE': { from: string; to: string };
	'RULE-TIMELINE': Record<never, never>;
	'RULE-TIMELINE-STEP': Record<never, never>;
	'LINT-MARK-UNREAD': { mark: string };
	'LINT-RULE-NEVER': { id: string; why: string };
	'LINT-RUN-NOTHING': Record<never, never>;
	'LINT-HAND': { id: string };
	'LINT-REQUIREMENT-IDLE': { id: string; why: string };
	'LINT-DEFINE-UNUSED': { id: string };
	'LINT-BLOCK-UNUSED': { id: string };
	'LINT-PARAM-UNREAD': { what: string; id: string };
	'LINT-ACTION-UNOFFERED': { id: string; group: string };
	'LINT-TILE-NEVER': { tile: string };
	'LINT-TILE-STAYS': { tile: string; zone: string };
	'LINT-GROUP-CLOSED': { group: string };
	'LINT-AFTER-UNKNOWN': { ref: string; what: string; near: readonly string[] };
	'LINT-WITH-UNKNOWN': { pack: string; near: readonly string[] };
	'LINT-TILE-TOTAL': { column: string; total: number; found: number };
	'ORDER-TIE': { slot: string; first: string; second: string; over: string };
	'ORDER-OPEN': { slot: string; first: string; second: string; over: string };
	'ORDER-UNDONE': { event: string; first: string; second: string };
	'ORDER-UNUSED': { first: string; then: string };
	'LAYER-TIE': { slot: string; first: string; second: string; over: string };
	'LAYER-UNDONE': { over: string; by: string; override: string };
}

export const ruleMessages: Area<RuleArgs> = {
	'RULE-KEY-MISSING': {
		severity: 'error',
		message: (a) => `${quoted(a.key)} is missing here.`,
		doc: 'An effect or declaration cannot do without this key.',
	},
	'RULE-KEYS-EXCLUDE': {
		severity: 'error',
		message: (a) => `The key ${quoted(a.key)} says nothing beside ${quoted(a.other)}.`,
		hint: () => 'Keep one of the two.',
		doc: 'Two keys of an effect say the same thing in different ways. One of them would be ignored.',
	},
	'RULE-EXPRESSION': {
		severity: 'error',
		message: () => 'An expression is expected here.',
		doc: 'A mapping, a list or nothing stands where an expression is due.',
	},
	'RULE-EFFECT': {
		severity: 'error',
		message: (a) => `There is no effect ${quoted(a.found)}.`,
		hint: (a) => didYouMean(a.near),
		doc: 'An entry of `do`, `then` or `else` is a mapping whose key names an effect.',
	},
	'RULE-EFFECT-KEY': {
		severity: 'error',
		message: (a) => `${quoted(a.key)} does not belong beside ${quoted(a.effect)}.`,
		hint: (a) => didYouMean(a.near),
		doc: 'Beside an effect only its own keys stand, such as `then` and `else`.',
	},
	'RULE-WORD': {
		severity: 'error',
		message: (a) => `${quoted(a.found)} is not one of the words that fit here.`,
		hint: (a) => didYouMean(a.near) ?? `One of ${oneOf(a.allowed)}.`,
		doc: 'Only certain words have a meaning here.',
	},
	'RULE-TYPE': {
		severity: 'error',
		message: (a) => `${quoted(a.type)} is no type.`,
		hint: () =>
			'Types are bool, int, seat, tile, cell, segment, feature, piece …, and set(…) of one.',
		doc: 'A define, query, verb or register names a type that does not exist.',
	},
	'RULE-COUNT': {
		severity: 'error',
		message: (a) => `${quoted(a.found)} is no number of pieces.`,
		doc: 'A number of pieces is a whole number from 0 on, known before a game begins.',
	},
	'RULE-COLUMN': {
		severity: 'error',
		message: (a) => `The tile ${quoted(a.tile)} has no copies for ${quoted(a.column)}.`,
		hint: (a) => `Its columns: ${oneOf(a.known)}.`,
		doc: 'Copies written by column name every value of the param that `copies-by` names.',
	},
	'RULE-ZONE-HOLDS': {
		severity: 'error',
		message: (a) => `${quoted(a.zone)} holds ${a.holds}, and this effect is about ${a.due}.`,
		hint: (a) =>
			a.holds === 'tiles'
				? 'Tiles are moved by `draw-tile`, `take-tile`, `move-tile` and `discard-tile`.'
				: 'Pieces are moved by `draw`, `place`, `move` and `return`.',
		doc: 'A zone holds pieces, or tiles where it says `holds: tiles`; `deck`, `aside` and `box` hold tiles. Effects that move the ones cannot move the others.',
	},
	'RULE-SHUFFLE-NOTHING': {
		severity: 'warning',
		message: (a) =>
			`The pieces in ${quoted(a.zone)} have no order, so to shuffle them changes nothing.`,
		hint: () =>
			'Give the zone `order: stack`, or take the effect away: `draw` takes out of `order: shuffled` by chance in any case.',
		doc: 'Only a zone with `order: stack`, a pile and the deck have an order that a shuffle can change.',
	},
	'RULE-ASSIST-IDLE': {
		severity: 'warning',
		message: (a) =>
			`The assist ${quoted(a.assist)} is never offered: no requirement of ${quoted(a.verb)} speaks of the sides of a tile alone.`,
		hint: () =>
			'Write a requirement as `it.sides.all(s, …)` that reads nothing but the kinds of the side and of what it faces. A `when` or an `allow` of it may read anything.',
		doc: 'An assist makes a tile fit where its sides would not. So a requirement must compare sides.',
	},
	'RULE-MARK-TWICE': {
		severity: 'error',
		message: (a) => `The mark ${quoted(a.mark)} is declared in two ways.`,
		hint: () => 'Declare it with the same fold everywhere.',
		doc: 'A mark that several kinds carry merges in one way.',
	},
	'RULE-LAYER': {
		severity: 'error',
		message: (a) => `${quoted(a.layer)} does not fit what the query ${quoted(a.query)} answers.`,
		doc: '`value` has lines and totals to change, `share` lines and a floor, `owners` keys. Of other queries `add` changes numbers, `and` and `or` truth values, `union` and `without` sets; `set` fits any of them.',
	},
	'RULE-LIMIT': {
		severity: 'error',
		message: (a) => `There are ${a.found} ${a.what}; at most ${a.limit} are possible.`,
		doc: 'A set-up is larger than the limits that keep play in bounded time and memory.',
	},
	'RULE-BEFORE': {
		severity: 'error',
		message: () => 'Only the feature of the event is known as it was before.',
		hint: () => 'Inside before(…) ask `e.segment.feature`, not other properties of the event.',
		doc: '`before(…)` keeps a value of the feature an event speaks of, as it was just before the operation.',
	},
	'RULE-TEXT': {
		severity: 'warning',
		message: (a) => `There is no text ${quoted(a.text)}.`,
		hint: (a) => didYouMean(a.near) ?? 'Add it to `texts`, so that players read a sentence.',
		doc: 'A reason that refuses an option has no sentence in `texts`.',
	},
	'RULE-ENDLESS': {
		severity: 'error',
		message: (a) => `Nothing says that ${quoted(a.what)} ends.`,
		hint: () => 'Give `times`, or a `measure` that falls with every pass.',
		doc: 'A loop ends because it counts, or because a number falls with every pass.',
	},
	'RULE-MEASURE-ACTIONS': {
		severity: 'error',
		message: () =>
			'Only actions of the steps that this loop runs lower its measure. They can be passed, and any pack may bring one that does not lower it.',
		hint: () =>
			'Lower the measure in the loop itself, say with a variable under `vars`, or write `times` instead.',
		doc: 'A `repeat` runs steps of a turn in which seats choose among actions, and nothing else in it changes the number that must fall with every pass. A pass in which somebody passes, or takes an action of another pack, would stop the game.',
	},
	'RULE-MEASURE-PASS': {
		severity: 'error',
		message: () => 'Only what a seat may decline lowers the measure of this loop.',
		hint: () =>
			'Lower the measure under `else` as well, end the loop with `until: pass`, or write `times` instead.',
		doc: 'Everything in a `repeat` that changes the number which must fall with every pass stands under a choice with `optional: true`. A seat that declines would stop the game.',
	},
	'RULE-HAND': {
		severity: 'error',
		message: (a) =>
			`${quoted(a.id)} takes a tile in hand where the pack ${quoted(a.pack)} can have brought one already.`,
		hint: () => 'Add `drawn == none` to its condition, or put the tile in hand away first.',
		doc: 'A second tile in hand would lose the first, and the game would stop. Another pack may bring a tile, too, such as one that is owed, so a rule that takes one asks first whether there is one.',
	},
	'RULE-CYCLE': {
		severity: 'error',
		message: (a) => `A circle of ${a.what}: ${pathOf(a.path)}.`,
		doc: 'Definitions, completion, order, triggers and groups of the deck must not come back to themselves: groups that wait for each other would never be drawn from.',
	},
	'RULE-AFTER': {
		severity: 'error',
		message: (a) => `"after" names no rule and no tag: ${quoted(a.ref)}.`,
		hint: (a) => didYouMean(a.near),
		doc: '`after` names a rule of the same slot by id, or rules by a tag. A rule of an absent pack is written with its pack.',
	},
	'RULE-RUN-RANGE': {
		severity: 'error',
		message: (a) => `In a part ${quoted(a.to)} comes before ${quoted(a.from)}.`,
		hint: () => 'Exchange them.',
		doc: '`run: { from, to }` runs the steps of a part from one to another, so `from` is the earlier one.',
	},
	'RULE-TIMELINE': {
		severity: 'error',
		message: () => 'No pack of this game declares the timeline of a turn.',
		doc: 'A game needs `timeline: { turn: […] }`, from a library or of its own.',
	},
	'RULE-TIMELINE-STEP': {
		severity: 'error',
		message: () => 'This is no step of a timeline.',
		hint: () =>
			'A step is the name of a slot, { actions: group }, { wave: name } or { part: […] }.',
		doc: 'A timeline is a list of slots, action groups, waves and one part.',
	},
	'ORDER-TIE': {
		severity: 'error',
		message: (a) =>
			`Which comes first in ${quoted(a.slot)}, ${quoted(a.first)} or ${quoted(a.second)}? Their order shows (${a.over}).`,
		hint: () =>
			'Put one into a finer slot, say `after:`, or write it in the `with` block of the later pack.',
		doc: 'Two rules of one slot must not depend on the order in which they are carried out, unless somebody says it.',
	},
	'ORDER-OPEN': {
		severity: 'warning',
		message: (a) =>
			`In ${quoted(a.slot)} nobody says which comes first, ${quoted(a.first)} or ${quoted(a.second)}. Their order shows (${a.over}). ${quoted(a.first)} comes first now.`,
		hint: (a) =>
			`Say it in the set-up or in house rules: order: [{ first: ${a.first}, then: ${a.second} }], or let them not meet: by the step of the timeline that each belongs to, or by conditions that exclude each other.`,
		doc: 'Two packs that do not know each other meet in one step. The game has a fixed order, which the set-up keeps; it may not be the one that the rules mean.',
	},
	'ORDER-UNDONE': {
		severity: 'error',
		message: (a) =>
			`Both ${quoted(a.first)} and ${quoted(a.second)} replace ${quoted(a.event)}, and both conditions can hold, so one would undo the other.`,
		hint: () =>
			'Let their conditions exclude each other, or say which is asked first: `after:` in one of them, or `order:` in the set-up or in house rules.',
		doc: 'Of two replacements of one event only the first that applies is carried out. Which one that is must be said, unless both do nothing.',
	},
	'ORDER-UNUSED': {
		severity: 'info',
		message: (a) =>
			`${quoted(a.first)} and ${quoted(a.then)} do not meet in this game, so their order is not needed.`,
		doc: '`order` names two declarations that are absent in this set-up, or whose order does not show.',
	},
	'LAYER-TIE': {
		severity: 'error',
		message: (a) =>
			`Both ${quoted(a.first)} and ${quoted(a.second)} decide one thing (${a.over}), and both can apply.`,
		hint: () =>
			'Let their conditions exclude each other, keep one of them, or change the one of the pack that yours uses under `with`.',
		doc: 'Two declarations of one pack, or of a pack and one that it uses, set the same thing or scale the same points, so neither can be said to hold. Between packs that do not know each other it is `ORDER-OPEN`.',
	},
	'LAYER-UNDONE': {
		severity: 'error',
		message: (a) =>
			`${quoted(a.override)} decides ${quoted(a.over)} whenever this change of ${quoted(a.by)} holds, so the change never shows.`,
		hint: () =>
			'Give what decides it a condition, let it add to the answer instead, or declare that the packs exclude each other with `conflicts`. A pack that means to decide it uses the other one, or says so under `with`.',
		doc: 'A pack or house rules change a value, and a declaration decides the same value in every case: `set` an answer, `set` or `void` a line, `veto` a whole value, `allow` what a requirement forbids. A pack may decide what a pack that it uses has changed.',
	},
	'LINT-MARK-UNREAD': {
		severity: 'warning',
		message: (a) => `Nothing asks for the mark ${quoted(a.mark)}.`,
		hint: () =>
			'Read it in a value, a condition or a define, give it the `given` of what reads it, or take it away.',
		doc: 'A mark that no expression reads changes nothing.',
	},
	'LINT-RULE-NEVER': {
		severity: 'warning',
		message: (a) => `${quoted(a.id)} can never fire: ${a.why}.`,
		doc: 'The condition of a rule is false in every game of this set-up, or nothing causes its event.',
	},
	'LINT-HAND': {
		severity: 'warning',
		message: (a) =>
			`${quoted(a.id)} takes a tile in hand without asking whether another pack has brought one.`,
		hint: () => 'Add `drawn == none` to its condition, or put the tile in hand away first.',
		doc: 'Beside a pack that brings a tile before this step it would be `RULE-HAND`. The author of neither pack can know, so a rule that takes a tile asks first.',
	},
	'LINT-RUN-NOTHING': {
		severity: 'warning',
		message: () => 'This run does nothing: no rule, action or wave stands at its steps.',
		hint: () => 'Name a step at which something is done, or take the run away.',
		doc: 'An effect runs steps of the timeline that are empty in this set-up.',
	},
	'LINT-REQUIREMENT-IDLE': {
		severity: 'warning',
		message: (a) => `${quoted(a.id)} ${a.why}.`,
		hint: () =>
			'Ask for the verb with can(…) where it is done; a condition on params and elements belongs in `given`.',
		doc: 'A requirement, a ban or an exemption makes no difference in play: nothing asks for its verb, or its answer is known before the game.',
	},
	'LINT-DEFINE-UNUSED': {
		severity: 'warning',
		message: (a) => `Nothing uses the define ${quoted(a.id)}.`,
		doc: 'A define of a game or an expansion that no expression names.',
	},
	'LINT-BLOCK-UNUSED': {
		severity: 'warning',
		message: (a) => `Nothing uses the block ${quoted(a.id)}, so its effects are not checked.`,
		doc: 'A block of a game or an expansion that no effect uses.',
	},
	'LINT-PARAM-UNREAD': {
		severity: 'warning',
		message: (a) => `Nothing asks for the ${a.what} ${quoted(a.id)}.`,
		hint: () => 'Read it in `given`, in an expression, or as a column of copies.',
		doc: 'A param or element that nothing reads changes nothing when it is switched.',
	},
	'LINT-ACTION-UNOFFERED': {
		severity: 'warning',
		message: (a) =>
			a.group === ''
				? `The action ${quoted(a.id)} belongs to no group, so nobody can take it.`
				: `No step of the timeline offers the group ${quoted(a.group)}, so nobody can take ${quoted(a.id)}.`,
		doc: 'An action is offered by a step of the timeline that names its group, or in its window.',
	},
	'LINT-TILE-NEVER': {
		severity: 'warning',
		message: (a) =>
			`The tile ${quoted(a.tile)} can never be laid: none of its sides meets a side of another tile.`,
		doc: 'A tile fits nowhere when no other tile shows at any side what it shows.',
	},
	'LINT-TILE-STAYS': {
		severity: 'warning',
		message: (a) =>
			`The tile ${quoted(a.tile)} begins in the zone ${quoted(a.zone)}, and nothing takes it from there into play or asks for it.`,
		hint: () => 'Take it out with `take-tile` or `move-tile`, or leave `starts` away.',
		doc: 'A tile is never in play that begins in a zone which no rule reads, or from which rules only move it to another such zone.',
	},
	'LINT-GROUP-CLOSED': {
		severity: 'warning',
		message: (a) => `The group ${quoted(a.group)} never opens, so nobody draws its tiles.`,
		hint: () => 'Change its `opens`, or that of a group for which it waits.',
		doc: 'The condition of a group of the deck is false in every game of this set-up, also because nothing sets a register that it reads; or the group waits for one of which that is true.',
	},
	'LINT-AFTER-UNKNOWN': {
		severity: 'warning',
		message: (a) => `No ${a.what} has the name ${quoted(a.ref)}, so nothing comes first.`,
		hint: (a) => didYouMean(a.near),
		doc: '`after` may name a declaration of a pack that is not in the set or not installed. It is a finding when an installed pack has almost that name, or when the pack is in the set and has something of almost that name.',
	},
	'LINT-WITH-UNKNOWN': {
		severity: 'warning',
		message: (a) => `No pack has the name ${quoted(a.pack)}, so this block never applies.`,
		hint: (a) => didYouMean(a.near),
		doc: 'A block of `with` may name a pack that is not installed. It is a finding when an installed pack has almost that name.',
	},
	'LINT-TILE-TOTAL': {
		severity: 'error',
		message: (a) =>
			`${a.total} tiles are said${a.column === '' ? '' : ` for ${quoted(a.column)}`}, but the copies add up to ${a.found}.`,
		doc: '`total` in a file of tiles is checked against the copies of its tiles.',
	},
};
