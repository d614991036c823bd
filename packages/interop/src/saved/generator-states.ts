import { TheirRandom } from '../random.ts';

export interface BagDraw {
	readonly size: number;
	readonly places: readonly number[];
}

const step = 0.6180339887498949;
const maxTries = 200_000;

export function evenlySpread(n: number): number {
	return (n * step) % 1;
}

/** A state of the generator of the other program from which these draws come in a row; undefined where none was found. */
export function stateFor(draws: readonly BagDraw[]): number | undefined {
	const [first] = draws;
	if (first === undefined || draws.some(({ places }) => places.length === 0)) return undefined;
	for (let i = 1; i <= maxTries; i++) {
		const place = first.places[i % first.places.length]!;
		const state = (place + evenlySpread(i)) / first.size;
		const random = new TheirRandom(state);
		if (draws.every(({ size, places }) => places.includes(random.below(size)))) return state;
	}
	return undefined;
}
