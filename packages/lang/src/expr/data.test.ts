import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Type } from '../ir/types.ts';
import { parseType } from '../model/type-words.ts';
import { checkExpr } from './check.ts';
import type { Expected, ExprContext } from './context.ts';
import { createModel } from '../model/model.ts';
import { contextOf as sampleContext, declarations } from './sample.test.ts';
import type { Variable } from './scope.ts';

type Yaml = string | number | boolean | null | Yaml[] | { [key: string]: Yaml };
type Map_ = { [key: string]: Yaml };

interface Found {
	readonly where: string;
	readonly text: string;
	readonly context: ExprContext;
	readonly expected?: Expected;
}

const folder = fileURLToPath(new URL('../../../../data/', import.meta.url));
const read = (path: string): Map_ => parse(readFileSync(folder + path, 'utf8')) as Map_;
const map = (y: Yaml | undefined): Map_ => (y as Map_ | undefined) ?? {};
const list = (y: Yaml | undefined): Map_[] => (y as Map_[] | undefined) ?? [];

/** The hand-built model with the parameters and elements that the data declare now. */
const base = read('carcassonne/base/rules.yaml');
const enums: Record<string, readonly string[]> = { ...declarations.enums };
const params = Object.entries(map(base.params)).map(([id, y], index) => {
	const { values, min, max } = map(y);
	if (Array.isArray(values)) enums[`param.${id}`] = values as string[];
	const type: Type = Array.isArray(values) ? `enum:param.${id}` : 'int';
	return { id, index, type, min: Number(min ?? 0), max: Number(max ?? 0) };
});
const elements = Object.keys(map(base.elements)).map((id, index) => ({ id, index }));
const verbs: Record<string, Record<string, Type>> = {};
for (const path of ['common/rules.yaml', 'carcassonne/base/rules.yaml'])
	for (const [id, args] of Object.entries(map(read(path).verbs)))
		verbs[id] = Object.fromEntries(
			Object.entries(map(args)).map(([n, t]) => [n, parseType(t as string)!]),
		);
const verbDecls = Object.entries(verbs).map(([id, args], index) => ({
	id,
	index,
	params: Object.entries(args).map(([name, type]) => ({ name, type })),
}));
const model = createModel({ ...declarations, params, elements, enums, verbs: verbDecls });
const contextOf: typeof sampleContext = (vars, more) => sampleContext(vars, { model, ...more });

const kindIndex: Record<string, number> = { road: 0, city: 1, monastery: 2, garden: 3, field: 4 };

