import { afterEach, beforeEach, expect, test } from 'vitest';
import { call } from '../frame/testing.ts';
import { type Sandbox, sandbox } from '../testing.ts';

let box: Sandbox;
beforeEach(() => (box = sandbox()));
afterEach(() => box.remove());

async function lints(edit: (box: Sandbox) => void): Promise<string[]> {
	box.copy('carcassonne/base', 'base');
	edit(box);
	const { out } = await call(['check', '--json', 'base'], { cwd: box.path });
	const { diagnostics } = JSON.parse(out) as { diagnostics: { code: string; line: number }[] };
	return diagnostics.map((d) => d.code).filter((c) => c.startsWith('LINT-'));
}

const mark = (rule: string) => (b: Sandbox) => {
	b.edit('base/rules.yaml', 'marks: { pennant: sum }', 'marks: { pennant: sum, banner: sum }');
	if (rule !== '') b.edit('base/rules.yaml', '  - id: lastTile', `${rule}\n  - id: lastTile`);
};

test('what no set-up reads is told', async () => {
	expect(await lints(mark(''))).toEqual(['LINT-MARK-UNREAD']);
});

test('what one word of a param reads is no finding, though the others do not read it', async () => {
	const rule = `  - id: banners
    at: after-score
    given: param.base.unplaceableTile == shuffleBack
    for-each: { as: f, in: "features(city)" }
    when: f.banner > 9
    do: [{ score: { to: active, line: banners, count: 1, each: 1, cause: scored } }]`;
	expect(await lints(mark(rule))).toEqual([]);
});

test('a rule behind a word of a param is told although the others lack it', async () => {
	const rule = `  - id: nothing
    at: after-score
    given: param.base.unplaceableTile == shuffleBack
    when: 1 > 2
    do: [{ score: { to: active, line: nothing, count: 1, each: 1, cause: scored } }]`;
	const found = await lints((b) =>
		b.edit('base/rules.yaml', '  - id: lastTile', `${rule}\n  - id: lastTile`),
	);
	expect(found).toEqual(['LINT-RULE-NEVER']);
});
