import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { TileContext, TileKind, TileProblem } from './problems.ts';
import { parseTile } from './tile.ts';

const line: TileKind = { connect: 'edge', form: 'line', marks: ['inn'] };
const block: TileKind = { connect: 'edge', form: 'block', marks: ['pennant'] };
const area: TileKind = { connect: 'area', marks: ['tipi'] };
const context: TileContext = {
	kinds: {
		...{ road: line, river: line, rail: line, city: block },
		...{ field: area, prairie: area, swamp: area },
		monastery: { connect: 'point', marks: [] },
		quarter: { connect: 'region', marks: [] },
	},
	areaKind: 'field',
	marks: ['hill'],
};

describe('docs/tiles.md', () => {
	const text = readFileSync(new URL('../../../../docs/tiles.md', import.meta.url), 'utf8');
	const blocks = [...text.matchAll(/```yaml\n([^]*?)```/g)].map((m) => m[1]!);
	const tiles = blocks.flatMap((source) => {
		const data = parse(source) as Record<string, Record<string, unknown>>;
		return Object.entries((data['tiles'] as typeof data | undefined) ?? data);
	});

	it('has examples', () => expect(tiles.length).toBeGreaterThan(12));

	it.each(tiles)('%s is read without a finding', (id, decl) => {
		const problems: TileProblem[] = [];
		parseTile(id, decl, context, (p) => problems.push(p));
		expect(problems).toEqual([]);
	});
});
