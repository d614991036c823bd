import type { EngineCause, EngineReason, Expr } from '../ir/index.ts';
import {
	type SourcedValue,
	get,
	itemsOf,
	numberOf,
	textOf,
	textsOf,
} from '../link/sourced-value.ts';
import { type Expected, check } from '../lower/check.ts';
import { expr } from '../lower/effect-context.ts';
import { kindNamed } from '../lower/symbols.ts';
import { report } from '../lower/lowering-context.ts';
import { placeIn } from '../link/lookup.ts';
import { groupIds } from '../lower/words.ts';
import type { Key, Schema } from './key.ts';

type MoreNames = 'loop' | 'choice';

const common = ['locals', 'event', 'wave'] as const;

function expressionSchema(types: string, says: string, more: readonly MoreNames[] = []): Schema {
	const words = types.split(' | ');
	const written =
		types === 'any'
			? ['string', 'integer', 'boolean']
			: words.includes('int')
				? ['string', 'integer']
				: words.includes('bool')
					? ['string', 'boolean']
					: undefined;
	return {
		...(written === undefined ? { type: 'string', minLength: 1 } : { type: written }),
		description: says,
		'x-expr': { type: types, scope: [...common, ...more] },
	};
}

function typeWords(expected: Expected): string {
	if (expected === 'location') return 'place';
	if (expected === 'any' || expected.includes('*' as never)) return 'any';
	return typeof expected === 'string' ? expected : [...expected].sort().join(' | ');
}

/**
 * An expression of a type, or of one of several; `location` is anything a piece can stand on, `any` anything at all.
 * Of several types the first comes first in findings. `as` is what the schema calls them where that is more.
 */
export function expression(
	expected: Expected,
	says: string,
	options: { readonly names?: readonly MoreNames[]; readonly as?: string } = {},
): Key<Expr> {
	return {
		schema: expressionSchema(options.as ?? typeWords(expected), says, options.names),
		isNeeded: true,
		read: (ctx, node, name) => expr(ctx, node, name, expected),
	};
}

export function expressions(says: string, names: readonly MoreNames[]): Key<readonly Expr[]> {
	return {
		schema: {
			description: says,
			anyOf: [
				expressionSchema('any', 'One value.', names),
				{ type: 'array', items: expressionSchema('any', 'A value.', names), minItems: 1 },
			],
		},
		isNeeded: false,
		read: (ctx, node, name) =>
			itemsOf(get(node, name)).map((d) =>
				check(ctx.lowering, d, ['*', 'int', 'bool', 'set(*)'], ctx.scope, ctx.options),
			),
	};
}

/** An expression whose type is known only when it is read. */
export function expressionLater(says: string): Key<(expected: Expected) => Expr> {
	return {
		schema: expressionSchema('any', says),
		isNeeded: true,
		read: (ctx, node, name) => (expected) => expr(ctx, node, name, expected),
	};
}

export function kindName(says: string): Key<number> {
	return {
		schema: expressionSchema('kind', says),
		isNeeded: true,
		read: (ctx, node, name) => kindNamed(ctx.lowering, node, name),
	};
}

/** One of some words; without `otherwise` it must be given. */
export function word<const T extends string>(
	words: readonly T[],
	says: string,
	otherwise?: T,
): Key<T> {
	return {
		schema: { type: 'string', enum: words, description: says },
		isNeeded: otherwise === undefined,
		read: ({ lowering }, node, name) => {
			const datum = get(node, name);
			const text = textOf(datum);
			const found = words.find((w) => w === text);
			if (found !== undefined) return found;
			if (datum !== undefined)
				report(lowering, datum, 'RULE-WORD', {
					found: text ?? '',
					allowed: words,
					near: lowering.diagnostics.near(text ?? '', words),
				});
			else if (otherwise === undefined) report(lowering, node, 'RULE-KEY-MISSING', { key: name });
			return otherwise ?? words[0]!;
		},
	};
}

/** True or false; false when it is not given. */
export function flag(says: string): Key<boolean> {
	return {
		schema: { type: 'boolean', description: says },
		isNeeded: false,
		read: (_, node, name) => {
			const datum = get(node, name);
			return datum?.is === 'scalar' && datum.value === true;
		},
	};
}

/** Options of a name: the word of the schema for what it declares, and the name that stands for an absent one. */
interface NameOptions {
	readonly declares?: string;
	readonly otherwise?: string;
}

