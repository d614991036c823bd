import { type NamedRules, setupQuery, type RulesOfSetup } from '@tilewright/session';
import { choiceIn, type SetupDifference } from '@tilewright/workbench';
import { setUps as t } from '#texts/set-ups.ts';
import type { Chooser } from '../rules/chooser.svelte.ts';
import type { GameSetup, Requests } from '../capabilities.ts';
import { loadKept, storeKept, withKept } from '@tilewright/workbench';

const store = (): Storage => localStorage;

/** A kept set-up beside what is chosen. */
export interface Compared {
	readonly name: string;
	readonly differences: readonly SetupDifference[];
}

/** Set-ups by their names, kept in the browser. */
export class SetUps {
	kept: readonly NamedRules[] = $state.raw(loadKept(store));
	compared: Compared | undefined = $state.raw();
	link: { readonly text: string; readonly copied: boolean } | undefined = $state.raw();
	/** The result of the last act. */
	status: string = $state('');
	private readonly studio: GameSetup & Requests;
	private readonly chooser: Chooser;

	constructor(studio: GameSetup & Requests, chooser: Chooser) {
		this.studio = studio;
		this.chooser = chooser;
	}

	get rules(): RulesOfSetup {
		const setup = this.studio.draft.setup(this.studio.choices);
		return { game: setup.game, ...choiceIn(setup) };
	}

	keep(name: string): void {
		this.store(withKept(this.kept, { name, rules: this.rules }), t.kept({ name }));
	}

	forget(name: string): void {
		this.store(
			this.kept.filter((k) => k.name !== name),
			'',
		);
	}

	private store(kept: readonly NamedRules[], status: string): void {
		this.clear();
		this.kept = kept;
		this.status = storeKept(store, kept) ? status : t.notKept;
	}

	async use({ name, rules }: NamedRules): Promise<void> {
		this.clear();
		await this.chooser.rules(t.used({ name }), rules);
	}

	async compare({ name, rules }: NamedRules): Promise<void> {
		this.clear();
		const { seats } = this.studio.draft.setup(this.studio.choices);
		const request = { a: this.rules, b: rules, seats };
		const differences = await this.studio.request('setups.difference', request);
		if (differences) this.compared = { name, differences };
	}

	/** Copies an address that says the rules in words. */
	async share(named: NamedRules): Promise<void> {
		this.clear();
		const { origin, pathname } = location;
		const text = `${origin}${pathname.replace(/rules\/?$/, '')}?${setupQuery(named)}`;
		const copied = await navigator.clipboard.writeText(text).then(
			() => true,
			() => false,
		);
		this.link = { text, copied };
	}

	private clear(): void {
		this.compared = undefined;
		this.link = undefined;
		this.status = '';
	}
}
