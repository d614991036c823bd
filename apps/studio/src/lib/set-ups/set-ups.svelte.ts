import {
	type NamedRules,
	setupQuery,
	type RulesOfSetup,
	type SetupDifference,
} from '@tilewright/session';
import { choiceIn } from '@tilewright/workbench';
import { setUps as t } from '#texts/set-ups.ts';
import type { Chooser } from '../rules/chooser.svelte.ts';
import type { GameSetup, Requests, RuleEditing } from '../capabilities.ts';
import { linkHash } from '../files/link-hash.ts';
import { loadStoredSetUps, storeSetUps, withStoredSetUp } from '@tilewright/workbench';

const store = (): Storage => localStorage;

export interface Compared {
	readonly name: string;
	readonly differences: readonly SetupDifference[];
}

interface SetUpLink {
	readonly text: string;
	readonly copied: boolean;
	/** The titles of one’s own things that it carries; undefined where they are too large for a link. */
	readonly carried: readonly string[] | undefined;
}

type Access = GameSetup & Requests & Pick<RuleEditing, 'edits'>;

export class SetUps {
	kept: readonly NamedRules[] = $state.raw(loadStoredSetUps(store));
	compared: Compared | undefined = $state.raw();
	link: SetUpLink | undefined = $state.raw();
	status: string = $state('');
	private readonly studio: Access;
	private readonly chooser: Chooser;

	constructor(studio: Access, chooser: Chooser) {
		this.studio = studio;
		this.chooser = chooser;
	}

	get rules(): RulesOfSetup {
		const setup = this.studio.draft.setup(this.studio.choices);
		return { game: setup.game, ...choiceIn(setup) };
	}

	keep(name: string): void {
		this.store(withStoredSetUp(this.kept, { name, rules: this.rules }), t.kept({ name }));
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
		this.status = storeSetUps(store, kept) ? status : t.notKept;
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

	async share(named: NamedRules): Promise<void> {
		this.clear();
		const { studio } = this;
		const { origin, pathname } = location;
		const setup = { ...studio.draft.setup(studio.choices), ...named.rules };
		const made = await studio.request('files.share', {
			setup,
			edited: studio.edits.paths,
			log: undefined,
			carrier: 'link',
		});
		if (!made) return;
		const carried = 'finding' in made ? undefined : made.carried.things.map(({ title }) => title);
		const words = `${origin}${pathname.replace(/rules\/?$/, '')}?${setupQuery(named)}`;
		const text =
			carried && carried.length > 0 && 'text' in made ? `${words}${linkHash(made.text)}` : words;
		const copied = await navigator.clipboard.writeText(text).then(
			() => true,
			() => false,
		);
		this.link = { text, copied, carried };
	}

	private clear(): void {
		this.compared = undefined;
		this.link = undefined;
		this.status = '';
	}
}
