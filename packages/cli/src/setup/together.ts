import { type CoveringRow, choiceModel, coveringArray, shrinkRow } from '@tilewright/lab';
import {
	type Compiled,
	type Pack,
	type Selection,
	type Workspace,
	compile,
	findPack,
	link,
	seatBounds,
} from '@tilewright/lang';
import { type Diagnostic, diagnose, limits } from '@tilewright/schema';
import { largestSets } from './largest-sets.ts';
import { sampleOf } from './sample.ts';
import { checkWords } from '../texts/checks.ts';

export interface PackSet {
	readonly selection: Selection;
	readonly text: string;
	/** A smaller set-up with the same finding; the trial itself when absent. */
	readonly smaller?: (found: Diagnostic) => string;
}

export interface PackSets {
	readonly trials: readonly PackSet[];
	readonly notes: readonly Diagnostic[];
	readonly pairs: number;
	readonly sets: number;
	readonly rows: number;
}

/**
 * Sets of packs that must play together: every pair, the largest sets in which no pack excludes another, and a covering
 * array of all that can be chosen. `only` are the packs to which the sets are confined; `wanted` those of which each set
 * has one; where it wants what all packs stand on, each pack alone is a set as well.
 */
export function packSets(
	whole: Workspace,
	game: string,
	only: readonly string[] | undefined,
	wanted: (pack: Pack) => boolean,
): PackSets {
	const workspace = only === undefined ? whole : confined(whole, game, only);
	const packs = workspace.packs.filter((p) => p.game === game && p.role !== 'game');
	// every set stands on the game's first pack and on libraries
	const isUnderAll = workspace.packs.some(
		(p) => wanted(p) && (p.game === undefined || (p.game === game && p.role === 'game')),
	);
	const isOfInterest = (pack: Pack): boolean => isUnderAll || wanted(pack);
	const notes: Diagnostic[] = [];
	const first = whole.packs.filter((p) => p.game === game && p.role === 'game');
	const selectionWith = (names: readonly string[]): Selection => {
		const { min: seats = 2 } = seatBounds([
			...first,
			...packs.filter((p) => names.includes(p.name)),
		]);
		return { game, with: names, seats };
	};
	const excludes = (a: Pack, b: Pack): boolean =>
		link(workspace, selectionWith([a.name, b.name])).ruleSet?.clashes.some(
			(c) => c.is === 'conflicts',
		) ?? true;
	const known = new Map<string, boolean>();
	const areApart = (a: Pack, b: Pack): boolean => {
		const key = [a.name, b.name].sort().join(' ');
		let is = known.get(key);
		if (is === undefined) known.set(key, (is = excludes(a, b)));
		return is;
	};
	const bounded = <T>(what: string, all: readonly T[]): readonly T[] => {
		const kept = sampleOf(all, limits.togetherSets);
		if (kept.length < all.length)
			notes.push(
				diagnose('', undefined, 'CLI-CHECK-SAMPLE', {
					what: `${game}: ${what}`,
					tried: kept.length,
					all: all.length,
				}),
			);
		return kept;
	};
	const allPairs = packs.flatMap((b, k) =>
		packs.slice(0, k).map((a): readonly [Pack, Pack] => [a, b]),
	);
	const ofInterest = allPairs.filter(([a, b]) => isOfInterest(a) || isOfInterest(b));
	const pairs = bounded('pairs', ofInterest).filter(([a, b]) => !areApart(a, b));
	const found = largestSets(packs, areApart, limits.togetherSets);
	const sets = found.filter((set) => set.length > 2 && set.some(isOfInterest));
	const trialOf = (names: readonly string[]): PackSet => ({
		selection: selectionWith(names),
		text: `--with ${names.join()}`,
	});
	const setTrialOf = (names: readonly string[]): PackSet => ({
		...trialOf(names),
		smaller: (found) => {
			const kept = (row: CoveringRow): string[] => names.filter((_, i) => row[i] === 1);
			const shows = (row: CoveringRow): boolean =>
				shownIn(workspace, selectionWith(kept(row)), found);
			const whole = names.map(() => 1);
			return trialOf(kept(shrinkRow(whole, shows))).text;
		},
	});
	const rows = packs.some(isOfInterest) ? choiceTrials(workspace, game) : [];
	return {
		trials: [
			...packs.filter((p) => isUnderAll && !wanted(p)).map((p) => trialOf([p.name])),
			...pairs.map((pair) => trialOf(pair.map((p) => p.name))),
			...sets.map((set) => setTrialOf(set.map((p) => p.name))),
			...bounded('choices', rows),
		],
		notes,
		pairs: pairs.length,
		sets: sets.length,
		rows: Math.min(rows.length, limits.togetherSets),
	};
}

/** Rows in which every pair of choices occurs; none where there is more to choose than an array is made for. */
function choiceTrials(workspace: Workspace, game: string): PackSet[] {
	const model = choiceModel(workspace, game);
	if (model.choices.length > limits.togetherChoices) return [];
	return coveringArray(model).rows.map((row) => ({
		selection: model.selectionOf(row),
		text: model.textOf(row),
		smaller: (found) => {
			const fails = (r: CoveringRow): boolean =>
				model.judge!(r).refused === undefined && shownIn(workspace, model.selectionOf(r), found);
			return model.textOf(shrinkRow(row, fails));
		},
	}));
}

function confined(workspace: Workspace, game: string, names: readonly string[]): Workspace {
	const kept = new Set<Pack>();
	const add = (pack: Pack | undefined): void => {
		if (pack === undefined || kept.has(pack)) return;
		kept.add(pack);
		for (const name of pack.use) add(findPack(workspace.packs, game, name));
	};
	for (const pack of workspace.packs) if (pack.game !== game || pack.role === 'game') add(pack);
	for (const name of names) add(findPack(workspace.packs, game, name));
	return { ...workspace, packs: workspace.packs.filter((p) => kept.has(p)) };
}

const ofMeeting: ReadonlySet<string> = new Set(['ORDER-OPEN']);

export function findingsOf({ diagnostics }: Compiled): Diagnostic[] {
	return diagnostics.filter((d) => d.severity === 'error' || ofMeeting.has(d.code));
}

function shownIn(workspace: Workspace, selection: Selection, found: Diagnostic): boolean {
	return findingsOf(compile(workspace, selection)).some((d) => isSame(d, found));
}

function isSame(a: Diagnostic, b: Diagnostic): boolean {
	return a.code === b.code && a.file === b.file && a.start === b.start && a.message === b.message;
}

export function namedAfter(found: Diagnostic, text: string): Diagnostic {
	const where = checkWords.showsWith(text);
	return { ...found, hint: found.hint === undefined ? where : `${found.hint} ${where}` };
}
