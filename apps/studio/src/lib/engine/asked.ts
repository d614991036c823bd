import { refusals } from '@tilewright/interpreter';
import { describeFeature } from './describe.ts';
import { describeHere, describeRefusal } from './here.ts';
import type { FeatureView, HereView, Questions, Refusal } from './protocol.ts';
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
	whyHere(here: Questions['whyHere']['ask']): HereView[] {
		const { running } = this;
		return running && !running.held ? describeHere(running.game, here) : [];
	}

	feature({ tile, segment }: { tile: number; segment: number }): FeatureView | undefined {
		return this.running && describeFeature(this.running.game, tile, segment);
	}
}
