import type { Program } from '@tilewright/lang';
import { canonicalRotation } from '../board/placement-table.ts';
import { EngineFault } from '../fault.ts';
import { Header } from '../run/header.ts';
import { pileStream } from '../run/chance.ts';
import type { LedgerEntry } from '../run/ledger.ts';
import { Machine } from '../run/machine.ts';
import { applyPosition, PositionFault } from '../scenario/apply-position.ts';
import { resumeSlot, resumePointAt } from '../scenario/resume-slot.ts';
import { stateHash } from './hash.ts';
import { optionAt, optionsOf, type Option } from './options.ts';
import { faults } from '../texts/faults.ts';

export type { Option } from './options.ts';

export interface Decision {
	readonly id: string;
	readonly seat: number;
	readonly prompt: string;
	readonly options: readonly Option[];
	readonly canPass: boolean;
	readonly oracle?: true;
}

/** A step of a game as it is kept: who chose what, and what chance brought before the next decision. */
export interface Step {
	readonly seat: number;
	readonly decision: string;
	readonly key: string;
	/** Others see that something was chosen, not what. */
	readonly sealed?: true;
}

export interface ChanceOutcome {
	readonly step: number;
	readonly stream: string;
	readonly outcome: string;
	/** A tile that went to a zone whose contents nobody sees. */
	readonly unseen?: true;
}

export interface ForcedDecision {
	readonly step: number;
	readonly decision: Decision;
}

export type PlayResult =
	{ readonly ok: true } | { readonly ok: false; readonly code: string; readonly message: string };

export type Outcomes = Readonly<Record<string, readonly string[]>>;

export function outcomesOf(chance: readonly Pick<ChanceOutcome, 'stream' | 'outcome'>[]): Outcomes {
	const streams = new Map<string, string[]>();
	for (const { stream, outcome } of chance) {
		const known = streams.get(stream);
		if (known) known.push(outcome);
		else streams.set(stream, [outcome]);
	}
	return Object.fromEntries(streams);
}

/**
 * Decides chance: returns the index of what comes among the outcomes that may come, or a number below 0 to leave it to the seed. Of equal
 * outcomes it does not matter which one it returns.
 */
export type Chooser = (stream: string, outcomes: readonly string[], game: Game) => number;

export interface GameOptions {
	readonly seed: number;
	readonly names?: readonly string[];
	/** The first outcomes of chance, as far as possible: one list in order for all streams, or a list for each stream. */
	readonly draws?: readonly string[] | Outcomes;
	/** Decides chance before `draws` does. */
	readonly chooser?: Chooser;
	/** Called for every decision whose only option is taken, while it is still open. */
	readonly onForced?: (game: Game, decision: Decision) => void;
	readonly onInstr?: (pc: number, machine: Machine) => void;
	readonly ledger?: boolean;
	/**
	 * A machine of this program to play on, made with `marks`, instead of a new one; the game that was played on it is lost. The second game
	 * on a machine takes a fraction of the time.
	 */
	readonly machine?: Machine;
}

/**
 * A game for people: options with keys, undo to any step, the ledger, and the record a log is made of.
 *
 *   new Game(program, options) → decision → play(key) → … → over; undo() goes back a step
 */
export class Game {
	readonly program: Program;
	readonly machine: Machine;
	readonly names: readonly string[];
	readonly seed: number;
	readonly steps: Step[] = [];
	readonly chance: ChanceOutcome[] = [];
	readonly discarded: { readonly step: number; readonly tile: string }[] = [];
	readonly answered: ForcedDecision[] = [];
	private readonly marks: number[] = [];
	private readonly pieceStreams: ReadonlySet<string>;
	private draws: readonly string[] | Outcomes;
	private drawsFrom = 0;
	chooser: Chooser | undefined;
	private open: Decision | undefined;

