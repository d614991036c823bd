export interface JsonSchema {
	readonly $ref?: string;
	readonly $defs?: Readonly<Record<string, Schema>>;
	readonly title?: string;
	readonly description?: string;
	readonly default?: unknown;
	readonly examples?: readonly unknown[];
	readonly type?: TypeName | readonly TypeName[];
	readonly const?: unknown;
	readonly enum?: readonly unknown[];
	readonly properties?: Readonly<Record<string, Schema>>;
	readonly patternProperties?: Readonly<Record<string, Schema>>;
	readonly additionalProperties?: Schema;
	readonly propertyNames?: Schema;
	readonly required?: readonly string[];
	readonly dependentRequired?: Readonly<Record<string, readonly string[]>>;
	readonly minProperties?: number;
	readonly maxProperties?: number;
	readonly items?: Schema;
	readonly prefixItems?: readonly Schema[];
	readonly minItems?: number;
	readonly maxItems?: number;
	readonly uniqueItems?: boolean;
	readonly minimum?: number;
	readonly maximum?: number;
	readonly minLength?: number;
	readonly maxLength?: number;
	readonly pattern?: string;
	readonly allOf?: readonly Schema[];
	readonly anyOf?: readonly Schema[];
	readonly oneOf?: readonly Schema[];
	readonly not?: Schema;
	readonly if?: Schema;
	readonly then?: Schema;
	readonly else?: Schema;
	readonly 'x-expr'?: Expr;
	/** This place holds the name of a declared thing of some sort. */
	readonly 'x-ref'?: string;
	/** Said instead of the bare pattern when a text or key is misspelt. */
	readonly 'x-says'?: string;
	/** The name given here becomes the name of a thing of this sort. */
	readonly 'x-declares'?: string;
}

export type Schema = JsonSchema | boolean;
export type TypeName = 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean' | 'null';

export interface Expr {
	readonly type: string;
	readonly scope?: readonly string[];
}

export interface Located {
	readonly schema: JsonSchema;
	readonly file: string;
}

export type SchemaFiles = Readonly<Record<string, JsonSchema>>;

const never: JsonSchema = { not: {} };
const always: JsonSchema = {};

export function located(schema: Schema, file: string): Located {
	if (typeof schema !== 'boolean') return { schema, file };
	return { schema: schema ? always : never, file };
}

/** References that were looked up, by the files they were looked up in: `from`, then `ref`. */
const targets = new WeakMap<SchemaFiles, Map<string, Map<string, Located>>>();

/** The target of a `$ref`: `other.schema.json#/$defs/name`, `#/$defs/name` or a whole file. */
export function resolveRef(files: SchemaFiles, ref: string, from: string): Located {
	let byFile = targets.get(files);
	if (byFile === undefined) targets.set(files, (byFile = new Map()));
	let known = byFile.get(from);
	if (known === undefined) byFile.set(from, (known = new Map()));
	let target = known.get(ref);
	if (target === undefined) known.set(ref, (target = lookUp(files, ref, from)));
	return target;
}

function lookUp(files: SchemaFiles, ref: string, from: string): Located {
	const [name = '', pointer = ''] = ref.split('#');
	const file = name === '' ? from : name;
	let at: unknown = files[file];
	for (const step of pointer.split('/').slice(1)) {
		const key = decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~');
		at = typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : undefined;
	}
	if (at === undefined) throw new Error(`schema reference ${ref} of ${from} leads nowhere`);
	return located(at as Schema, file);
}

export function propertyOf(schema: JsonSchema, key: string): Schema | undefined {
	const own = schema.properties;
	if (own !== undefined && Object.hasOwn(own, key)) return own[key];
	for (const [pattern, inner] of Object.entries(schema.patternProperties ?? {})) {
		if (compiled(pattern).test(key)) return inner;
	}
	return schema.additionalProperties === false ? undefined : schema.additionalProperties;
}

export function itemOf(schema: JsonSchema, index: number): Schema | undefined {
	return schema.prefixItems?.[index] ?? schema.items;
}

const patterns = new Map<string, RegExp>();

export function compiled(pattern: string): RegExp {
	let found = patterns.get(pattern);
	if (found === undefined) patterns.set(pattern, (found = new RegExp(pattern, 'u')));
	return found;
}
