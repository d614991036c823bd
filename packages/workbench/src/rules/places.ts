import {
	type Decl,
	type RuleSet,
	type Section,
	type Value,
	type Written,
	conjunctsOf,
	expressionWords,
	fillBlank,
	isMapping,
	isNamed,
	leavesOf,
	lexiconOf,
	sectionWords,
	valueOf,
	placeKey,
	writtenIn,
} from '@tilewright/lang';
import { type Data, type DataPath, type JsonSchema, schemaAt } from '@tilewright/schema';
import { numberForms } from './number-forms.ts';
import type { BlankView, PlaceView } from './requests.ts';

const conditionKey = 'when';

/**
 * The conditions and values of a declaration that are expressions, in the order they are written, each with its sentence; and the
 * places where a condition can be added.
 */
export function placesOf(ruleSet: RuleSet, decl: Decl): PlaceView[] {
	const written = writtenIn(ruleSet);
	const out: PlaceView[] = [];
	for (const leaf of leavesOf(decl)) {
		const found = written.get(placeKey(leaf.file, leaf.at));
		if (found === undefined || isText(leaf.path)) continue;
		const text = String(leaf.value);
		if (text === 'true' && leaf.path.at(-1) === conditionKey) continue;
		out.push(placeOf(ruleSet, decl, leaf.path, text, found));
	}
	for (const path of openPlaces(decl)) {
		if (out.some((p) => JSON.stringify(p.path) === JSON.stringify(path))) continue;
		const isBeside = (other: PlaceView): boolean =>
			JSON.stringify(other.path.slice(0, path.length - 1)) === JSON.stringify(path.slice(0, -1));
		const last = out.findLastIndex(isBeside);
		out.splice(last < 0 ? out.length : last + 1, 0, {
			...{ path, is: 'condition', text: '', optional: true, terms: [] },
			...labelOf(decl, path),
		});
	}
	return out;
}

/** The places without those blanks that a sentence already has, so that each value is offered once. */
export function withoutBlanksOf(
	sentences: readonly (readonly (string | BlankView)[])[],
	places: readonly PlaceView[],
): PlaceView[] {
	const keyOf = ({ path, start, end }: BlankView): string => JSON.stringify([path, start, end]);
	const known = new Set(sentences.flat().flatMap((p) => (typeof p === 'string' ? [] : [keyOf(p)])));
	return places.map((place) => ({
		...place,
		terms: place.terms.map((term) => ({
			...term,
			parts: term.parts.map((part) =>
				typeof part !== 'string' && known.has(keyOf(part)) ? part.label : part,
			),
		})),
	}));
}

function isText(path: DataPath): boolean {
	return path.some((step) => ['source', 'says', 'title', 'id'].includes(String(step)));
}

function placeOf(
	ruleSet: RuleSet,
	decl: Decl,
	path: DataPath,
	text: string,
	{ context, expected }: Written,
): PlaceView {
	const is = expected === 'bool' ? 'condition' : 'value';
	const words = expressionWords(decl, lexiconOf(ruleSet), context);
	const ranges = is === 'condition' ? conjunctsOf(text) : [{ start: 0, end: text.length }];
	const optional = path.at(-1) === conditionKey;
	const terms = ranges.map(({ start, end }) => {
		const parts = words.parts(text.slice(start, end), is);
		return {
			start,
			end,
			parts: parts.map((part): string | BlankView => {
				if (typeof part === 'string') return part;
				const { start: from, end: to, ...blank } = part;
				const at = { text, start: start + from, end: start + to, path };
				if (part.is !== 'number') return { ...blank, ...at };
				const read = (number: number) => words.parts(fillBlank(part, String(number)), is);
				return { ...blank, ...at, forms: numberForms(parts, read) };
			}),
		};
	});
	return { path, is, text, optional, terms, ...labelOf(decl, path) };
}

function labelOf(decl: Decl, path: DataPath): Pick<PlaceView, 'of' | 'key' | 'says'> {
	const names = path.slice(0, -1).filter((step) => typeof step === 'string');
	return {
		of: names.at(-1) ?? '',
		key: String(path.at(-1) ?? sectionWords[decl.section]),
		says: schemaOf(decl, path)?.description ?? '',
	};
}

function openPlaces(decl: Decl): DataPath[] {
	const walk = (value: Value | undefined, path: DataPath): DataPath[] => {
		if (Array.isArray(value)) return value.flatMap((v, i) => walk(v as Value, [...path, i]));
		if (!isMapping(value)) return [];
		const inner = Object.entries(value).flatMap(([key, v]) => walk(v, [...path, key]));
		const own = [...path, conditionKey];
		return takesCondition(decl, path) ? [own, ...inner] : inner;
	};
	return walk(valueOf(decl) as Value, []);
}

function takesCondition(decl: Decl, path: DataPath): boolean {
	const place = schemaOf(decl, path);
	return (place?.schemas ?? []).some((schema) => {
		const when: JsonSchema | boolean | undefined = schema.properties?.[conditionKey];
		return typeof when === 'object' && when['x-expr']?.type === 'bool';
	});
}

function schemaOf(decl: Decl, path: DataPath): ReturnType<typeof schemaAt> {
	const root: readonly (string | number)[] = isNamed(decl.section)
		? [decl.section, decl.id]
		: [decl.section, 0];
	const value = valueOf(decl) as Data;
	const data = (
		isNamed(decl.section) ? { [decl.section]: { [decl.id]: value } } : { [decl.section]: [value] }
	) as Data;
	return schemaAt('rules', [...root, ...path], data);
}

export const chosenSections: ReadonlySet<Section> = new Set(['params', 'elements']);