	constructor(program: Program, options: GameOptions) {
		this.program = program;
		this.pieceStreams = new Set(
			program.code.flatMap((c) =>
				c.op === 'draw' || c.op === 'shuffle' ? [program.streams[c.stream]!] : [],
			),
		).add(pileStream);
		this.seed = options.seed;
		this.names = Array.from(
			{ length: program.seats },
			(_, i) => options.names?.[i] ?? `seat ${i + 1}`,
		);
		this.draws = options.draws ?? [];
		this.chooser = options.chooser;
		this.machine =
			options.machine ??
			new Machine(program, undefined, {
				marks: true,
				...(options.onInstr === undefined ? {} : { onInstr: options.onInstr }),
			});
		if (this.machine.given !== program || !this.machine.marks)
			throw new Error('the machine is of another program, or was made without marks');
		this.machine.release();
		const { machine } = this;
		machine.keepLedger = options.ledger ?? true;
		machine.rt.arena.journaling = true;
		machine.rt.oracle = (stream, candidates, rolled) => this.comes(stream, candidates, rolled);
		machine.onChance = (stream, outcome) => {
			const name = program.streams[stream]!;
			this.chance.push({
				step: this.steps.length,
				stream: name,
				outcome: this.outcomeKey(name, outcome),
				...(machine.drawsUnseen ? { unseen: true as const } : {}),
			});
		};
		machine.onDiscard = (tile) => {
			this.discarded.push({ step: this.steps.length, tile: program.tiles[tile]!.id });
		};
		machine.onForced = () => {
			const decision = this.read();
			this.answered.push({ step: this.steps.length, decision });
			options.onForced?.(this, decision);
			// the decision that was read before is over now
			this.open = undefined;
		};
		const { position } = program.own ?? {};
		if (position) {
			const resumePoint =
				position.slot === undefined ? undefined : resumePointAt(machine.program, position.slot);
			if (resumePoint) machine.entry = resumePoint.turn;
			machine.onFirstTurn = () => {
				const fault = applyPosition(this, position) ?? resumeSlot(this, position);
				if (fault) throw new PositionFault(fault);
				return resumePoint && machine.thread(resumePoint.at);
			};
		}
		machine.reset(options.seed);
	}

	get over(): boolean {
		return this.machine.over;
	}

	get scores(): number[] {
		const { m, SCORE, seats } = this.machine.rt;
		return Array.from(m.subarray(SCORE, SCORE + seats));
	}

	get active(): number {
		return this.machine.rt.m[Header.active]!;
	}

	get ledger(): readonly LedgerEntry[] {
		return this.machine.ledger.slice(0, this.machine.rt.m[Header.ledger]!);
	}

	/** The open decision with its options spelled out; undefined when the game is over. */
	get decision(): Decision | undefined {
		if (this.over) return undefined;
		return (this.open ??= this.read());
	}

	private read(): Decision {
		const { machine, program } = this;
		const ir = program.decisions[machine.rt.m[Header.decision]!]!;
		return {
			id: ir.id,
			seat: machine.decides,
			prompt: ir.prompt,
			options: optionsOf(machine),
			canPass: machine.decider.canPass(),
			...(ir.oracle === undefined ? {} : { oracle: true as const }),
		};
	}

	/** Takes the option with this key; look-alike rotations and a part of a place that names one option alone count too. */
	play(key: string): PlayResult {
		const { decision } = this;
		if (!decision) return { ok: false, code: 'OPTION-OVER', message: faults.gameOver };
		const option = this.find(key);
		if (!option)
			return {
				ok: false,
				code: 'OPTION-UNKNOWN',
				message: faults.noOption({ seat: this.names[decision.seat]!, key, decision: decision.id }),
			};
		this.choose(option.index);
		return { ok: true };
	}

	find(key: string, decision: Decision | undefined = this.decision): Option | undefined {
		const wanted = key.trim().replace(/\s+/g, ' ');
		const exact = decision?.options.find((o) => o.key === wanted);
		if (exact || !decision) return exact;
		const turned = /^(.* )(\S+) (-?\d+\/-?\d+) r([0-3])$/.exec(` ${wanted}`);
		if (turned) {
			const tile = this.program.tiles.findIndex((t) => t.id === turned[2]);
			if (tile >= 0) {
				const r = canonicalRotation(this.machine.rt.board, tile, Number(turned[4]));
				const same = `${turned[1]}${turned[2]} ${turned[3]} r${r}`.trim();
				return decision.options.find((o) => o.key === same);
			}
		}
		const part = decision.options.filter((o) => covers(o.key, wanted));
		if (part.length > 0) return part.length === 1 ? part[0] : undefined;
		// a key of a set-up without the pack that brings the same word
		const short = decision.options.filter(
			(o) => withoutPacks(o.key, this.program.packs) === wanted,
		);
		return short.length === 1 ? short[0] : undefined;
	}

