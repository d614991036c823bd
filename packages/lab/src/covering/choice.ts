export type Chosen = number | boolean | string;

/** Something that can be chosen for a game; the first of its values stands for nothing chosen. */
export interface Choice {
	readonly is: 'pack' | 'seats' | 'preset' | 'element' | 'param';
	/** The name of the pack, element or param; the word for what is chosen else. */
	readonly id: string;
	readonly values: readonly (Chosen | undefined)[];
	/** For each value the packs without which it is not offered. */
	readonly packs: readonly (readonly string[])[];
}