/** Every expression of a rules file of the base game with its place; what is not listed here is no expression. */
function expressionsOf(doc: Map_): Found[] {
	const out: Found[] = [];
	const add = (
		where: string,
		y: Yaml | undefined,
		context: ExprContext,
		expected?: Expected,
	): void => {
		if (y === undefined || y === null || typeof y === 'object') return;
		out.push({ where, text: String(y), context, ...(expected === undefined ? {} : { expected }) });
	};
	const given = (where: string, m: Map_): void =>
		add(`${where}.given`, m.given, contextOf(), 'bool');
	for (const [id, d] of Object.entries(map(doc.define))) {
		const type = parseType(map(d).of as string)!;
		const result = parseType(map(d).type as string)!;
		add(`define.${id}`, map(d).value, contextOf({ it: type }, { implicit: 'it' }), result);
	}
	for (const [id, q] of Object.entries(map(doc.queries)))
		add(`queries.${id}`, map(q).value, contextOf({ it: 'feature', seat: 'seat' }), 'int');
	for (const [id, y] of Object.entries(map(doc.kinds))) {
		const kind = map(y);
		const it: Variable = { kind: 'temp', slot: 99, type: 'feature', ofKind: kindIndex[id] ?? -1 };
		const context = (): ExprContext =>
			contextOf({ it }, { implicit: 'it', without: ['wave', 'active'] });
		given(`kinds.${id}`, kind);
		add(`kinds.${id}.complete`, kind.complete, context(), 'bool');
		add(`kinds.${id}.reach`, kind.reach, context(), 'set(cell)');
		for (const [name, value] of Object.entries(map(kind.define)))
			add(`kinds.${id}.${name}`, value, context());
		for (const [name, line] of Object.entries(map(kind.value))) {
			add(`kinds.${id}.value.${name}.count`, map(line).count, context(), ['int', 'set(*)']);
			add(`kinds.${id}.value.${name}.each`, map(line).each, context(), 'int');
		}
	}
	for (const r of list(doc.require)) {
		const context = contextOf(verbs[r.verb as string]!);
		add(`require.${r.id as string}`, r.that, context, 'bool');
	}
	for (const [id, y] of Object.entries(map(doc.actions))) {
		const action = map(y);
		given(`actions.${id}`, action);
		const vars: Record<string, Type> = {};
		for (const [name, among] of Object.entries(map(map(action.choose).among))) {
			add(`actions.${id}.${name}`, among, contextOf(vars), 'set(*)');
			const set = checkExpr(String(among), contextOf(vars)).expr!.type;
			vars[name] = set.slice(4, -1) as Type;
		}
		add(`actions.${id}.where`, action.where, contextOf(vars), 'bool');
		for (const effect of list(action.do)) effectOf(`actions.${id}`, effect, vars, add);
	}
	for (const [id, y] of Object.entries(map(doc.params)))
		if (typeof map(y).default === 'string' && map(y).type === 'int')
			add(`params.${id}`, map(y).default, contextOf(), 'int');
	for (const m of list(doc.modify)) given(`modify.${m.id as string}`, m);
	for (const r of list(doc.rules)) {
		const where = `rules.${r.id as string}`;
		given(where, r);
		add(`${where}.when`, r.when, contextOf(), 'bool');
		const loop = map(r['for-each']);
		const vars: Record<string, Type> = {};
		if (loop.in !== undefined) {
			add(`${where}.in`, loop.in, contextOf(), 'set(*)');
			vars[loop.as as string] = 'feature';
		}
		for (const [name, value] of Object.entries(map(r.let))) {
			add(`${where}.let.${name}`, value, contextOf(vars));
			vars[name] = checkExpr(String(value), contextOf(vars)).expr!.type;
		}
		for (const effect of list(r.do)) effectOf(where, effect, vars, add);
	}
	return out;
}

function effectOf(
	where: string,
	effect: Map_,
	vars: Record<string, Type>,
	add: (where: string, y: Yaml | undefined, context: ExprContext, expected?: Expected) => void,
): void {
	const at = (e: string, key: string, expected: Expected): void =>
		add(`${where}.${e}.${key}`, map(effect[e])[key], contextOf(vars), expected);
	at('place', 'piece', ['piece-kind', 'piece']);
	at('place', 'at', ['segment', 'tile', 'corner', 'space', 'piece']);
	at('place-tile', 'at', 'placement');
	at('score', 'to', ['seat', 'set(seat)']);
	at('score', 'ledger', 'feature');
	at('score', 'count', ['int', 'set(*)']);
	at('score', 'each', 'int');
	at('return', 'pieces', 'set(piece)');
	at('collect', 'features', 'set(feature)');
	at('repeat', 'while', 'bool');
	at('repeat', 'measure', 'int');
	add(`${where}.if`, effect.if, contextOf(vars), 'bool');
	for (const inner of [...list(map(effect.repeat).do), ...list(effect.then)])
		effectOf(where, inner, vars, add);
}

describe.each(['common/rules.yaml', 'carcassonne/base/rules.yaml'])('%s', (path) => {
	const found = expressionsOf(read(path));
	it('has expressions at many places', () => {
		expect(found.length).toBeGreaterThan(15);
	});
	it.each(found.map((f) => [f.where, f.text, f] as const))('%s: %s', (_where, _text, f) => {
		const { expr, problems } = checkExpr(f.text, f.context, f.expected);
		expect(problems).toEqual([]);
		expect(expr).toBeDefined();
	});
});
