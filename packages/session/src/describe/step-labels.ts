import type { Game } from '@tilewright/interpreter';
import { identifierWords, placeWords, sentence } from '../texts/spelling.ts';
import { wordsOfStep } from './decision.ts';
import type { RecordedStep } from '../timeline/timeline.ts';

type Named = Pick<RecordedStep, 'seat' | 'decision' | 'key'>;

/**
 * Steps in words, as they were described when they were last decided: the words of a step depend on the board it was taken on, and
 * branches and steps to come are shown without one. A step is known by its number, the one before it, and itself.
 */
export class StepLabels {
	private readonly known = new Map<string, string>();
	/** Changed rules may leave out steps: the later ones keep their words under other numbers. */
	private readonly anywhere = new Map<string, string>();
	/** Grows with every step that is described in other words than before. */
	changes = 0;

	record(game: Game, step: Named): void {
		const option = game.find(step.key);
		if (!option) return;
		const id = nameOf(step, game.steps.length, game.steps.at(-1));
		const words = wordsOfStep(game, option);
		if (this.known.get(id) === words) return;
		this.set(step, game.steps.length, game.steps.at(-1), words);
		this.changes++;
	}

	knows(step: Named, at: number, before: Named | undefined): boolean {
		return this.known.has(nameOf(step, at, before));
	}

	/** The words of a step, if it was described. */
	find(step: Named, at: number, before: Named | undefined): string | undefined {
		return this.known.get(nameOf(step, at, before)) ?? this.anywhere.get(moveOf(step, before));
	}

	set(step: Named, at: number, before: Named | undefined, words: string): void {
		this.known.set(nameOf(step, at, before), words);
		this.anywhere.set(moveOf(step, before), words);
	}

	/** The step in words; its key, spelled out, where it was not described yet. */
	of(step: Named, at: number, before: Named | undefined): string {
		return this.find(step, at, before) ?? keyWords(step.key);
	}

	all<T extends Named>(steps: readonly T[]): (T & { readonly words: string })[] {
		return steps.map((step, at) => ({ ...step, words: this.of(step, at, steps[at - 1]) }));
	}
}

/** A key spelled out: cells are named by column and row, quarter turns are left out. */
function keyWords(key: string): string {
	const words = identifierWords(key)
		.replace(/ r[0-3](?= |$)/g, '')
		.replace(/ (-?\d+)\/(-?\d+)(?= |$)/g, (_, x, y) => `, ${placeWords(Number(x), Number(y))}`);
	return sentence(words);
}

function nameOf(step: Named, at: number, before: Named | undefined): string {
	return `${at} ${moveOf(step, before)}`;
}

function moveOf({ seat, decision, key }: Named, before: Named | undefined): string {
	return `${before?.key ?? ''} > ${seat} ${decision}: ${key}`;
}
