import { limits } from '@tilewright/schema';
import { EngineFault } from '../../fault.ts';
import { faults } from '../../texts/faults.ts';

export function listMany(
	kind: 'subset' | 'order',
	members: readonly number[],
	min: number,
	max: number,
): number[][] {
	const out: number[][] = [];
	const add = (choice: readonly number[]): void => {
		if (out.length >= limits.optionsPerDecision)
			throw new EngineFault('RUN-OPTIONS', faults.tooManyOptions);
		out.push([...choice]);
	};
	if (kind === 'subset') subsets(members, Math.max(0, min), Math.min(max, members.length), add);
	else if (members.length > 0) orders([...members], 0, add);
	return out;
}

/** Small ones first, each in the order of the members. */
function subsets(
	members: readonly number[],
	min: number,
	max: number,
	add: (choice: readonly number[]) => void,
): void {
	const chosen: number[] = [];
	const go = (from: number, left: number): void => {
		if (left === 0) return add(chosen);
		for (let i = from; i <= members.length - left; i++) {
			chosen.push(members[i]!);
			go(i + 1, left - 1);
			chosen.pop();
		}
	};
	for (let size = min; size <= max; size++) go(0, size);
}

function orders(list: number[], from: number, add: (choice: readonly number[]) => void): void {
	if (from >= list.length - 1) return add(list);
	for (let i = from; i < list.length; i++) {
		const [moved] = list.splice(i, 1);
		list.splice(from, 0, moved!);
		orders(list, from + 1, add);
		list.splice(from, 1);
		list.splice(i, 0, moved!);
	}
}
