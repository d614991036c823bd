import { placedTileOf } from '../ir/choices.ts';
import type { KeyPart, VariableIR } from '../ir/index.ts';

/** The key of an option: the parts as they are declared, else the id of the decision and its variables. */
export function optionKey(
	declared: readonly string[],
	id: string,
	variables: readonly VariableIR[],
): KeyPart[] {
	// a placement tells which tile it is of
	const placedTiles = new Set(variables.map(placedTileOf));
	const own = variables.filter((v) => !placedTiles.has(v.slot)).map((v) => v.name);
	const parts = declared.length > 0 ? declared : [id, ...own];
	return parts.map((part, i): KeyPart => {
		// a number is called like its decision: first the word, then the number
		if (declared.length === 0 && i === 0) return { word: part };
		const v = variables.find((x) => x.name === part);
		return v === undefined ? { word: part } : { slot: v.slot, type: v.type };
	});
}
