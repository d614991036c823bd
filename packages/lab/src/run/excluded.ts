import { faultFrom } from '@tilewright/interpreter';

/** A fault that ended a game, without words of a language: the same game has the same one everywhere. */
export interface GameFault {
	readonly code: string;
	/** The rule that was carried out, if it was one. */
	readonly rule?: string;
}

/** A game that a fault ended. It has no figures; its seed is the seed of the run and its number. */
export interface ExcludedGame extends GameFault {
	readonly game: number;
	/** The side whose game it is, from 0. */
	readonly side: number;
}

/** Plays a game, and returns the fault that ended it. */
export function faultIn(play: () => void): GameFault | undefined {
	try {
		play();
		return undefined;
	} catch (error) {
		const { code, place } = faultFrom(error);
		return { code, ...(place && { rule: place.rule }) };
	}
}

/** Excluded games in the order of the games, side after side. */
export function inOrder(excluded: readonly ExcludedGame[]): ExcludedGame[] {
	return [...excluded].sort((x, y) => x.game - y.game || x.side - y.side);
}

/** The number of games in which a side or more broke. */
export function excludedCount(excluded: readonly ExcludedGame[]): number {
	return new Set(excluded.map(({ game }) => game)).size;
}

/** From this share of excluded games on, a report warns of its own figures. */
const manyExcluded = 0.01;

export function isManyExcluded(excluded: number, played: number): boolean {
	return excluded > 0 && excluded >= played * manyExcluded;
}

/** Excluded games as JSON: nothing where there are none. */
export function excludedJson(excluded: readonly ExcludedGame[]): { excluded?: unknown } {
	if (excluded.length === 0) return {};
	const games = inOrder(excluded).map(({ game, side, code, rule }) => [
		...[game, side, code],
		...(rule === undefined ? [] : [rule]),
	]);
	return { excluded: games };
}

const plain = /^[\x21-\x7e]{1,200}$/;

/** The excluded games that JSON holds; undefined where it holds something else. */
export function excludedFrom(value: unknown): ExcludedGame[] | undefined {
	if (value === undefined) return [];
	if (!Array.isArray(value)) return undefined;
	const excluded: ExcludedGame[] = [];
	for (const entry of value as unknown[]) {
		if (!Array.isArray(entry) || entry.length < 3 || entry.length > 4) return undefined;
		const [game, side, code, rule] = entry as unknown[];
		if (!Number.isSafeInteger(game) || (game as number) < 0) return undefined;
		if (side !== 0 && side !== 1) return undefined;
		if (typeof code !== 'string' || !plain.test(code)) return undefined;
		if (rule !== undefined && (typeof rule !== 'string' || !plain.test(rule))) return undefined;
		const before = excluded.at(-1);
		if (before && (before.game - (game as number) || before.side - side) >= 0) return undefined;
		excluded.push({ game: game as number, side, code, ...(rule !== undefined && { rule }) });
	}
	return excluded;
}
