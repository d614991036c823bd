import type { Machine } from '@tilewright/interpreter/state';
import type { Watch } from './quantity.ts';
import { rowId } from './rows.ts';
import { quantityOf } from './table.ts';

/**
 * All quantities that a run asks for, watching the games of one machine.
 *
 *   on → begin → reset → (decide → off → a bot thinks → on → choose) … → off → values
 */
export class Watches {
	private readonly machine: Machine;
	private readonly watches: readonly (readonly [name: string, watch: Watch])[];

	constructor(machine: Machine, names: readonly string[]) {
		this.machine = machine;
		this.watches = names.map((name) => [name, quantityOf(name).watch(machine)]);
	}

	on(): void {
		this.machine.onForced = this.forced;
		this.machine.onDiscard = this.discard;
		this.machine.onPlace = this.place;
	}

	off(): void {
		this.machine.onForced = this.machine.onDiscard = this.machine.onPlace = undefined;
	}

	begin(): void {
		for (const [, watch] of this.watches) watch.begin?.();
	}

	decide(options: number): void {
		for (const [, watch] of this.watches) watch.decide?.(options);
	}

	values(): Map<string, number> {
		const values = new Map<string, number>();
		for (const [name, watch] of this.watches)
			for (const [of, value] of watch.end()) values.set(rowId(name, of), value);
		return values;
	}

	private readonly forced = (): void => {
		for (const [, watch] of this.watches) watch.forced?.();
	};

	private readonly discard = (tile: number): void => {
		for (const [, watch] of this.watches) watch.discard?.(tile);
	};

	private readonly place = (piece: number): void => {
		for (const [, watch] of this.watches) watch.place?.(piece);
	};
}
