import type { LedgerEntry } from '@tilewright/interpreter';
import { Header, type Machine, winningSeatsOf } from '@tilewright/interpreter/state';
import { type GameQuantity, seatWord, whole, winParts } from './quantity.ts';

export function scoresOf({ rt: { m, SCORE, seats } }: Machine): number[] {
	return Array.from(m.subarray(SCORE, SCORE + seats));
}

export function entriesOf({ ledger, rt }: Machine): LedgerEntry[] {
	return ledger.slice(0, rt.m[Header.ledger]!);
}

function sourceOf({ program }: Machine, { kind, source }: LedgerEntry): string {
	return program.kinds[kind]?.id ?? program.sources[source]?.id ?? '';
}

const points: GameQuantity = {
	name: 'points',
	unit: 'points',
	per: 'seat',
	parts: whole,
	watch: (machine) => ({
		end: () => scoresOf(machine).map((score, seat) => [seatWord(seat), score]),
	}),
};

const wins: GameQuantity = {
	name: 'wins',
	unit: '% of games',
	per: 'seat',
	parts: () => winParts / 100,
	watch: (machine) => ({
		end: () => {
			const winners = winningSeatsOf(machine);
			return scoresOf(machine).map((_, seat) => [
				seatWord(seat),
				winners.includes(seat) ? winParts / winners.length : 0,
			]);
		},
	}),
};

const seatAdvantage: GameQuantity = {
	name: 'seat-advantage',
	unit: 'points',
	per: 'seat',
	parts: (seats) => Math.max(1, seats - 1),
	watch: (machine) => ({
		end: () => {
			const scores = scoresOf(machine);
			const sum = scores.reduce((all, score) => all + score, 0);
			if (scores.length < 2) return [];
			return scores.map((score, seat) => [seatWord(seat), scores.length * score - sum]);
		},
	}),
};

const pointsBySource: GameQuantity = {
	name: 'points-by-source',
	unit: 'points',
	per: 'seat-source',
	parts: whole,
	watch: (machine) => ({
		end: () => {
			const sums = new Map<string, number>();
			for (const entry of entriesOf(machine)) {
				const of = `${seatWord(entry.seat)}, ${sourceOf(machine, entry)}`;
				sums.set(of, (sums.get(of) ?? 0) + entry.points);
			}
			return sums;
		},
	}),
};

const stages = 10;

const pointsOverTime: GameQuantity = {
	name: 'points-over-time',
	unit: 'points',
	per: 'seat-tenth',
	parts: whole,
	watch: (machine) => ({
		end: () => {
			const { m, seats } = machine.rt;
			const turns = m[Header.turn]!;
			const entries = entriesOf(machine);
			const values: [string, number][] = [];
			for (let seat = 0; seat < seats; seat++)
				for (let stage = 1; stage <= stages; stage++) {
					const last = stage === stages ? Infinity : (turns * stage) / stages;
					let sum = 0;
					for (const e of entries) if (e.seat === seat && e.turn <= last) sum += e.points;
					values.push([`${seatWord(seat)}, tenth ${String(stage).padStart(2, '0')}`, sum]);
				}
			return values;
		},
	}),
};

export const pointQuantities: readonly GameQuantity[] = [
	points,
	pointsBySource,
	pointsOverTime,
	wins,
	seatAdvantage,
];
