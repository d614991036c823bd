import type { Decision, Game, Option } from '@tilewright/interpreter';
import { aroundOf } from '../recording/around.ts';
import type { Names } from '../recording/names.ts';
import { type Around, type OurAnswer, type TheirOption, meaningsOf } from '../recording/option.ts';

/**
 * The meanings that words of the other program may have: without a phase, and in each phase that defines its own. Throws where
 * there is none.
 */
export function readingsOf(
	words: string,
	names: Names,
	game: Game,
	known: Pick<Around, 'pieceOf' | 'listed'> = {},
): TheirOption[] {
	const around = { ...aroundOf(game), ...known };
	const [type = ''] = words.split(' ');
	const phases = new Set<string>(['']);
	for (const [name] of names.allActions()) {
		const parts = name.split(' ');
		if (parts[0] !== type && parts[1] === type) phases.add(parts[0]!);
	}
	const readings: TheirOption[] = [];
	let firstError: unknown;
	for (const phase of phases)
		try {
			for (const meaning of meaningsOf(words, names, { ...around, phase }))
				if (!readings.some((r) => r.key === meaning.key)) readings.push(meaning);
		} catch (error) {
			firstError ??= error;
		}
	if (readings.length === 0) throw firstError as Error;
	return readings;
}

export interface Fitting {
	readonly key: string;
	readonly index: number;
	readonly then: readonly OurAnswer[];
	readonly begins: boolean;
}

export function offeredReading(
	readings: readonly TheirOption[],
	game: Game,
	decision: Decision | undefined,
): Fitting | undefined {
	if (decision === undefined) return undefined;
	for (const { key, then, begins } of readings) {
		if (key === undefined) continue;
		const option =
			game.find(key, decision) ??
			decision.options.find((o) => o.unassisted === key) ??
			(begins ? onlyBeginning(key, decision) : undefined);
		if (option !== undefined) return { key, index: option.index, then, begins };
	}
	return undefined;
}

function onlyBeginning(text: string, decision: Decision): Option | undefined {
	const found = decision.options.filter((o) => o.key.startsWith(`${text} `));
	return found.length === 1 ? found[0] : undefined;
}
