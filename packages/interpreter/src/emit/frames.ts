import { Header } from '../run/header.ts';
import type { Emission } from './emission.ts';
import { add, gt, type Value, word } from './ir.ts';
import type { Step } from './step.ts';

export function enter(
	{ e, f, fp, jump, setFrame }: Step,
	routine: number,
	back: number,
	args: readonly Value[],
	more: (base: Value) => void = () => {},
): void {
	const { machine, program, rt } = e;
	const { entry, slots, params } = program.routines[routine]!;
	const base = f.let(word(Header.sp));
	f.if(gt(base, rt.stackEnd - slots - 2), () => f.giveUp());
	f.store(slots, base, back);
	f.store(slots + 1, base, fp);
	f.store(Header.fp, 0, base);
	f.store(Header.sp, 0, add(base, slots + 2));
	args.forEach((a, i) => f.store(params[i]!.slot, base, a));
	more(base);
	setFrame(base);
	jump(machine.thread(entry));
}

export function slotsAt({ program }: Emission, pc: number): number {
	let owner = 0;
	program.routines.forEach((r, i) => {
		if (r.entry <= pc && r.entry >= program.routines[owner]!.entry) owner = i;
	});
	return program.routines[owner]!.slots;
}
