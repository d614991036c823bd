import type { Format } from './edits.ts';
import type { Files, Step } from './trial.ts';

export interface Seed {
	readonly name: string;
	readonly target: string;
	readonly bytes: Uint8Array;
	/** Absent for files that are bytes to us. */
	readonly format: Format | undefined;
	readonly beside: Files;
	/** `pick` is a random number: it chooses among commands and flags. */
	readonly steps: (pick: number) => readonly Step[];
}

export interface Subject {
	readonly name: string;
	readonly weight: number;
	readonly seeds: readonly Seed[];
}

export function jsonIf(pick: number): string[] {
	return pick % 2 === 0 ? ['--json'] : [];
}

export function encode(text: string): Uint8Array {
	return new TextEncoder().encode(text);
}

export function decode(bytes: Uint8Array): string {
	return new TextDecoder().decode(bytes);
}
