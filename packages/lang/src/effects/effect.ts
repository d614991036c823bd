import type { Instr, Opcode, StatePart } from '../ir/index.ts';
import { type Regions, partsOfRegions } from '../ir/instruction.ts';
import { instructions } from '../ir/instructions/index.ts';
import type { Value } from '../edit/value.ts';
import type { SourcedValue } from '../link/sourced-value.ts';
import type { EffectContext } from '../lower/effect-context.ts';
import type { InternedWord } from '../lower/words.ts';
import {
	type KeyReaders,
	type Keys,
	type Schema,
	mappingSchema,
	neededOf,
	readerOf,
	readersOf,
	schemasOf,
} from './key.ts';
import { given } from './keys.ts';
import type { EffectProse } from './prose.ts';

export interface EffectDeclaration<K extends Keys, S extends Keys, Op extends Opcode> {
	readonly name: string;
	readonly says: string;
	/**
	 * Its keys. An effect that takes one value instead of a mapping has a single key called `value`. The key `given` is added
	 * to a mapping that does not name it.
	 */
	readonly keys: K;
	readonly mapping?: string;
	readonly siblings: S;
	/** The instructions it writes besides those of the frame. What it reads and writes follows from them. */
	readonly instructions: readonly Op[];
	/** Writes the code; returns the context of what follows when it declares names. */
	lower(
		ctx: EffectContext<Op>,
		keys: KeyReaders<K & S>,
		node: SourcedValue,
	): EffectContext | undefined | void;
	readonly prose: EffectProse;
	readonly found?: FoundEffect;
}

/** The uses and words by which people who compose rules find an effect. */
export interface FoundEffect {
	/** Uses of it that can stand in any rule, from which others are made. */
	readonly uses: readonly Value[];
	/** Words of people for a use, beside those of its sentence. */
	readonly alike: (use: Value) => string;
}

export interface Effect {
	readonly name: string;
	readonly says: string;
	readonly keys: Keys;
	readonly mapping: string;
	readonly siblings: Keys;
	readonly beside: readonly string[];
	readonly instructions: readonly Opcode[];
	readonly reads: readonly StatePart[];
	readonly writes: readonly StatePart[];
	readonly words: readonly InternedWord[];
	lower(
		ctx: EffectContext<Opcode>,
		node: SourcedValue,
		whole: SourcedValue,
	): EffectContext | undefined;
	readonly prose: EffectProse;
	readonly found: FoundEffect;
}

export function takesValue(effect: Pick<Effect, 'keys'>): boolean {
	return 'value' in effect.keys;
}

export function effect<K extends Keys, S extends Keys, Op extends Opcode = never>(
	declared: EffectDeclaration<K, S, Op>,
): Effect {
	const { name, says, siblings } = declared;
	const isValue = takesValue(declared);
	const keys: Keys =
		isValue || 'given' in declared.keys ? declared.keys : { ...declared.keys, given: given() };
	return {
		name,
		says,
		keys,
		mapping: declared.mapping ?? says,
		siblings,
		beside: Object.keys(siblings),
		instructions: declared.instructions,
		reads: partsOfAll(declared.instructions, 'reads'),
		writes: partsOfAll(declared.instructions, 'writes'),
		words: Object.entries(keys).flatMap(([key, { word }]) =>
			word === undefined ? [] : [{ ...word, key }],
		),
		lower: (ctx, node, whole) => {
			const own = isValue
				? { value: readerOf(ctx, declared.keys['value']!, whole, name) }
				: readersOf(ctx, declared.keys, node);
			const readers = { ...own, ...readersOf(ctx, siblings, whole) };
			return declared.lower(ctx, readers as KeyReaders<K & S>, node) ?? undefined;
		},
		prose: declared.prose,
		found: declared.found ?? { uses: [], alike: () => '' },
	};
}

function partsOfAll(ops: readonly Opcode[], which: 'reads' | 'writes'): StatePart[] {
	const parts = ops.flatMap((op) => partsOfRegions(instructions[op][which] as Regions<Instr>));
	return parts.includes('everything') ? ['everything'] : [...new Set(parts)];
}

export function schemaOf({ name, says, keys, mapping, siblings }: Effect): Schema {
	const own = keys['value']?.schema ?? mappingSchema(mapping, keys);
	return {
		type: 'object',
		description: says,
		properties: { [name]: own, ...schemasOf(siblings) },
		required: [name, ...neededOf(siblings)],
		additionalProperties: false,
	};
}
