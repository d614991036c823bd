import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Kind, decodeSource, expressionsOf, parseYaml, validate } from '@tilewright/schema';
import { describe, expect, test } from 'vitest';
import { parseExpr } from '../../packages/lang/src/expr/parse.ts';

const root = import.meta.dirname;
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
	.filter((f) => f.endsWith('.yaml'))
	.map((f) => join(root, f))
	.sort();

function kindOf(value: unknown): Kind {
	const keys = Object.keys(value as object);
	const named = (['pack', 'scenario', 'tiles'] as const).find((k) => keys.includes(k));
	return named ?? 'rules';
}

describe('the files of the hard cases', () => {
	test('are all there', () => {
		const numbers = new Set(files.map((f) => Number(relative(root, f).slice(0, 2))));
		// the mayor, the hills and the bazaar are shipped packs
		const all = Array.from({ length: 38 }, (_, i) => i).filter((n) => ![2, 8, 9].includes(n));
		expect([...numbers].sort((a, b) => a - b)).toEqual(all);
	});

	test.each(files.map((f) => [relative(root, f), f]))(
		'%s fits the schemas and parses',
		(_, path) => {
			const { file } = decodeSource(path, readFileSync(path));
			const doc = parseYaml(file!);
			const kind = kindOf(doc.value);
			const found = [...doc.diagnostics, ...validate(kind, doc)].map(
				(d) => `${d.line} ${d.code} ${d.message}`,
			);
			expect(found).toEqual([]);
			const expressions = expressionsOf(kind, doc);
			const faults = expressions.flatMap((e) =>
				parseExpr(e.text).problems.map((p) => `${e.path.join('.')}: ${p.code} ${e.text}`),
			);
			expect(faults).toEqual([]);
			expect(kind === 'rules' ? expressions.length : 1).toBeGreaterThan(0);
		},
	);
});
