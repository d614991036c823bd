import { type Data, type Diagnostic, diagnose } from '@tilewright/schema';
import { readText } from '@tilewright/interpreter';

/** Points as a recording tells them. */
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
	/** Tiles drawn so far, after the step. */
	readonly drawnCount: number;
	readonly scoreAfter: readonly number[];
	readonly points: readonly RecordedPoints[];
}

export interface RecordedStart {
	readonly tile: string;
	readonly x: number;
	readonly y: number;
	readonly rotation: number;
}

/** A game of another program, as the format page describes it. */
export interface Recording {
	readonly name: string;
	readonly players: readonly string[];
	readonly sets: Readonly<Record<string, number>>;
	readonly elements: Readonly<Record<string, number | boolean>>;
	readonly rules: Readonly<Record<string, string | number | boolean>>;
	readonly start: readonly RecordedStart[];
	readonly drawn: readonly string[];
	readonly steps: readonly RecordedStep[];
	readonly finalPoints: readonly RecordedPoints[];
	readonly finalScores: readonly number[];
}

export interface ReadRecording {
	readonly recording?: Recording;
	readonly diagnostics: readonly Diagnostic[];
}

/** True when the top keys are those of a recording rather than of a log of ours. */
export function isRecording(value: unknown): boolean {
	return typeof value === 'object' && value !== null && 'setup' in value && 'trace' in value;
}

/** Reads a recording, packed or not, within the bounds of logs. */
export async function readRecording(path: string, bytes: Uint8Array): Promise<ReadRecording> {
	const { doc, diagnostics } = await readText(path, bytes);
	if (doc?.value === undefined) return { diagnostics };
	if (!isRecording(doc.value)) {
		const found = 'a file without `setup` and `trace`';
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

class Misshapen extends Error {
	readonly at: string;
	readonly expected: string;

	constructor(at: string, expected: string) {
		super(`${at} should be ${expected}`);
		this.at = at;
		this.expected = expected;
	}
}

type Node = { readonly value: unknown; readonly at: string };

function recordingOf(name: string, value: Data): Recording {
	const top: Node = { value, at: 'the file' };
	const setup = key(top, 'setup');
	const trace = key(top, 'trace');
	return {
		name,
		players: list(key(top, 'players')).map((p) => text(key(p, 'name'))),
		sets: record(key(setup, 'sets'), number),
		elements: record(key(setup, 'elements'), (n) => scalar(n) as number | boolean),
		rules: record(key(setup, 'rules'), scalar),
		start: list(key(setup, 'start')).map((s) => ({
			tile: text(key(s, 'tile')),
			x: number(key(s, 'x')),
			y: number(key(s, 'y')),
			rotation: number(key(s, 'rotation')),
		})),
		drawn: list(key(trace, 'drawn')).map(text),
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

function key(node: Node, name: string): Node {
	const { value } = node;
	if (typeof value !== 'object' || value === null || Array.isArray(value))
		throw new Misshapen(node.at, 'a mapping');
	const own = Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
	return { value: own, at: node.at === 'the file' ? name : `${node.at}.${name}` };
}

function list(node: Node, otherwise?: []): Node[] {
	if (node.value === undefined && otherwise) return otherwise;
	if (!Array.isArray(node.value)) throw new Misshapen(node.at, 'a list');
	return (node.value as unknown[]).map((value, i) => ({ value, at: `${node.at}[${i}]` }));
}

function text(node: Node): string {
	if (typeof node.value !== 'string') throw new Misshapen(node.at, 'a text');
	return node.value;
}

function number(node: Node): number {
	if (typeof node.value !== 'number' || (node.value | 0) !== node.value)
		throw new Misshapen(node.at, 'a whole number');
	return node.value;
}

function scalar(node: Node): string | number | boolean {
	const { value } = node;
	if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
		throw new Misshapen(node.at, 'a text, number or truth value');
	return value;
}

function record<T>(node: Node, read: (node: Node) => T): Record<string, T> {
	const { value } = node;
	if (value === undefined) return {};
	if (typeof value !== 'object' || value === null || Array.isArray(value))
		throw new Misshapen(node.at, 'a mapping');
	const out: Record<string, T> = Object.create(null) as Record<string, T>;
	for (const name of Object.keys(value)) out[name] = read(key(node, name));
	return out;
}
