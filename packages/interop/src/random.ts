const MASK = (1n << 48n) - 1n;
const words = new DataView(new ArrayBuffer(8));

/**
 * The generator of chance of the other program: a number in [0, 1) that gives what is drawn, and from whose bits the next
 * number is made.
 */
export class TheirRandom {
	private state: number;

	constructor(state: number) {
		this.state = state;
	}

	seed(state: number): void {
		this.state = state;
	}

	get now(): number {
		return this.state;
	}

	/** A number from 0 to below `bound`. */
	below(bound: number): number {
		const n = Math.trunc(this.state * bound);
		words.setFloat64(0, this.state);
		const bits = words.getBigUint64(0) & MASK;
		this.state = Number((25214903917n * bits + 11n) & MASK) / 2 ** 48;
		return n;
	}
}
