import { type Data, type Diagnostic, diagnose, limits } from '@tilewright/schema';
import { readText } from '@tilewright/interpreter';
import { type Message, messageOf } from '../message.ts';
import { Misshapen, type Node, bounded, key, list, number, text } from '../shape.ts';
import { type TheirSetup, setupOf } from './setup.ts';
import { shapes } from '../texts/shapes.ts';

export interface RecordedPoints {
	readonly player: number;
	readonly points: number;
	readonly name: string;
	/** `4x tiles=4`. */
	readonly items: readonly string[];
	readonly final: boolean;
}

/** One decision of a recorded game, with the complete set of what was legal. */
export interface RecordedStep {
	readonly phase: string;
	readonly player: number;
	readonly canPass: boolean;
	readonly drawnTile: string | undefined;
	readonly options: readonly string[];
	readonly chosen: string;
	readonly drawnCount: number;
	readonly scoreAfter: readonly number[];
	readonly points: readonly RecordedPoints[];
}

export interface Recording extends TheirSetup {
	readonly name: string;
	readonly drawn: readonly string[];
	readonly messages: readonly Message[];
	readonly steps: readonly RecordedStep[];
	readonly finalPoints: readonly RecordedPoints[];
	readonly finalScores: readonly number[];
}

export interface ReadRecording {
	readonly recording?: Recording;
	readonly diagnostics: readonly Diagnostic[];
}

export function isRecording(value: unknown): boolean {
	return typeof value === 'object' && value !== null && 'setup' in value && 'trace' in value;
}

export async function readRecording(path: string, bytes: Uint8Array): Promise<ReadRecording> {
	const { doc, diagnostics } = await readText(path, bytes);
	if (doc?.value === undefined) return { diagnostics };
	if (!isRecording(doc.value)) {
		const found = shapes.fileWithout({ one: 'setup', other: 'trace' });
		return { diagnostics: [...diagnostics, diagnose(path, undefined, 'LOG-KIND', { found })] };
	}
	try {
		const name = path.replace(/^.*\//, '').replace(/\.json(\.gz)?$/, '');
		return { recording: recordingOf(name, doc.value), diagnostics };
	} catch (error) {
		if (!(error instanceof Misshapen)) throw error;
		const { at, expected } = error;
		return {
			diagnostics: [
				...diagnostics,
				diagnose(path, undefined, 'RECORDING-SHAPE', { path: at, expected }),
			],
		};
	}
}

function recordingOf(name: string, value: Data): Recording {
	const top: Node = { value, at: 'the file' };
	const trace = key(top, 'trace');
	return {
		name,
		...setupOf(top),
		drawn: list(key(trace, 'drawn')).map(text),
		messages: bounded(list(key(top, 'replay'), []), limits.logSteps).map(messageOf),
		steps: list(key(trace, 'steps')).map(step),
		finalPoints: list(key(trace, 'finalPoints'), []).map(points),
		finalScores: list(key(trace, 'finalScores'), []).map(number),
	};
}

function step(node: Node): RecordedStep {
	const tile = key(node, 'drawnTile');
	return {
		phase: text(key(node, 'phase')),
		player: number(key(node, 'player')),
		canPass: key(node, 'canPass').value === true,
		drawnTile: tile.value === undefined ? undefined : text(tile),
		options: list(key(node, 'options')).map(text),
		chosen: text(key(node, 'chosen')),
		drawnCount: number(key(node, 'drawnCount')),
		scoreAfter: list(key(node, 'scoreAfter')).map(number),
		points: list(key(node, 'points'), []).map(points),
	};
}

function points(node: Node): RecordedPoints {
	return {
		player: number(key(node, 'player')),
		points: number(key(node, 'points')),
		name: text(key(node, 'name')),
		items: list(key(node, 'items'), []).map(text),
		final: key(node, 'final').value === true,
	};
}
