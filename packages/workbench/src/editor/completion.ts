import { type RuleSet, type Written, namesAt } from '@tilewright/lang';
import { type JsonSchema, type Kind, type SchemaPlace, schemaAt } from '@tilewright/schema';
import type { Type } from '@tilewright/lang';
import type { Proposal, Proposals } from './requests.ts';
import { declaredIds } from './declared.ts';
import type { Spot } from './spot-in-text.ts';

export interface Knowledge {
	readonly kind: Kind;
	readonly ruleSet: RuleSet | undefined;
	written(path: Spot['path']): Written | undefined;
}

export function proposalsAt(spot: Spot, know: Knowledge): Proposals {
	const offsetOf = (index: number): number => spot.document.offsetIn(spot.path, index);
	if (spot.onKey) return { from: spot.from, list: keys(spot, know) };
	const place = schemaAt(know.kind, spot.path, spot.around) ?? schemaAt(know.kind, spot.path);
	const values = place ? valuesOf(place, know.ruleSet) : [];
	const written = know.written(spot.path);
	if (!written || values.length > 0) return { from: spot.from, list: values };
	const word = /[A-Za-z]\w*$/.exec(spot.text.slice(0, spot.at))?.[0] ?? '';
	return {
		from: offsetOf(spot.at - word.length),
		list: namesAt(spot.text, spot.at, written.context, oneType(written.expected)).map(
			({ name, type, doc, form }): Proposal => ({
				label: name,
				form: form === 'value' ? 'value' : form,
				detail: type,
				info: doc,
			}),
		),
	};
}

function keys(spot: Spot, know: Knowledge): Proposal[] {
	const parent = spot.path.slice(0, -1);
	const exact = schemaAt(know.kind, parent, spot.around);
	const place = exact && properties(exact).size > 0 ? exact : schemaAt(know.kind, parent);
	if (!place) return [];
	const taken = new Set(keysAt(spot.around, parent));
	const out: Proposal[] = [];
	const needed = new Set(place.schemas.flatMap((s) => s.required ?? []));
	for (const [key, schema] of properties(place)) {
		if (taken.has(key)) continue;
		const description =
			schemaAt(know.kind, [...parent, key])?.description ?? schema.description ?? '';
		out.push({
			label: key,
			apply: `${key}: `,
			form: 'key',
			detail: needed.has(key) ? 'needed' : '',
			info: description,
		});
	}
	for (const schema of place.schemas) {
		const names = schema.propertyNames;
		const ref = typeof names === 'object' ? names['x-ref'] : undefined;
		if (ref === undefined) continue;
		for (const { id, says } of declaredIds(know.ruleSet, ref))
			if (!taken.has(id))
				out.push({ label: id, apply: `${id}: `, form: 'name', detail: ref, info: says });
	}
	return out;
}

function properties(place: SchemaPlace): Map<string, JsonSchema> {
	const out = new Map<string, JsonSchema>();
	for (const schema of place.schemas)
		for (const [key, inner] of Object.entries(schema.properties ?? {}))
			if (inner !== false) out.set(key, inner === true ? {} : inner);
	return out;
}

function valuesOf(place: SchemaPlace, ruleSet: RuleSet | undefined): Proposal[] {
	const out = new Map<string, Proposal>();
	const add = (label: string, form: Proposal['form'], detail: string, info: string): void => {
		if (!out.has(label)) out.set(label, { label, form, detail, info });
	};
	for (const schema of place.schemas) {
		const fixed = [...(schema.enum ?? []), ...(schema.const === undefined ? [] : [schema.const])];
		for (const value of fixed)
			if (typeof value !== 'object') add(String(value), 'value', '', schema.description ?? '');
		if (schema.type === 'boolean' && place.expr === undefined)
			for (const word of ['true', 'false']) add(word, 'value', '', schema.description ?? '');
	}
	const refs = new Set(place.schemas.flatMap((s) => s['x-ref'] ?? []));
	for (const ref of refs)
		for (const { id, says } of declaredIds(ruleSet, ref)) add(id, 'name', ref, says);
	return [...out.values()];
}

function keysAt(data: unknown, path: Spot['path']): string[] {
	let here = data;
	for (const step of path)
		here = (here as Record<string | number, unknown> | null | undefined)?.[step];
	return typeof here === 'object' && here !== null ? Object.keys(here) : [];
}

function oneType(expected: Written['expected']): Type | undefined {
	return typeof expected === 'string' && expected !== '*' && expected !== 'set(*)'
		? expected
		: undefined;
}
