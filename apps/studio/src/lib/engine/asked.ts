import { refusals } from '@tilewright/interpreter';
import {
	describeFeature,
	explainPlace,
	describeRefusal,
	type FeatureView,
	type PlaceOption,
	type Refusal,
} from '@tilewright/session';
import type { Questions } from './protocol.ts';
import type { Running } from './state.ts';

/** What can be asked of a game without changing it. */
export class Asked {
	running: Running | undefined;

	why(key: string): Refusal[] {
		const { running } = this;
		if (!running) return [];
		const { game } = running;
		return refusals(game, key).map((r) => describeRefusal(game.program, r));
	}

	/** What stands against doing something at a place that is no option. */
	whyHere(here: Questions['whyHere']['ask']): PlaceOption[] {
		const { running } = this;
		return running && !running.held ? explainPlace(running.game, here) : [];
	}

	feature({ tile, segment }: { tile: number; segment: number }): FeatureView | undefined {
		return this.running && describeFeature(this.running.game, tile, segment);
	}
}
