import { expect, test } from 'vitest';
import { compile } from '../compile.ts';
import { manifest, toyWorkspace } from '../testing.ts';
import { scopedLooks } from './scoped-looks.ts';

test('looks mean the things, glyphs and colours of their pack', () => {
	const files = (pack: string): Record<string, string> => ({
		[`${pack}/pack.yaml`]: manifest(pack, 'role: expansion\nuse: [toy]\n'),
		[`${pack}/rules.yaml`]:
			'format: 1\npieces: { same: { per-seat: 1, stands-on: line } }\nmarks: { own: { of: tile } }\n',
		[`${pack}/looks.yaml`]: `format: 1\nlooks:\n  colours: { shade: "#102030" }\n  glyphs: { shape: [{ d: M0 0L1 1, fill: shade, line: ink }] }\n  pieces: { same: { glyph: shape }, man: { glyph: shape } }\n`,
	});
	const workspace = toyWorkspace('', { ...files('left'), ...files('right') });
	const { ruleSet } = compile(workspace, { game: 'toy', seats: 2, with: ['left', 'right'] });
	const looksOf = (pack: string): unknown =>
		scopedLooks(
			ruleSet!,
			workspace.documents.find((d) => d.path === `${pack}/looks.yaml`)!,
		);
	for (const pack of ['left', 'right'])
		expect(looksOf(pack)).toMatchObject({
			looks: {
				colours: { [`${pack}.shade`]: '#102030' },
				glyphs: { [`${pack}.shape`]: [{ fill: `${pack}.shade`, line: 'ink' }] },
				pieces: { [`${pack}.same`]: { glyph: `${pack}.shape` }, man: { glyph: `${pack}.shape` } },
			},
		});
	const alone = compile(workspace, { game: 'toy', seats: 2, with: ['left'] }).ruleSet!;
	const document = workspace.documents.find((d) => d.path === 'left/looks.yaml')!;
	expect(scopedLooks(alone, document)).toBe(document.yaml.value);
});
