import type { Setup } from '@tilewright/session';
import type { Example } from './example.ts';

/** What the tour asks. */
export interface TourRequests {
	/** A game to show things on; undefined where none was found. */
	'tour.example': { ask: Setup; answer: Example | undefined };
}
