import { describe, expect, it } from 'vitest';
import type { Type } from '../ir/types.ts';
import type { ExprContext } from './context.ts';
import { namesAt } from './names-at.ts';
import { contextOf } from './sample.test.ts';

function at(text: string, more: Partial<ExprContext> = {}, expected?: Type): string[] {
	const offset = text.indexOf('|');
	const context = contextOf({ it: 'feature', t: 'tile' }, more);
	return namesAt(text.replace('|', ''), offset, context, expected).map((n) => n.name);
}

describe('namesAt', () => {
	it('proposes properties and methods after a dot', () => {
		expect(at('it.|')).toEqual(
			expect.arrayContaining([
				'pieces',
				'complete',
				'pennant',
				'occupied',
				'cities',
				'stack',
				'has',
			]),
		);
		expect(at('it.pie|')).toEqual(['pieces']);
		expect(at('it.tiles.|')).toEqual(
			expect.arrayContaining(['size', 'filter', 'cells', 'first', 'claimants']),
		);
		expect(at('it.tiles.|')).not.toContain('goldmine');
		expect(at('around( t ).tiles.wi|')).toEqual(['without']);
		expect(at('warden.fea|')).toEqual(['feature']);
		expect(at('x.|')).toEqual([]);
	});

	it('knows the members of folds that are not finished', () => {
		expect(at('it.pieces.filter(p, p.ow|')).toEqual(['owner']);
		expect(at('features.filter(f, f.pieces.exists(p, p.owner == seat && f.comp|')).toEqual([
			'complete',
			'completed',
		]);
		expect(at('features.filter(f, f.complete && |')).toEqual(
			expect.arrayContaining(['f', 'it', 'active', 'none', 'features']),
		);
	});

	it('goes on dotted names', () => {
		expect(at('param.|')).toEqual(['abbot', 'base', 'fields']);
		expect(at('param.base.|')).toEqual(['meeplesPerPlayer', 'twoTileCity']);
		expect(at('1 + wave.|')).toEqual(expect.arrayContaining(['features', 'owners']));
		expect(at('wa|', { site: 'kind' })).toEqual(['warden']);
		expect(at('element.g|')).toEqual(['gardens']);
	});

	it('proposes what the place takes', () => {
		expect(at('it.pieces.exists(p, p.has(c|')).toEqual(['claims', 'counted']);
		expect(at('can(|')).toEqual(['deploy', 'leave', 'placeTile']);
		expect(at('possible(re|')).toEqual(['recall']);
		expect(at('param.base.twoTileCity == hal|')).toEqual(['half']);
		expect(at('hal|', {}, 'enum:param.base.twoTileCity')).toEqual(['half']);
		expect(at('|', { implicit: 'it' })).toEqual(
			expect.arrayContaining(['tiles', 'complete', 'road']),
		);
	});

	it('says what each is', () => {
		const [open] = namesAt('it.open', 7, contextOf({ it: 'feature' }));
		expect(open).toEqual({
			name: 'open',
			type: 'a number',
			doc: 'How many of its sides face an empty cell; for ground, how many half sides.',
			form: 'property',
		});
	});
});
