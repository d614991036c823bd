import { type Compile, type Game, verifyLog } from '@tilewright/interpreter';
import {
	type Departure,
	type KnownDifference,
	type MetDifference,
	type AssertedAll,
	type ReplayedSaved,
	type SavedGame,
	checkAssertions,
	replaySaved,
	verifyRecording,
} from '@tilewright/interop';
import type { Diagnostic } from '@tilewright/schema';
import type { Data } from '../data/workspace.ts';
import { compilerOf } from '../setup/compiler.ts';
import { gameOf } from '../setup/selection.ts';
import { requireMappings } from './mappings.ts';
import type { Replayable } from './read.ts';

export interface Replayed {
	readonly ok: boolean;
	readonly steps: number;
	readonly scores: readonly number[];
	readonly differences: readonly MetDifference[];
	readonly divergence?: Omit<Departure, 'kind'> & { readonly kind: string };
	readonly diagnostics: readonly Diagnostic[];
	readonly game?: Game;
	readonly asserted?: AssertedAll;
	readonly lacking?: boolean;
	readonly title: string;
	readonly elements: Readonly<Record<string, boolean>>;
}

export interface ReplayOptions {
	readonly verify: boolean;
	readonly until?: number;
	readonly differences?: readonly KnownDifference[];
	readonly assert?: boolean;
	readonly game?: string;
	readonly compile?: Compile;
}

export function replayGame(data: Data, file: Replayable, options: ReplayOptions): Replayed {
	const compile = options.compile ?? compilerOf(data);
	const { until, differences = [] } = options;
	const stop = until === undefined ? {} : { until };
	if (file.is === 'log') {
		const { log } = file;
		const result = verifyLog(log, compile, { ...stop, loose: !options.verify });
		return { ...result, differences: [], title: log.log, elements: log['set-up'].elements ?? {} };
	}
	const game =
		options.game === undefined ? undefined : gameOf(data.workspace, { game: options.game });
	const played = file.is === 'saved' ? file.saved : file.recording;
	const mappings = requireMappings(data.workspace, played.sets, game);
	const replayed = (saved: SavedGame): ReplayedSaved =>
		replaySaved(saved, compile, mappings, { ...stop, strict: options.verify });
	const result =
		file.is === 'saved'
			? replayed(file.saved)
			: verifyRecording(file.recording, compile, mappings, { ...stop, differences });
	return {
		differences: [],
		...result,
		...(options.assert === true ? assertedBy(file, result, replayed) : {}),
		title: played.name,
		elements: result.selection?.elements ?? {},
	};
}

/** Judges the assertions of a file by the end of its game. For this a recording is played again from the saved game in it. */
function assertedBy(
	file: Exclude<Replayable, { is: 'log' }>,
	result: object,
	replayed: (saved: SavedGame) => ReplayedSaved,
): { asserted?: AssertedAll } {
	const { saved } = file;
	if (saved === undefined) return { asserted: { ok: true, assertions: [], unsupported: [] } };
	const drawOrder =
		file.is === 'recording' && saved.drawOrder.length === 0
			? file.recording.drawn
			: saved.drawOrder;
	const played: ReplayedSaved =
		file.is === 'saved' ? (result as ReplayedSaved) : replayed({ ...saved, drawOrder });
	const { game, standing } = played;
	return game === undefined || standing === undefined
		? {}
		: { asserted: checkAssertions(saved, game, standing) };
}
