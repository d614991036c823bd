import { expressionsIn } from '../expr/walk.ts';
import type { Expr, Instr } from '../ir/index.ts';
import type { Region } from '../ir/state.ts';
import {
	type Changes,
	type ChangesContext,
	changesOf,
	joined,
	variableOf,
} from './after-returns.ts';
import type { KindScope, PieceFacts } from './piece-sets.ts';
import type { LoweringContext } from './lowering-context.ts';

export interface Returning {
	/** It may return more of the pieces that are left when one of these has returned. */
	readonly more: readonly Region[];
	readonly fewer: readonly Region[];
}

type Regions = Changes['up'];

interface Loop {
	readonly member: string;
	readonly from: number;
	readonly to: number;
}

/**
 * Finds how what a stretch of code returns follows from what others return, where it does nothing but return pieces. A condition on
 * the very piece that is returned makes no difference: who has gone home already needs no second time.
 */
export function returningOf(
	lowering: LoweringContext,
	facts: PieceFacts,
	code: readonly Instr[],
	from: number,
	scope: KindScope,
): Returning {
	const locals = new Map<number, Changes>();
	const ctx: ChangesContext = { lowering, facts, scope, locals, known: new Map() };
	// a test that fails leads to other code there
	const hasOtherwise = code.some((instr, i) => instr.op === 'jump' && instr.to > from + i);
	const loops = loopsIn(code, from);
	const found = { more: [] as Regions[], fewer: [] as Regions[] };
	const note = (more: Regions, fewer: Regions): void => {
		found.more.push(more);
		found.fewer.push(fewer);
	};
	const noteAll = (...all: Regions[]): void => note(joined(...all), joined(...all));
	const noteOwn = ({ own }: Changes, at: number): void => {
		for (const [variable, regions] of own)
			if (!returnsMemberOnly(code, loops, variable, at)) noteAll(regions);
	};
	code.forEach((instr, i) => {
		switch (instr.op) {
			case 'let':
			case 'let-set':
				locals.set(instr.slot, changesOf(ctx, instr.value));
				return;
			case 'each': {
				const set = changesOf(ctx, instr.in);
				const loop = loops.find((l) => l.from === i);
				const isAlone = returnsMemberOnly(code, loops, loop?.member, i + 1);
				note(set.up, set.down);
				if (!isAlone) noteAll(set.leave);
				noteOwn(set, i);
				if (instr.by !== undefined) noteAny(instr.by.key);
				return;
			}
			case 'unless': {
				const test = changesOf(ctx, instr.test);
				if (hasOtherwise) noteAll(test.up, test.down);
				else note(test.up, test.down);
				noteOwn(test, i);
				return;
			}
			case 'return': {
				const pieces = changesOf(ctx, instr.pieces);
				note(pieces.up, pieces.down);
				noteOwn(pieces, i);
				return;
			}
			default:
				for (const e of expressionsIn(instr)) noteAny(e);
		}
	});
	function noteAny(e: Expr): void {
		const { up, down, leave, own } = changesOf(ctx, e);
		noteAll(up, down, leave, ...own.values());
	}
	return {
		more: [...joined(...found.more).values()],
		fewer: [...joined(...found.fewer).values()],
	};
}

function loopsIn(code: readonly Instr[], from: number): Loop[] {
	return code.flatMap((instr, i): Loop[] => {
		if (instr.op !== 'each') return [];
		const next = code[i + 1];
		if (next?.op !== 'next') return [];
		return [{ member: `local ${next.slot}`, from: i, to: next.end - from }];
	});
}

function returnsMemberOnly(
	code: readonly Instr[],
	loops: readonly Loop[],
	variable: string | undefined,
	at: number,
): boolean {
	const loop = loops.find((l) => l.member === variable && l.from < at && at < l.to);
	if (loop === undefined) return false;
	return code
		.slice(loop.from, loop.to)
		.every((instr) => instr.op !== 'return' || variableOf(instr.pieces) === variable);
}

export function allReturning(all: readonly (Returning | undefined)[]): Returning | undefined {
	const known = all.filter((r) => r !== undefined);
	if (known.length < all.length) return undefined;
	return { more: known.flatMap((r) => r.more), fewer: known.flatMap((r) => r.fewer) };
}
