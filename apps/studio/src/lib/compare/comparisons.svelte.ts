import type {
	ColourScheme,
	Comparing,
	FileAccess,
	GameAccess,
	GameSetup,
	Messages,
	Requests,
	RuleEditing,
	SetupAccess,
} from '../capabilities.ts';
import { HouseEffects } from './house-effects.svelte.ts';
import { KeptResults } from './kept.svelte.ts';
import { Many } from './many.svelte.ts';
import { SideNames } from './side-names.svelte.ts';
import { Side } from './side.svelte.ts';
import { Together } from './together.svelte.ts';

type Access = ColourScheme &
	Comparing &
	FileAccess &
	GameAccess &
	GameSetup &
	Messages &
	Requests &
	RuleEditing &
	SetupAccess;

export const ways = ['many', 'pair', 'branches'] as const;

export interface ShownGames {
	readonly names: readonly [string, string];
	readonly bots: readonly string[];
	readonly seed: number;
	/** The rules and bots that were compared, as text; undefined of a result that was kept. */
	readonly compared?: string;
	/** They were rules of an example or the tour. */
	readonly isExample?: boolean;
}

/** The choices, runs and results of the view. They outlast it, so that a run goes on while another view is open. */
export class Comparisons {
	way: (typeof ways)[number] = $state('many');
	games: number = $state(200);
	shown: ShownGames = $state.raw({ names: ['A', 'B'], bots: [], seed: 0 });
	readonly a: Side;
	readonly b: Side;
	readonly many: Many;
	readonly effects: HouseEffects;
	readonly kept: KeptResults;
	readonly sideNames: SideNames;
	readonly together: Together;

	constructor(studio: Access) {
		this.a = new Side(studio, 'here');
		this.b = new Side(studio, 'unchanged');
		this.many = new Many(studio);
		this.effects = new HouseEffects(studio);
		this.kept = new KeptResults(studio);
		this.sideNames = new SideNames(studio, this.a, this.b);
		this.together = new Together(studio);
	}
}

const made = new WeakMap<Access, Comparisons>();

export function comparisonsOf(studio: Access): Comparisons {
	const known = made.get(studio);
	if (known) return known;
	// a root of its own: what is derived in it must not end with the view that opens first
	$effect.root(() => void made.set(studio, new Comparisons(studio)));
	// no root is made where the page is drawn for the first time, outside a browser
	return made.get(studio) ?? new Comparisons(studio);
}
