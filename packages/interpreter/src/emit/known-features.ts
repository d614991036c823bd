import { definitionOf } from './body.ts';
import type { Emission } from './emission.ts';
import { type Local, type Value, word } from './ir.ts';

/** Features of which it is known, while code is made, which kind they have or which variable they are in. */
export class KnownFeatures {
	private readonly e: Emission;
	private readonly kinds = new WeakMap<Local, number>();
	private readonly features = new WeakMap<Local, Value>();

	constructor(e: Emission) {
		this.e = e;
	}

	/** Notes the kind of a segment, or of a feature, that is walked by kind. */
	noteKind(id: Value, kind: number): void {
		if (id.op === 'get') this.kinds.set(id.local, kind);
	}

	/** Notes the feature of a segment for all that is asked of the segment. */
	noteFeature(segment: Value, feature: Value): void {
		if (segment.op === 'get') this.features.set(segment.local, feature);
	}

	of(segment: Value): Value {
		const known = segment.op === 'get' ? this.features.get(segment.local) : undefined;
		return known ?? word(this.e.rt.board.ROOT, segment);
	}

	/** The kind of a feature, or that of the feature of a segment; undefined where only the board tells. */
	kindOf(id: Value): number | undefined {
		const known = id.op === 'get' ? this.kinds.get(id.local) : undefined;
		if (known !== undefined) return known;
		const value = definitionOf(id);
		const isRoot = value.op === 'word' && value.offset === this.e.rt.board.ROOT * 4;
		return isRoot ? this.kindOf(value.index) : undefined;
	}
}
