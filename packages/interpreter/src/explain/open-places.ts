import { largest } from '@tilewright/schema';
import type { AlternativeIR } from '@tilewright/lang';
import { forEachPlacement } from '../board/placement-table.ts';
import { compileAlternative, type Alternative } from '../run/decision/alternative.ts';
import { inScratch } from '../run/decision/possible.ts';
import { Header } from '../run/header.ts';
import type { Machine } from '../run/machine.ts';

interface Way {
	readonly alternative: Alternative;
	readonly slot: number;
	readonly helpers: readonly number[] | undefined;
	readonly tabled: () => number;
}

/**
 * The placements that the rules would allow a tile if it were in hand now, with helpers. A placement must meet everything that
 * one of the actions that lay a tile requires of the place. Conditions of the moment do not count: neither whether the action is
 * offered now nor how often it was done.
 */
export class OpenPlaces {
	private readonly machine: Machine;
	private readonly ways: readonly Way[];
	private readonly slots: number;
	private found: Set<number> = new Set();
	private at: number = 0;

	constructor(machine: Machine) {
		this.machine = machine;
		this.slots = largest(machine.program.routines.map((r) => r.slots));
		this.ways = machine.program.decisions.flatMap(({ alternatives }, decision) =>
			alternatives.flatMap((a, i) => this.way(a, decision, i)),
		);
	}

	private way(a: AlternativeIR, decision: number, i: number): Way[] {
		const { machine } = this;
		const variable = a.variables.find((v) => v.type === 'placement');
		if (!variable) return [];
		const compiled = machine.decider.decisions[decision]!;
		const alternative = compileAlternative(machine, untimed(a), () => {
			const { m } = machine.rt;
			this.found.add(m[m[Header.fp]! + this.at]!);
			return false;
		});
		const helpers = i === 0 ? compiled.helpers : undefined;
		const tabled = (i === 0 ? compiled.placements?.kind : undefined) ?? ((): number => -1);
		return [{ alternative, slot: variable.slot, helpers, tabled }];
	}

	of(tile: number): number[] {
		const { machine, ways } = this;
		const { m } = machine.rt;
		const kept = [m[Header.drawn]!, m[Header.drawnGroup]!, m[Header.declined]!] as const;
		m[Header.drawn] = tile;
		m[Header.drawnGroup] = machine.rt.deckPlan.home[tile]!;
		m[Header.declined] = 0;
		this.found = new Set();
		try {
			inScratch(machine, this.slots, () => ways.forEach((way) => this.look(way, tile)));
		} finally {
			[m[Header.drawn], m[Header.drawnGroup], m[Header.declined]] = kept;
		}
		return [...this.found];
	}

	isFree(tile: number): boolean {
		const { m } = this.machine.rt;
		const kept = m[Header.drawn]!;
		m[Header.drawn] = tile;
		try {
			return this.ways.some(({ tabled, helpers }) => !helpers && tabled() === tile);
		} finally {
			m[Header.drawn] = kept;
		}
	}

	private look({ alternative, slot, helpers, tabled }: Way, tile: number): void {
		const { machine, found } = this;
		this.at = slot;
		if (tabled() === tile) {
			forEachPlacement(machine.rt.board, tile, (placement) => {
				found.add(placement);
				return false;
			});
		} else {
			// evaluates its lets
			alternative.offered?.();
			alternative.run();
		}
		if (!helpers) return;
		for (const { placement } of machine.assists!.list(alternative, helpers, false))
			found.add(placement);
	}
}

function untimed(a: AlternativeIR): AlternativeIR {
	const { id, says, lets, variables, where, equivalentBy, key, target, source, sealed } = a;
	const ir = { id, says, lets, variables, equivalentBy, key, target, source, sealed };
	return where === undefined ? ir : { ...ir, where };
}

const known = new WeakMap<Machine, OpenPlaces>();

export function openPlaces(machine: Machine): OpenPlaces {
	let places = known.get(machine);
	if (!places) known.set(machine, (places = new OpenPlaces(machine)));
	return places;
}
