import { describe, expect, test } from 'vitest';
import { checkExpr } from '../../expr/check.ts';
import type { ExprContext } from '../../expr/context.ts';
import { namesAt } from '../../expr/names-at.ts';
import { type Variable, countTemps, scopeOf } from '../../expr/scope.ts';
import type { Type } from '../../ir/types.ts';
import { noDeclarations } from '../declarations.ts';
import { type Member, type ParamType, type Site, type Writer, writers } from '../member.ts';
import { createModel } from '../model.ts';
import type { ArgsOf, HasTable, ResultOf } from '../signature.ts';
import { type MemberName, memberNamed, members } from './index.ts';

const tags = { piece: ['t'], kind: ['t'], tile: ['t'], space: ['t'] };
const model = createModel({ ...noDeclarations, tags });

function argument(type: ParamType, i: number): { text: string; variable?: Variable } {
	if (type === 'tag') return { text: 't' };
	if (type === 'ints') return { text: i === 1 ? '[1]' : '[2, 3]' };
	const given = type.replace('*', 'seat') as Type;
	return { text: `v${i}`, variable: { kind: 'local', slot: i, type: given } };
}

function useOf({ form, name, args }: Member, site: Site): { text: string; context: ExprContext } {
	const given = args.map(argument);
	const [on, ...rest] = given.map((g) => g.text);
	const text = {
		name,
		property: `${on}.${name}`,
		method: `${on}.${name}(${rest.join(', ')})`,
		function: `${name}(${[on, ...rest].filter((a) => a !== undefined).join(', ')})`,
	}[form];
	const vars = scopeOf(
		Object.fromEntries(given.flatMap((g) => (g.variable ? [[g.text, g.variable]] : []))),
	);
	return { text, context: { model, vars, temps: countTemps(), site } };
}

const written = members.filter((m) => m.declared.writtenBy !== 'compiler');

describe.each(['kind', 'rule'] as const)('at the site of a %s', (site) => {
	const mayStand = (writer: Writer): boolean =>
		(writers[writer].sites as readonly Site[]).includes(site);

	test.each(written.map((m) => [m.fn, m] as const))('%s', (_, m) => {
		const { text, context } = useOf(m, site);
		const { expr, problems } = checkExpr(text, context);
		const isAllowed = mayStand(m.declared.writtenBy);
		expect(problems.map((p) => p.code)).toEqual(isAllowed ? [] : ['TYPE-SCOPE']);
		// kinds with a tag are known when the pack is checked, and become a list
		if (isAllowed && expr?.op !== 'list') expect(expr).toMatchObject({ op: 'call', fn: m.fn });
		const start = text.lastIndexOf(m.name) + (m.name.lastIndexOf('.') + 1);
		const proposed = namesAt(text.slice(0, start), start, context).map((n) => n.name);
		expect(proposed.includes(m.name.slice(m.name.lastIndexOf('.') + 1))).toBe(isAllowed);
	});
});

test('what the compiler puts in cannot be written', () => {
	for (const m of members.filter((x) => x.declared.writtenBy === 'compiler')) {
		const { text, context } = useOf(m, 'rule');
		const { expr } = checkExpr(text, context);
		expect(expr?.op === 'call' && expr.fn === m.fn).toBe(false);
	}
});

const signatures: { readonly [Fn in MemberName]?: Signature<Fn> } = {
	active: { args: [], type: 'seat', table: false },
	'board.tiles': { args: [], type: 'set(tile)', table: false },
	'cell.tile': { args: ['cell'], type: 'tile', table: false },
	'deck.size': { args: [], type: 'int', table: false },
	'deck.size(enum:group)': { args: ['enum:group'], type: 'int', table: false },
	'ahead(tile,int,int)': { args: ['tile', 'int', 'int'], type: 'cell', table: false },
	'table(int,ints,ints)': { args: ['int'], type: 'int', table: true },
	'kinds(tag)': { args: [], type: 'set(kind)', table: true },
	'piece-kind.has': { args: ['piece-kind'], type: 'bool', table: true },
	'placement-side.shows(kind)': { args: ['placement-side', 'kind'], type: 'bool', table: false },
	'set(cell).features(set(kind))': {
		args: ['set(cell)', 'set(kind)'],
		type: 'set(feature)',
		table: false,
	},
	'set(*).intersection(set(*))': { args: ['set(*)', 'set(*)'], type: 'set(*)', table: false },
	'set(*).without': { args: ['set(*)', '*'], type: 'set(*)', table: false },
	'seat.piece': { args: ['seat', 'piece-kind'], type: 'piece', table: false },
	'feature.zone': { args: ['feature'], type: 'set(piece)', table: true },
};

interface Signature<Fn extends MemberName> {
	readonly args: ArgsOf<Fn>;
	readonly type: ResultOf<Fn>;
	readonly table: HasTable<Fn>;
}

test('the signatures that the compiler knows are those that are read', () => {
	for (const [fn, expected] of Object.entries(signatures)) {
		const { args, type, table } = memberNamed(fn as MemberName);
		const values = args.filter((a) => a !== 'tag' && a !== 'ints');
		expect({ args: values, type, table: table !== undefined }).toEqual(expected);
	}
});

describe('a description is one plain sentence that stands by itself', () => {
	test.each(members.map((m) => [m.fn, m.declared] as const))(
		'%s',
		(_, { doc, returns, writtenBy }) => {
			if (writtenBy === 'compiler') return;
			expect(doc).toMatch(/^(A|All|Everything|How|Its|The|What|Where|Whether|Which|Why)\b.*\.$/);
			// the page calls a wave a scoring, and nothing there speaks of anything
			expect(doc).not.toMatch(/\b(waves?|speaks?|the own|frozen|ports?|members?)\b/);
			if (returns === 'bool') expect(doc).toMatch(/^Whether /);
		},
	);
});
