import {
	type Diagnostic,
	type Findings,
	type Range,
	type SourceFile,
	diagnose,
	limits,
	ownValue,
} from '@tilewright/schema';
import { elementClashes } from './clashes.ts';
import type { Draft } from './collect.ts';
import { constantFault } from './constant-fault.ts';
import { holds } from './given.ts';
import { type SetUpFacts, decideAt } from './constant.ts';
import {
	type SourcedValue,
	entriesOf,
	fileOf,
	get,
	itemsOf,
	keyRangeOf,
	rangeOf,
} from './sourced-value.ts';
import { inWordsOfPacks } from './known-words.ts';
import { resolveWord } from './scopes.ts';
import { type Selected, selectedIn } from './selected.ts';
import type { Clash, Decl, Param, Selection } from './ruleset.ts';

export interface Settings {
	readonly elements: Map<string, boolean>;
	readonly params: Map<string, Param>;
	readonly known: SetUpFacts;
	readonly clashes: readonly Clash[];
}

export type Settled = ReadonlyMap<string, SourcedValue>;

/**
 * Decides elements, then params: what the selection says, else the overlays, else the preset, else the default.
 * A default may be an expression over other params; circles are refused.
 */
export function decideSettings(
	draft: Draft,
	chosen: Selection,
	overlaid: Settled,
	packs: ReadonlyMap<string, boolean>,
): Settings {
	const { diagnostics } = draft;
	const elementDecls = draft.sections.get('elements')!;
	const paramDecls = draft.sections.get('params')!;
	const selection = selectedIn(draft, chosen);
	const preset = presetOf(draft, selection);
	for (const id of Object.keys(selection.elements ?? {}))
		unknown('element', id, elementDecls, diagnostics);
	for (const id of Object.keys(selection.params ?? {}))
		unknown('param', id, paramDecls, diagnostics);

	const elements = new Map<string, boolean>();
	for (const [id, decl] of elementDecls) {
		const written = [
			overlaid.get(`element.${id}`),
			get(get(preset, 'elements'), id),
			get(decl.datum, 'default'),
		];
		const value =
			ownValue(selection.elements, id) ?? written.map(booleanOf).find((v) => v !== undefined);
		elements.set(id, value ?? true);
	}
	const params = new Map<string, Param>();
	const open: string[] = [];
	const param = (id: string): Param['value'] | undefined => {
		const ready = params.get(id);
		if (ready !== undefined) return ready.value;
		const decl = paramDecls.get(id);
		if (decl === undefined) return undefined;
		if (open.includes(id)) {
			const path = [...open.slice(open.indexOf(id)), id];
			const place = get(decl.datum, 'default') ?? decl.datum;
			diagnostics.push(diagnose(fileOf(place), rangeOf(place), 'LINK-PARAM-CYCLE', { path }));
			return undefined;
		}
		if (open.length >= limits.chain) {
			const place = get(decl.datum, 'default') ?? decl.datum;
			const args = { what: 'params in a chain', found: open.length + 1, limit: limits.chain };
			diagnostics.push(diagnose(fileOf(place), rangeOf(place), 'RULE-LIMIT', args));
			return undefined;
		}
		open.push(id);
		const made = decideParam(id, decl, preset);
		open.pop();
		params.set(id, made);
		return made.value;
	};
	const known: SetUpFacts = inWordsOfPacks(
		{
			element: (id) => elements.get(id),
			param,
			words: (id) => {
				const decl = paramDecls.get(id);
				return decl === undefined || typeOf(decl) !== 'enum' ? undefined : wordsOf(decl);
			},
			pack: (name) => packs.get(name),
			seats: chosen.seats,
		},
		draft.scopes,
	);

	function decideParam(id: string, decl: Decl, chosen: SourcedValue | undefined): Param {
		const type = typeOf(decl);
		const values = wordsOf(decl);
		const made = (value: Param['value'], given: Param['given']): Param => ({
			id,
			decl,
			type,
			values,
			value,
			given,
		});
		const fallback: Param['value'] =
			type === 'int' ? 0 : type === 'bool' ? false : (values[0] ?? '');
		const selected = ownValue(selection.params, id);
		if (selected !== undefined) {
			const value = typeof selected === 'string' ? readWord(selected, type) : selected;
			if (fits(value, decl)) return made(value, 'selection');
			diagnostics.push(badValue(diagnostics, '', undefined, id, String(selected), decl));
		}
		const written: [SourcedValue | undefined, Param['given']][] = [
			[overlaid.get(`param.${id}`), 'overlay'],
			[get(get(chosen, 'params'), id), 'preset'],
			[get(decl.datum, 'default'), 'default'],
		];
		for (const [datum, given] of written) {
			if (datum?.is !== 'scalar') continue;
			const value = evaluate(id, datum, type, values);
			if (value !== undefined && fits(value, decl)) return made(value, given);
			if (value !== undefined)
				diagnostics.push(
					badValue(diagnostics, fileOf(datum), rangeOf(datum), id, String(value), decl),
				);
		}
		return made(fallback, 'default');
	}

	function evaluate(
		id: string,
		datum: SourcedValue & { is: 'scalar' },
		type: Param['type'],
		values: readonly string[],
	): Param['value'] | undefined {
		const { value } = datum;
		if (typeof value === 'number' || typeof value === 'boolean') return value;
		if (value === null) return undefined;
		const { scopes } = draft;
		const resolve = (word: string): string =>
			resolveWord(scopes, `param.${id}`, word, scopes.packOf(datum));
		if (type === 'enum' && values.includes(resolve(value))) return resolve(value);
		const result = decideAt(datum, value, known);
		if ('fault' in result) {
			diagnostics.push(constantFault(datum, result, draft));
			return undefined;
		}
		return typeof result.value === 'object' ? resolve(result.value.word) : result.value;
	}

	for (const id of [...paramDecls.keys()].sort()) param(id);
	for (const [id, decl] of elementDecls)
		if (!holds(get(decl.datum, 'given'), known, draft)) elements.set(id, false);
	const clashes = elementClashes(elementDecls, elements, diagnostics);
	return { elements, params, known, clashes };
}

