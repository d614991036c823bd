import { describe, expect, test } from 'vitest';
import { type Compiled, type Sort, register, set, sorts, strangers } from './link/testing.ts';
import { manifest } from './testing.ts';

const word = 'thing';
const remove = `with: { left: { changes: [{ remove: ${word} }] } }\n`;

const conditions: Readonly<Partial<Record<Sort, string>>> = {
	kind: `features(${word}).empty()`,
	mark: `features(line).exists(f, f.${word})`,
	piece: `pieces.exists(p, p.kind == ${word})`,
	zone: `${word}.empty()`,
	space: `${word}.pieces.empty()`,
	register: `active.${word} > 1`,
	query: `${word}(active) > 1`,
};

function around(
	sort: Sort,
	stranger: string,
	use = 'left',
	condition = conditions[sort]!,
): Compiled {
	const [rules, tiles = ''] = sorts[sort](word, 'kone');
	return strangers(rules, stranger, {
		tiles: [tiles, ''],
		selection: { with: ['left', 'right', 'third'] },
		more: {
			'third/pack.yaml': manifest('third', `role: expansion\nuse: [${use}]\n`),
			'third/rules.yaml': `format: 1\n${register('three')}rules: [{ id: ask, at: end, when: "${condition}", ${set('three', '1')} }]\n`,
		},
	});
}

const named = Object.keys(conditions) as Sort[];
const ofThird = ({ diagnostics }: Compiled): (typeof diagnostics)[number][] =>
	diagnostics.filter(
		(d) => d.severity === 'error' && d.file.startsWith('third/') && !d.code.startsWith('ORDER-'),
	);

describe('a name in an expression that stands for nothing', () => {
	test.each(named)('is a finding that names the stranger who took it away: %s', (sort) => {
		expect(ofThird(around(sort, ''))).toEqual([]);
		const found = ofThird(around(sort, remove));
		expect(found.map((d) => d.code)).toEqual(['LINK-ID-REMOVED']);
		expect(found[0]!.message).toContain('"right"');
		expect(found[0]!.message).toContain(`"${word}"`);
		expect(found[0]!.excerpt).toContain(word);
		expect(found[0]!.related).toMatchObject([{ file: 'right/rules.yaml', line: 2 }]);
	});

	test.each(named)('is no finding where the pack knows who took it away: %s', (sort) => {
		const made = around(sort, remove, 'left, right');
		expect(ofThird(made).filter((d) => d.code === 'LINK-ID-REMOVED')).toEqual([]);
	});

	test('is no finding where a param is the reason', () => {
		const off = 'param.left.size > 5 && pieces.exists(p, p.kind == thing)';
		const sized = 'params: { left.size: { default: 3, min: 1, max: 9, says: "So many: {n}." } }\n';
		expect(ofThird(around('piece', `${remove}${sized}`, 'left', off))).toEqual([]);
	});

	test('is no finding where the pack means a thing of its own', () => {
		const own = `pieces: { ${word}: { per-seat: 1, stands-on: line } }\n`;
		const rule = `rules: [{ id: ask, at: end, when: "pieces.exists(p, p.kind == ${word})", ${set('three', '1')} }]\n`;
		const made = strangers(own, remove, {
			selection: { with: ['left', 'right', 'third'] },
			more: {
				'third/pack.yaml': manifest('third', 'role: expansion\nuse: [toy]\n'),
				'third/rules.yaml': `format: 1\n${register('three')}${own}${rule}`,
			},
		});
		expect(made.diagnostics).toEqual([]);
	});

	test('is no finding in the pack whose thing it is', () => {
		const own = `rules: [{ id: ask, at: end, when: "pieces.exists(p, p.kind == ${word})", ${set('kone', '1')} }]\n`;
		const declared = `${register('kone')}pieces: { ${word}: { per-seat: 1, stands-on: line } }\n`;
		expect(strangers(`${declared}${own}`, remove).diagnostics).toEqual([]);
	});
});
