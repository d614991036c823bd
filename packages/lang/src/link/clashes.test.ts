import { expect, test } from 'vitest';
import { manifest, toyWorkspace } from '../testing.ts';
import { compatibilityRulesOf } from './clashes.ts';
import { link } from './link.ts';
import type { Clash, Selection } from './ruleset.ts';

const more = (text: string): string => manifest('sea', `role: expansion\nuse: [toy]\n${text}`);
const files = {
	'sea/pack.yaml': more(
		'conflicts: { sky: { says: Both are blue., given: param.hue == blue } }\nrequires: [salt]\n',
	),
	'sea/rules.yaml':
		'format: 1\nparams: { hue: { says: "It is {blue | green}.", values: [blue, green], default: blue } }\nelements: { waves: { says: W., requires: [tides] }, tides: { says: T., conflicts: { calm: Why. } }, calm: { says: C., default: false } }\n',
	'sky/pack.yaml': manifest('sky', 'role: expansion\nuse: [toy]\n'),
	'salt/pack.yaml': manifest('salt', 'role: expansion\nuse: [toy]\n'),
};

function clashes(selection: Partial<Selection>): string[] {
	const workspace = toyWorkspace('', files);
	const linked = link(workspace, { game: 'toy', seats: 2, ...selection });
	const found = linked.ruleSet!.clashes;
	const codes = { conflicts: 'LINK-CONFLICT', requires: 'LINK-REQUIRES' };
	expect(linked.diagnostics.map((d) => d.code).sort()).toEqual(
		found.map((c) => codes[c.is]).sort(),
	);
	return found.map(({ what, is, id, other, why }: Clash) => `${what} ${id} ${is} ${other}: ${why}`);
}

test('what was chosen together and does not go together is a clash and a finding', () => {
	expect(clashes({ with: ['sea', 'salt'] })).toEqual([]);
	expect(clashes({ with: ['sea'] })).toEqual(['pack sea requires salt: ']);
	expect(clashes({ with: ['sea', 'sky', 'salt'] })).toEqual([
		'pack sea conflicts sky: Both are blue.',
	]);
	expect(clashes({ with: ['sea', 'sky', 'salt'], params: { hue: 'green' } })).toEqual([]);
	expect(clashes({ with: ['sea', 'salt'], elements: { tides: false } })).toEqual([
		'element waves requires tides: ',
	]);
	expect(clashes({ with: ['sea', 'salt'], elements: { calm: true } })).toEqual([
		'element tides conflicts calm: Why.',
	]);
});

test('what a pack says of others is read however it is written', () => {
	const { packs } = toyWorkspace('', files);
	const sea = packs.find((p) => p.name === 'sea')!;
	expect(compatibilityRulesOf(sea.manifest.root)).toEqual([
		{ is: 'requires', other: 'salt', why: '' },
		{ is: 'conflicts', other: 'sky', why: 'Both are blue.', given: 'param.hue == blue' },
	]);
});