function booleanOf(datum: SourcedValue | undefined): boolean | undefined {
	return datum?.is === 'scalar' && typeof datum.value === 'boolean' ? datum.value : undefined;
}

function typeOf(decl: Decl): Param['type'] {
	const type = get(decl.datum, 'type');
	if (type?.is === 'scalar' && (type.value === 'int' || type.value === 'bool')) return type.value;
	const values = itemsOf(get(decl.datum, 'values'));
	if (values.length === 0 && booleanOf(get(decl.datum, 'default')) !== undefined) return 'bool';
	if (values.length > 0 && values.every((v) => v.is === 'scalar' && typeof v.value === 'number'))
		return 'int';
	return values.length === 0 ? 'int' : 'enum';
}

function wordsOf(decl: Decl): string[] {
	return itemsOf(get(decl.datum, 'values')).flatMap((v) =>
		v.is === 'scalar' ? String(v.value) : [],
	);
}

function readWord(text: string, type: Param['type']): Param['value'] {
	if (type === 'int' && /^-?\d+$/.test(text)) return Number(text);
	if (type === 'bool' && (text === 'true' || text === 'false')) return text === 'true';
	return text;
}

function fits(value: Param['value'], decl: Decl): boolean {
	const type = typeOf(decl);
	if (type === 'bool') return typeof value === 'boolean';
	const words = wordsOf(decl);
	if (type === 'enum') return typeof value === 'string' && words.includes(value);
	if (typeof value !== 'number' || !Number.isInteger(value)) return false;
	if (words.length > 0) return words.includes(String(value));
	const [min, max] = boundsOf(decl);
	return value >= min && value <= max;
}

function boundsOf(decl: Decl): [number, number] {
	const bound = (key: string, otherwise: number): number => {
		const d = get(decl.datum, key);
		return d?.is === 'scalar' && typeof d.value === 'number' ? d.value : otherwise;
	};
	return [bound('min', -2147483648), bound('max', 2147483647)];
}

function badValue(
	diagnostics: Findings,
	file: SourceFile | string,
	range: Range | undefined,
	param: string,
	value: string,
	decl: Decl,
): Diagnostic {
	const type = typeOf(decl);
	const words = wordsOf(decl);
	const [min, max] = boundsOf(decl);
	const allowed =
		type === 'bool' ? ['true', 'false'] : words.length > 0 ? words : [`${min} to ${max}`];
	return diagnose(file, range, 'LINK-PARAM-VALUE', {
		param,
		value,
		allowed,
		near: diagnostics.near(value, words),
	});
}

function unknown(
	what: string,
	id: string,
	known: ReadonlyMap<string, Decl>,
	diagnostics: Findings,
): void {
	if (known.has(id)) return;
	diagnostics.push(
		diagnose('', undefined, 'LINK-ID-UNKNOWN', {
			what,
			id,
			near: diagnostics.near(id, known.keys()),
		}),
	);
}

function presetOf(draft: Draft, selection: Selected): SourcedValue | undefined {
	const { diagnostics } = draft;
	const presets = draft.sections.get('presets')!;
	for (const preset of presets.values())
		for (const [key, what, section] of [
			['elements', 'element', 'elements'],
			['params', 'param', 'params'],
		] as const)
			for (const [id, datum] of entriesOf(get(preset.datum, key))) {
				const known = draft.sections.get(section)!;
				if (known.has(id)) continue;
				const args = { what, id, near: diagnostics.near(id, known.keys()) };
				diagnostics.push(diagnose(fileOf(datum), keyRangeOf(datum), 'LINK-ID-UNKNOWN', args));
			}
	if (selection.preset === undefined) return undefined;
	unknown('preset', selection.preset, presets, diagnostics);
	return presets.get(selection.preset)?.datum;
}
