import type { Decision, Game } from '@tilewright/interpreter';
import { aroundOf } from '../recording/around.ts';
import type { Names } from '../recording/names.ts';
import { type TheirOption, readOption } from '../recording/option.ts';

/** What words of theirs may mean: without a phase, and in each phase that gives them a meaning of its own. */
export function readingsOf(words: string, names: Names, game: Game): TheirOption[] {
	const around = aroundOf(game);
	const [type = ''] = words.split(' ');
	const phases = new Set<string>(['']);
	for (const name of names.all('actions').keys()) {
		const parts = name.split(' ');
		if (parts[0] !== type && parts[1] === type) phases.add(parts[0]!);
	}
	const readings: TheirOption[] = [];
	let amiss: unknown;
	for (const phase of phases)
		try {
			const reading = readOption(words, names, { ...around, phase });
			if (!readings.some((r) => r.key === reading.key)) readings.push(reading);
		} catch (error) {
			amiss ??= error;
		}
	if (readings.length === 0) throw amiss as Error;
	return readings;
}

/** The reading that is an option of a decision, and its place there. */
export function fitting(
	readings: readonly TheirOption[],
	game: Game,
	decision: Decision | undefined,
): { readonly key: string; readonly index: number } | undefined {
	if (decision === undefined) return undefined;
	for (const { key } of readings) {
		const option = key === undefined ? undefined : game.find(key, decision);
		if (key !== undefined && option !== undefined) return { key, index: option.index };
	}
	return undefined;
}
