import { expect, test } from 'vitest';
import { withoutCell, withCellMoved } from './cell-references.ts';

const text = `board: [A 1/0 r0] # by hand
kinds: { castle: [city N 1/0, city S 2/0] }
sides: { 1/0 N: road }
added: [road E-W 2/0 by bridge ann]
links: [road N 1/0 to road S 3/0 by ferry]
zones: { below 1/0: [coin], bag: [coin 1] }
slot: main
placed: 1/0
`;

test('references to a cell go with its tile', () => {
	expect(withoutCell(text, '1/0')).toEqual({
		ok: true,
		text: `board: [A 1/0 r0] # by hand
kinds: { castle: [city S 2/0] }
added: [road E-W 2/0 by bridge ann]
zones: { bag: [coin 1] }
`,
	});
	expect(withoutCell(text, '9/9')).toEqual({ ok: true, text });
});

test('it moves with its tile', () => {
	expect(withCellMoved(text, '1/0', '4/-1')).toEqual({
		ok: true,
		text: text.replaceAll(' 1/0', ' 4/-1').replace('A 4/-1', 'A 1/0'),
	});
	expect(withCellMoved(text, '9/9', '8/8')).toEqual({ ok: true, text });
});
