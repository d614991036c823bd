import {
	type Compile,
	type Game,
	type Log,
	type VerifyOptions,
	hotSwap,
	logJson,
	logOf,
	verifyLog,
} from '@tilewright/interpreter';
import type { Machine } from '@tilewright/interpreter/state';
import { mix } from '../../properties/script.ts';
import { differs } from './fault.ts';
import type { SoakCase } from './game.ts';
import { type MachineUse, machineFor } from './machines.ts';

export interface Interrupted {
	readonly of: SoakCase;
	readonly compile: Compile;
	readonly steps: number;
	readonly hashes: boolean;
}

/** Interrupts a game, and returns the one that goes on: it must be as if nothing had been done to it. */
export function interrupt(
	game: Game,
	act: 'undo' | 'branch' | 'swap' | 'log',
	{ of, compile, steps, hashes }: Interrupted,
): Game {
	// outcomes that were chosen from outside are not chosen again after a load
	const back = Math.min(steps, game.steps.length - Math.min(of.scripted, game.steps.length));
	switch (act) {
		case 'undo':
			return redo(game, undo(game, back), act);
		case 'branch': {
			const keys = undo(game, back);
			const from = game.steps.length;
			for (let i = 0; i < 6 && !game.over; i++)
				game.choose(mix(of.seed ^ 0x77, from + i) % game.decision!.options.length);
			undo(game, game.steps.length - from);
			return redo(game, keys, act);
		}
		case 'swap': {
			const swap = hotSwap(game, compile(of.selection).program ?? game.program);
			if (swap.stopped) differs(act, swap.stopped.message);
			if (swap.changes.length > 0) differs(act, `${swap.changes.length} points changed`);
			return swap.game;
		}
		case 'log':
			return replayed(logOf(game, { title: 'soak', hashes }), compile, 'interrupted');
	}
}

function undo(game: Game, n: number): string[] {
	const keys: string[] = [];
	while (keys.length < n && game.steps.length > 0) {
		keys.unshift(game.steps.at(-1)!.key);
		game.undo();
	}
	return keys;
}

function redo(game: Game, keys: readonly string[], cause: string): Game {
	for (const key of keys) {
		const result = game.play(key);
		if (!result.ok) differs(cause, result.message);
	}
	return game;
}

export function replayed(
	log: Log,
	compile: Compile,
	use: MachineUse,
	onStep: NonNullable<VerifyOptions['onStep']> = () => undefined,
): Game {
	const { ok, game, diagnostics } = verifyLog(JSON.parse(logJson(log)) as Log, compile, {
		machineFor: (program) => machineFor(program, use),
		onStep,
	});
	if (!ok || game === undefined)
		differs('log', diagnostics.map((d) => `${d.code} ${d.message}`).join('; '));
	return game;
}

export function copyOf(game: Game, machine: Machine): Machine {
	machine.release();
	machine.rt.arena.journaling = true;
	machine.restore(game.machine.snapshot());
	return machine;
}
