import type { Arena } from '../arena.ts';
import { EngineFault } from '../fault.ts';
import { COUNT, type BoardPlan } from './plan.ts';
import { Layers } from './layers.ts';
import { AREA_LEFT, AREA_RIGHT, EDGE_LEFT, EDGE_RIGHT, SIDE_WORDS } from './tile-tables.ts';

/** What an event record says of a feature that was there before. */
export const EXTENDED = 0;
export const JOINED = 1;
/** A part of a feature that fell apart, by its own first segment. */
export const SPLIT = 2;

/** Records of what tiles and links do to features; each speaks of the first segment the feature had. */
export class Events extends Layers {
	/** Gather records. */
	recording = false;
	/** First segments of the features a tile would join, see `formerOf`. */
	declare readonly former: Int32Array;
	private formerCount = 0;
	declare private readonly EVENT_COUNT: number;
	declare private readonly EVENTS: number;

	constructor(plan: BoardPlan, arena: Arena) {
		super(plan, arena);
		this.former = new Int32Array(plan.sizes.former);
		this.EVENT_COUNT = plan.base.COUNTS + COUNT.events;
		this.EVENTS = plan.base.EVENTS;
	}

	/** Puts the features that a tile would join into `former`, each once; returns their number. */
	formerOf(tileKind: number, placement: number): number {
		const { protos } = this;
		this.formerCount = 0;
		for (let i = 0; i < protos.cellCount[tileKind]!; i++) {
			const cell = this.cellOf(tileKind, placement, i);
			const row = (protos.cellBase[tileKind]! + i) * 4 + (placement & 3);
			for (let d = 0; d < 4; d++) {
				const there = this.neighbour(cell, d);
				if (this.cellTile(there) < 0) continue;
				const at = (row * 4 + d) * SIDE_WORDS;
				const own = (lane: number): number => {
					const offset = protos.sides[at + lane]!;
					return offset < 0 ? -1 : protos.segKind[protos.segBase[tileKind]! + offset]!;
				};
				this.noteFormer(own(EDGE_LEFT), this.lane(there, d ^ 2, EDGE_RIGHT));
				this.noteFormer(own(EDGE_RIGHT), this.lane(there, d ^ 2, EDGE_LEFT));
				this.noteFormer(own(AREA_LEFT), this.lane(there, d ^ 2, AREA_RIGHT));
				this.noteFormer(own(AREA_RIGHT), this.lane(there, d ^ 2, AREA_LEFT));
				if (this.layered) this.noteLayers(tileKind, row * 4 * SIDE_WORDS, d, there);
			}
		}
		return this.formerCount;
	}

	private noteLayers(tileKind: number, row: number, direction: number, there: number): void {
		const { segKind, segBase } = this.protos;
		this.eachPrinted(row, direction, (offset) =>
			this.eachLayer(
				there,
				direction ^ 2,
				(s) => (this.noteFormer(segKind[segBase[tileKind]! + offset]!, s), false),
			),
		);
	}

	private noteFormer(kind: number, seg: number): void {
		if (kind < 0 || seg < 0 || this.m[this.KIND + seg] !== kind) return;
		const first = this.m[this.MINSEG + this.find(seg)]!;
		for (let i = 0; i < this.formerCount; i++) if (this.former[i] === first) return;
		this.former[this.formerCount++] = first;
	}

	/** Records what became of the features noted last. */
	protected recordFormer(): void {
		const { former, formerCount } = this;
		for (let i = 0; i < formerCount; i++) {
			const seg = former[i]!;
			this.record(EXTENDED, seg);
			const root = this.find(seg);
			for (let j = 0; j < formerCount; j++)
				if (j !== i && this.find(former[j]!) === root) {
					this.record(JOINED, seg);
					break;
				}
		}
	}

	protected record(what: number, seg: number): void {
		const n = this.m[this.EVENT_COUNT]!;
		if (n === this.plan.sizes.events)
			throw new EngineFault('RUN-MEMORY', `More than ${n} records of one operation`);
		this.arena.set(this.EVENTS + n * 2, what);
		this.arena.set(this.EVENTS + n * 2 + 1, seg);
		this.arena.set(this.EVENT_COUNT, n + 1);
	}

	eventCount(): number {
		return this.m[this.EVENT_COUNT]!;
	}

	/** `EXTENDED` or `JOINED`. */
	eventWhat(i: number): number {
		return this.m[this.EVENTS + i * 2]!;
	}

	/** The first segment of the feature as it was before. */
	eventSegment(i: number): number {
		return this.m[this.EVENTS + i * 2 + 1]!;
	}

	clearEvents(): void {
		this.arena.set(this.EVENT_COUNT, 0);
	}
}
