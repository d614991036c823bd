import type { Expr, Program, SideLocalName } from '@tilewright/lang';
import { EngineFault } from '../fault.ts';
import { faults } from '../texts/faults.ts';

/** Returns true when a side of one kind may meet a side of another; -1 is open ground. */
export type SideMatch = (own: number, facing: number) => boolean;

/**
 * Returns the test of two sides by the requirements about sides that bind every tile: true where they may meet. It is worked out
 * once per pair of kinds, so that play looks it up in the fit tables.
 */
export function sideMatch({ verbs }: Pick<Program, 'verbs'>): SideMatch {
	return matchOf(
		verbs.flatMap((v) => v.require).flatMap((r) => (r.local?.is === 'side' ? [r.local.body] : [])),
	);
}

/** The same by all requirements about sides, those too from which some tile can be exempt; undefined where there is none of these. */
export function strictSideMatch(program: Pick<Program, 'verbs'>): SideMatch | undefined {
	const lifted = program.verbs.flatMap((v) => v.require).flatMap((r) => r.sideTest ?? []);
	if (lifted.length === 0) return undefined;
	const [bound, more] = [sideMatch(program), matchOf(lifted)];
	return (own, facing) => bound(own, facing) && more(own, facing);
}

function matchOf(rules: readonly Expr[]): SideMatch {
	return (own, facing) => rules.every((body) => evaluate(body, own, facing) !== 0);
}

interface Pair {
	readonly own: number;
	readonly facing: number;
}

const meanings: Readonly<
	Record<SideLocalName, (pair: Pair, on: () => number, table?: readonly number[]) => number>
> = {
	'placement-side.kind': ({ own }) => own,
	// some side: a pair is only asked about where one faces
	'placement-side.facing': () => 0,
	'side.kind': ({ facing }) => facing,
	'kind.has': (_, on, table = []) => (table.includes(on()) ? 1 : 0),
};

function evaluate(e: Expr, own: number, facing: number): number {
	const sub = (x: Expr): number => evaluate(x, own, facing);
	switch (e.op) {
		case 'const':
			return e.value;
		case 'none':
			return -1;
		case 'not':
			return sub(e.on) === 0 ? 1 : 0;
		case 'if':
			return sub(e.test) !== 0 ? sub(e.then) : sub(e.else);
		case 'list':
			throw new EngineFault('RUN-STATE', faults.listHasNoValue);
		case 'call':
			if (!Object.hasOwn(meanings, e.fn)) break;
			return meanings[e.fn as SideLocalName]({ own, facing }, () => sub(e.args[0]!), e.table);
		case 'binary': {
			if (e.name === '&&') return sub(e.left) !== 0 ? sub(e.right) : 0;
			if (e.name === '||') return sub(e.left) !== 0 ? 1 : sub(e.right);
			if (e.name === 'in')
				return e.right.op === 'list' && e.right.items.some((i) => sub(i) === sub(e.left)) ? 1 : 0;
			const a = sub(e.left);
			const b = sub(e.right);
			switch (e.name) {
				case '==':
					return a === b ? 1 : 0;
				case '!=':
					return a !== b ? 1 : 0;
				case '<':
					return a < b ? 1 : 0;
				case '<=':
					return a <= b ? 1 : 0;
				case '>':
					return a > b ? 1 : 0;
				case '>=':
					return a >= b ? 1 : 0;
			}
		}
	}
	throw new EngineFault('RUN-STATE', faults.readsMoreThanSides);
}
