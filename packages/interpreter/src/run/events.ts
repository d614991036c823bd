import { EngineFault } from '../fault.ts';
import { Header } from './header.ts';
import type { Machine } from './machine.ts';

/**
 * Events that triggers of the program listen to, and the rules that are checked after every slot and decision.
 * Programs without either never reach this code.
 */
export class Events {
	private readonly machine: Machine;
	private readonly listened: ReadonlySet<string>;

	constructor(machine: Machine) {
		this.machine = machine;
		this.listened = new Set(machine.program.triggers.map((t) => t.event));
	}

	/** Whether some trigger listens to an event. */
	heard(event: string): boolean {
		return this.listened.has(event);
	}

	/** Not reached by programs without triggers. */
	settle(next: number): number {
		if (this.machine.program.triggers.length + this.machine.program.always.length > 0)
			throw new EngineFault('RUN-MISSING', 'triggers and always-rules cannot run yet');
		void Header;
		return next;
	}
}
