import { choiceModel, coveringArray } from '@tilewright/lab';
import { compile } from '@tilewright/lang';
import { expect, test } from 'vitest';
import { manifest, toyWorkspace } from '../../packages/lang/src/testing.ts';

test('a choice that two strangers call the same is chosen only beside the packs that bring it', () => {
	const beside = `format: 1\nwith:\n  third:\n    params:\n      mode: { says: "It is {on | off}.", values: [on, off], default: off }\n`;
	const files = Object.fromEntries(
		['left', 'right', 'third'].flatMap((pack) => [
			[`${pack}/pack.yaml`, manifest(pack, 'role: expansion\nuse: [toy]\n')],
			[`${pack}/rules.yaml`, pack === 'third' ? 'format: 1\nrules: []\n' : beside],
		]),
	);
	const workspace = toyWorkspace('', files);
	const model = choiceModel(workspace, 'toy');
	expect(model.choices.filter((c) => c.is === 'param').map((c) => [c.id, c.packs[0]])).toEqual([
		['left.mode', ['left', 'third']],
		['right.mode', ['right', 'third']],
	]);
	for (const row of coveringArray(model).rows) {
		const selection = model.selectionOf(row);
		const { diagnostics } = compile(workspace, selection);
		const unknown = diagnostics.filter((d) => d.code === 'LINK-ID-UNKNOWN');
		expect(unknown, model.textOf(row)).toEqual([]);
	}
});
