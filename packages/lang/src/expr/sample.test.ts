import { describe, expect, it } from 'vitest';
import type { Type } from '../ir/types.ts';
import { noDeclarations } from '../model/declarations.ts';
import type { Declarations, Named } from '../model/declarations.ts';
import { createModel, valuesOf } from '../model/model.ts';
import type { Model } from '../model/model.ts';
import { checkExpr } from './check.ts';
import type { Expected, ExprContext } from './context.ts';
import { countTemps, scopeOf } from './scope.ts';
import type { Variable } from './scope.ts';
import { show } from './show.ts';

const named = (...ids: string[]): Named[] => ids.map((id, index) => ({ id, index }));

const enums: Record<string, readonly string[]> = {
	'param.base.twoTileCity': ['full', 'half'],
	'param.fields.scoring': ['perField3', 'perField3CityOncePerPlayer', 'perCity4'],
	'param.abbot.earlyReturn': ['insteadOfPlacing', 'off'],
	'register.bend': ['straight', 'left', 'right'],
	cause: ['scored', 'recalled'],
	reason: ['completed', 'unfinished'],
	group: ['land', 'river'],
};

export const declarations: Declarations = {
	...noDeclarations,
	kinds: [
		{ id: 'road', index: 0, tags: ['claimable'] },
		{ id: 'city', index: 1, tags: ['claimable'] },
		{ id: 'monastery', index: 2, tags: ['claimable'] },
		{ id: 'garden', index: 3, tags: ['claimable'] },
		{ id: 'field', index: 4, tags: ['claimable'] },
		{ id: 'river', index: -2, tags: [] },
		{ id: 'castle', index: 5, tags: [] },
	],
	pieceKinds: [
		{ id: 'follower', index: 0, tags: ['claims', 'occupies', 'counted'] },
		{ id: 'abbot', index: 1, tags: ['claims', 'occupies', 'counted'], single: 'seat' },
		{ id: 'warden', index: 2, tags: [], single: 'game' },
		{ id: 'ingot', index: 3, tags: [] },
		{ id: 'barge', index: -2, tags: ['claims'] },
	],
	tileKinds: [
		{ id: 'D', index: 0, tags: ['first'] },
		{ id: 'AM-A', index: 1 },
	],
	tags: { piece: ['claims', 'occupies', 'counted'], kind: ['claimable'], tile: ['first'] },
	marks: [
		{ id: 'pennant', index: 0, of: 'segment', fold: 'sum' },
		{ id: 'inn', index: 1, of: 'segment', fold: 'any' },
		{ id: 'goldmine', index: 2, of: 'tile', fold: 'any' },
		{ id: 'cathedral', index: -2, of: 'segment', fold: 'any' },
	],
	registers: [
		{ id: 'bend', index: 0, per: 'side', type: 'enum:register.bend' },
		{ id: 'asked', index: 1, per: 'turn', type: 'int' },
		{ id: 'floors', index: 2, per: 'feature', type: 'int' },
		{ id: 'gone', index: -2, per: 'seat', type: 'int', default: 7 },
	],
	zones: [
		{ id: 'bag', index: 0, per: 'game' },
		{ id: 'holdings', index: 1, per: 'seat' },
		{ id: 'stack', index: 2, per: 'feature' },
		{ id: 'chest', index: -2, per: 'game' },
	],
	spaces: [...named('market', 'castle')],
	params: [
		{ id: 'base.twoTileCity', index: 0, type: 'enum:param.base.twoTileCity' },
		{ id: 'fields.scoring', index: 1, type: 'enum:param.fields.scoring' },
		{ id: 'fields.pointsPerCity', index: 2, type: 'int', min: 0, max: 100 },
		{ id: 'abbot.earlyReturn', index: 3, type: 'enum:param.abbot.earlyReturn' },
		{ id: 'base.meeplesPerPlayer', index: 4, type: 'int', min: 1, max: 200 },
	],
	elements: named('farmers', 'abbot', 'gardens'),
	packs: named('base', 'inns-and-cathedrals'),
	functions: [
		{ id: 'occupied', index: 0, params: [{ name: 'it', type: 'feature' }], result: 'bool' },
		{ id: 'filled', index: 1, params: [{ name: 'it', type: 'set(cell)' }], result: 'int' },
		{
			id: 'power',
			index: 2,
			params: [
				{ name: 'it', type: 'feature' },
				{ name: 'seat', type: 'seat' },
			],
			result: 'int',
		},
		{ id: 'rate', index: 3, params: [{ name: 'it', type: 'feature' }], result: 'int', kind: 1 },
		{ id: 'ingots', index: 4, params: [{ name: 'it', type: 'tile' }], result: 'set(piece)' },
		{ id: 'claimants', index: 5, params: [{ name: 'it', type: 'tile' }], result: 'set(seat)' },
		{ id: 'dragon', index: 6, params: [], result: 'piece', nullable: true },
		{ id: 'haunted', index: -2, params: [{ name: 'it', type: 'feature' }], result: 'bool' },
		{ id: 'faulty', index: 7, params: [], result: () => undefined },
	],
	relations: [{ id: 'challenge', index: 0, a: 'feature', b: 'feature' }],
	verbs: [
		{ id: 'placeTile', index: 0, params: [{ name: 'it', type: 'placement' }] },
		{
			id: 'deploy',
			index: 1,
			params: [
				{ name: 'piece', type: 'piece-kind' },
				{ name: 'it', type: 'segment' },
			],
		},
		{ id: 'leave', index: -2, params: [{ name: 'it', type: 'piece' }] },
	],
	actions: named('layTile', 'claim', 'recall'),
	touches: [
		{ id: 'cities', kind: 4, to: 1, via: 'touch' },
		{ id: 'shores', kind: -2, to: 4, via: 'touch' },
		{ id: 'lands', kind: 1, to: 4, via: 'touch' },
		{ id: 'nearby', kind: 2, to: 1, via: 'touch' },
		{ id: 'nearby', kind: 3, to: 0, via: 'end' },
	],
	enums,
};

