import { ownValue, appendAll } from '@tilewright/schema';
import type { AlternativeIR, Expr, RequirementIR } from '@tilewright/lang';
import { cellTile, xOf, yOf } from '../board/grid.ts';
import { boardSide, placementSideFacing, placementSideKind } from '../board/placement-sides.ts';
import { sideKind } from '../board/sides.ts';
import { coveredCells } from '../board/tiles.ts';
import type { Bool, Num } from '../expr/backend.ts';
import type { Game } from '../game/game.ts';
import { Header } from '../run/header.ts';
import type { Machine } from '../run/machine.ts';
import { type RefusalCode, refusals as refusalTexts } from '../texts/en.ts';
import { readKey } from './parse-key.ts';

export interface Refusal {
	/** The requirement or forbid, or what else stands in the way: `when`, `among.<variable>`, `where`, `cell.taken`, `option.unknown`. */
	readonly id: string;
	/** The id of the text that says it; the id itself where there is none. */
	readonly why: string;
	readonly says: string;
	/** Index into the program's sources, or -1. */
	readonly source: number;
	/** The sides of the tile in hand that do not meet what every side must meet. */
	readonly sides?: readonly RefusedSide[];
	/** The first part of the condition of the action that fails, from 0, and the number of its parts. */
	readonly condition?: { readonly at: number; readonly of: number };
}

/** A side of a cell: 0 is north, clockwise to 3. */
export interface RefusedSide {
	readonly x: number;
	readonly y: number;
	readonly direction: number;
	/** Indices of the kinds of the own side and of the side that it would meet; -1 is open ground. Absent where it meets none. */
	readonly kinds?: { readonly own: number; readonly met: number };
}

/** The ids of the texts that say why a key is no option now; empty when it is one. */
export function whyNot(game: Game, key: string): string[] {
	return refusals(game, key).map((r) => r.why);
}

/**
 * Every reason why a key is no option of the open decision.
 *
 *   read the key with places that exist → the alternative's `when` → domains → each requirement and forbid behind `where`
 */
export function refusals(game: Game, key: string): Refusal[] {
	const { decision, machine, program } = game;
	if (decision === undefined || game.find(key) !== undefined) return [];
	const ir = program.decisions[machine.rt.m[Header.decision]!]!;
	const found: Refusal[] = [];
	for (const alternative of ir.alternatives)
		for (const values of readKey(machine, alternative, key))
			appendAll(found, refusalsOfValues(machine, alternative, values));
	if (found.length === 0) return [plainRefusal('option.unknown', 'no-option', ir.source)];
	return found.filter(
		(r, i) => found.findIndex((o) => o.id === r.id && o.source === r.source) === i,
	);
}

export function plainRefusal(id: string, code: RefusalCode, source: number): Refusal {
	return { id, why: id, says: refusalTexts[code], source };
}

interface Tests {
	readonly bool: Map<Expr, Bool>;
	readonly num: Map<Expr, Num>;
	readonly requirement: Map<RequirementIR, Bool>;
	readonly among: Map<Expr, (value: number) => boolean>;
}
const compiled = new WeakMap<Machine, Tests>();

function testsOf(machine: Machine): Tests {
	let tests = compiled.get(machine);
	if (tests === undefined) {
		tests = { bool: new Map(), num: new Map(), requirement: new Map(), among: new Map() };
		compiled.set(machine, tests);
	}
	return tests;
}

function keep<K, V>(map: Map<K, V>, key: K, make: () => V): V {
	let value = map.get(key);
	if (value === undefined) map.set(key, (value = make()));
	return value;
}

