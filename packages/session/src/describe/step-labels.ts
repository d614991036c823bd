import type { Game } from '@tilewright/interpreter';
import { identifierWords } from '../texts/spelling.ts';
import { wordsOfStep } from './decision.ts';
import type { RecordedStep } from '../timeline/timeline.ts';

type Named = Pick<RecordedStep, 'seat' | 'decision' | 'key'>;

/**
 * Steps in words, as they were described when they were last decided: the words of a step depend on the board it was taken on, and
 * branches and steps to come are shown without one. A step is known by its number, the one before it, and itself.
 */
export class StepLabels {
	private readonly known = new Map<string, string>();
	/** Grows with every step that is described in other words than before. */
	changes = 0;

	record(game: Game, step: Named): void {
		const option = game.find(step.key);
		if (!option) return;
		const id = nameOf(step, game.steps.length, game.steps.at(-1));
		const words = wordsOfStep(game, option);
		if (this.known.get(id) === words) return;
		this.known.set(id, words);
		this.changes++;
	}

	knows(step: Named, at: number, before: Named | undefined): boolean {
		return this.known.has(nameOf(step, at, before));
	}

	/** The step in words; its key where it was not described yet. */
	of(step: Named, at: number, before: Named | undefined): string {
		return this.known.get(nameOf(step, at, before)) ?? identifierWords(step.key);
	}

	all<T extends Named>(steps: readonly T[]): (T & { readonly words: string })[] {
		return steps.map((step, at) => ({ ...step, words: this.of(step, at, steps[at - 1]) }));
	}
}

function nameOf({ seat, decision, key }: Named, at: number, before: Named | undefined): string {
	return `${at} ${before?.key ?? ''} > ${seat} ${decision}: ${key}`;
}
