import { largest } from '@tilewright/schema';
import { Moments } from '../statistics.ts';
import { type Interval, holm, paired, welch } from './interval.ts';
import { type Measure, nameOfPayer } from './measure.ts';
import { type Side, sameDecks } from './side.ts';

export type Quantity =
	'points' | 'seat' | 'wins' | 'payer' | 'line' | 'tiles' | 'decisions' | 'time';

/** One quantity under both rule sets. */
export interface Row {
	readonly id: string;
	readonly quantity: Quantity;
	/** Its seat, from 0, where it speaks of one. */
	readonly seat?: number;
	/** What paid, and the line of it, where it speaks of points of one source. */
	readonly name?: string;
	readonly line?: string;
	/** Means per game; a share of games for `wins`, milliseconds for `time`. */
	readonly a: number;
	readonly b: number;
	/** A less B; undefined below two games. */
	readonly estimate: Interval | undefined;
	/** Cannot be put down to chance, all rows being asked at once (Holm, 5 %). */
	readonly stands: boolean;
}

export interface Report {
	readonly games: number;
	/** Games with the same seed are held against each other; else the two samples as wholes. */
	readonly paired: boolean;
	readonly rows: readonly Row[];
}

interface Kept {
	readonly quantity: Quantity;
	readonly seat?: number;
	readonly name?: string;
	readonly line?: string;
	readonly a: Moments;
	readonly b: Moments;
	readonly d: Moments;
}

/** Games under two rule sets, taken in pair by pair; the report sharpens with every one. */
export class Comparison {
	readonly paired: boolean;
	games = 0;
	private readonly sides: readonly [Side, Side];
	private readonly kept = new Map<string, Kept>();

	constructor(a: Side, b: Side) {
		this.sides = [a, b];
		this.paired = sameDecks(a, b);
		const seats = Math.min(a.seats.length, b.seats.length);
		this.row('points', { quantity: 'points' });
		for (let seat = 0; seat < seats; seat++) this.row(`seat ${seat}`, { quantity: 'seat', seat });
		for (let seat = 0; seat < seats; seat++) this.row(`wins ${seat}`, { quantity: 'wins', seat });
		this.row('tiles', { quantity: 'tiles' });
		this.row('decisions', { quantity: 'decisions' });
		this.row('time', { quantity: 'time' });
	}

	/** Takes in a game of each side, played with the same seed. */
	add(a: Measure, b: Measure): void {
		const values = [this.valuesOf(a), this.valuesOf(b)] as const;
		for (const id of new Set([...Object.keys(a.points), ...Object.keys(b.points)])) {
			const [payer = '', line] = id.split('\t');
			const name = nameOfPayer(this.sides, payer);
			this.row(
				id,
				line === undefined ? { quantity: 'payer', name } : { quantity: 'line', name, line },
			);
		}
		for (const [id, { a: ma, b: mb, d }] of this.kept) {
			const [va, vb] = [values[0][id] ?? 0, values[1][id] ?? 0];
			ma.add(va);
			mb.add(vb);
			d.add(va - vb);
		}
		this.games++;
	}

	report(): Report {
		const rows = [...this.kept].map(([id, { a, b, d, ...of }]) => ({
			id,
			...of,
			a: a.mean,
			b: b.mean,
			estimate: this.paired ? paired(d) : welch(a, b),
		}));
		// how fast the machine is says nothing of the rules
		const asked = rows.filter((r) => r.estimate && r.quantity !== 'time');
		const stand = holm(asked.map((r) => r.estimate!.chance));
		const standing = new Set(asked.filter((_, i) => stand[i]).map((r) => r.id));
		return {
			games: this.games,
			paired: this.paired,
			rows: arranged(rows.map((row) => ({ ...row, stands: standing.has(row.id) }))),
		};
	}

	/** A quantity that is first seen now was 0 in all games before. */
	private row(id: string, of: Omit<Kept, 'a' | 'b' | 'd'>): void {
		if (this.kept.has(id)) return;
		const [a, b, d] = [0, 1, 2].map(() => Moments.ofZeros(this.games)) as [
			Moments,
			Moments,
			Moments,
		];
		this.kept.set(id, { ...of, a, b, d });
	}

	private valuesOf({
		scores,
		tiles,
		decisions,
		milliseconds,
		points,
	}: Measure): Record<string, number> {
		const n = scores.length;
		const best = largest(scores);
		const holders = scores.filter((s) => s === best).length;
		const values: Record<string, number> = { tiles, decisions, time: milliseconds };
		values['points'] = scores.reduce((sum, s) => sum + s, 0) / n;
		scores.forEach((score, seat) => {
			values[`seat ${seat}`] = score;
			// a shared win is a part of one
			values[`wins ${seat}`] = score === best ? 1 / holders : 0;
		});
		for (const [id, sum] of Object.entries(points)) values[id] = sum / n;
		return values;
	}
}

/** Quantities in order; what pays most comes first, and below it the lines of it. */
function arranged(rows: readonly Row[]): Row[] {
	const size = ({ a, b }: Row): number => Math.max(Math.abs(a), Math.abs(b));
	const of = (...quantities: Quantity[]): Row[] =>
		rows.filter((r) => quantities.includes(r.quantity));
	const bySize = (some: Row[]): Row[] =>
		some.sort((x, y) => size(y) - size(x) || (x.id < y.id ? -1 : 1));
	const lines = bySize(of('line'));
	return [
		...of('points', 'seat', 'wins'),
		...bySize(of('payer')).flatMap((payer) => [
			payer,
			...lines.filter((l) => l.id.startsWith(`${payer.id}\t`)),
		]),
		...of('tiles', 'decisions', 'time'),
	];
}
