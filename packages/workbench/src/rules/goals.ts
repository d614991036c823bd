import { type Choices, withEllipsis } from '@tilewright/session';
import { english as t } from '../texts/en.ts';
import { momentKey } from './moment-key.ts';
import type { DeclView, HouseView } from './requests.ts';
import type { SearchEntry } from './search.ts';

/** A pack, a choice, a rule or house rules, to which a search leads. */
export interface Goal extends SearchEntry {
	readonly leads: 'pack' | 'choice' | 'declaration' | 'house';
	/** The value of the control, the section and id of the choice, the id of the house rules, or the key of the declaration. */
	readonly to: string;
	/** Its explanation as the page shows it where it has no sentence of its author; `more` has words that are only searched, too. */
	readonly prose: string;
}

/** The names of the groups of goals on the page. */
export interface GoalGroups {
	readonly pack: string;
	readonly houseRule: string;
	readonly choice: string;
	readonly sections: Readonly<Record<DeclView['section'], string>>;
}

export function goalsFor(
	packs: Choices['packs'],
	house: readonly HouseView[],
	declarations: readonly DeclView[],
	groups: GoalGroups,
): Goal[] {
	const none = { cites: [] as readonly string[], alike: '', more: '', prose: '' };
	return [
		...packs.map((p): Goal => ({
			...none,
			key: `pack ${p.id}`,
			group: groups.pack,
			id: p.id,
			title: p.title,
			says: p.says,
			cites: p.cites,
			leads: p.optional ? 'pack' : 'declaration',
			to: p.id,
		})),
		...house
			.filter((h) => h.on || h.fits)
			.map((h): Goal => ({
				...none,
				key: `house ${h.id}`,
				group: groups.houseRule,
				id: h.id,
				title: h.title,
				says: h.says,
				more: h.entries.flatMap((e) => [e.name, ...e.after]).join(' '),
				prose: h.entries.flatMap((e) => e.after).join(' '),
				leads: 'house',
				to: h.id,
			})),
		...declarations.map((d): Goal => ({
			key: d.key,
			group: isChosen(d) ? groups.choice : groups.sections[d.section],
			id: d.name,
			title: d.title,
			says: withEllipsis(d.says),
			cites: d.cites,
			alike: d.alike,
			prose: d.prose.join(' '),
			// an edition makes choices, which are found themselves
			more:
				d.section === 'presets'
					? ''
					: [
							...d.prose,
							d.value === undefined ? '' : String(d.value),
							d.moments.length > 0 ? '' : d.couldBe,
						]
							.filter((words) => words !== '')
							.join(' '),
			...(isChosen(d)
				? { leads: 'choice', to: `${d.section}.${d.id}` }
				: { leads: 'declaration', to: d.key }),
		})),
		...declarations.flatMap((d) => momentGoals(d, groups)),
	];
}

/** The moments of the order of play, each of which can have a new rule. */
function momentGoals({ key, section, moments, couldBe }: DeclView, groups: GoalGroups): Goal[] {
	return moments
		.filter(({ isSlot }) => isSlot)
		.map(({ name, title, says }) => ({
			...{ key: momentKey(key, name), group: groups.sections[section], id: '', title, cites: [] },
			says: `${says} ${t.momentSays}`.trim(),
			...{ alike: '', prose: '', more: couldBe, isFoundByName: true },
			...{ leads: 'declaration', to: key },
		}));
}

function isChosen({ section }: Pick<DeclView, 'section'>): boolean {
	return section === 'params' || section === 'elements';
}
