import { EngineFault } from '@tilewright/interpreter';
import { Machine } from '@tilewright/interpreter/state';
import { type ChoiceModel, type CoveringRow, shrinkRow } from '@tilewright/lab';
import { type Program, type Workspace, compile } from '@tilewright/lang';
import { mix, pick } from '../properties/script.ts';

/** Decisions of one game at most; the longest shipped games have a few hundred. */
const maxDecisions = 20_000;

export interface Fault {
	readonly cause: string;
	readonly message: string;
}

export function faultOf(
	workspace: Workspace,
	model: ChoiceModel,
	row: CoveringRow,
	games: number,
	seed: number,
): Fault | undefined {
	const { program, diagnostics } = compile(workspace, model.selectionOf(row));
	const error = diagnostics.find((d) => d.severity === 'error');
	if (error !== undefined)
		return {
			cause: `${error.code} ${error.file}:${error.line}`,
			message: `${error.file}:${error.line}:${error.column} ${error.code}: ${error.message}`,
		};
	if (program === undefined) return { cause: 'no program', message: 'no program and no error' };
	for (let game = 0; game < games; game++) {
		const fault = faultOfGame(program, mix(seed, game) >>> 1, game % 2 === 1);
		if (fault !== undefined) return fault;
	}
	return undefined;
}

function faultOfGame(program: Program, seed: number, dense: boolean): Fault | undefined {
	const script = { setUp: 0, tiles: 1000, seed, picks: [], dense };
	let decisions = 0;
	try {
		const machine = new Machine(program);
		machine.reset(seed);
		for (; !machine.over; decisions++) {
			if (decisions >= maxDecisions)
				return { cause: 'no end', message: `seed ${seed}: no end after ${decisions} decisions` };
			machine.choose(pick(machine, script, decisions));
		}
	} catch (error) {
		const cause = error instanceof EngineFault ? error.code : 'exception';
		return { cause, message: `seed ${seed}, decision ${decisions}: ${cause}: ${String(error)}` };
	}
	return undefined;
}

export function smallestText(
	workspace: Workspace,
	model: ChoiceModel,
	row: CoveringRow,
	games: number,
	seed: number,
	cause: string,
): string {
	const fails = (r: CoveringRow): boolean =>
		model.judge!(r).refused === undefined &&
		faultOf(workspace, model, r, games, seed)?.cause === cause;
	return model.textOf(shrinkRow(row, fails));
}
