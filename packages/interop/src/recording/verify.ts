import type { Diagnostic } from '@tilewright/schema';
import { diagnose, hasErrors, appendAll } from '@tilewright/schema';
import type { Selection } from '@tilewright/lang';
import { type Compile, EngineFault, type Game } from '@tilewright/interpreter';
import { type NamesInFile, lackingIn } from '../saved/lacking.ts';
import type { Departure, KnownDifference, MetDifference } from './departures.ts';
import { type GameMapping, UnknownName } from './names.ts';
import type { Recording } from './recording.ts';
import { RecordingRun } from './run.ts';
import { namesIn, selectionOfRecording, starts } from './setup.ts';
import { replayWords } from '../texts/replays.ts';

export interface VerifiedRecording {
	readonly ok: boolean;
	readonly steps: number;
	readonly scores: readonly number[];
	readonly differences: readonly MetDifference[];
	readonly divergence?: Departure;
	readonly diagnostics: readonly Diagnostic[];
	/** The file has names that no pack maps. */
	readonly lacking: boolean;
	readonly selection?: Selection;
	readonly game?: Game;
}

export interface RecordingOptions {
	readonly differences?: readonly KnownDifference[];
	readonly until?: number;
}

/**
 * Plays a recording under our rules. It supplies the set-up, the tiles drawn and the options chosen, never the options.
 *
 *   set-up → start → for each recorded step: what came since the last one (points, scores, tiles), then who decides and all
 *   options, then its choice → last scores, points, and that the game is over
 */
export function verifyRecording(
	recording: Recording,
	compile: Compile,
	mappings: readonly GameMapping[],
	options: RecordingOptions = {},
): VerifiedRecording {
	const diagnostics: Diagnostic[] = [];
	const failed = (): VerifiedRecording => ({
		ok: false,
		steps: 0,
		scores: [],
		differences: [],
		lacking,
		diagnostics,
	});
	let lacking = false;
	const named: NamesInFile = {
		file: recording.name,
		setup: recording,
		tiles: recording.drawn,
		messages: [],
	};
	const lacks = lackingIn(named, mappings);
	appendAll(diagnostics, lacks);
	if (lacks.length > 0) {
		lacking = true;
		return failed();
	}
	let run: RecordingRun | undefined;
	let selection: Selection | undefined;
	try {
		const names = namesIn(recording, mappings);
		selection = selectionOfRecording(recording, names);
		const { program, diagnostics: found } = compile(selection);
		appendAll(diagnostics, found);
		if (program === undefined) return failed();
		const { expected, actual } = starts(recording, names, program);
		if (expected !== actual) {
			diagnostics.push(
				diagnose(recording.name, undefined, 'RECORDING-START', { expected, actual }),
			);
			return failed();
		}
		run = new RecordingRun(recording, names, program, options);
		run.all();
	} catch (error) {
		if (error instanceof UnknownName) {
			lacking = true;
			const { what, found, near } = error;
			diagnostics.push(
				diagnose(recording.name, undefined, 'RECORDING-UNKNOWN', { what, name: found, near }),
			);
		} else if (error instanceof EngineFault && run !== undefined)
			run.depart('state', replayWords.goesOn, replayWords.stopped(error), true);
		else throw error;
	}
	if (run === undefined) return failed();
	const { game, at } = run;
	const { divergence, met } = run.departures;
	if (divergence !== undefined)
		diagnostics.push(diagnose(recording.name, undefined, 'LOG-DIVERGES', divergence));
	return {
		ok: divergence === undefined && !hasErrors(diagnostics),
		steps: at,
		scores: game.scores,
		differences: met,
		lacking,
		...(divergence === undefined ? {} : { divergence }),
		diagnostics,
		...(selection === undefined ? {} : { selection }),
		game,
	};
}
