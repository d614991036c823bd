import { members } from '@tilewright/lang';
import { describe, expect, test } from 'vitest';
import { smallGame } from '../expr/testing.ts';
import { sideMatch } from './side-match.ts';

const tiles = `
S: { line: E-W }
M: { line: W-E, block: N }
`;

function gameWith(that: string): ReturnType<typeof smallGame> {
	return smallGame(
		tiles,
		{},
		`require: [{ id: more, verb: placeTile, that: "it.sides.all(s, ${that})", why: differs }]`,
	);
}

const uses: Readonly<Record<string, string>> = {
	'placement-side.kind': 's.kind != block',
	'placement-side.facing': 's.facing == none || s.kind != block',
	'side.kind': 's.facing == none || s.facing.kind != block',
	'kind.has': 's.facing == none || !s.kind.has(big)',
};

describe('a requirement of single sides is decided once for each pair of kinds', () => {
	test.each(members.filter((m) => m.declared.sideLocal === true).map((m) => m.fn))('%s', (name) => {
		const program = gameWith(uses[name]!);
		const local = program.verbs.flatMap((v) => v.require).filter((r) => r.id.endsWith('.more'));
		expect(local.map((r) => r.local?.is)).toEqual(['side']);
		const match = sideMatch(program);
		const block = program.kinds.findIndex((k) => k.id === 'block');
		for (const own of program.kinds.keys())
			for (const facing of program.kinds.keys())
				expect(match(own, facing), `${own} beside ${facing}`).toBe(own === facing && own !== block);
	});
});
