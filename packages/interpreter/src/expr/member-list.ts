import { limits } from '@tilewright/schema';
import { EngineFault } from '../fault.ts';
import { faults } from '../texts/faults.ts';

const MAX_MEMBERS: number = limits.scratchWords;

const MAX_STAMPED = 1 << 16;

export interface MemberList {
	readonly values: number[];
	stamps: Uint32Array;
	round: number;
	others: Set<number> | undefined;
}

export function createMemberList(): MemberList {
	return { values: [], stamps: new Uint32Array(64), round: 0, others: undefined };
}

export function emptyMemberList(list: MemberList): void {
	list.values.length = 0;
	list.others = undefined;
	list.round = (list.round + 1) >>> 0;
	if (list.round > 0) return;
	list.stamps.fill(0);
	list.round = 1;
}

/** Adds a member that the list does not hold yet. Throws RUN-SCRATCH where there are too many. */
export function addMember(list: MemberList, member: number): void {
	if (member >= 0 && member < MAX_STAMPED) {
		if (member >= list.stamps.length) grow(list, member);
		if (list.stamps[member] === list.round) return;
		list.stamps[member] = list.round;
	} else {
		const others = (list.others ??= new Set());
		if (others.has(member)) return;
		others.add(member);
	}
	if (list.values.length >= MAX_MEMBERS) throw new EngineFault('RUN-SCRATCH', faults.setTooLarge);
	list.values.push(member);
}

function grow(list: MemberList, member: number): void {
	let length = list.stamps.length;
	while (length <= member) length *= 2;
	const stamps = new Uint32Array(length);
	stamps.set(list.stamps);
	list.stamps = stamps;
}
