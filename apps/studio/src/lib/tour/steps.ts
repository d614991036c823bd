import type { TourSentence } from '#texts/tour-steps.ts';
import type { Comparing, ExplanationAccess, GameAccess, RuleEditing } from '../capabilities.ts';

export interface Seen {
	readonly points: number;
	readonly ledger: number;
	readonly refusals: number;
	/** Answers about refusals that were closed. */
	readonly closed: number;
	readonly changing: boolean;
	readonly edited: number;
	/** Steps of the game. */
	readonly steps: number;
	/** Number of the last change of rules that changed a score. */
	readonly swap: number;
	readonly branches: number;
	/** Comparisons that were played to the end, or stopped. */
	readonly comparisons: number;
	readonly texts: RuleEditing['edits']['files'];
}

export function seenOf({
	game,
	explanations,
	changing,
	edits,
	comparisons,
}: Comparing & ExplanationAccess & GameAccess & RuleEditing): Seen {
	const { swap } = game ?? {};
	return {
		points: game?.ledger.length ?? 0,
		ledger: explanations.counts.ledger,
		refusals: explanations.counts.refusal,
		closed: explanations.counts.closed,
		changing: changing !== undefined,
		edited: edits.paths.length,
		steps: game?.steps.length ?? 0,
		swap: swap?.scores.some((s) => s.before !== s.after) ? swap.number : 0,
		branches: game?.branches.length ?? 0,
		comparisons,
		texts: edits.files,
	};
}

export type TourView = '/' | '/compare' | '/tiles';

export type TourStepId =
	'place' | 'why' | 'change' | 'fill' | 'compare' | 'undo' | 'not' | 'branch' | 'draw' | 'end';

/** A place of the page to point at, and what is said there. */
export interface TourPlace {
	/** A selector; `{cell}` is the cell of the example. */
	readonly at: string;
	readonly says: TourSentence;
	/** The view to which it leads. */
	readonly to?: TourView;
	/** Tells that it is its turn; it always is where this is left out. */
	readonly when?: (now: Seen, then: Seen) => boolean;
}

/** The ways from other views to this one: its link, or the menu that holds the links in a narrow window. */
const toView = (to: TourView, says: TourSentence = 'view'): TourPlace[] => [
	{ at: `[data-view="${to}"]:not([aria-current])`, says, to },
	{ at: `nav:not(:has([data-view="${to}"][aria-current])) [data-tour=menu]`, says: 'menu', to },
];

const endTurn: TourPlace = { at: '.end-turn', says: 'endTurn' };
const pass: TourPlace = { at: '[data-tour=pass]', says: 'pass' };
const changeLink = '.why article [data-tour=change]';
const lastNumber = '.sentences li:last-child input[type=number]';
const firstNumber = '.sentences input[type=number]';
const toEntry = (entry: TourSentence, score: TourSentence): readonly TourPlace[] => [
	{ at: '#panel .points', says: entry },
	{ at: '[data-tour=score]', says: score },
	...toView('/'),
];
const hasEdits = ({ edited }: Seen): boolean => edited > 0;
const toRule = toEntry('toRule', 'toRuleByScore');

/** Something to do: where, and how it shows that it was done. */
export interface TourStep {
	readonly id: TourStepId;
	/** The first of these that is on the page is pointed at, so what is said is what is seen, in every view. */
	readonly places: readonly TourPlace[];
	readonly done: (now: Seen, then: Seen) => boolean;
	/** The editor would be in the way: where it covers the page, or anywhere. */
	readonly editor?: 'closed' | 'closed when narrow';
	/** Cells that take no tile are crossed out meanwhile. */
	readonly crosses?: true;
}

export const tourSteps: readonly TourStep[] = [
	{
		id: 'place',
		places: [
			{ at: '.tools .primary', says: 'lay' },
			{ at: '[data-cell="{cell}"]', says: 'cell' },
			endTurn,
			pass,
			{ at: '[data-tour=confirm]:enabled', says: 'confirm' },
			...toView('/'),
		],
		done: (now, then) => now.points > then.points,
	},
	{
		id: 'why',
		places: toEntry('entry', 'score'),
		done: (now, then) => now.ledger > then.ledger,
	},
	{
		id: 'change',
		places: [{ at: changeLink, says: 'change' }, ...toRule],
		done: (now) => now.changing,
	},
	{
		id: 'fill',
		places: [
			{
				at: 'dialog footer .primary',
				says: 'done',
				when: (now, then) => now.swap > then.swap,
			},
			{ at: lastNumber, says: 'fill' },
			{ at: firstNumber, says: 'fill' },
			{ at: changeLink, says: 'openAgain' },
			...toRule,
		],
		done: (now, then) => now.swap > then.swap && !now.changing,
	},
	{
		id: 'compare',
		places: [
			{ at: '[data-tour=comparing]', says: 'comparing' },
			{ at: '[data-tour=compare]', says: 'compare' },
			...toView('/compare', 'toCompare'),
		],
		done: (now, then) => now.comparisons > then.comparisons,
		editor: 'closed',
	},
	{
		id: 'undo',
		places: [
			...toView('/', 'read').map((place) => ({ ...place, when: hasEdits })),
			...toView('/'),
			{ at: '[data-tour=undo]', says: 'undo', when: hasEdits },
			{ at: '[data-tour=undo]', says: 'undoMove' },
		],
		// a change that was skipped cannot be taken back, a move can
		done: (now, then) => (then.edited > 0 ? now.edited < then.edited : now.steps < then.steps),
		editor: 'closed when narrow',
	},
	{
		id: 'not',
		places: [
			{ at: '.card:has(.not):has(.close)', says: 'answer' },
			{ at: '[data-refused]', says: 'not' },
			endTurn,
			pass,
			...toView('/'),
		],
		done: (now, then) => now.refusals > then.refusals && now.closed > then.closed,
		editor: 'closed',
		crosses: true,
	},
	{
		id: 'branch',
		places: [
			{ at: '[data-tour=go-on]', says: 'goOn' },
			{ at: '.tools .primary', says: 'layOtherwise' },
			{ at: '[data-tour=otherwise] .spots:has(.spot)', says: 'otherwisePiece' },
			{ at: '[data-tour=otherwise]', says: 'otherwise' },
			{ at: '[data-tour=step-back]', says: 'stepBack' },
			{ at: '#panel-tab-log', says: 'log' },
			{ at: '.sheet', says: 'sheet' },
			...toView('/'),
		],
		done: (now, then) => now.branches > then.branches,
		editor: 'closed',
	},
	{
		id: 'draw',
		places: [
			{ at: '[data-tour=stage]', says: 'draw' },
			{ at: '.gallery li button', says: 'tile' },
			...toView('/tiles', 'toTiles'),
		],
		done: (now, then) => now.texts !== then.texts,
		editor: 'closed',
	},
	{ id: 'end', places: [{ at: '.help', says: 'end' }], done: () => false },
];
