import { rules as t } from '#texts/rules.ts';
import type { Setup } from '@tilewright/session';
import type { GameAccess, GameSetup, Requests } from '../capabilities.ts';
import {
	readSentence,
	type Against,
	type DeclView,
	type DifferenceView,
	type HouseView,
	type RuleSetView,
	type SearchEntry,
} from '@tilewright/workbench';

/** The parts of the studio that are used here. */
type Access = GameAccess & GameSetup & Requests;

/** Something the search leads to. */
export interface Goal extends SearchEntry {
	readonly leads: 'pack' | 'choice' | 'declaration';
	/** The value of the control, or the key of the declaration. */
	readonly to: string;
}

/** The state of the view of rules. */
export class RulesView {
	set: RuleSetView | undefined = $state.raw();
	/** The rules that are chosen cannot be put together. */
	broken: boolean = $state(false);
	differences: readonly DifferenceView[] | undefined = $state.raw();
	/** The other rules cannot be put together. */
	otherBroken: boolean = $state(false);
	house: readonly HouseView[] = $state.raw([]);
	against: Against = $state.raw({ is: 'default' });
	tab: 'in-force' | 'difference' | 'house' = $state('in-force');
	/** The declaration that the search led to. */
	at: string = $state('');
	private readonly studio: Access;
	private lastRequest = 0;

	constructor(studio: Access) {
		this.studio = studio;
	}

	/** The set-up that is shown: the one to come. */
	get setup(): Setup {
		return this.studio.draft.setup(this.studio.choices);
	}

	/** Asks anew for everything that is shown. */
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
		if (this.tab === 'difference') {
			this.differences = different?.differences;
			this.otherBroken = (different?.findings.length ?? 0) > 0;
		}
	}

	/** All that can be found: packs, what can be chosen, declarations. */
	get goals(): Goal[] {
		const { choices } = this.studio;
		const none = { cites: [] as readonly string[], more: '' };
		return [
			...(choices?.packs ?? []).map((p): Goal => ({
				...none,
				key: `pack ${p.id}`,
				group: t.pack,
				id: p.id,
				title: p.title,
				says: p.says,
				cites: p.cites,
				leads: p.optional ? 'pack' : 'declaration',
				to: p.id,
			})),
			...(this.set?.declarations ?? []).map((d): Goal => ({
				key: d.key,
				group: t.sections[d.section],
				id: d.name,
				title: d.title,
				says: sentenceOf(d),
				cites: d.cites,
				more: d.prose.join(' '),
				leads: 'declaration',
				to: d.key,
			})),
		];
	}
}

/** A declaration in one line. */
export function sentenceOf({ says }: Pick<DeclView, 'says'>): string {
	const { before, after } = readSentence(says);
	return says.includes('{') ? `${before}…${after}` : says;
}