	choose(index: number): void {
		const { machine, program } = this;
		if (this.over) throw new EngineFault('OPTION-OVER', faults.gameOver);
		const option = this.open ? this.open.options[index] : optionAt(machine, index);
		if (!option) throw new EngineFault('OPTION-UNKNOWN', faults.noSuchOption);
		this.marks.push(machine.mark());
		this.steps.push({
			seat: machine.decides,
			decision: program.decisions[machine.rt.m[Header.decision]!]!.id,
			key: option.key,
			...(option.sealed ? { sealed: true as const } : {}),
		});
		this.open = undefined;
		machine.choose(index);
	}

	undo(): boolean {
		const mark = this.marks.pop();
		if (mark === undefined) return false;
		this.machine.undoTo(mark);
		this.steps.pop();
		for (const record of [this.chance, this.discarded, this.answered])
			while ((record.at(-1)?.step ?? 0) > this.steps.length) record.pop();
		this.open = undefined;
		return true;
	}

	/** Lets something look ahead, by choosing and undoing: what is tried out there is neither recorded nor forced. */
	think<T>(look: (machine: Machine) => T): T {
		const { machine } = this;
		const { onChance, onForced, onDiscard, rt } = machine;
		const { oracle } = rt;
		machine.onChance = machine.onForced = machine.onDiscard = rt.oracle = undefined;
		try {
			return look(machine);
		} finally {
			machine.onChance = onChance;
			machine.onForced = onForced;
			machine.onDiscard = onDiscard;
			rt.oracle = oracle;
		}
	}

	hash(): string {
		return stateHash(this.machine);
	}

	/** The outcomes to come, by id; the seed decides where they end or no longer fit. */
	force(draws: readonly string[]): void {
		this.draws = [...draws];
		this.drawsFrom = this.chance.length;
	}

	/**
	 * The index of the outcome that comes. It depends on the key of the outcome that is wanted and on the rolled index alone, and the rolled one
	 * stays when it has that key: played again with the recorded outcomes, a game takes the same of several equal candidates, and leaves
	 * the others in the same order.
	 */
	private comes(stream: string, candidates: Int32Array, rolled: number): number {
		const wanted = this.chosen(stream, candidates) ?? this.wantedOf(stream);
		if (wanted === undefined || this.outcomeKey(stream, candidates[rolled]!) === wanted)
			return rolled;
		const at = candidates.findIndex((c) => this.outcomeKey(stream, c) === wanted);
		return at < 0 ? rolled : at;
	}

	private chosen(stream: string, candidates: Int32Array): string | undefined {
		if (this.chooser === undefined) return undefined;
		const outcomes = Array.from(candidates, (c) => this.outcomeKey(stream, c));
		return outcomes[this.chooser(stream, outcomes, this)];
	}

	private wantedOf(stream: string): string | undefined {
		const { draws, chance } = this;
		if (isList(draws)) return draws[chance.length - this.drawsFrom];
		const wanted = Object.hasOwn(draws, stream) ? draws[stream]! : [];
		return wanted.length === 0
			? undefined
			: wanted[chance.filter((c) => c.stream === stream).length];
	}

	/** A tile by its id, a piece by kind, face and whose it is, a die by its face. */
	outcomeKey(stream: string, outcome: number): string {
		const { program, machine } = this;
		if (stream === 'deck') return program.tiles[outcome]!.id;
		if (!this.pieceStreams.has(stream)) return String(outcome);
		const { rt } = machine;
		const kind = program.pieces[rt.pieceKind[outcome]!]!;
		const owner = rt.pieceOwner[outcome]!;
		return `${kind.id}${kind.faces.length > 0 ? ` ${rt.m[rt.FACE + outcome]!}` : ''}${owner < 0 ? '' : ` of ${owner + 1}`}`;
	}
}

const isList = (draws: readonly string[] | Outcomes): draws is readonly string[] =>
	Array.isArray(draws);

function withoutPacks(key: string, packs: readonly string[]): string {
	return key
		.split(' ')
		.map((word) => {
			const dot = word.indexOf('.');
			return dot > 0 && packs.includes(word.slice(0, dot)) ? word.slice(dot + 1) : word;
		})
		.join(' ');
}

function covers(key: string, short: string): boolean {
	const full = key.split(' ');
	const words = short.split(' ');
	return (
		full.length === words.length &&
		words.every(
			(w, i) =>
				w === full[i] ||
				(/^[NESWLR-]+$/.test(w) && w.split('-').every((p) => full[i]!.split('-').includes(p))),
		)
	);
}
