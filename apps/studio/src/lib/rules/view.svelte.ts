import { rules as t } from '#texts/rules.ts';
import type { Setup } from '@tilewright/session';
import type { GameAccess, GameSetup, Requests } from '../capabilities.ts';
import {
	type ComparedRules,
	type DeclView,
	type DifferenceView,
	type HouseView,
	type RuleSetView,
	type SearchEntry,
} from '@tilewright/workbench';
import { sentenceOf } from './rule-name.ts';

type Access = GameAccess & GameSetup & Requests;

export interface Goal extends SearchEntry {
	readonly leads: 'pack' | 'choice' | 'declaration' | 'house';
	/** The value of the control, the section and id of the choice, the id of the house rules, or the key of the declaration. */
	readonly to: string;
}

export class RulesView {
	set: RuleSetView | undefined = $state.raw();
	broken: boolean = $state(false);
	differences: readonly DifferenceView[] | undefined = $state.raw();
	otherBroken: boolean = $state(false);
	house: readonly HouseView[] = $state.raw([]);
	against: ComparedRules = $state.raw({ is: 'default' });
	tab: 'in-force' | 'difference' | 'house' = $state('in-force');
	at: string = $state('');
	begins: boolean = $state(false);
	private readonly studio: Access;
	private lastRequest = 0;

	constructor(studio: Access) {
		this.studio = studio;
	}

	get setup(): Setup {
		return this.studio.draft.setup(this.studio.choices);
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
		if (this.tab === 'difference') {
			this.differences = different?.differences;
			this.otherBroken = (different?.findings.length ?? 0) > 0;
		}
	}

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
			...this.house
				.filter((h) => h.on || h.fits)
				.map((h): Goal => ({
					...none,
					key: `house ${h.id}`,
					group: t.houseRule,
					id: h.id,
					title: h.title,
					says: h.says,
					more: h.entries.flatMap((e) => [e.name, ...e.after]).join(' '),
					leads: 'house',
					to: h.id,
				})),
			...(this.set?.declarations ?? []).map((d): Goal => ({
				key: d.key,
				group: isChosen(d) ? t.choice : t.sections[d.section],
				id: d.name,
				title: d.title,
				says: sentenceOf(d),
				cites: d.cites,
				more: [...d.prose, d.value === undefined ? '' : String(d.value)].join(' '),
				...(isChosen(d)
					? { leads: 'choice', to: `${d.section}.${d.id}` }
					: { leads: 'declaration', to: d.key }),
			})),
		];
	}
}

function isChosen({ section }: Pick<DeclView, 'section'>): boolean {
	return section === 'params' || section === 'elements';
}
