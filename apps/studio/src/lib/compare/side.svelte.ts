import { compare as t } from '#texts/compare.ts';
import { differsFromPrinted, printedRules } from './printed-rules.ts';
import { Draft } from '../new-game/draft.svelte.ts';
import type { Choices, RulesOfSetup, Setup } from '@tilewright/session';
import type {
	FileAccess,
	GameAccess,
	GameSetup,
	Requests,
	RuleEditing,
	SetupAccess,
} from '../capabilities.ts';
import type { RuleSource } from '@tilewright/workbench';

type Access = FileAccess & GameAccess & GameSetup & Requests & RuleEditing & SetupAccess;

export const origins = ['here', 'printed', 'plain', 'base', 'composed', 'disk', 'own'] as const;
export type Origin = (typeof origins)[number];

export class Side {
	private chosen: Origin | undefined = $state();
	bot: string = $state('greedy');
	readonly draft: Draft = new Draft();
	choices: Choices | undefined = $state.raw();
	private readonly studio: Access;
	private readonly usual: Origin | 'unchanged';
	/** The origin whose rules its own choice began with. */
	private begunFrom: Origin = $state('here');
	/** The rules that its own choice began with, as text. */
	private begunWith = '';

	/** Until somebody chooses, it has the rules of an origin; or those that are played, without what was changed in them. */
	constructor(studio: Access, usual: Origin | 'unchanged') {
		this.studio = studio;
		this.usual = usual;
	}

	get origin(): Origin {
		if (this.chosen) return this.chosen;
		if (this.usual !== 'unchanged') return this.usual;
		return this.offers('printed') ? 'printed' : 'base';
	}

	/** False also where the game is over and other rules are chosen: those of the next game count then. */
	get isPlayed(): boolean {
		const { game, setup } = this.studio;
		return game !== undefined && setup === game.setup;
	}

	titleOf(origin: Origin = this.origin): string {
		if (origin === 'own') {
			const from = this.origin === 'own' ? this.begunFrom : this.origin;
			return t.variationOf({ rules: this.titleOf(from) });
		}
		if (origin !== 'here') return t.origins[origin];
		return this.isPlayed ? t.rulesOfGame : t.rulesOfSetup;
	}

	/** Tells whether an origin stands for rules of its own now, not for those of another one in the list. */
	offers(origin: Origin): boolean {
		const { setup, waiting, edits } = this.studio;
		switch (origin) {
			case 'plain':
				return (setup.overlays ?? []).length > 0 && differsFromPrinted({ ...setup, overlays: [] });
			case 'printed':
				return differsFromPrinted(setup) && (setup.packs.length > 0 || setup.preset !== undefined);
			case 'composed':
				return this.isPlayed && waiting > 0;
			case 'disk':
				return edits.paths.length > 0;
			default:
				return true;
		}
	}

	/** The number of choices on the page of rules that are no part of this side, because the running game is not played under them. */
	get leftOut(): number {
		const isApart = this.origin === 'own' || this.origin === 'composed' || this.origin === 'base';
		return isApart || !this.isPlayed ? 0 : this.studio.waiting;
	}

	get filesVersion(): number {
		return this.studio.filesVersion;
	}

	get source(): RuleSource {
		const { setup, draft, choices } = this.studio;
		const { seats, seed } = setup;
		const seating = { seats, seed };
		switch (this.origin) {
			case 'here':
				return { setup, disk: false };
			case 'base':
				return { setup: { ...bare(setup.game), ...seating }, disk: true };
			case 'disk':
				return { setup, disk: true };
			case 'printed':
				return { setup: printedRules(setup), disk: false };
			case 'plain':
				return { setup: without(setup), disk: false };
			case 'composed':
				return { setup: { ...draft.setup(choices), ...seating }, disk: false };
			case 'own':
				return { setup: { ...this.draft.setup(this.choices), ...seating }, disk: false };
		}
	}

	/** Begins a choice of its own with the rules that the side has now; one begun with the same goes on. */
	async choose(origin: Origin): Promise<void> {
		const { origin: before, source } = this;
		this.chosen = origin;
		if (origin !== 'own' || before === 'own') return;
		this.begunFrom = before;
		const { setup } = source;
		const { seats: _, seed: __, ...rules } = setup;
		void [_, __];
		const begins = JSON.stringify(rules);
		if (this.choices && begins === this.begunWith) return;
		this.begunWith = begins;
		// the studio knows the packs of the set-up to come, not all of those that are played
		const response = await this.studio.request('choices', setup);
		this.choices = response?.choices;
		this.draft.take(setup, this.choices);
	}

	async refresh(): Promise<void> {
		const wanted = this.choices ? this.draft.setup(this.choices) : this.draft.setup(undefined);
		const response = await this.studio.request('choices', wanted);
		this.choices = response?.choices ?? this.choices;
	}
}

function without(setup: Setup): Setup {
	return { ...setup, overlays: [] };
}

function bare(game: string): RulesOfSetup {
	return { game, packs: [], preset: undefined, elements: {}, params: {} };
}
