import { emittable, gamesByClosures } from '@tilewright/interpreter/state';
import type { Program } from '@tilewright/lang';
import { batchWords } from '../texts/batches.ts';

/** The engine that played a batch of bots that choose by nothing but chance, and the part of it that closures did. */
export interface PlayedBy {
	readonly engine: 'code' | 'closures';
	/** Codes of what is left to closures (`instruction:draw`), or of the reasons why they played all. */
	readonly closures: readonly string[];
	readonly instructions: number;
	readonly stepped: number;
}

/** Tells what plays the games of a batch. Closures play short batches, and those whose games are watched. */
export function playedBy(program: Program, games: number, isWatched: boolean): PlayedBy {
	const instructions = program.code.length;
	const byClosures = (...closures: string[]): PlayedBy => {
		return { engine: 'closures', closures, instructions, stepped: instructions };
	};
	if (isWatched) return byClosures('quantities-are-observed');
	const found = emittable(program);
	const { closures, missing, stepped } = found;
	const first = gamesByClosures(found);
	if (first === Infinity) return byClosures(...missing, ...closures);
	if (games <= first) return byClosures('few-games');
	return { engine: 'code', closures, instructions, stepped };
}

const MAX_NAMED = 5;

export function playedByInWords({ closures, engine, instructions, stepped }: PlayedBy): string {
	const more = closures.length > MAX_NAMED ? ', …' : '';
	const named = `${closures.slice(0, MAX_NAMED).join(', ')}${more}`;
	if (engine === 'closures') return batchWords.byClosures(named);
	if (closures.length === 0) return batchWords.inCode;
	return batchWords.inCodeBut({ stepped, all: instructions, parts: named });
}
