import { limits } from '@tilewright/schema';
import type { Program } from '@tilewright/lang';
import { Arena, Layout } from '../arena.ts';
import { createBoard } from '../board/board.ts';
import { cellTile } from '../board/grid.ts';
import { setKindMatch } from '../board/placement-table.ts';
import { planBoard } from '../board/plan.ts';
import type { BoardState } from '../board/state.ts';
import { EngineFault } from '../fault.ts';
import { boardOptions } from './board-options.ts';
import type { Oracle } from './chance.ts';
import { planDeck, type DeckPlan } from './deck.ts';
import { EventWord, MAX_EVENTS } from './event-words.ts';
import { featureSet } from './feature-set.ts';
import { Header } from './header.ts';
import { planOptionalColumns, type OptionalColumns } from './optional-columns.ts';
import { sideMatch } from './side-match.ts';
import { faults } from '../texts/faults.ts';

/** The values of `WHERE`: the sort of place a piece is at; `REF` holds the id of the place. */
export const Where = {
	supply: 0,
	segment: 1,
	tile: 2,
	cell: 3,
	corner: 4,
	space: 5,
	piece: 6,
	zone: 7,
	offBoard: 8,
	side: 9,
} as const;

/** Words of the stack. Programs that run stretches inside others keep the state of the outer one there. */
const STACK_WORDS: number = limits.stackWords;
const RUN_STACK_WORDS: number = limits.runStackWords;
const scratchWords: number = limits.scratchWords;
const EXTRA_TEMPS: number = limits.expressionSlots;

export const Counted = { line: 0, seat: 1, member: 2, words: 3 } as const;
export const Entry = { seg: 0, reason: 1, owners: 2, worth: 3, round: 4, words: 5 } as const;

export class Runtime {
	declare readonly program: Program;
	declare readonly arena: Arena;
	declare readonly m: Int32Array;
	declare readonly board: BoardState;
	declare readonly seats: number;
	/** Values of binders while an expression runs; never kept. */
	declare readonly temps: Int32Array;
	/** Stack of members collected while an expression runs. */
	readonly scratch: Int32Array = new Int32Array(scratchWords);
	top = 0;

	declare readonly pieceKind: Int32Array;
	declare readonly pieceOwner: Int32Array;
	/** First piece of (owner + 1) * kinds + kind, and how many there are. */
	declare readonly pieceFirst: Int32Array;
	declare readonly pieceCount: Int32Array;
	/** Bit mask of kinds a piece kind stands on, one word per 32 kinds. */
	declare readonly standsOn: Int32Array;
	declare readonly kindWords: number;
	/** The number of the first zone of each declared one; those of seats, tiles, segments (of features) and pieces follow one another. */
	declare readonly zoneFirst: Int32Array;
	/** Of declared zones that hold tiles: the first of their rows among the columns of tiles; else -1. */
	declare readonly tileZoneFirst: Int32Array;
	declare readonly optional: OptionalColumns;
	declare readonly zones: number;

	declare readonly BOARD: number;
	declare readonly STACK: number;
	declare readonly SCORE: number;
	declare readonly GAINED: number;
	declare readonly STREAMS: number;
	declare readonly LIMITS: number;
	declare readonly WAVE: number;
	declare readonly WHERE: number;
	declare readonly REF: number;
	declare readonly FACE: number;
	declare readonly SUPPLY: number;
	declare readonly DECK: number;
	declare readonly GROUP_SIZE: number;
	declare readonly GROUP_TILES: number;
	/** -1 where all groups are shuffled. */
	declare readonly GROUP_FRONT: number;
	declare readonly GROUP_BACK: number;
	declare readonly ASIDE: number;
	declare readonly RETURNED: number;
	declare readonly COUNTED: number;
	declare readonly EVENTS: number;
	declare readonly eventWords: number;
	declare readonly REGISTER: Int32Array;
	declare readonly registerSize: Int32Array;
	declare readonly deckPlan: DeckPlan;
	declare readonly groupBase: Int32Array;
	declare readonly deckInit: Int32Array;
	declare readonly waveCapacity: number;
	declare readonly countedCapacity: number;

	oracle: Oracle | undefined = undefined;

