import { expect, it } from 'vitest';
import { checkExpr } from './check.ts';
import { readsOf } from './reads.ts';
import { contextOf } from './sample.test.ts';

it('gathers everything an expression reads', () => {
	const text =
		'f.pennant > asked && f.pieces.exists(p, p.has(claims) && p.kind != ingot) && f.kind in [road, field] ' +
		'&& !bag.empty() && f.cities.exists(x, x.occupied) && can(deploy, follower, s) && possible(claim) && before(f.open) > m';
	const { expr, problems } = checkExpr(
		text,
		contextOf(
			{ f: 'feature', s: 'segment', m: { kind: 'local', slot: 5, type: 'int' } },
			{ before: () => 9 },
		),
		'bool',
	);
	expect(problems).toEqual([]);
	expect(readsOf(expr!)).toEqual({
		marks: [0],
		registers: [1],
		defines: [0],
		verbs: [1],
		actions: [1],
		members: [
			'feature.kind',
			'feature.open',
			'feature.pieces',
			'feature.touch',
			'piece.has',
			'piece.kind',
			'set(*).empty',
			'zone',
			'zone.pieces',
		],
		kinds: [0, 1, 4],
		pieceKinds: [0, 1, 3],
		zones: [0],
		locals: [5],
		before: true,
	});
});
