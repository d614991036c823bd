import { textsOf } from '@tilewright/schema';
import { count } from '../frame/present.ts';

const checkTexts = {
	together: (o: { pairs: number; sets: number; rows: number }): string =>
		`together: ${count(o.pairs, 'pair')}, ${count(o.sets, 'largest set')}, ${count(o.rows, 'row')} of choices`,
	summary: (o: { packs: number; errors: number; warnings: number }): string =>
		`${count(o.packs, 'pack')}: ${count(o.errors, 'error')}, ${count(o.warnings, 'warning')}`,
	showsWith: (packs: string): string => `It shows with ${packs}.`,
} as const;

export const checkWords: typeof checkTexts = textsOf('cli/check', checkTexts);

const coverageTexts = {
	notCited: 'no scenario cites it',
	summary: (o: { rules: number; covered: number; missing: number; excused: string }): string =>
		`${count(o.rules, 'rule')}: ${o.covered} covered, ${o.missing} missing${o.excused === '' ? '' : `, excused: ${o.excused}`}`,
	noDeclaration: 'no declaration names it as its source',
	noScenario: 'no passing scenario cites it',
	noNotice: 'no scenario that cites it notices a change of what names it',
	twinMissing: (rule: string): string => `it is the same as ${rule}, which is missing`,
	unknownRule: 'no sheet has that rule',
	unknownTwin: (rule: string): string => `no sheet has the rule ${rule}`,
} as const;

export const coverageWords: typeof coverageTexts = textsOf('cli/coverage', coverageTexts);

const ruleTexts = {
	declarations: (n: number): string => count(n, 'declaration'),
	nothingDiffers: 'Nothing is different.',
	differences: (o: { added: number; removed: number; changed: number }): string =>
		`${o.added} added, ${o.removed} removed, ${o.changed} changed`,
	points: 'points',
	deck: 'deck',
	none: 'none',
} as const;

export const ruleWords: typeof ruleTexts = textsOf('cli/rules', ruleTexts);
