import { type Machine, Header, spell } from '@tilewright/interpreter';

/** The keys of the open decision's options, with their raw values, in order. */
export function optionsOf(machine: Machine): string[] {
	const { rt, program, decider } = machine;
	const ir = program.decisions[rt.m[Header.decision]!]!;
	return Array.from({ length: machine.optionCount }, (_, k) => {
		const { alternative, values } = decider.option(k);
		const a = ir.alternatives[alternative];
		if (a === undefined) return 'pass';
		const bySlot = new Map(a.variables.map((v, i) => [v.slot, values[i]!]));
		const key = a.key.map((part) =>
			'word' in part ? part.word : spell(machine, part.type, bySlot.get(part.slot) ?? -1),
		);
		return `${key.join(' ')} (${values.join()})`;
	});
}
