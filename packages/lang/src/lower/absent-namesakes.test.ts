import { expect, test } from 'vitest';
import { compileToy, manifest } from '../testing.ts';

const declarations = [
	'define: { wide: { of: tile, type: bool, value: "it.segments.size() > 1", given: element.wide } }',
	'queries: { wide: { of: tile, type: bool, value: "it.segments.size() > 1", given: element.wide } }',
	'define: { wide: { of: tile, type: int, value: it.segments.size(), given: element.wide } }',
	'registers: { wide: { per: tile, type: bool, given: element.wide } }',
	'marks: { wide: { of: tile, given: element.wide } }',
];

function pack(name: string, declaration: string): Record<string, string> {
	const isNumber = declaration.includes('type: int');
	const rule = `rules: [{ id: read, at: end, given: element.wide, when: "placed.wide${isNumber ? ' > 1' : ''}", do: [{ score: { to: active, count: 1 } }] }]`;
	return {
		[`${name}/pack.yaml`]: manifest(name, 'role: expansion\nuse: [toy]\n'),
		[`${name}/rules.yaml`]: `format: 1\nelements: { wide: { says: Wide tiles count., default: true } }\n${declaration}\n${rule}\n`,
	};
}

test('a declaration that is switched off never changes what a stranger says', () => {
	let tried = 0;
	for (const first of declarations)
		for (const second of declarations)
			for (const off of [[], ['left.wide'], ['right.wide'], ['left.wide', 'right.wide']]) {
				const files = { ...pack('left', first), ...pack('right', second) };
				const elements = Object.fromEntries(off.map((id) => [id, false]));
				const { diagnostics } = compileToy('', { with: ['left', 'right'], elements }, files);
				const found = diagnostics.map((d) => `${d.file} ${d.code} ${d.message}`);
				expect(found, `${first}\n${second}\nwithout ${off.join()}`).toEqual([]);
				tried++;
			}
	expect(tried).toBe(100);
});
