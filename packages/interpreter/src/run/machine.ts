import { appendAll, limits } from '@tilewright/schema';
import type { Instr, Program } from '@tilewright/lang';
import { resetBoard } from '../board/board.ts';
import { takeDirty, watchCell } from '../board/completion.ts';
import { clearBoardEvents } from '../board/feature-events.ts';
import { rootOf } from '../board/features.ts';
import { cellAt } from '../board/grid.ts';
import { layTile } from '../board/lay-tile.ts';
import { tileSegmentStart } from '../board/tiles.ts';
import type { GeneratedCode, TrialCode } from '../emit/generated-code.ts';
import type { MachineBackend } from '../expr/backend.ts';
import { Closures } from '../expr/closures.ts';
import { EngineFault } from '../fault.ts';
import { type DueMarks, dueMarks, markDue, markingMover } from './always-due.ts';
import { beginningOf } from './beginning.ts';
import { Assists } from './decision/assists.ts';
import { Decider } from './decision/decider.ts';
import { possibleTest } from './decision/possible.ts';
import { endlessFault } from './endless.ts';
import { Events } from './events.ts';
import { withFaceDown } from './face-down.ts';
import { Header } from './header.ts';
import type { LedgerCause, LedgerEntry } from './ledger.ts';
import { afterMergeHandler } from './merge-handlers.ts';
import { compileInstr, thread } from './ops/index.ts';
import { suppressedList } from './ops/runs.ts';
import { suppressRules } from './ops/suppressed-rules.ts';
import { updateDependentPlaces } from './place-lists.ts';
import { pieceMover, type PieceMover } from './pieces.ts';
import { digest, seedStream } from './random.ts';
import { Runtime } from './runtime.ts';
import { Scoring } from './scoring.ts';
import { Status, stop, type Op } from './status.ts';
import { beginZones } from './zones.ts';
import { faults } from '../texts/faults.ts';

const {
	decision: DECISION,
	fp: FP,
	ledger: LEDGER_LENGTH,
	log: STEP_COUNT,
	final: IS_FINAL,
	pc: PC,
	sp: SP,
	status: STATUS,
	turn: TURN,
	waveUsed: WAVE_USED,
} = Header;

const MAX_STEPS: number = limits.stepsPerDecision;
const MAX_GAME_STEPS: number = limits.gameSteps;

export interface Snapshot {
	readonly words: Int32Array;
	readonly ledger: readonly LedgerEntry[];
}

/**
 * One program with one state, driven from decision to decision.
 *
 *   reset(seed) → run to the first decision
 *   optionCount → choose(k) → run to the next …            over
 *   mark → choose … → undoTo(mark)
 */
export class Machine {
	declare readonly program: Program;
	declare readonly given: Program;
	declare readonly rt: Runtime;
	declare readonly backend: MachineBackend;
	declare readonly scoring: Scoring;
	declare readonly decider: Decider;
	declare readonly events: Events;
	declare readonly dueMarks: DueMarks;
	declare readonly movePiece: PieceMover;
	/** To be called after features may have joined or split; undefined where nothing would follow. */
	declare readonly afterMerge: (() => void) | undefined;
	declare private readonly ops: Op[];
	/** Entries of points with their lines; kept only while `keepLedger` is on. */
	readonly ledger: LedgerEntry[] = [];
	keepLedger = false;
	onChance: ((stream: number, outcome: number) => void) | undefined = undefined;
	/** Set while tiles are drawn into a zone whose contents nobody sees. */
	drawsUnseen = false;
	/** Called with each tile that is drawn in hand and put away without being laid. */
	onDiscard: ((tileKind: number) => void) | undefined = undefined;
	onPlace: ((piece: number) => void) | undefined = undefined;
	onForced: (() => void) | undefined = undefined;
	onSlot: ((slot: number) => void) | undefined = undefined;
	/** Called when the first turn begins, to apply a position. Returns where the turn resumes, if not at its beginning. */
	onFirstTurn: (() => number | undefined) | undefined = undefined;
	/** The place in the code where games begin; below 0 for the entry of the first routine. */
	entry = -1;
	/** Called when a wave begins; only with `marks`. */
	onWave: ((wave: string) => void) | undefined = undefined;

	/** By tile kind: what lies instead of it when it is laid face down; empty where no rule does that. */
	declare readonly faceDown: readonly number[];
	declare private readonly entries: readonly number[];
	declare readonly suppressed: readonly (readonly string[])[];
	declare readonly assists: Assists | undefined;

