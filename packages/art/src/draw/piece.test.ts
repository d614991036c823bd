import { expect, test } from 'vitest';
import { readLooks } from '../looks/read.ts';
import { themeOf } from '../looks/theme.ts';
import { pieceIcon, pieceSvg } from './piece.ts';

const [plain, other] = ['M1 1H20V20Z', 'M2 2H9V9Z'];
const glyphs = { plain: [{ d: plain, fill: 'seat' }], other: [{ d: other, fill: 'seat' }] };
const { looks, problems } = readLooks([
	{
		looks: { glyphs, pieces: { token: { glyph: 'plain', faces: { 0: { glyph: 'other' } } } } },
	},
]);
const theme = themeOf('light', looks);

test('a face with a look of its own is drawn as that, any other one as the piece', () => {
	expect(problems).toEqual([]);
	for (const draw of [
		(face?: number) => pieceSvg('token', 0, theme, '', face),
		(face?: number) => pieceIcon('token', 0, theme, face),
	]) {
		expect(draw(0)).toContain(other);
		expect(draw(0)).not.toContain(plain);
		for (const face of [undefined, 1, -1]) expect(draw(face)).toContain(plain);
	}
});

test('faces without a glyph are left out and reported', () => {
	const bad = readLooks([{ looks: { pieces: { token: { faces: { 0: 'other' } } } } }]);
	expect(bad.problems.map((p) => p.path.join('.'))).toEqual(['looks.pieces.token.faces']);
	expect(bad.looks.pieces.get('token')).toEqual({});
});