/** Returns true when a pack may stand before a word of this sort. Locals and lines cannot have namesakes. */
function isNamesake(of: string): boolean {
	return of !== 'local' && of !== 'line';
}

function nameSchema(of: string, says: string, declares?: string): Schema {
	return {
		$ref: `common.schema.json#/$defs/${declares === undefined && isNamesake(of) ? 'name-ref' : 'name'}`,
		description: says,
		'x-ref': of,
		...(declares === undefined ? {} : { 'x-declares': declares }),
	};
}

export function name(of: string, says: string, options: NameOptions = {}): Key<string> {
	return {
		schema: nameSchema(of, says, options.declares),
		isNeeded: true,
		read: (_, node, key) => textOf(get(node, key)) ?? options.otherwise ?? '',
	};
}

export function optionalName(
	of: string,
	says: string,
	options: Pick<NameOptions, 'declares'> = {},
): Key<string | undefined> {
	return {
		schema: nameSchema(of, says, options.declares),
		isNeeded: false,
		read: (_, node, key) => textOf(get(node, key)),
	};
}

/** A new name for a value, to the end of the list of effects. */
export function newName(says: string, otherwise: string): Key<string> {
	return name('local', says, { declares: 'local', otherwise });
}

export function reason(says: string, otherwise: EngineReason): Key<number> {
	return {
		schema: nameSchema('reason', says),
		isNeeded: true,
		word: { table: 'reason', otherwise },
		read: ({ lowering }, node, key) => lowering.reasons.of(textOf(get(node, key)) ?? otherwise),
	};
}

export function cause(own: EngineCause): Key<number> {
	return {
		schema: nameSchema('cause', 'Why it happens; other rules can ask for it.'),
		isNeeded: false,
		word: { table: 'cause', otherwise: own },
		read: ({ lowering }, node, key) => lowering.causes.of(textOf(get(node, key)) ?? own),
	};
}

export function fixedCause(own: EngineCause): Key<number> {
	return {
		schema: undefined,
		isNeeded: false,
		word: { table: 'cause', otherwise: own },
		read: ({ lowering }) => lowering.causes.of(own),
	};
}

export function tileGroup(says: string): Key<number> {
	return {
		schema: nameSchema('group', says),
		isNeeded: true,
		read: ({ lowering }, node, key) => {
			const datum = get(node, key);
			const ids = groupIds(lowering.ruleSet);
			const id = textOf(datum) ?? '';
			const index = placeIn(ids, id);
			if (index < 0)
				report(lowering, datum ?? node, 'LINK-ID-UNKNOWN', {
					what: 'tile group',
					id,
					near: lowering.diagnostics.near(id, ids),
				});
			return Math.max(0, index);
		},
	};
}

export function text(says: string, maxLength: number): Key<string | undefined> {
	return {
		schema: { type: 'string', minLength: 1, description: says, maxLength },
		isNeeded: false,
		read: (_, node, key) => textOf(get(node, key)),
	};
}

export function numbers(says: string, maxItems: number): Key<readonly number[]> {
	return {
		schema: { type: 'array', items: { type: 'integer' }, minItems: 1, description: says, maxItems },
		isNeeded: true,
		read: (_, node, key) => itemsOf(get(node, key)).flatMap((d) => numberOf(d) ?? []),
	};
}

export function words(says: string, more: Schema = {}): Key<readonly string[]> {
	return {
		schema: {
			type: 'array',
			items: { $ref: 'common.schema.json#/$defs/name' },
			minItems: 1,
			description: says,
			...more,
		},
		isNeeded: false,
		read: (_, node, key) => textsOf(get(node, key)),
	};
}

export function written(schema: Schema): Key<SourcedValue | undefined> {
	return { schema, isNeeded: false, read: (_, node, key) => get(node, key) };
}

export function commonKey(def: string, says: string, of?: string): Key<SourcedValue | undefined> {
	return written({
		$ref: `common.schema.json#/$defs/${def}`,
		description: says,
		...(of === undefined ? {} : { 'x-ref': of }),
	});
}

export function block(says: string): Key<SourcedValue | undefined> {
	return written({ $ref: '#/$defs/effects', description: says });
}

/** The condition under which an effect is part of the set-up. It is decided before effects are lowered. */
export function given(
	says = 'It is done only when this holds for the set-up; decided before the game.',
): Key<undefined> {
	return {
		schema: {
			type: ['string', 'boolean'],
			description: says,
			'x-expr': { type: 'bool', scope: ['static'] },
		},
		isNeeded: false,
		read: () => undefined,
	};
}