	/** The floor that holds after every event; undefined without one. */
	declare private readonly floor: number | undefined;

	/** Stop at the marks of slots, for `onSlot`. */
	declare readonly marks: boolean;

	constructor(
		program: Program,
		createBackend: (rt: Runtime) => MachineBackend = (rt) => new Closures(rt),
		options: {
			readonly marks?: boolean;
			readonly onInstr?: (pc: number, machine: Machine) => void;
			/** Makes the array of words that holds the state, all 0. */
			readonly words?: (size: number) => Int32Array;
		} = {},
	) {
		this.given = program;
		const shown = withFaceDown(program);
		program = shown.program;
		this.program = program;
		this.faceDown = shown.faceDown;
		this.marks = options.marks ?? false;
		this.entries = program.routines.map(({ entry }) => this.thread(entry));
		this.suppressed = program.code.flatMap((i) =>
			i.op === 'run-begin' && i.quiet.length > 0 ? [i.quiet] : [],
		);
		const { scores } = program;
		this.floor = scores?.per === 'event' ? scores.floor : undefined;
		this.salts = program.streams.map(digest);
		this.rt = new Runtime(program, options.words);
		this.backend = createBackend(this.rt);
		this.scoring = new Scoring(this.rt);
		this.backend.scoring = this.scoring;
		this.scoring.compileWith(this.backend);
		this.rt.board.completeWhenClosed = this.scoring.closes;
		const { board } = this.rt;
		this.watch = program.kinds.map((k) => {
			if (!k.reach || !this.scoring.completable[program.kinds.indexOf(k)]) return () => false;
			const slot = this.rt.newTemp();
			return this.backend.each(k.reach, slot, () => {
				watchCell(board, this.rt.temps[slot]!, this.watched);
				return false;
			});
		});
		const kindIndex = new Map(program.kinds.map((k, i) => [k.id, i]));
		this.watchers = program.tiles.map((t) =>
			t.segments
				.map((s) => kindIndex.get(s.kind))
				.filter((k) => k !== undefined)
				.flatMap((k, i) => (program.kinds[k]!.reach ? [i] : [])),
		);
		this.coversPieces =
			this.rt.optional.tilePlaces > 0 && program.pieces.some((k) => k.at.includes('cell'));
		this.events = new Events(this);
		this.dueMarks = dueMarks(this.rt);
		this.movePiece = markingMover(this.rt, this.dueMarks, pieceMover(this.rt));
		this.afterMerge = afterMergeHandler(this);
		this.arePointsListened = this.events.hasListeners('points');
		this.assists = Assists.of(this);
		this.decider = new Decider(this);
		this.backend.possible = (action) => possibleTest(this, this.decider, action);
		this.ops = program.code.map((instr, pc) => this.compile(instr, pc));
		markDue(this.rt, this.dueMarks, this.ops);
		if (this.suppressed.length > 0) suppressRules(this, this.ops);
		const { onInstr } = options;
		if (onInstr) this.ops = this.ops.map((op, pc) => () => (onInstr(pc, this), op()));
	}

	/** By tile kind: which of its segments (by number among those that exist) belong to kinds with a reach. */
	private readonly watchers: readonly (readonly number[])[];
	/** By kind: registers `watched` with every cell of its reach. */
	private readonly watch: readonly (() => boolean)[];
	/** Moves on whenever what fits where may have changed. */
	epoch = 0;
	private watched = -1;
	/** Pieces on cells come onto the tile that covers their cell, and rules read the pieces of tiles. */
	declare private readonly coversPieces: boolean;
	private pick: ((n: number) => number) | undefined = undefined;
	private blank: Int32Array | undefined = undefined;
	declare readonly salts: readonly number[];
	declare private readonly arePointsListened: boolean;

	private compile(instr: Instr, pc: number): Op {
		return compileInstr(this, instr, pc);
	}

	isSuppressed(id: string): boolean {
		const list = suppressedList(this);
		return list >= 0 && this.suppressed[list]!.includes(id);
	}

	release(): void {
		this.onChance = this.onDiscard = this.onForced = this.onSlot = undefined;
		this.onFirstTurn = this.onWave = this.rt.oracle = undefined;
		this.entry = -1;
		this.drawsUnseen = this.keepLedger = this.rt.arena.journaling = false;
		this.decider.listsLate = false;
		this.trial = undefined;
		this.rt.top = 0;
		this.decider.forget();
	}