export function refusalsOfValues(
	machine: Machine,
	alternative: AlternativeIR,
	values: ReadonlyMap<number, number>,
): Refusal[] {
	const { rt, backend, program } = machine;
	const { m, temps } = rt;
	const tests = testsOf(machine);
	const bool = (e: Expr): Bool => keep(tests.bool, e, () => backend.bool(e));
	const num = (e: Expr): Num => evaluateNumber(machine, e);
	const frame = m[Header.fp]!;
	const slots = [
		...alternative.variables.map((v) => v.slot),
		...alternative.lets.map((l) => l.slot),
	];
	const before = slots.map((s) => m[frame + s]!);
	const out: Refusal[] = [];
	try {
		for (const { slot, value } of alternative.lets) m[frame + slot] = num(value)();
		for (const [slot, value] of values) m[frame + slot] = value;
		if (alternative.when !== undefined && !bool(alternative.when)())
			out.push(plainRefusal('when', 'not-offered', alternative.source));
		const { limit } = alternative;
		if (limit !== undefined && m[rt.LIMITS + limit]! >= program.limits[limit]!.times)
			out.push(plainRefusal('limit', 'used-up', program.limits[limit]!.source));
		if (taken(machine, alternative, values)) {
			out.push(plainRefusal('cell.taken', 'cell-taken', alternative.source));
			return out;
		}
		let failed = false;
		for (const { verb, args } of verbsIn(alternative.where)) {
			const v = program.verbs[verb]!;
			args.map((a) => num(a)()).forEach((value, i) => (temps[v.params[i]!.slot] = value));
			const fails = (r: RequirementIR): void => {
				failed = true;
				const sides = refusedSides(machine, r.that);
				out.push({
					id: r.id,
					why: r.why,
					says: ownValue(program.texts, r.why) ?? r.why,
					source: r.source,
					...(sides.length > 0 && { sides }),
				});
			};
			for (const r of v.require)
				if (!keep(tests.requirement, r, () => backend.requirement(r))()) fails(r);
			for (const f of v.forbid)
				if ((f.when === undefined || bool(f.when)()) && bool(f.that)()) fails(f);
		}
		if (failed) return out;
		for (const variable of alternative.variables) {
			const { domain, slot, name } = variable;
			const value = m[frame + slot]!;
			if ('from' in domain) {
				if (value < num(domain.from)() || value > num(domain.to)())
					out.push(plainRefusal(`among.${name}`, 'out-of-bounds', alternative.source));
				continue;
			}
			// where tiles fit is answered by the requirements above
			if (variable.type === 'placement') continue;
			if (!membershipTest(machine, domain.among)(value))
				out.push(plainRefusal(`among.${name}`, 'not-among', alternative.source));
		}
		if (out.length === 0 && alternative.where !== undefined && !bool(alternative.where)()) {
			const parts = conjunctsIn(alternative.where);
			// a part may be without meaning where one before it fails
			const at = parts.findIndex((part) => !bool(part)());
			const refusal = plainRefusal('where', 'condition-fails', alternative.source);
			out.push({ ...refusal, condition: { at, of: parts.length } });
		}
		return out;
	} finally {
		slots.forEach((s, i) => (m[frame + s] = before[i]!));
	}
}

/** `a && b && c` as its three parts. */
function conjunctsIn(e: Expr): readonly Expr[] {
	return e.op === 'binary' && e.name === '&&'
		? [...conjunctsIn(e.left), ...conjunctsIn(e.right)]
		: [e];
}

/** The sides for which a condition on all sides of a placement fails; none for any other condition. */
function refusedSides(machine: Machine, that: Expr): RefusedSide[] {
	if (that.op !== 'fold' || that.fold !== 'all') return [];
	const { on, body, slot } = that;
	if (on.op !== 'call' || on.fn !== 'placement.sides') return [];
	const { backend, rt } = machine;
	const { board, temps } = rt;
	const { bool } = testsOf(machine);
	const holds = keep(bool, body, () => backend.bool(body));
	const found: RefusedSide[] = [];
	backend.each(on, slot, () => {
		if (holds()) return false;
		const value = temps[slot]!;
		const [side, facing] = [boardSide(value), placementSideFacing(board, value)];
		const cell = side >> 2;
		const own = placementSideKind(board, rt.m[Header.drawn]!, value);
		const met = facing < 0 ? undefined : sideKind(board, facing >> 2, facing & 3);
		found.push({
			...{ x: xOf(board, cell), y: yOf(board, cell), direction: side & 3 },
			...(met === undefined ? {} : { kinds: { own, met } }),
		});
		return false;
	})();
	return found;
}

export function evaluateNumber(machine: Machine, e: Expr): Num {
	return keep(testsOf(machine).num, e, () => machine.backend.num(e));
}

export function membershipTest(machine: Machine, set: Expr): (value: number) => boolean {
	return keep(testsOf(machine).among, set, () => membership(machine, set));
}

function membership(machine: Machine, among: Expr): (value: number) => boolean {
	const { rt, backend } = machine;
	const slot = rt.newTemp();
	let wanted = -1;
	const run = backend.each(among, slot, () => rt.temps[slot] === wanted);
	return (value) => {
		wanted = value;
		return run();
	};
}

function taken(
	machine: Machine,
	alternative: AlternativeIR,
	values: ReadonlyMap<number, number>,
): boolean {
	const { rt } = machine;
	const tile = rt.m[Header.drawn]!;
	return alternative.variables.some((v) => {
		const value = values.get(v.slot);
		if (v.type !== 'placement' || value === undefined || tile < 0) return false;
		return coveredCells(rt.board, tile, value).some((cell) => cellTile(rt.board, cell) >= 0);
	});
}

function verbsIn(e: Expr | undefined): { verb: number; args: readonly Expr[] }[] {
	if (e === undefined) return [];
	switch (e.op) {
		case 'can':
			return [e];
		case 'binary':
			return [...verbsIn(e.left), ...verbsIn(e.right)];
		case 'if':
			return [...verbsIn(e.then), ...verbsIn(e.else)];
		default:
			return [];
	}
}
