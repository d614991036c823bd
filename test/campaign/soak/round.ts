import type { Compile } from '@tilewright/interpreter';
import { type Selection, type Workspace, compile as compileIn } from '@tilewright/lang';
import { hasErrors } from '@tilewright/schema';
import { type Failure, type Numbers, type RoundResult, shrink } from '../campaign.ts';
import type { Fault } from './fault.ts';
import { acts, type Interruption, type SoakCase, soakGame } from './game.ts';
import { randomSelection, simplerSelections } from './set-up.ts';

const gamesPerRound = 8;
const tries = 80;

/** Findings by which packs, elements and seats exclude each other as they declare. */
const declared: readonly string[] = ['LINK-CONFLICT', 'LINK-REQUIRES'];

export function faultOf(workspace: Workspace, of: SoakCase): Fault | undefined {
	const { program, codes, message } = compiled(workspace, of.selection);
	if (program !== undefined)
		return soakGame(of, program, (selection) => compileIn(workspace, selection)).fault;
	return codes.some((c) => declared.includes(c)) ? undefined : { cause: codes.join(), message };
}

function compiled(
	workspace: Workspace,
	selection: Selection,
): { program: ReturnType<Compile>['program']; codes: string[]; message: string } {
	const { program, diagnostics } = compileIn(workspace, selection);
	const errors = diagnostics.filter((d) => d.severity === 'error');
	return {
		program: hasErrors(diagnostics) ? undefined : program,
		codes: [...new Set(errors.map((d) => d.code))].sort(),
		message: errors.map((d) => d.message).join('; '),
	};
}

export interface Found extends Fault {
	readonly of: SoakCase;
}

export interface SoakedRound {
	readonly counts: Readonly<Record<string, number>>;
	readonly skipped?: string;
	readonly found?: readonly Found[];
}

export function soakRound(workspace: Workspace, numbers: Numbers): RoundResult {
	const selection = randomSelection(workspace, numbers);
	const games = 1 + numbers.below(gamesPerRound);
	return withCases(
		workspace,
		playRound(workspace, selection, games, () => randomCase(selection, numbers)),
	);
}

export function withCases(workspace: Workspace, { found = [], ...rest }: SoakedRound): RoundResult {
	const failures = found.map(({ cause, message, of }): Failure => ({
		cause,
		message,
		minimal: () => smallest(workspace, of, cause),
	}));
	return failures.length === 0 ? rest : { ...rest, failures };
}

/** Plays so many cases of one set-up. A set-up that does not compile is a failure, unless its packs or elements exclude each other. */
export function playRound(
	workspace: Workspace,
	selection: Selection,
	games: number,
	next: () => SoakCase,
): SoakedRound {
	const { program, codes, message } = compiled(workspace, selection);
	const counts: Record<string, number> = {};
	if (program === undefined) {
		if (codes.some((c) => declared.includes(c))) return { counts, skipped: codes.join() };
		const of = { selection, seed: 1, bots: ['random'], scripted: 0, interruptions: [] };
		return { counts, found: [{ cause: codes.join(), message, of }] };
	}
	const found: Found[] = [];
	const known = new Map<string, ReturnType<Compile>>();
	const compile: Compile = (wanted) => {
		const key = JSON.stringify(wanted);
		let made = known.get(key);
		if (made === undefined) known.set(key, (made = compileIn(workspace, wanted)));
		return made;
	};
	const add = (key: string, n: number): void => void (counts[key] = (counts[key] ?? 0) + n);
	add('set-ups', 1);
	for (let n = 0; n < games; n++) {
		const of = next();
		const { steps, undone, stopped, fault } = soakGame(of, program, compile);
		add('games', 1);
		add('steps', steps);
		add('steps undone', undone);
		for (const { act } of of.interruptions) add(act, 1);
		if (stopped) add('stopped by their rules', 1);
		if (fault !== undefined) found.push({ ...fault, of });
	}
	return found.length === 0 ? { counts } : { counts, found };
}

/** Bots that look ahead take a hundred times as long as the others. */
const slowBots: readonly string[] = ['careless', 'greedy'];
export const quickBots: readonly string[] = ['random', 'random', 'dense'];

function randomCase(selection: Selection, numbers: Numbers): SoakCase {
	const scripted = numbers.percent(30) ? numbers.below(40) : 0;
	const bots = numbers.percent(2) ? slowBots : quickBots;
	return {
		selection,
		seed: numbers.next() >>> 1,
		bots: Array.from({ length: selection.seats }, () => numbers.pick(bots)),
		scripted,
		interruptions: Array.from({ length: 1 + numbers.below(6) }, (): Interruption => ({
			step: scripted + 1 + numbers.below(90),
			act: numbers.pick(acts),
			steps: numbers.percent(10) ? 90 : 1 + numbers.below(20),
		})).sort((a, b) => a.step - b.step),
	};
}

function smallest(workspace: Workspace, of: SoakCase, cause: string): SoakCase {
	return shrink(of, simpler, (c) => faultOf(workspace, c)?.cause === cause, tries);
}

function* simpler(of: SoakCase): Generator<SoakCase> {
	const { selection, bots, scripted, interruptions } = of;
	if (interruptions.length > 0) yield { ...of, interruptions: [] };
	for (const one of interruptions)
		yield { ...of, interruptions: interruptions.filter((i) => i !== one) };
	for (const simple of simplerSelections(selection)) yield { ...of, selection: simple };
	if (bots.length > 1 || bots[0] !== 'random') yield { ...of, bots: ['random'] };
	if (scripted > 0) yield { ...of, scripted: 0 };
	for (const one of interruptions)
		for (const [step, steps] of [
			[scripted + 1 + ((one.step - scripted - 1) >> 1), one.steps],
			[one.step - 1, one.steps],
			[one.step, 1],
		] as const)
			if (step > scripted && (step < one.step || steps < one.steps))
				yield {
					...of,
					interruptions: interruptions.map((i) => (i === one ? { ...one, step, steps } : i)),
				};
}