	constructor(program: Program, words?: (size: number) => Int32Array) {
		this.program = program;
		this.seats = program.seats;
		const kinds = program.pieces.length;

		// pieces: blocks per owner and kind, seats first, then shared
		const owners = program.seats + 1;
		this.pieceFirst = new Int32Array(owners * kinds);
		this.pieceCount = new Int32Array(owners * kinds);
		let pieces = 0;
		for (let owner = 0; owner < owners; owner++)
			for (let k = 0; k < kinds; k++) {
				const kind = program.pieces[k]!;
				const n = owner < program.seats ? kind.perSeat : kind.shared;
				this.pieceFirst[owner * kinds + k] = pieces;
				this.pieceCount[owner * kinds + k] = n;
				pieces += n;
			}
		this.pieceKind = new Int32Array(pieces);
		this.pieceOwner = new Int32Array(pieces);
		for (let owner = 0; owner < owners; owner++)
			for (let k = 0; k < kinds; k++) {
				const first = this.pieceFirst[owner * kinds + k]!;
				const n = this.pieceCount[owner * kinds + k]!;
				this.pieceKind.fill(k, first, first + n);
				this.pieceOwner.fill(owner < program.seats ? owner : -1, first, first + n);
			}
		this.kindWords = (program.kinds.length + 31) >> 5;
		this.standsOn = new Int32Array(kinds * this.kindWords);
		program.pieces.forEach((piece, k) => {
			for (const on of piece.standsOn)
				this.standsOn[k * this.kindWords + (on >> 5)]! |= 1 << (on & 31);
		});
		this.deckPlan = planDeck(program);
		this.groupBase = this.deckPlan.base;
		this.deckInit = this.deckPlan.tiles;

		const layout = new Layout();
		const header = layout.column('header', Header.words);
		if (header !== 0) throw new Error('the header must come first');
		this.SCORE = layout.column('score', program.seats);
		this.GAINED = layout.column('gained', program.seats);
		this.STREAMS = layout.column('streams', program.streams.length * 4);
		this.LIMITS = layout.column('limits', Math.max(1, program.limits.length));
		this.SUPPLY = layout.column('supply', owners * kinds);
		this.WHERE = layout.column('piece where', pieces);
		this.REF = layout.column('piece ref', pieces);
		this.FACE = layout.column('piece face', pieces);
		this.RETURNED = layout.column('returned', pieces);
		const groups = Math.max(1, program.deck.groups.length);
		const { deckPlan } = this;
		this.GROUP_SIZE = layout.column('group sizes', groups);
		this.GROUP_TILES = deckPlan.takes ? layout.column('group tiles', groups) : this.GROUP_SIZE;
		this.GROUP_FRONT = deckPlan.isOrdered ? layout.column('group front', groups) : -1;
		this.GROUP_BACK = deckPlan.isOrdered ? layout.column('group back', groups) : -1;
		this.DECK = layout.column('deck', deckPlan.tiles.length);
		this.ASIDE = layout.column('aside', deckPlan.tiles.length);
		this.BOARD = layout.size;
		const plan = planBoard(program, layout, boardOptions(program, pieces));
		this.zoneFirst = new Int32Array(program.zones.length + 1);
		this.tileZoneFirst = new Int32Array(program.zones.length);
		let tileZones = 0;
		program.zones.forEach((zone, i) => {
			const { tileCapacity: tile, segmentCapacity: feature } = plan;
			const size = { game: 1, seat: program.seats, tile, feature, piece: pieces }[zone.per];
			this.zoneFirst[i + 1] = this.zoneFirst[i]! + size;
			this.tileZoneFirst[i] = zone.holds === 'tiles' ? tileZones : -1;
			if (zone.holds === 'tiles') tileZones += size;
		});
		this.zones = this.zoneFirst[program.zones.length]!;
		this.optional = planOptionalColumns(program, layout, {
			pieces,
			tiles: plan.tileCapacity,
			tileZones,
			zones: this.zones,
		});
		this.waveCapacity = plan.segmentCapacity;
		this.WAVE = layout.column('wave', this.waveCapacity * Entry.words);
		this.countedCapacity = program.kinds.some((k) => k.value.lines.some((l) => l.oncePerSeat))
			? Counted.words * limits.countedOnce
			: 0;
		this.COUNTED = layout.column('counted', this.countedCapacity);
		this.eventWords = EventWord.words + program.triggers.reduce((n, t) => n + t.before.length, 0);
		this.EVENTS = layout.column(
			'events',
			program.triggers.length > 0 ? MAX_EVENTS * this.eventWords : 0,
		);
		this.REGISTER = new Int32Array(program.registers.length);
		this.registerSize = new Int32Array(program.registers.length);
		program.registers.forEach((register, i) => {
			const size = {
				game: 1,
				turn: 1,
				part: 1,
				wave: 1,
				seat: program.seats,
				tile: plan.tileCapacity,
				cell: plan.cells,
				side: plan.cells * 4,
				segment: plan.segmentCapacity,
				feature: plan.segmentCapacity,
				piece: Math.max(1, pieces),
			}[register.per];
			this.REGISTER[i] = layout.column(`register ${register.id}`, size, 0, register.id);
			this.registerSize[i] = size;
		});
		this.stackWords = featureSet(program).ops.has('run-begin') ? RUN_STACK_WORDS : STACK_WORDS;
		this.STACK = layout.column('stack', this.stackWords);
		this.arena = new Arena(layout, words);
		this.m = this.arena.m;
		this.board = createBoard(plan, this.arena);
		setKindMatch(this.board, sideMatch(program));
		this.temps = new Int32Array(program.temps + EXTRA_TEMPS);
		this.freeTemp = program.temps;
	}

	declare private freeTemp: number;
	declare private readonly stackWords: number;

	newTemp(): number {
		if (this.freeTemp >= this.temps.length)
			throw new EngineFault('RUN-MEMORY', faults.tooManyExpressions);
		return this.freeTemp++;
	}

	mayStandOn(piece: number, kind: number): boolean {
		return (
			kind >= 0 && (this.standsOn[piece * this.kindWords + (kind >> 5)]! & (1 << (kind & 31))) !== 0
		);
	}

	/** The tile a piece stands on, by its segment or itself, or -1. */
	pieceTile(p: number): number {
		const where = this.m[this.WHERE + p]!;
		const ref = this.m[this.REF + p]!;
		if (where === Where.segment) return this.m[this.board.SEGMENT_TILE + ref]!;
		if (where === Where.tile) return ref;
		if (where === Where.cell) return cellTile(this.board, ref);
		// a carried piece stands where its carrier does; no piece carries itself
		return where === Where.piece ? this.pieceTile(ref) : -1;
	}

	/** The cell a piece stands on: its own, or that of its tile; or -1. */
	pieceCell(p: number): number {
		if (this.m[this.WHERE + p] === Where.cell) return this.m[this.REF + p]!;
		const tile = this.pieceTile(p);
		return tile < 0 ? -1 : this.m[this.board.TILE_CELL + tile]!;
	}

	get stackEnd(): number {
		return this.STACK + this.stackWords;
	}
}
