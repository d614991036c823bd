import { rules as t } from '#texts/rules.ts';
import type { Setup } from '@tilewright/session';
import type { GameAccess, GameSetup, Requests } from '../capabilities.ts';
import {
	type ComparedRules,
	type DeclView,
	type DifferenceView,
	type Goal,
	type HouseView,
	type PackChangesView,
	type RuleSetView,
	goalsFor,
} from '@tilewright/workbench';

type Access = GameAccess & GameSetup & Requests;

type ChangesByKey = Readonly<Record<string, readonly ChangeBy[]>>;

/** A change that a pack makes, with its title, or a house rule. */
export interface ChangeBy {
	readonly by: string;
	readonly says: string;
}

export class RulesView {
	set: RuleSetView | undefined = $state.raw();
	broken: boolean = $state(false);
	differences: readonly DifferenceView[] | undefined = $state.raw();
	otherBroken: boolean = $state(false);
	house: readonly HouseView[] = $state.raw([]);
	/** The changes that packs make in a declaration of another pack, and house rules in any, by its key. */
	changes: ChangesByKey = $state.raw({});
	/** House rules that are chosen and have no file. */
	missing: readonly string[] = $state.raw([]);
	against: ComparedRules = $state.raw({ is: 'default' });
	tab: 'in-force' | 'difference' | 'house' = $state('in-force');
	at: string = $state('');
	begins: boolean = $state(false);
	private readonly studio: Access;
	/** The set-up whose rules were read last. */
	private readFor: Setup | undefined = $state.raw();
	private lastRequest = 0;

	constructor(studio: Access) {
		this.studio = studio;
	}

	get setup(): Setup {
		return this.studio.draft.setup(this.studio.choices);
	}

	get isLoaded(): boolean {
		return JSON.stringify(this.readFor) === JSON.stringify(this.setup);
	}

	async refresh(): Promise<void> {
		const lastRequest = ++this.lastRequest;
		const { setup, against, studio } = this;
		if (setup.game === '') return;
		const [set, house, different] = await Promise.all([
			studio.request('rules.set', setup),
			studio.request('rules.house', setup),
			this.tab === 'difference'
				? studio.request('rules.difference', { setup, against, game: studio.game?.setup })
				: undefined,
		]);
		if (lastRequest !== this.lastRequest) return;
		this.set = set ?? this.set;
		this.broken = set === undefined;
		this.house = house ?? [];
		this.readFor = setup;
		this.missing = (setup.overlays ?? []).filter((id) => !this.house.some((h) => h.id === id));
		if (this.tab === 'difference') {
			this.differences = different?.differences;
			this.otherBroken = (different?.findings.length ?? 0) > 0;
		}
		const pairs = await studio.request('rules.pack-changes', setup);
		if (lastRequest === this.lastRequest) this.changes = byDeclaration(pairs ?? [], this.house);
	}

	/** No tile of the game shows such a feature: other kinds are built on it, or other rules make it. */
	isHelper({ section, id }: Pick<DeclView, 'section' | 'id'>): boolean {
		const { shownKinds = [] } = this.set ?? {};
		return section === 'kinds' && shownKinds.length > 0 && !shownKinds.includes(id);
	}

	get goals(): Goal[] {
		const packs = this.studio.choices?.packs ?? [];
		return goalsFor(packs, this.house, this.set?.declarations ?? [], t);
	}
}

function byDeclaration(
	pairs: readonly PackChangesView[],
	house: readonly HouseView[],
): ChangesByKey {
	const all: Record<string, readonly ChangeBy[]> = {};
	const put = ({ by, says }: ChangeBy, about: readonly string[]): void => {
		if (says !== '')
			for (const key of new Set(about)) all[key] = [...(all[key] ?? []), { by, says }];
	};
	for (const { by, changes } of pairs)
		for (const { says, about } of changes) put({ by, says }, about);
	for (const { on, entries } of house)
		for (const { off, about, after } of entries)
			if (on && !off) put({ by: t.byHouse, says: after.join(' ') }, about);
	return all;
}
