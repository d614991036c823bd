import { type Decl, type RuleSet, conjunctsOf, leavesOf } from '@tilewright/lang';
import { nearestDeclaration } from './nearest-declaration.ts';

type SourcedValue = Decl['datum'];

/** House rules by their id, their title and their file. */
export interface HouseRule {
	readonly id: string;
	readonly title: string;
	readonly file: string;
}

/** The house rules that wrote a value, or a part of it. */
export function houseRulesIn(value: SourcedValue): readonly HouseRule[] {
	const parts =
		value.is === 'map' ? [...value.entries.values()] : value.is === 'list' ? value.items : [];
	const all = [houseRuleAt(value), ...parts.flatMap(houseRulesIn)];
	return all.filter(
		(rule, i): rule is HouseRule =>
			rule !== undefined && all.findIndex((other) => other?.id === rule.id) === i,
	);
}

function houseRuleAt({ place: { doc } }: SourcedValue): HouseRule | undefined {
	const { overlay: id, title } = (doc.value ?? {}) as { overlay?: unknown; title?: unknown };
	if (typeof id !== 'string') return undefined;
	return { id, title: typeof title === 'string' ? title : id, file: doc.file.path };
}

/** The house rules that wrote or changed the declaration behind a source. */
export function houseRulesOf(ruleSet: RuleSet, source: string): readonly HouseRule[] {
	const decl = nearestDeclaration(ruleSet, source);
	return decl ? houseRulesIn(decl.datum) : [];
}

/** The keys of an action that say when, and of what, it is offered; a refusal of anything else is of the whole declaration. */
const keysOf: Readonly<Record<string, readonly string[]>> = {
	when: ['when', 'given'],
	limit: ['limit'],
	among: ['choose', 'among'],
	where: ['where', 'choose.where'],
	'cell.taken': [],
	'option.unknown': [],
};

export interface RefusedBy {
	readonly id: string;
	readonly condition?: { readonly at: number; readonly of: number };
}

/** The house rules from which a refusal stems: they wrote what refuses, and not only something beside it. */
export function houseRulesOfRefusal(
	ruleSet: RuleSet,
	source: string,
	{ id, condition }: RefusedBy,
): readonly HouseRule[] {
	const decl = nearestDeclaration(ruleSet, source);
	if (!decl) return [];
	const keys = keysOf[id.startsWith('among.') ? 'among' : id];
	if (!keys) return houseRulesIn(decl.datum);
	if (condition && isPrintedPart(ruleSet, decl, condition)) return [];
	return keys.flatMap((key) => {
		const value = valueAt(decl.datum, key.split('.'));
		return value ? houseRulesIn(value) : [];
	});
}

function valueAt(value: SourcedValue, [key, ...rest]: readonly string[]): SourcedValue | undefined {
	if (key === undefined) return value;
	const found = value.is === 'map' ? value.entries.get(key) : undefined;
	return found && valueAt(found, rest);
}

/** House rules that add to a condition write all of it anew: a part of it that was there before is not theirs. */
function isPrintedPart(
	{ displaced }: RuleSet,
	decl: Decl,
	{ at, of }: { readonly at: number; readonly of: number },
): boolean {
	const before = displaced.find(
		({ section, name }) => section === decl.section && name === decl.name,
	);
	const part = partsOfCondition(decl);
	return (
		before !== undefined && part.length === of && partsOfCondition(before).includes(part[at] ?? '')
	);
}

function partsOfCondition(decl: Decl): readonly string[] {
	const leaf = leavesOf(decl).find(({ path }) =>
		['where', 'choose.where'].includes(path.join('.')),
	);
	const text = String(leaf?.value ?? '');
	return conjunctsOf(text).map(({ start, end }) => text.slice(start, end).trim());
}