export const sample: Model = {
	...createModel(declarations),
	ambiguous: new Map([['raise', ['left.raise', 'right.raise']]]),
};

/** The same, decided: half points for small ones, no gardens, the sister pack on. */
export const decided: Model = createModel({
	...declarations,
	params: declarations.params.map((p, i) => ({ ...p, value: [1, 0, 3, 0, 7][i]! })),
	elements: declarations.elements.map((e) => ({ ...e, on: e.id !== 'gardens' })),
	packs: declarations.packs.map((p) => ({ ...p, on: true })),
	seats: 4,
});

export function contextOf(
	vars: Record<string, Type | Variable> = {},
	more: Partial<ExprContext> = {},
): ExprContext {
	const temps = countTemps();
	const names: Record<string, Variable> = {};
	for (const [name, v] of Object.entries(vars))
		names[name] = typeof v === 'string' ? { kind: 'temp', slot: temps.next(), type: v } : v;
	return { model: sample, vars: scopeOf(names), temps, ...more };
}

export const vars: Record<string, Type> = {
	f: 'feature',
	g: 'feature',
	t: 'tile',
	p: 'piece',
	s: 'segment',
	side: 'side',
	seat: 'seat',
	cells: 'set(cell)',
	n: 'int',
	piece: 'piece-kind',
	spot: 'placement',
	duel: 'pair:challenge',
};
export const context = (more: Partial<ExprContext> = {}): ExprContext => contextOf(vars, more);

export function ok(text: string, expected?: Expected, more: Partial<ExprContext> = {}): string {
	const { expr, problems } = checkExpr(text, context(more), expected);
	expect(problems, text).toEqual([]);
	return show(expr!);
}

/** `CODE@text` of every problem. */
export function bad(text: string, expected?: Expected, more: Partial<ExprContext> = {}): string[] {
	const { expr, problems } = checkExpr(text, context(more), expected);
	expect(expr, text).toBeUndefined();
	return problems.map((p) => `${p.code}@${text.slice(p.start, p.end)}`);
}

describe('the sample model', () => {
	it('knows names, members and functions', () => {
		expect(sample.names.get('castle')?.map((m) => m.what)).toEqual([
			'the kind castle',
			'the space castle',
		]);
		expect(sample.names.has('param.base.twoTileCity')).toBe(true);
		expect(sample.names.has('pack.innsAndCathedrals')).toBe(true);
		expect(sample.names.has('AM_A')).toBe(true);
		expect(sample.members.get('set(cell)')?.has('filled')).toBe(true);
		expect(sample.functions.get('power')).toHaveLength(1);
		expect(sample.functions.has('rate')).toBe(false);
		expect([...sample.roots.keys()].sort()).toEqual([
			'board',
			'deck',
			'element',
			'pack',
			'param',
			'wave',
		]);
		expect(valuesOf(sample, 'enum:turn')).toEqual(['straight', 'left', 'right']);
	});
});
