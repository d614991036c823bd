import { describe, expect, it } from 'vitest';
import { checkExpr } from './check.ts';
import { contextOf } from './sample.test.ts';
import { show } from './show.ts';

const context = contextOf({ 'hop.m': 'piece', 'hop.f': 'feature', p: 'piece' });

describe('variables of a choice', () => {
	it('are called by the choice and their name', () => {
		const { expr, problems } = checkExpr('hop.m.owner', context);
		expect(problems).toEqual([]);
		expect(show(expr!)).toBe('piece.owner(hop.m)');
		expect(expr!.type).toBe('seat');
	});

	it('are receivers of methods', () => {
		const { expr, problems } = checkExpr('hop.f.segments.first()', context);
		expect(problems).toEqual([]);
		expect(expr!.type).toBe('segment');
	});

	it('are not known without the choice', () => {
		expect(checkExpr('m.owner', context).problems.map((x) => x.code)).toEqual([
			'TYPE-UNKNOWN-NAME',
		]);
		expect(checkExpr('hop.n', context).problems.map((x) => x.code)).toEqual(['TYPE-UNKNOWN-NAME']);
	});
});
