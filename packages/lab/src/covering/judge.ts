import {
	type Clash,
	type Deciders,
	type RuleSet,
	type Selection,
	type Workspace,
	decidersOf,
	findPack,
	link,
	spell,
} from '@tilewright/lang';
import type { Choice, Chosen } from './choice.ts';
import type { CoveringRow, Verdict } from './model.ts';

interface Factors {
	readonly choices: readonly Choice[];
	readonly of: (is: Choice['is'], id: string) => readonly number[];
	/** Factors that bring a pack into play; undefined for one that always is. */
	readonly bringers: (pack: string) => readonly number[] | undefined;
}

export function choiceJudge(
	workspace: Workspace,
	game: string,
	choices: readonly Choice[],
): { selectionOf: (row: CoveringRow) => Selection; judge: (row: CoveringRow) => Verdict } {
	const factors = factorsOf(workspace, game, choices);
	const inPlay = (row: CoveringRow, packs: readonly string[]): boolean =>
		packs.every((pack) => factors.bringers(pack)?.some((f) => row[f] === 1) ?? true);

	const selectionOf = (row: CoveringRow): Selection => {
		const selection = {
			game,
			seats: 2,
			with: [] as string[],
			elements: {} as Record<string, boolean>,
			params: {} as Record<string, Chosen>,
		};
		let preset: string | undefined;
		for (const [f, choice] of choices.entries()) {
			const value = choice.values[row[f]!];
			if (value === undefined || !inPlay(row, choice.packs[row[f]!]!)) continue;
			if (choice.is === 'pack' && value === true) selection.with.push(choice.id);
			if (choice.is === 'seats') selection.seats = Number(value);
			if (choice.is === 'preset') preset = String(value);
			if (choice.is === 'element') selection.elements[choice.id] = value === true;
			if (choice.is === 'param') selection.params[choice.id] = value;
		}
		return preset === undefined ? selection : { ...selection, preset };
	};

	const judge = (row: CoveringRow): Verdict => {
		const { ruleSet, diagnostics } = link(workspace, selectionOf(row));
		if (ruleSet === undefined) throw new Error(`there is no game "${game}"`);
		const idle = new Map<number, readonly number[]>();
		for (const [f, choice] of choices.entries()) {
			const packs = choice.packs[row[f]!]!;
			const lacking = packs.find((pack) => !inPlay(row, [pack]));
			if (lacking !== undefined) {
				// another value may belong to another pack
				const own = choice.packs.some((p) => p.join() !== packs.join()) ? [f] : [];
				idle.set(f, [...(factors.bringers(lacking) ?? []), ...own]);
			} else if (choice.is === 'element' || choice.is === 'param') {
				const absent = ruleSet.absent.get(`${choice.is}s`)?.get(choice.id);
				if (absent !== undefined)
					idle.set(f, factorsOfDeciders(factors, row, decidersOf(ruleSet, absent.decl)));
			}
		}
		const [clash] = ruleSet.clashes;
		if (clash !== undefined) return { refused: factorsOfClash(factors, row, ruleSet, clash), idle };
		if (!diagnostics.some((d) => d.code === 'LINK-SEATS')) return { idle };
		const seated = workspace.packs.filter((p) => hasSeats(p.manifest.yaml.value));
		const packs = seated.flatMap((p) => factors.bringers(p.name) ?? []);
		return { refused: [...factors.of('seats', 'seats'), ...packs], idle };
	};
	return { selectionOf, judge };
}

function hasSeats(manifest: unknown): boolean {
	return (manifest as { seats?: unknown } | null)?.seats !== undefined;
}

function factorsOf(workspace: Workspace, game: string, choices: readonly Choice[]): Factors {
	const of: Factors['of'] = (is, id) =>
		choices.flatMap((c, f) => (c.is === is && c.id === id ? [f] : []));
	const bringers = new Map<string, number[]>();
	for (const [f, choice] of choices.entries()) {
		if (choice.is !== 'pack') continue;
		const visit = (name: string): void => {
			const pack = findPack(workspace.packs, game, name);
			const list = bringers.get(name) ?? [];
			if (pack === undefined || list.includes(f)) return;
			bringers.set(name, [...list, f]);
			pack.use.forEach(visit);
		};
		visit(choice.id);
	}
	// packs that the game itself uses are always in play
	const visit = (name: string): void => {
		bringers.delete(name);
		findPack(workspace.packs, game, name)?.use.forEach(visit);
	};
	visit(workspace.packs.find((p) => p.game === game && p.role === 'game')!.name);
	return { choices, of, bringers: (pack) => bringers.get(pack) };
}

/** The factors that have a pack in play or keep it out: one that brings it, or all that would. */
function factorsOfPack(factors: Factors, row: CoveringRow, pack: string): readonly number[] {
	const bringers = factors.bringers(pack) ?? [];
	const on = bringers.find((f) => row[f] === 1);
	return on === undefined ? bringers : [on];
}

/** A factor, and those that have the packs of its value in play: without them the value counts for nothing. */
function withPacks(factors: Factors, row: CoveringRow, factor: number): number[] {
	const packs = factors.choices[factor]!.packs[row[factor]!]!;
	return [factor, ...packs.flatMap((pack) => factorsOfPack(factors, row, pack))];
}

function factorsOfDeciders(factors: Factors, row: CoveringRow, by: Deciders): number[] {
	const packs = factors.choices.flatMap((c) => [c.id, ...c.packs.flat()]);
	const deciding = [...new Set(packs)].filter((pack) => by.packs.has(spell(pack)));
	const own = [
		...[...by.elements].flatMap((id) => factors.of('element', id)),
		...[...by.params].flatMap((id) => factors.of('param', id)),
	];
	// an element or a param that is chosen itself does not depend on the preset
	const isOpen = own.some((f) => row[f] === 0);
	const chosen = [...own, ...(by.preset && isOpen ? factors.of('preset', 'preset') : [])];
	return [
		...deciding.flatMap((pack) => factorsOfPack(factors, row, pack)),
		...chosen.flatMap((f) => withPacks(factors, row, f)),
		...(by.seats ? factors.of('seats', 'seats') : []),
	];
}

function factorsOfClash(
	factors: Factors,
	row: CoveringRow,
	ruleSet: RuleSet,
	clash: Clash,
): number[] {
	const both = [clash.id, clash.other];
	if (clash.what === 'pack')
		return [
			...both.flatMap((pack) => factorsOfPack(factors, row, pack)),
			...factorsOfDeciders(factors, row, decidersOf(ruleSet, clash)),
		];
	const decls = both.flatMap(
		(id) =>
			ruleSet.sections.get('elements')?.get(id) ??
			ruleSet.absent.get('elements')?.get(id)?.decl ??
			[],
	);
	return [
		...both
			.flatMap((id) => [...factors.of('element', id), ...factors.of('preset', 'preset')])
			.flatMap((f) => withPacks(factors, row, f)),
		...decls.flatMap((d) => factorsOfDeciders(factors, row, decidersOf(ruleSet, d))),
	];
}
