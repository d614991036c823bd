import type { Added, FeatureView, PlaceOption, PlaceQuery } from '@tilewright/session';
import type { Requests } from './capabilities.ts';
import type { ResponseOf } from '@tilewright/workbench';

type Counted = 'ledger' | 'refusal' | 'closed';

export class Explanations {
	/** Counts the entries that were explained, the refusals that were answered, and the closed answers. */
	counts: Readonly<Record<Counted, number>> = $state.raw({ ledger: 0, refusal: 0, closed: 0 });
	private readonly studio: Requests;

	constructor(studio: Requests) {
		this.studio = studio;
	}

	async optionsAt(place: PlaceQuery): Promise<readonly PlaceOption[]> {
		return (await this.studio.request('options-at', place)) ?? [];
	}

	async addedBy(key: string): Promise<readonly Added[]> {
		return (await this.studio.request('added-by', key)) ?? [];
	}

	feature(tile: number, segment: number): Promise<FeatureView | undefined> {
		return this.studio.request('feature-at', { tile, segment });
	}

	rule(id: string): Promise<ResponseOf<'rule'>> {
		return this.studio.request('rule', id);
	}

	count(kind: Counted): void {
		this.counts = { ...this.counts, [kind]: this.counts[kind] + 1 };
	}
}
