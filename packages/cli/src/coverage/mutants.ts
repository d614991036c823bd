import type { Selection } from '@tilewright/lang';
import { type Data, type DataPath, expressionsOf, kinds, ownValue } from '@tilewright/schema';
import type { SourcedNode } from './sources.ts';

export interface Mutant {
	readonly says: string;
	/** The changed text of the declaration's file; absent when the choice of the set-up changes instead. */
	readonly text?: string;
	readonly choose?: (selection: Selection) => Selection;
}

type Map = { [key: string]: Data };

/** Keys that mean nothing to play. */
const words: readonly string[] = [
	'says',
	'source',
	'title',
	'id',
	'why',
	'key',
	'prompt',
	'like',
	'note',
];
const maxMutants = 200;

/**
 * The changes of one declaration, the plainest first.
 *
 *   params, elements, presets: another choice
 *   anything else: without it → each expression and number inside turned wrong → each part inside left out
 */
export function mutantsOf(node: SourcedNode): Mutant[] {
	const [section, id] = node.path;
	if (node.path.length === 2 && typeof id === 'string') {
		if (section === 'params') return paramMutants(id, node.value as Map);
		if (section === 'elements')
			return [elementMutant(id, (node.value as Map)['default'] !== false)];
		if (section === 'presets') return [presetMutant(id)];
	}
	return [...new Set([...changes(node)])].slice(0, maxMutants);
}

function paramMutants(id: string, value: Map): Mutant[] {
	const { values, min, max } = value as { values?: Data[]; min?: number; max?: number };
	const to = (says: string, other: (now: Data | undefined) => Data): Mutant => ({
		says: `param ${id} ${says}`,
		choose: (selection) => ({
			...selection,
			params: {
				...selection.params,
				[id]: other(ownValue(selection.params, id) ?? value['default']) as
					string | number | boolean,
			},
		}),
	});
	if (values !== undefined) return values.map((v) => to(`= ${String(v)}`, () => v));
	if (typeof value['default'] === 'boolean') return [to('turned', (now) => now !== true)];
	const number = (now: Data | undefined): number =>
		typeof now === 'number' ? now : /^-?\d+$/.test(String(now)) ? Number(now) : (min ?? 0);
	return [
		to('one more', (now) => Math.min(number(now) + 1, max ?? Infinity)),
		to('one less', (now) => Math.max(number(now) - 1, min ?? -Infinity)),
	];
}

function elementMutant(id: string, usual: boolean): Mutant {
	return {
		says: `element ${id} turned`,
		choose: (selection) => ({
			...selection,
			elements: { ...selection.elements, [id]: !(ownValue(selection.elements, id) ?? usual) },
		}),
	};
}

function presetMutant(id: string): Mutant {
	return {
		says: `without preset ${id}`,
		choose: ({ preset, ...rest }) =>
			preset === undefined || preset === id ? rest : { ...rest, preset },
	};
}

function* changes(node: SourcedNode): Generator<Mutant> {
	const { document, path, value } = node;
	const kind = kinds.find((k) => k === document.kind)!;
	const types = new Map(
		expressionsOf(kind, document.yaml).map((e) => [JSON.stringify(e.path), e.expr.type]),
	);
	const whole = document.yaml.value!;
	const made = (says: string, at: DataPath, next: Data | undefined): Mutant => ({
		says,
		text: JSON.stringify(withValue(whole, at, next)),
	});
	yield made(`without ${node.name}`, path, undefined);
	const inner = [...parts(value, path)];
	for (const { at, part } of inner) {
		const type = types.get(JSON.stringify(at));
		for (const wrong of type === undefined
			? wrongScalar(part)
			: wrongExpression(String(part), type))
			yield made(`${shown(node, at)}: ${String(wrong)}`, at, wrong);
	}
	for (const { at } of inner) yield made(`without ${shown(node, at)}`, at, undefined);
}

function* parts(value: Data, path: DataPath): Generator<{ at: DataPath; part: Data }> {
	if (typeof value !== 'object' || value === null) return;
	for (const key of Object.keys(value)) {
		if (!Array.isArray(value) && words.includes(key)) continue;
		const step = Array.isArray(value) ? Number(key) : key;
		const part = (value as Map)[key]!;
		yield { at: [...path, step], part };
		yield* parts(part, [...path, step]);
	}
}

function wrongScalar(part: Data): Data[] {
	if (typeof part === 'number') return [part + 1];
	return typeof part === 'boolean' ? [!part] : [];
}

function wrongExpression(text: string, type: string): string[] {
	if (type === 'bool') return [`!(${text})`];
	// adding 1 to all may change nothing where only the order counts; multiplying all by 0 does
	if (type === 'int') return [`(${text}) + 1`, `(${text}) * 0`];
	if (type.startsWith('set')) return [`(${text}).filter(nobody, false)`];
	return /^-?\d+$/.test(text) ? [String(Number(text) + 1)] : [];
}

function withValue(value: Data, path: DataPath, next: Data | undefined): Data {
	const [step, ...rest] = path;
	if (Array.isArray(value)) {
		const items: Data[] = [...value];
		if (rest.length > 0) items[step as number] = withValue(items[step as number]!, rest, next);
		else if (next === undefined) items.splice(step as number, 1);
		else items[step as number] = next;
		return items;
	}
	const out: Map = Object.create(null) as Map;
	for (const [key, item] of Object.entries(value as Map)) {
		if (key !== step) out[key] = item;
		else if (rest.length > 0) out[key] = withValue(item, rest, next);
		else if (next !== undefined) out[key] = next;
	}
	return out;
}

function shown(node: SourcedNode, path: DataPath): string {
	return [node.name, ...path.slice(node.path.length)].join(' ');
}
