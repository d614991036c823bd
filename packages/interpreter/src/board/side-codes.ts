import { limits } from '@tilewright/schema';
import { EngineFault } from '../fault.ts';
import { faults } from '../texts/faults.ts';

/** Returns true when a side that shows `own` may meet a side that shows `facing`: kind indices, -1 for ground. */
export type KindMatch = (own: number, facing: number) => boolean;

export const CODE_INNER = -1;
const MAX_SIDE_CODES: number = limits.sideCodes;

interface CodeHalves {
	left: number;
	right: number;
	any: boolean;
}

/**
 * Numbers what sides can show: 0 nothing there, 1 ground, then one code per kind, per wildcard and per pair of
 * different halves, in the order met.
 */
export class SideCodes {
	private readonly halves: CodeHalves[] = [
		{ left: -1, right: -1, any: true },
		{ left: -1, right: -1, any: false },
	];
	private readonly index = new Map<string, number>([['-1/-1', 1]]);

	codeOf(left: number, right: number): number {
		return this.number(`${left}/${right}`, { left, right, any: false });
	}

	wildcard(): number {
		return this.number('any', { left: -1, right: -1, any: true });
	}

	private number(key: string, halves: CodeHalves): number {
		const known = this.index.get(key);
		if (known !== undefined) return known;
		const code = this.halves.length;
		if (code >= MAX_SIDE_CODES)
			throw new EngineFault('RUN-MEMORY', faults.tooManySideCodes(MAX_SIDE_CODES));
		this.halves.push(halves);
		this.index.set(key, code);
		return code;
	}

	get all(): readonly Readonly<CodeHalves>[] {
		return this.halves;
	}

	get count(): number {
		return this.halves.length;
	}

	compatibility(matches: KindMatch): Uint8Array {
		const { halves, count } = this;
		const table = new Uint8Array(count * count);
		halves.forEach((own, a) =>
			halves.forEach((facing, b) => {
				const fits =
					own.any ||
					facing.any ||
					(matches(own.left, facing.right) && matches(own.right, facing.left));
				table[a * count + b] = fits ? 1 : 0;
			}),
		);
		return table;
	}
}
