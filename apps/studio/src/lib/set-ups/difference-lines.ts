import { setUps as t } from '#texts/set-ups.ts';
import type { RulesDifference, SetupDifference } from '@tilewright/session';

export interface DifferenceLine {
	readonly what: string;
	readonly a: string;
	readonly b: string;
	readonly names?: { readonly a: string; readonly b: string };
}

export function differenceLine(d: SetupDifference): DifferenceLine {
	switch (d.is) {
		case 'game':
			return { what: t.part.game, a: d.a, b: d.b };
		case 'edition':
			return { what: t.part.edition, a: d.a || t.defaultRules, b: d.b || t.defaultRules };
		case 'pack':
		case 'house':
			return {
				what: d.is === 'house' ? t.house(d) : d.title,
				a: d.b ? t.without : t.with,
				b: d.b ? t.with : t.without,
				names: {
					a: d.b ? t.lacks(d) : t.has(d),
					b: d.b ? t.has(d) : t.lacks(d),
				},
			};
		case 'element':
			return { what: d.title, a: d.b ? t.off : t.on, b: d.b ? t.on : t.off };
		case 'param':
			return { what: d.says, a: d.a, b: d.b };
		case 'order':
			return { what: t.part.order, a: '', b: '' };
	}
}

/** A choice as one phrase: a sentence with a gap is filled, after anything else the choice follows. */
export function choiceInWords(difference: SetupDifference): string {
	const { what, b } = differenceLine(difference);
	if (difference.is === 'house') return what;
	const sentence = what.replace(/\.$/, '');
	if (b === '') return sentence;
	return sentence.includes('…') ? sentence.replace('…', b) : `${sentence}: ${b}`;
}

export function changesTilesOnly(differences: readonly RulesDifference[]): boolean {
	return differences.length > 0 && differences.every(({ is }) => is === 'tiles');
}

/** A change of the rules of a game as one phrase, which tells both what is switched and to what. */
export function changeInWords(difference: RulesDifference): string {
	switch (difference.is) {
		case 'text':
			return t.textChanged(difference);
		case 'tiles':
			return t.tilesChanged(difference);
		case 'house':
			return difference.b ? t.houseOn(difference) : t.houseOff(difference);
		case 'pack':
			return difference.b ? t.packAdded(difference) : t.packTakenOut(difference);
		default:
			return choiceInWords(difference);
	}
}
