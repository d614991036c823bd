import type { Machine } from '../run/machine.ts';
import { boardEvents } from './board-events.ts';
import { boardCode } from './board.ts';
import { DecisionCode } from './decisions.ts';
import { deckCode } from './deck.ts';
import { Emission, reached } from './emission.ts';
import { EventCode } from './events.ts';
import { Expressions } from './expr.ts';
import { HelperCode } from './helpers.ts';
import { inlined } from './inline.ts';
import { outlined } from './outline.ts';
import { type Code, type Fn, num, word } from './ir.ts';
import { journaled, undoFn } from './journaled.ts';
import { placementDecisionOf } from './known-options.ts';
import { layingFn } from './laying.ts';
import { type CodeMemory, MemoryFull } from './memory.ts';
import type { ClosureName } from './outside.ts';
import { pieceCode } from './pieces.ts';
import { placementCode } from './placements.ts';
import { resetFn } from './reset.ts';
import { type RunCode, runFn } from './run.ts';
import { ScoringCode } from './scoring.ts';
import { watchesOf } from './watched-words.ts';
import { waveCode } from './wave.ts';

/** The parts that code leaves to closures. */
export interface ClosureUse {
	/** Codes of what code lacks. */
	readonly lacking: readonly string[];
	/** The same by the closure that is called instead. */
	readonly byClosure: ReadonlyMap<ClosureName, ReadonlySet<string>>;
	/** By place in the program of an instruction that closures run: codes of what its code lacks. */
	readonly steps: ReadonlyMap<number, readonly string[]>;
}

export type ProgramCode =
	{ readonly code: Code; readonly closures: ClosureUse } | { readonly missing: readonly string[] };

/**
 * Makes the code of a machine's program, on the words of that machine. It exports
 *
 *   reset(seed)     run(place in the code, 1 to choose by chance)     play(seed, state of the chance that chooses)
 *   pick(n) → one of n options by chance
 *
 * and calls closures for what it lacks, see `outside.ts`.
 */
export function programCode(machine: Machine, memory: CodeMemory): ProgramCode {
	return unlessFull(() => made(machine, memory));
}

/**
 * Makes the code that bots try options with. It exports
 *
 *   goOn(place in the code) → 1 where it has opened a decision     owners(feature) → seats as bits     worth(feature) → points
 *   undo(height of the journal)
 *
 * The first runs until a decision is due or the game is over, and notes in the journal what it writes. It opens the decision where it
 * finds that there is a choice, else closures do. The others are there where they are code.
 */
export function trialCode(machine: Machine, memory: CodeMemory, counts: number): ProgramCode {
	return unlessFull(() => {
		const said = made(machine, memory, true);
		if ('missing' in said) return said;
		const journal = {
			height: counts,
			first: memory.journal,
			watchedCount: counts + 1,
			watched: memory.watched,
			watches: watchesOf(machine),
			state: machine.rt.m.length,
		};
		const { fns, exported, ...code } = journaled(said.code, journal);
		const undo = undoFn(journal);
		return {
			...said,
			code: { ...code, fns: [...fns, undo], exported: new Map([...exported, ['undo', undo]]) },
		};
	});
}

function unlessFull(make: () => ProgramCode): ProgramCode {
	try {
		return make();
	} catch (error) {
		if (error instanceof MemoryFull) return { missing: ['room-for-tables'] };
		throw error;
	}
}

function made(machine: Machine, memory: CodeMemory, asks: boolean = false): ProgramCode {
	const e = new Emission(machine, memory, asks);
	const { program } = e;
	const choices = memory.room(1);
	const isOpen = memory.room(1);
	const board = boardCode(e);
	const placements = placementCode(e, board);
	const scoring = new ScoringCode(e, board);
	const placementDecision = placementDecisionOf(e);
	const expressions: Expressions = new Expressions(e, board, {
		complete: () => scoring.complete(),
		owners: () => scoring.owners(),
		worth: () => scoring.worth(),
		possible: (action) => decisions.possible(action),
		placements,
		placementDecision,
	});
	scoring.expressions = expressions;
	const { places } = expressions;
	const deck = deckCode(e, expressions);
	const events = new EventCode(e);
	const onBoard = boardEvents(e, board, expressions, events);
	const pieces = pieceCode(e, board, places, deck);
	const helping = new HelperCode(e, expressions, board, placements);
	const wave = waveCode(e, board, scoring, events);
	const decisions: DecisionCode = new DecisionCode(
		e,
		expressions,
		placements,
		events,
		helping,
		placementDecision,
		choices,
	);
	const lay = layingFn(e, board, expressions);
	const { isCounted, isSettled } = board;
	const { run, left } = runFn(e, {
		deck,
		events,
		boardEvents: onBoard,
		pieces,
		places,
		scoring,
		wave,
		decisions,
		expressions,
		lay,
		isCounted,
		isOpen,
	});
	if (asks) {
		const goOn = e.fn('goOn', ['from'], true, (f, from) => {
			f.store(isCounted, 0, 0);
			f.store(isSettled, 0, 0);
			f.store(isOpen, 0, 0);
			f.run(run, from, num(0));
			f.return(word(isOpen));
		});
		const exported = new Map([['goOn', goOn]]);
		for (const fn of [scoring.owners(), scoring.worth()])
			if (!fn.isImported) exported.set(fn.name, fn);
		return coded(e, exported, left);
	}
	const reset = resetFn(e, deck, lay, onBoard, board);
	const entry = machine.thread(program.routines[0]!.entry);
	const play = e.fn('play', ['seed', 'choices'], false, (f, seed, first) => {
		f.store(choices, 0, first);
		f.run(reset, seed);
		f.run(run, num(entry), num(1));
	});
	return coded(
		e,
		new Map([
			['reset', reset],
			['run', run],
			['play', play],
			['pick', decisions.pick],
		]),
		left,
	);
}

function coded(e: Emission, exported: ReadonlyMap<string, Fn>, left: RunCode['left']): ProgramCode {
	const fns = reached(e.fns, exported.values());
	const imported = [...e.outside.values()];
	const code = outlined(inlined({ fns, imported, exported, pages: e.memory.pages }));
	const { missing: byClosure } = e;
	const lacking = [...new Set([...byClosure.values()].flatMap((codes) => [...codes]))];
	return { code, closures: { lacking, byClosure, steps: left } };
}
