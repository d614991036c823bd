import { expect, test } from 'vitest';
import { compileToy, manifest } from '../testing.ts';

const bring = 'do: [{ take-tile: { tile: hold.first(), from: hold } }]';

function findings(left: string, right: string): string[] {
	const pack = (name: string, rule: string): Record<string, string> => ({
		[`${name}/pack.yaml`]: manifest(name, 'role: expansion\nuse: [toy]\n'),
		[`${name}/rules.yaml`]: `format: 1\nmarks: { star: { of: tile } }\nzones: { hold: { holds: tiles } }\nrules: [{ id: bring, ${rule}, ${bring} }]\n`,
		[`${name}/tiles.yaml`]: `format: 1\ntiles:\n  ${name}-1: { star: true, line: E-W, starts: hold }\n`,
	});
	const files = { ...pack('left', left), ...pack('right', right) };
	return compileToy('', { with: ['left', 'right'] }, files)
		.diagnostics.filter((d) => d.code !== 'ORDER-OPEN')
		.map((d) => `${d.file} ${d.code}`);
}

test('a tile may come into a hand that is empty', () => {
	const checksHand = 'at: end, when: drawn == none';
	expect(findings(checksHand, checksHand)).toEqual([]);
	// the tile that was drawn has been laid
	expect(findings('at: after-place, when: placed.star', checksHand)).toEqual([]);
	expect(findings('at: after-place, when: placed != none', checksHand)).toEqual([]);
	expect(findings('at: end, when: "!(drawn != none)"', checksHand)).toEqual([]);
});

test('a rule that does not ask is refused where another pack can have brought a tile', () => {
	const checksHand = 'at: end, when: drawn == none';
	const blind = 'at: end, when: "!hold.empty()"';
	// of two that do not ask it is the later one
	expect(findings(blind, blind)).toHaveLength(1);
	expect(findings('at: after-place', 'at: end')).toEqual(['right/rules.yaml RULE-HAND']);
	expect(findings('at: end', 'at: after-place')).toEqual(['left/rules.yaml RULE-HAND']);
	expect(findings('at: after-place', checksHand)).toEqual([]);
	expect(findings('at: after-place', 'at: end, when: drawn == none || deck.empty()')).toEqual([
		'right/rules.yaml RULE-HAND',
	]);
});
