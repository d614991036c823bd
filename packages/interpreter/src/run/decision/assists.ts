import { limits } from '@tilewright/schema';
import { elementOf } from '@tilewright/lang';
import type { AlternativeIR, AssistIR, Expr, Program } from '@tilewright/lang';
import { fitsShowing } from '../../board/placement-sides.ts';
import { type Compatible, tileFits } from '../../board/placement-table.ts';
import {
	createShowingTable,
	forEachPlacementShowing,
	type ShowingTable,
} from '../../board/showing-table.ts';
import type { Bool } from '../../expr/backend.ts';
import { slotsRead } from '../../expr/unchanging.ts';
import { EngineFault } from '../../fault.ts';
import { Header } from '../header.ts';
import { limitTest } from '../limits.ts';
import type { Machine } from '../machine.ts';
import { inSupply } from '../pieces.ts';
import { strictSideMatch } from '../side-match.ts';
import type { Alternative } from './alternative.ts';
import { eachTurnedSide, followsFromTurn } from './turned-sides.ts';
import { faults } from '../../texts/faults.ts';

export interface Help {
	readonly placement: number;
	readonly assist: number;
	readonly values: readonly number[];
}

interface Compiled {
	readonly ir: AssistIR;
	readonly isUsedUp: Bool;
	readonly offered: Bool | undefined;
	/** The placements that the sides it shows may make fit; undefined where it shows none. */
	readonly table: ShowingTable | undefined;
	readonly run: Bool;
	readonly use: () => void;
}

interface HelperTests {
	readonly fits: (tile: number, placement: number) => boolean;
	readonly holds: Bool;
}

/**
 * Helpers that are laid together with a tile, so that it fits where it would not: both are one option.
 *
 *   placements that do not fit → helper offered → variables → the sides it shows → everything else the verb asks
 *
 * A requirement about sides from which a tile can be exempt is not in the fit tables: a tile that it exempts needs no helper, and
 * the sides that a helper shows are held against it here.
 *
 * What was chosen waits in the state until the tile lies; then the helper's routine is entered.
 */
export class Assists {
	declare private readonly machine: Machine;
	declare private readonly all: readonly Compiled[];
	/** Pairs of sides that may meet where no tile is exempt; undefined where the fit tables already hold them. */
	declare private readonly strict: Compatible | undefined;
	private visit: () => boolean = () => false;

	static of(machine: Machine): Assists | undefined {
		return (machine.program.assists ?? []).length > 0 ? new Assists(machine) : undefined;
	}

	constructor(machine: Machine) {
		this.machine = machine;
		const { program, rt } = machine;
		const match = strictSideMatch(program);
		this.strict = match && rt.board.plan.codes.compatibility(match);
		this.all = program.assists!.map((a) => this.compile(a));
	}

	helps(a: AlternativeIR): readonly number[] | undefined {
		const [v] = a.variables;
		if (!v || a.variables.length !== 1 || v.type !== 'placement' || !a.where) return undefined;
		const verbs = testedVerbs(a.where, v.slot);
		const found = this.machine.program.assists!.flatMap((x, i) => (verbs.has(x.verb) ? [i] : []));
		return found.length > 0 ? found : undefined;
	}

	list(a: Alternative, helpers: readonly number[], first: boolean): Help[] {
		const { rt } = this.machine;
		const { m, board, temps } = rt;
		const out: Help[] = [];
		const tile = m[Header.drawn]!;
		if (tile < 0 || m[Header.declined] !== 0) return out;
		const offered = helpers.filter((i) => {
			const { ir, isUsedUp, table } = this.all[i]!;
			return table !== undefined && (ir.uses === undefined || this.has(i)) && !isUsedUp();
		});
		if (offered.length === 0) return out;
		const slot = a.slots[0]!;
		const tests = this.testsOf(a);
		const tables = offered.map((i) => this.all[i]!.table!);
		this.known.forEach((members) => members.clear());
		let asked = -1;
		let isFitting = false;
		forEachPlacementShowing(board, tables, tile, (placement, table) => {
			if (placement !== asked) {
				asked = placement;
				isFitting = tests.fits(tile, placement);
			}
			if (isFitting) return false;
			const assist = offered[table]!;
			const c = this.all[assist]!;
			temps[c.ir.it] = placement;
			if (c.offered && !c.offered()) return false;
			this.visit = () => {
				m[m[Header.fp]! + slot] = placement;
				if (!this.fits(c.ir, tile, placement) || !tests.holds()) return false;
				out.push({ placement, assist, values: c.ir.variables.map((v) => temps[v.slot]!) });
				// the test may have asked about other placements
				temps[c.ir.it] = placement;
				return first;
			};
			return c.run() && first;
		});
		return out;
	}

	mayDecline(help: readonly Help[], withoutHelp: number): boolean {
		return help.some(({ assist }) => {
			const { decline } = this.all[assist]!.ir;
			return decline === 'always' || (decline === 'whenAllNeedIt' && withoutHelp === 0);
		});
	}

	take({ assist, values }: Help): void {
		const { arena, optional } = this.machine.rt;
		arena.set(Header.assist, assist + 1);
		values.forEach((v, i) => arena.set(optional.ASSIST + i, v));
	}

	carryOut(next: number): number {
		const { arena, m, optional } = this.machine.rt;
		const chosen = m[Header.assist]! - 1;
		if (chosen < 0) return next;
		arena.set(Header.assist, 0);
		const { ir, use } = this.all[chosen]!;
		use();
		const values = ir.variables.map((_, i) => m[optional.ASSIST + i]!);
		return this.machine.enter(ir.routine, next, values);
	}