	/** Begins a new game: pieces in their supplies, the start tiles laid, run to the first decision. */
	reset(seed: number): void {
		this.begin(seed);
		this.run(this.entry < 0 ? this.entries[0]! : this.entry);
	}

	/** Puts the state back to the beginning of a game, before its first instruction. */
	begin(seed: number): void {
		const { rt, program } = this;
		const { m, board } = rt;
		rt.arena.forget();
		const journaling = rt.arena.journaling;
		rt.arena.journaling = false;
		resetBoard(board);
		this.epoch++;
		m.set((this.blank ??= beginningOf(rt)));
		for (let i = 0; i < this.salts.length; i++)
			seedStream(m, rt.STREAMS + i * 4, seed, this.salts[i]!);
		for (let i = 0; i < program.registers.length; i++)
			m.fill(program.registers[i]!.default, rt.REGISTER[i]!, rt.REGISTER[i]! + rt.registerSize[i]!);
		rt.optional.reset(m);
		beginZones(rt);
		for (const s of program.deck.start) this.lay(s.tile, cellAt(board, s.x, s.y), s.turn);
		takeDirty(board, () => {});
		clearBoardEvents(board);
		this.ledger.length = 0;
		rt.arena.journaling = journaling;
	}

	lay(kind: number, cell: number, rotation: number, isGathered: boolean = false): number {
		const { board } = this.rt;
		const tile = layTile(board, kind, cell, rotation, isGathered);
		this.epoch++;
		if (this.coversPieces) updateDependentPlaces(this.rt);
		const watchers = this.watchers[kind]!;
		if (watchers.length > 0) {
			const first = tileSegmentStart(board, tile);
			for (let i = 0; i < watchers.length; i++) this.watchReach(first + watchers[i]!);
		}
		return tile;
	}

	watchReach(segment: number): void {
		const { m, board, temps } = this.rt;
		this.watched = segment;
		const of = m[board.KIND + segment]!;
		temps[this.program.kinds[of]!.it] = rootOf(board, segment);
		this.watch[of]!();
	}

	isSuppressible(pc: number): boolean {
		const { code, sources } = this.program;
		const id = sources[code[pc]?.source ?? -1]?.id;
		return id !== undefined && this.suppressed.some((list) => list.includes(id));
	}

	/** Pushes a frame for a routine that returns to `back`; returns its entry. */
	enter(routine: number, back: number, args: readonly number[]): number {
		const { arena, m, stackEnd } = this.rt;
		const { slots, params } = this.program.routines[routine]!;
		const base = m[SP]!;
		if (base + slots + 2 > stackEnd) throw new EngineFault('RUN-STACK', faults.rulesTooDeep);
		arena.set(base + slots, back);
		arena.set(base + slots + 1, m[FP]!);
		arena.set(FP, base);
		arena.set(SP, base + slots + 2);
		for (let i = 0; i < args.length; i++) arena.set(base + params[i]!.slot, args[i]!);
		return this.entries[routine]!;
	}

	get over(): boolean {
		return this.rt.m[STATUS] === Status.over;
	}

	get decides(): number {
		return this.decider.who();
	}

	/** The number of options of the open decision: classes of equivalent ones, pass included. */
	get optionCount(): number {
		return this.decider.count();
	}

	choose(k: number): void {
		const { m, arena } = this.rt;
		const pc = this.decider.take(k);
		arena.set(STEP_COUNT, m[STEP_COUNT]! + 1);
		if (this.trial?.goOn(pc) !== true) this.run(pc);
	}

	/**
	 * Plays a whole game, `pick` choosing among n options wherever one is due: as `reset` and `choose` would, without stopping in
	 * between. For pickers that look at nothing but n.
	 */
	playThrough(seed: number, pick: (n: number) => number): void {
		this.answering(pick, () => this.reset(seed));
	}

	answering(pick: (n: number) => number, play: () => void): void {
		this.pick = pick;
		try {
			play();
		} finally {
			this.pick = undefined;
		}
	}

	step(pc: number): number {
		return this.ops[pc]!();
	}

	generated: GeneratedCode | undefined = undefined;
	trialCode: TrialCode | undefined = undefined;
	/** The code that runs instead of closures while a bot looks ahead. */
	trial: TrialCode | undefined = undefined;

	private run(from: number): void {
		const { ops } = this;
		let pc = from;
		try {
			for (let left = this.pick ? MAX_GAME_STEPS : MAX_STEPS; left > 0; left--) {
				pc = ops[pc]!();
				if (pc < 0) return;
			}
			const { fault, at } = endlessFault(this.program, ops, pc);
			throw this.located(fault, at);
		} catch (error) {
			throw error instanceof EngineFault ? this.located(error, pc) : error;
		}
	}

