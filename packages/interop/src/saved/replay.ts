import { type Compile, EngineFault, type Game } from '@tilewright/interpreter';
import type { Program, Selection } from '@tilewright/lang';
import { type Diagnostic, diagnose, hasErrors, appendAll } from '@tilewright/schema';
import { type GameMapping, UnknownName } from '../recording/names.ts';
import { namesIn, selectionOfRecording } from '../recording/setup.ts';
import type { Departure } from '../recording/departures.ts';
import { beginningOf, orderOf, tilesIn } from './begin.ts';
import { lackingIn, unreadRules } from './lacking.ts';
import { Run, type SavedOptions, type Standing } from './run.ts';
import type { SavedGame } from './saved.ts';
import { replayWords } from '../texts/replays.ts';

export interface ReplayedSaved {
	readonly ok: boolean;
	readonly steps: number;
	readonly scores: readonly number[];
	readonly divergence?: Departure;
	readonly diagnostics: readonly Diagnostic[];
	readonly selection?: Selection;
	readonly game?: Game;
	readonly standing?: Standing;
	readonly lacking: boolean;
}

/**
 * Plays a saved game of the other program: its messages become choices by key, its order of tiles and its generator decide what is drawn.
 *
 *   names known? → set-up → start, draws → each message: seed, reading, choice → the state that the other program would show
 */
export function replaySaved(
	saved: SavedGame,
	compile: Compile,
	mappings: readonly GameMapping[],
	options: SavedOptions = {},
): ReplayedSaved {
	const diagnostics: Diagnostic[] = [];
	const say = (found: Diagnostic): void => void diagnostics.push(found);
	const failed = (lacking = false): ReplayedSaved => ({
		ok: false,
		steps: 0,
		scores: [],
		diagnostics,
		lacking,
	});
	const lacks = lackingIn(
		{
			file: saved.name,
			setup: saved,
			tiles: orderOf(saved).concat(tilesIn(saved.messages)),
			messages: saved.messages.map((m) => m.type),
		},
		mappings,
	);
	appendAll(diagnostics, lacks);
	if (lacks.length > 0) return failed(true);
	const unread = unreadRules(saved, mappings);
	if (unread.length > 0)
		say(diagnose(saved.name, undefined, 'RECORDING-RULES', { rules: unread.slice(0, 50) }));
	let run: Run | undefined;
	let selection: Selection | undefined;
	let lacking = false;
	try {
		const names = namesIn(saved, mappings);
		selection = selectionOfRecording(saved, names);
		const plain = compile(selection);
		appendAll(diagnostics, plain.diagnostics);
		if (plain.program === undefined) return failed();
		const own = beginningOf(saved, names, plain.program);
		let program: Program | undefined = plain.program;
		if (own !== undefined) {
			selection = { ...selection, ...own };
			const again = compile(selection);
			appendAll(
				diagnostics,
				again.diagnostics.filter((d) => !plain.diagnostics.includes(d)),
			);
			program = again.program;
		}
		if (program === undefined) return failed();
		run = new Run(saved, names, program, options, say);
		run.all();
		run.tellOpen();
	} catch (error) {
		if (error instanceof UnknownName) {
			const { what, found: name, near } = error;
			say(diagnose(saved.name, undefined, 'RECORDING-UNKNOWN', { what, name, near }));
			lacking = true;
		} else if (error instanceof EngineFault) {
			if (run === undefined) throw error;
			run.depart('state', replayWords.goesOn, replayWords.stopped(error));
		} else throw error;
	}
	if (run?.game === undefined) return failed(lacking);
	const { divergence, at, standing, game } = run;
	if (divergence !== undefined) say(diagnose(saved.name, undefined, 'LOG-DIVERGES', divergence));
	return {
		ok: divergence === undefined && !hasErrors(diagnostics),
		steps: at,
		scores: game.scores,
		...(divergence === undefined ? {} : { divergence }),
		diagnostics,
		...(selection === undefined ? {} : { selection }),
		game,
		standing,
		lacking,
	};
}
