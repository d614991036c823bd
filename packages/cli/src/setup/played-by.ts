import { emittable, gamesBeforeCode } from '@tilewright/interpreter/state';
import type { Program } from '@tilewright/lang';

/** The engine that played a batch of bots that choose by nothing but chance. */
export interface PlayedBy {
	readonly engine: 'code' | 'closures';
	/** Codes of the reasons why closures played: what has no code (`instruction:draw`), or what else spoke against code. */
	readonly closures: readonly string[];
	/** Instructions of the program, and those of them that closures ran. */
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
	if (games <= gamesBeforeCode) return byClosures('few-games');
	const { closures, missing, stepped } = emittable(program);
	const left = [...missing, ...closures];
	if (left.length > 0) return byClosures(...left);
	return { engine: 'code', closures, instructions, stepped };
}

/** The most parts that the text of a result names. */
const MOST_NAMED = 5;

/** A line about what played a batch, and why. */
export function playedByInWords({ closures, engine }: PlayedBy): string {
	const more = closures.length > MOST_NAMED ? ', …' : '';
	const named = `${closures.slice(0, MOST_NAMED).join(', ')}${more}`;
	if (engine === 'closures') return `played by closures (${named})`;
	return 'played in generated code';
}