	private located(fault: EngineFault, pc: number): EngineFault {
		const { code, sources } = this.program;
		const source = sources[code[pc]?.source ?? -1];
		if (source === undefined) return fault;
		const { id: rule, file, line } = source;
		return fault.locate({ rule, file, line, decisions: this.rt.m[STEP_COUNT]! });
	}

	/** Pushes members on the stack as a set; returns its address. */
	pushSet(members: readonly number[]): number {
		const { arena, m, stackEnd } = this.rt;
		const at = m[SP]!;
		if (at + members.length + 1 > stackEnd)
			throw new EngineFault('RUN-STACK', faults.tooManyChoiceMembers);
		arena.set(at, members.length);
		for (let i = 0; i < members.length; i++) arena.set(at + 1 + i, members[i]!);
		arena.set(SP, at + 1 + members.length);
		return at;
	}

	thread(pc: number): number {
		return thread(this.program.code, pc, this.marks);
	}

	/** Opens a decision at its instruction. With nothing to ask, play goes on at once; a forced option is taken by itself. */
	open(decision: number, pc: number, none: number): number {
		const { arena, m } = this.rt;
		arena.set(DECISION, decision);
		const { decider } = this;
		const n = decider.begin(decision);
		if (n === 0) return none;
		const forced = n === 1 ? decider.forced() : -1;
		if (forced >= 0) {
			this.onForced?.();
			return decider.take(forced);
		}
		if (this.pick) {
			arena.set(STEP_COUNT, m[STEP_COUNT]! + 1);
			return decider.take(this.pick(decider.count()));
		}
		arena.set(PC, pc);
		if (m[STATUS] !== Status.waiting) arena.set(STATUS, Status.waiting);
		return stop;
	}

	/** A point to come back to; journaling must be on. */
	mark(): number {
		return this.rt.arena.mark();
	}

	undoTo(mark: number): void {
		this.rt.arena.undoTo(mark);
		this.epoch++;
		this.decider.forget();
		const entries = this.rt.m[LEDGER_LENGTH]!;
		// engines call out of compiled code to set a length
		if (this.ledger.length > entries) this.ledger.length = entries;
	}

	snapshot(): Snapshot {
		return { words: this.rt.arena.snapshot(), ledger: [...this.ledger] };
	}

	/** Goes on from a copy. Nothing before it can be undone. */
	restore({ words, ledger }: Snapshot): void {
		this.rt.arena.restore(words);
		this.epoch++;
		this.decider.forget();
		this.ledger.length = 0;
		appendAll(this.ledger, ledger);
	}

	/** Adds points, held at the floor where it binds every event, and with `keepLedger` the entry that explains them. */
	award(seat: number, points: number, entry: () => LedgerCause): void {
		const { floor } = this;
		if (floor === undefined) return this.give(seat, points, entry);
		const { m, SCORE } = this.rt;
		const short = floor - m[SCORE + seat]! - points;
		if (short <= 0) return this.give(seat, points, entry);
		this.give(seat, points + short, () => {
			const ledgerEntry = entry();
			const line = {
				id: 'floor',
				count: 1,
				each: short,
				points: short,
				source: ledgerEntry.source,
			};
			return { ...ledgerEntry, lines: [...ledgerEntry.lines, line] };
		});
	}

	private give(seat: number, points: number, entry: () => LedgerCause): void {
		const { m, arena, SCORE, GAINED } = this.rt;
		const score = m[SCORE + seat]! + points;
		if (score !== (score | 0)) throw new EngineFault('RUN-OVERFLOW', faults.scoreTooLarge);
		arena.set(SCORE + seat, score);
		arena.set(GAINED + seat, m[GAINED + seat]! + points);
		if (m[WAVE_USED] === 0) arena.set(WAVE_USED, 1);
		if (this.arePointsListened) {
			const { cause, segment } = entry();
			this.events.record('points', { seat, points, cause, segment });
		}
		if (!this.keepLedger) return;
		const n = m[LEDGER_LENGTH]!;
		this.ledger.length = n;
		const [turn, step, final] = [m[TURN]!, m[STEP_COUNT]!, m[IS_FINAL] === 1];
		this.ledger.push({ seat, points, turn, step, final, ...entry() });
		arena.set(LEDGER_LENGTH, n + 1);
	}
}
