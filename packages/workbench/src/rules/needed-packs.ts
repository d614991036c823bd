import { type Pack, type RuleSet, type Workspace, compile, removeIn } from '@tilewright/lang';
import { parseYaml, sourceFile } from '@tilewright/schema';
import { selectionOf } from '@tilewright/session';

/** The text of house rules without the expansions that nothing in them is about any more: it compiles without them. */
export function withoutIdlePacks(
	text: string,
	file: string,
	{ packs }: Workspace,
	withText: (text: string) => Workspace,
): string {
	const expansions = new Map(
		packs.flatMap((p) => (p.role === 'expansion' ? [[p.id, p] as const] : [])),
	);
	let kept = text;
	for (let at = headOf(text, file).over.length - 1; at >= 0; at--) {
		const { id, over } = headOf(kept, file);
		const { game } = expansions.get(over[at]!) ?? {};
		if (game === undefined) continue;
		const edited = removeIn(kept, ['over', at], { file });
		const others = over.flatMap((pack, i) => (i === at ? [] : (expansions.get(pack)?.name ?? [])));
		const choice = { game, packs: others, preset: undefined, elements: {}, params: {} };
		const plays = (candidate: string): boolean =>
			compile(withText(candidate), selectionOf({ ...choice, overlays: [id] }, 2)).diagnostics.every(
				(d) => d.severity !== 'error',
			);
		if (edited.ok && plays(edited.text)) kept = edited.text;
	}
	return kept;
}

/**
 * The expansions without which a change of house rules would be an error: those that it is said to be about, and every
 * other one whose words it uses.
 */
export function packsNeeded(
	{ ruleSet, seats, overlays, about }: NeededBy,
	before: { readonly workspace: Workspace; readonly overlays: readonly string[] },
	withNeeds: (needs: readonly string[]) => Workspace | undefined,
): readonly string[] {
	const expansions = ruleSet.packs.filter((p) => p.role === 'expansion');
	let needs = expansions.flatMap(({ id }) => (about.includes(id) ? [id] : []));
	const plays = ({ workspace, overlays }: typeof before, packs: readonly string[]): boolean => {
		const choice = { game: ruleSet.game, packs, preset: undefined, elements: {}, params: {} };
		const selection = selectionOf({ ...choice, overlays }, seats);
		return compile(workspace, selection).diagnostics.every((d) => d.severity !== 'error');
	};
	/** Tells if the change is an error among these packs. */
	const isWrong = (packs: readonly string[]): boolean => {
		const now = withNeeds(needs);
		return now !== undefined && !plays({ workspace: now, overlays }, packs);
	};
	/** Adds those of some packs that are needed, knowing perhaps that the change is an error without all of them. */
	const addNeeded = (some: readonly Pack[], areWrong: boolean): void => {
		const [only, ...others] = some;
		if (only === undefined) return;
		if (others.length === 0) {
			const rest = without(expansions, some);
			if ((areWrong || isWrong(rest)) && plays(before, rest)) needs = [...needs, only.id];
			return;
		}
		// packs that can all be left out at once are needed by nothing: half of them are asked for together
		const half = Math.ceil(some.length / 2);
		const [first, second] = [some.slice(0, half), some.slice(half)];
		const isInFirst = isWrong(without(expansions, first));
		if (isInFirst) addNeeded(first, true);
		if (!isInFirst || isWrong(without(expansions, second))) addNeeded(second, isInFirst);
	};
	const others = expansions.filter(({ id }) => !needs.includes(id));
	// most changes need no other one: that is asked first
	if (others.length > 0 && isWrong(without(expansions, others))) addNeeded(others, true);
	return needs;
}

export interface NeededBy {
	readonly ruleSet: RuleSet;
	readonly seats: number;
	readonly overlays: readonly string[];
	readonly about: readonly string[];
}

const without = (packs: readonly Pack[], some: readonly Pack[]): string[] =>
	packs.flatMap((p) => (some.includes(p) ? [] : [p.name]));

/** The id of house rules and the packs they are written over; '' for each of them that is no name. */
export function headOf(text: string, file: string): { id: string; over: readonly string[] } {
	const { value } = parseYaml(sourceFile(file, text));
	const { overlay, over } = (value ?? {}) as { overlay?: unknown; over?: unknown };
	const name = (id: unknown): string => (typeof id === 'string' ? id : '');
	return {
		id: name(overlay),
		over: Array.isArray(over) ? over.map(name) : [],
	};
}
