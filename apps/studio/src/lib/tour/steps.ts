import type { Comparing, ExplanationAccess, GameAccess, RuleEditing } from '../capabilities.ts';

export interface Seen {
	readonly points: number;
	readonly ledger: number;
	readonly refusals: number;
	readonly editing: boolean;
	readonly edited: number;
	/** Number of the last change of rules that changed a score. */
	readonly swap: number;
	readonly branches: number;
	readonly comparisons: number;
	readonly texts: RuleEditing['edits']['files'];
}

export function seenOf({
	game,
	explanations,
	editing,
	edits,
	comparisons,
}: Comparing & ExplanationAccess & GameAccess & RuleEditing): Seen {
	const { swap } = game ?? {};
	return {
		points: game?.ledger.length ?? 0,
		ledger: explanations.counts.ledger,
		refusals: explanations.counts.refusal,
		editing: editing !== undefined,
		edited: edits.paths.length,
		swap: swap?.scores.some((s) => s.before !== s.after) ? swap.number : 0,
		branches: game?.branches.length ?? 0,
		comparisons,
		texts: edits.files,
	};
}

export type TourStepId =
	'place' | 'why' | 'source' | 'edit' | 'compare' | 'undo' | 'not' | 'branch' | 'draw' | 'end';

const toView = (href: string): string[] => [`[data-view="${href}"]`, '[data-tour=menu]'];

export interface TourStep {
	readonly id: TourStepId;
	/** Selectors of the element to use, the first that is there; `{cell}` is the one of the example. */
	readonly at: readonly string[];
	readonly done: (now: Seen, then: Seen) => boolean;
	/** The editor would be in the way: where it covers the page, or anywhere. */
	readonly editor?: 'closed' | 'closed when narrow';
	readonly crosses?: true;
}

export const tourSteps: readonly TourStep[] = [
	{
		id: 'place',
		at: [
			'.tools .primary',
			'[data-cell="{cell}"]',
			'.end-turn',
			'[data-tour=pass]',
			'[data-tour=confirm]',
		],
		done: (now, then) => now.points > then.points,
	},
	{
		id: 'why',
		at: ['#panel .points', '[data-tour=score]'],
		done: (now, then) => now.ledger > then.ledger,
	},
	{
		id: 'source',
		at: ['.why article .place button', '#panel .points', '[data-tour=score]'],
		done: (now) => now.editing,
	},
	{
		id: 'edit',
		at: ['.slot .text', '[data-tour=edit]'],
		done: (now, then) => now.swap > then.swap,
	},
	{
		id: 'compare',
		at: ['[data-tour=compare]', ...toView('/compare')],
		done: (now, then) => now.comparisons > then.comparisons,
		editor: 'closed',
	},
	{
		id: 'undo',
		at: ['[data-tour=undo]'],
		done: (now, then) => now.edited < then.edited,
		editor: 'closed when narrow',
	},
	{
		id: 'not',
		at: ['[data-refused]', '.end-turn', ...toView('/')],
		done: (now, then) => now.refusals > then.refusals,
		editor: 'closed',
		crosses: true,
	},
	{
		id: 'branch',
		at: ['[data-tour=go-on]', '[data-tour=step-back]', '#tab-log', '.sheet', ...toView('/')],
		done: (now, then) => now.branches > then.branches,
		editor: 'closed',
	},
	{
		id: 'draw',
		at: ['[data-tour=stage]', '.gallery li button', ...toView('/tiles')],
		done: (now, then) => now.texts !== then.texts,
		editor: 'closed',
	},
	{ id: 'end', at: ['.help'], done: () => false },
];