	private testsOf(a: Alternative): HelperTests {
		const known = this.cachedTests.get(a.ir);
		if (known !== undefined) return known;
		const { backend, program, rt } = this.machine;
		const { board, temps } = rt;
		const { strict } = this;
		let made: HelperTests = {
			fits: (tile, placement) => tileFits(board, tile, placement >> 2, placement & 3),
			holds: a.holds,
		};
		if (strict !== undefined && a.ir.where !== undefined) {
			const binds = program.verbs.flatMap((v) =>
				v.require.flatMap((r) =>
					r.sideTest === undefined
						? []
						: [{ it: v.params[0]!.slot, holds: backend.requirement(r) }],
				),
			);
			made = {
				fits: (tile, placement) =>
					tileFits(board, tile, placement >> 2, placement & 3) &&
					binds.every(({ it, holds }) => {
						temps[it] = placement;
						return holds();
					}),
				holds: backend.bool(withoutSides(program, a.ir.where)),
			};
		}
		this.cachedTests.set(a.ir, made);
		return made;
	}

	private readonly cachedTests = new Map<AlternativeIR, HelperTests>();

	private has(assist: number): boolean {
		const { program, rt } = this.machine;
		const kind = this.all[assist]!.ir.uses!;
		const owner = program.pieces[kind]!.perSeat > 0 ? rt.m[Header.active]! : -1;
		return inSupply(rt, owner, kind) >= 0;
	}

	private fits({ shows }: AssistIR, tile: number, placement: number): boolean {
		const { board } = this.machine.rt;
		if (!shows) return false;
		const sides = this.shown.get(shows.sides)!();
		return fitsShowing(board, tile, placement, sides, isInHand(shows), shows.kind, this.strict);
	}

	private readonly shown = new Map<Expr, () => ReadonlySet<number>>();

	/** Members of domains that depend on one variable alone, by its value; forgotten when a listing begins. */
	private readonly known: Map<number, readonly number[]>[] = [];

	private walkVariable({ it, variables }: AssistIR, i: number, body: Bool): Bool {
		const { backend, rt } = this.machine;
		const { temps } = rt;
		const { among, slot } = variables[i]!;
		if (followsFromTurn(among, it)) return eachTurnedSide(this.machine, among, it, slot, body);
		const read = slotsRead(among);
		const [key] = read.temps;
		if (key === undefined || key === it || read.temps.size > 1 || read.locals.size > 0)
			return backend.each(among, slot, body);
		const known = new Map<number, readonly number[]>();
		this.known.push(known);
		let found: number[] = [];
		const gather = backend.each(among, slot, () => {
			found.push(temps[slot]!);
			return false;
		});
		return () => {
			const value = temps[key]!;
			let members = known.get(value);
			if (members === undefined) {
				const outer = found;
				members = found = [];
				gather();
				found = outer;
				known.set(value, members);
			}
			for (let k = 0; k < members.length; k++) {
				temps[slot] = members[k]!;
				if (body()) return true;
			}
			return false;
		};
	}

	private compile(ir: AssistIR): Compiled {
		const { machine } = this;
		const { backend, rt } = machine;
		if (ir.variables.length > limits.assistVariables)
			throw new EngineFault('RUN-MEMORY', faults.tooManyHelperVariables);
		const limit = ir.limit === undefined ? undefined : limitTest(machine, ir.limit, undefined);
		const when = ir.when ? backend.bool(ir.when) : undefined;
		const where = ir.where ? backend.bool(ir.where) : undefined;
		if (ir.shows) {
			const slot = rt.newTemp();
			let sides = new Set<number>();
			const gather = backend.each(ir.shows.sides, slot, () => {
				sides.add(rt.temps[slot]!);
				return false;
			});
			this.shown.set(ir.shows.sides, () => {
				sides = new Set();
				gather();
				return sides;
			});
		}
		const { shows } = ir;
		let run: Bool = () => (!where || where()) && this.visit();
		for (let i = ir.variables.length - 1; i >= 0; i--) run = this.walkVariable(ir, i, run);
		return {
			ir,
			run,
			table:
				shows &&
				createShowingTable(rt.board, {
					inHand: isInHand(shows),
					kind: shows.kind,
					compatible: this.strict,
				}),
			isUsedUp: () => limit?.full() ?? false,
			offered: when,
			use: () => limit?.use(),
		};
	}
}

function isInHand({ sides }: NonNullable<AssistIR['shows']>): boolean {
	return elementOf(sides.type) === 'placement-side';
}

export function withoutSides(program: Program, e: Expr): Expr {
	if (e.op === 'binary')
		return { ...e, left: withoutSides(program, e.left), right: withoutSides(program, e.right) };
	if (e.op !== 'can') return e;
	const { require } = program.verbs[e.verb]!;
	const sides = require.flatMap((r, i) => (r.sideTest === undefined ? [] : [i]));
	return sides.length === 0 ? e : { ...e, waive: [...(e.waive ?? []), ...sides] };
}

function testedVerbs(e: Expr, slot: number): Set<number> {
	const out = new Set<number>();
	const look = (x: Expr): void => {
		if (x.op === 'can' && x.args[0]?.op === 'local' && x.args[0].slot === slot) out.add(x.verb);
		if (x.op === 'binary') [x.left, x.right].forEach(look);
	};
	look(e);
	return out;
}
