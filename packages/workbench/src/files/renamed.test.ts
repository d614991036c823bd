import { readDocument } from '@tilewright/lang';
import { expect, test } from 'vitest';
import { EditOverlay } from '../editor/edit-overlay.ts';
import { WorkspaceFiles } from '@tilewright/session';
import { renamedFiles } from './renamed.ts';
import { newExpansion, newGame } from './templates.ts';

function setUp(texts: Readonly<Record<string, string>>) {
	const files = new WorkspaceFiles(readDocument);
	const change = (...args: Parameters<WorkspaceFiles['change']>): void =>
		void files.change(...args);
	const overlay = new EditOverlay({ files, change });
	const encoder = new TextEncoder();
	overlay.change({
		files: Object.entries(texts).map(([path, text]) => ({ path, bytes: encoder.encode(text) })),
		gone: [],
		whole: true,
	});
	return { files, overlay };
}
const below = (folder: string, texts: Readonly<Record<string, string>>): Record<string, string> =>
	Object.fromEntries(Object.entries(texts).map(([name, text]) => [`${folder}/${name}`, text]));

const texts = {
	'data/common/pack.yaml':
		'pack: common\nformat: 1\nrole: library\ntitle: C\nversion: 1.0.0\nlicence: MIT\n',
	...below('own/mine', newGame('mine', 'My game', 'common')),
	...below('own/more', newExpansion('more', 'More', { game: 'mine', title: '', use: 'mine' }, 't')),
	'own/house-rules/long.yaml': 'overlay: long\nformat: 1\nsays: Long.\nover: [mine]\nchanges: []\n',
	...below(
		'own/deep/mine',
		newExpansion('mine', 'Other', { game: 'other', title: '', use: 'x' }, 't'),
	),
};

test('a game gets another name: its folder, its id, and who names it; other games keep theirs', () => {
	const { files, overlay: d } = setUp(texts);
	d.handlers.edits({ 'own/more/rules.yaml': 'format: 1\nwith: { mine: {} } # edited\n' });
	const all = renamedFiles(files, d, 'own/mine', 'ours');
	expect(all.map((f) => [f.path, f.to, f.places])).toEqual([
		['own/house-rules/long.yaml', 'own/house-rules/long.yaml', 1],
		['own/mine/pack.yaml', 'own/ours/pack.yaml', 2],
		['own/mine/rules.yaml', 'own/ours/rules.yaml', 0],
		['own/mine/tiles.yaml', 'own/ours/tiles.yaml', 0],
		['own/more/pack.yaml', 'own/more/pack.yaml', 2],
		['own/more/rules.yaml', 'own/more/rules.yaml', 1],
	]);
	const after = Object.fromEntries(all.map((f) => [f.to, f.edit?.after ?? f.disk!.after]));
	const { files: now, overlay: other } = setUp(after);
	expect(now.workspace.packs.map((p) => p.id)).toEqual(['ours/more', 'ours/ours']);
	expect(after['own/more/rules.yaml']).toBe('format: 1\nwith: { ours: {} } # edited\n');
	expect(after['own/house-rules/long.yaml']).toContain('over: [ours]');
	expect(
		renamedFiles(now, other, 'own/ours', 'mine').every(
			(f) =>
				f.disk!.after ===
				(all.find((a) => a.to === f.path)!.edit ?? all.find((a) => a.to === f.path)!.disk)!.before,
		),
	).toBe(true);
});

test('an expansion keeps its game; what is not below own/ stays', () => {
	const { files, overlay: d } = setUp(texts);
	const all = renamedFiles(files, d, 'own/more', 'less');
	expect(all.map((f) => [f.to, f.places])).toEqual([
		['own/less/pack.yaml', 1],
		['own/less/rules.yaml', 0],
		['own/less/tiles.yaml', 0],
	]);
	expect(all[0]!.disk!.after).toContain('game: mine');
	expect(renamedFiles(files, d, 'own/more', 'more')).toEqual([]);
});
