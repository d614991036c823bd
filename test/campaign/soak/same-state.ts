import { type Machine, stateHash } from '@tilewright/interpreter/state';

/**
 * Compares two machines of one program that take the same steps. After a step only those places can differ that one of them has written in it,
 * so these alone are looked at; where one differs, the descriptions of the states decide.
 *
 *   compareStates(a, b) → true → { watchStep(a, b) → both take a step → sameAfter() } …
 */
export function watchStep(a: Machine, b: Machine): () => boolean {
	const marks = [a.mark(), b.mark()] as const;
	return () => sameWords(a, b, marks) || sameStates(a, b);
}

export function sameStates(a: Machine, b: Machine): boolean {
	return stateHash(a) === stateHash(b);
}

function sameWords(a: Machine, b: Machine, [fromA, fromB]: readonly [number, number]): boolean {
	const [words, others] = [a.rt.m, b.rt.m];
	if (words.length !== others.length) return false;
	let same = true;
	const compare = (place: number): void => {
		if (words[place] !== others[place]) same = false;
	};
	a.rt.arena.forEachWritten(fromA, compare);
	b.rt.arena.forEachWritten(fromB, compare);
	return same;
}

/**
 * Digests what each step of a game writes. Equal games write the same words in the same order, so equal digests mean equal steps; games
 * with other digests may still be in the same states.
 */
export class StepDigests {
	readonly digests: number[] = [];
	private readonly machine: Machine;
	private mark: number;

	constructor(machine: Machine) {
		this.machine = machine;
		this.mark = machine.mark();
	}

	add(): void {
		const { arena, m } = this.machine.rt;
		let digest = 0x811c9dc5;
		arena.forEachWritten(this.mark, (place) => {
			digest = Math.imul(digest ^ place, 0x01000193);
			digest = Math.imul(digest ^ m[place]!, 0x85ebca6b);
			digest ^= digest >>> 13;
		});
		this.digests.push(digest);
		this.mark = this.machine.mark();
	}
}
