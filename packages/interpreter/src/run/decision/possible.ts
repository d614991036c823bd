import { largest } from '@tilewright/schema';
import type { Bool } from '../../expr/backend.ts';
import { EngineFault } from '../../fault.ts';
import { Header } from '../header.ts';
import type { Machine } from '../machine.ts';
import type { Alternative } from './alternative.ts';
import type { Compiled } from './compiled-decision.ts';
import { faults } from '../../texts/faults.ts';

const { fp: FP, sp: SP } = Header;

export interface OptionQueries {
	readonly decisions: readonly Compiled[];
	search(a: Alternative, visit: () => boolean): void;
	countPlacements(kind: number): number;
}

export function possibleTest(machine: Machine, queries: OptionQueries, action: number): Bool {
	const { at } = machine.program.actions[action]!;
	// beside a decision of another seat its conditions mean that seat: decisions of the active seat come first
	const own = at.filter(({ decision, alternative }) => {
		const { alternatives, who } = machine.program.decisions[decision]!;
		return !alternatives[alternative]!.free || (who.op === 'call' && who.fn === 'active');
	});
	const slots = largest(machine.program.routines.map((r) => r.slots));
	const tests = (own.length > 0 ? own : at).map(({ decision, alternative }): Bool => {
		const d = queries.decisions[decision]!;
		const a = d.alternatives[alternative]!;
		const search = (): boolean =>
			inScratch(machine, slots, () => isPossible(machine, queries, d, a));
		if (!d.placements || alternative > 0) return search;
		const { kind, offered } = d.placements;
		return () => {
			const tabled = kind();
			if (tabled < 0) return search();
			if (offered && !offered()) return false;
			return queries.countPlacements(tabled) > 0 || (d.helpers !== undefined && search());
		};
	});
	const [only] = tests;
	return tests.length === 1 ? only! : () => tests.some((t) => t());
}

function isPossible(
	machine: Machine,
	queries: OptionQueries,
	d: Compiled,
	a: Alternative,
): boolean {
	let found = false;
	queries.search(a, () => (found = true));
	if (found || !d.helpers || a !== d.alternatives[0]) return found;
	return machine.assists!.list(a, d.helpers, true).length > 0;
}

/**
 * Runs in a frame of its own above the stack, since the decision belongs to another frame. The words of that frame are put back: an undo
 * may make them part of the stack again.
 */
export function inScratch<T>({ rt: { m, stackEnd } }: Machine, slots: number, run: () => T): T {
	const fp = m[FP]!;
	const sp = m[SP]!;
	if (sp + slots > stackEnd) throw new EngineFault('RUN-STACK', faults.rulesTooDeep);
	const before = m.slice(sp, sp + slots);
	m[FP] = sp;
	m[SP] = sp + slots;
	try {
		return run();
	} finally {
		m.set(before, sp);
		m[FP] = fp;
		m[SP] = sp;
	}
}
