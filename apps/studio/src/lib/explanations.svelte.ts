import type { Added, FeatureView, PlaceOption, PlaceQuery } from '@tilewright/session';
import type { Requests } from './capabilities.ts';
import type { ResponseOf } from '@tilewright/workbench';

/** Explains places, features and rules of the running game. */
export class Explanations {
	/** The number of times the person opened the reasons why points were scored, and why something cannot be done. */
	counts: { readonly ledger: number; readonly refusal: number } = $state.raw({
		ledger: 0,
		refusal: 0,
	});
	private readonly studio: Requests;

	constructor(studio: Requests) {
		this.studio = studio;
	}

	/** The options at a place, with the reasons against those that are refused. */
	async optionsAt(place: PlaceQuery): Promise<readonly PlaceOption[]> {
		return (await this.studio.request('options-at', place)) ?? [];
	}

	/** The segments that an option would add to tiles. */
	async addedBy(key: string): Promise<readonly Added[]> {
		return (await this.studio.request('added-by', key)) ?? [];
	}

	feature(tile: number, segment: number): Promise<FeatureView | undefined> {
		return this.studio.request('feature-at', { tile, segment });
	}

	rule(id: string): Promise<ResponseOf<'rule'>> {
		return this.studio.request('rule', id);
	}

	count(kind: 'ledger' | 'refusal'): void {
		this.counts = { ...this.counts, [kind]: this.counts[kind] + 1 };
	}
}
