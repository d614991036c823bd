import { readText } from '@tilewright/interpreter';
import { type Data, type Diagnostic, diagnose, limits } from '@tilewright/schema';
import { type TheirSetup, setupOf } from '../recording/setup.ts';
import { type Message, messageOf } from '../message.ts';
import {
	Misshapen,
	type Node,
	bounded,
	fraction,
	isAbsent,
	key,
	list,
	number,
	optional,
	text,
} from '../shape.ts';
import { shapes } from '../texts/shapes.ts';

/** A game of another program as that program keeps it: what was done, not what could have been. */
export interface SavedGame extends TheirSetup {
	readonly name: string;
	readonly initialRandom: number | undefined;
	readonly messages: readonly Message[];
	readonly drawOrder: readonly string[];
	/** The deck counts as empty after so many draws. */
	readonly endTurn: number | undefined;
	readonly assertions: readonly string[];
}

export interface ReadSaved {
	readonly saved?: SavedGame;
	readonly diagnostics: readonly Diagnostic[];
}

export function isSaved(value: unknown): boolean {
	return typeof value === 'object' && value !== null && 'setup' in value && 'replay' in value;
}

export async function readSaved(path: string, bytes: Uint8Array): Promise<ReadSaved> {
	const { doc, diagnostics } = await readText(path, bytes);
	if (doc?.value === undefined) return { diagnostics };
	if (!isSaved(doc.value)) {
		const found = shapes.fileWithout({ one: 'setup', other: 'replay' });
		return { diagnostics: [...diagnostics, diagnose(path, undefined, 'LOG-KIND', { found })] };
	}
	try {
		const name = path.replace(/^.*[/\\]/, '').replace(/\.[a-z]+(\.gz)?$/, '');
		return { saved: savedOf(name, doc.value), diagnostics };
	} catch (error) {
		if (!(error instanceof Misshapen)) throw error;
		const { at, expected } = error;
		const finding = diagnose(path, undefined, 'RECORDING-SHAPE', { path: at, expected });
		return { diagnostics: [...diagnostics, finding] };
	}
}

function savedOf(name: string, value: Data): SavedGame {
	const top: Node = { value, at: 'the file' };
	const random = key(top, 'initialRandom');
	const notes = optional(key(top, 'gameAnnotations'));
	const end = key(notes, 'endTurn');
	const test = optional(key(top, 'test'));
	return {
		name,
		...setupOf(top),
		initialRandom: isAbsent(random) ? undefined : fraction(random),
		messages: bounded(list(key(top, 'replay')), limits.logSteps).map(messageOf),
		drawOrder: bounded(list(key(notes, 'drawOrder'), []), limits.logSteps).map(text),
		endTurn: isAbsent(end) ? undefined : number(end),
		assertions: bounded(list(key(test, 'assertions'), []), 10_000).map(text),
	};
}
