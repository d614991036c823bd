import { Header } from '../run/header.ts';
import { Where } from '../run/runtime.ts';
import type { Game } from './game.ts';

export interface StreamOutcomes {
	readonly stream: string;
	/** Each with how many there are; undefined where it can come any number of times, as a face of a die. */
	readonly outcomes: readonly { readonly outcome: string; readonly left: number | undefined }[];
}

/**
 * The outcomes that chance may still bring, by stream: the tiles left in the deck, the faces of dice, the pieces that lie where
 * they may be drawn from. Streams without anything left are listed, too.
 */
export function outcomesLeft(game: Game): StreamOutcomes[] {
	const { program, machine } = game;
	const { rt } = machine;
	const { m } = rt;
	return program.streams.flatMap((stream, index): StreamOutcomes[] => {
		if (stream === 'deck') {
			const left = new Map<string, number>();
			for (let g = 0; g < rt.groupBase.length; g++)
				for (let i = 0; i < m[rt.GROUP_TILES + g]!; i++)
					add(left, program.tiles[m[rt.DECK + rt.groupBase[g]! + i]!]!.id);
			return [{ stream, outcomes: listed(left) }];
		}
		const rolls = program.code.flatMap((c) =>
			c.op === 'roll' && c.stream === index ? c.faces : [],
		);
		if (rolls.length > 0) {
			const faces = [...new Set(rolls)].sort((a, b) => a - b);
			return [{ stream, outcomes: faces.map((f) => ({ outcome: String(f), left: undefined })) }];
		}
		if (!program.code.some((c) => c.op === 'draw' && c.stream === index)) return [];
		const left = new Map<string, number>();
		for (let p = 0; p < rt.pieceKind.length; p++)
			if (m[rt.WHERE + p] === Where.zone) add(left, game.outcomeKey(stream, p));
		return [{ stream, outcomes: listed(left) }];
	});
}

export function tileInHand({ program, machine }: Game): string | undefined {
	return program.tiles[machine.rt.m[Header.drawn]!]?.id;
}

function add(left: Map<string, number>, outcome: string): void {
	left.set(outcome, (left.get(outcome) ?? 0) + 1);
}

const listed = (left: ReadonlyMap<string, number>): StreamOutcomes['outcomes'] =>
	[...left].sort(([a], [b]) => (a < b ? -1 : 1)).map(([outcome, n]) => ({ outcome, left: n }));
