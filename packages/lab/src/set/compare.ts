import { type Estimate, difference } from '../estimate.ts';
import type { PlayedFigures } from './played.ts';

/** One figure of two sets; `undefined` where a set has none. Exact figures have no error. */
export interface Compared {
	readonly a: Estimate | undefined;
	readonly b: Estimate | undefined;
	/** `a` less `b`. */
	readonly difference: Estimate | undefined;
}

/** A kind of both sets, by its id: the two may number theirs differently. */
export interface ComparedKind {
	readonly id: string;
	readonly complete: Compared;
	readonly shareIncomplete: Compared;
	readonly sizeComplete: Compared;
	readonly sizeIncomplete: Compared;
}

export interface ComparedPlay {
	readonly unplaced: Compared;
	readonly laid: Compared;
	readonly kinds: readonly ComparedKind[];
	readonly points: readonly Compared[];
}

export function compared(a: Estimate | undefined, b: Estimate | undefined): Compared {
	const both = a && b && a.n > 0 && b.n > 0;
	return { a, b, difference: both ? difference(a, b) : undefined };
}

export function exactEstimate(value: number): Estimate {
	return { value, se: 0, n: 1 };
}

interface Kinds {
	readonly kinds: readonly { readonly id: string }[];
}

export function comparePlay(
	a: PlayedFigures,
	ofA: Kinds,
	b: PlayedFigures,
	ofB: Kinds,
): ComparedPlay {
	const [known, other] = [byId(a, ofA), byId(b, ofB)];
	const ids = new Set([...known.keys(), ...other.keys()]);
	const seats = Math.max(a.points.length, b.points.length);
	return {
		unplaced: compared(a.unplaced, b.unplaced),
		laid: compared(a.laid, b.laid),
		kinds: [...ids].map((id) => {
			const [x, y] = [known.get(id), other.get(id)];
			const of = (
				key: 'complete' | 'shareIncomplete' | 'sizeComplete' | 'sizeIncomplete',
			): Compared => compared(x?.[key], y?.[key]);
			return {
				id,
				complete: of('complete'),
				shareIncomplete: of('shareIncomplete'),
				sizeComplete: of('sizeComplete'),
				sizeIncomplete: of('sizeIncomplete'),
			};
		}),
		points: Array.from({ length: seats }, (_, i) => compared(a.points[i], b.points[i])),
	};
}

function byId({ kinds }: PlayedFigures, of: Kinds): Map<string, PlayedFigures['kinds'][number]> {
	return new Map(kinds.map((k) => [of.kinds[k.kind]!.id, k]));
}
