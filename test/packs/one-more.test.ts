import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { baseProgram, programOf } from '../support/base.ts';
import { compilerOf, root, shippedFiles, workspaceOf } from '../support/packs.ts';

interface Change {
	readonly file: string;
	readonly from: string;
	readonly to: string;
}

function changesOf(page: string): Map<string, Change[]> {
	const found = new Map<string, Change[]>();
	let file = '';
	for (const [, path, diff] of page.matchAll(/^`(data\/[^`]+)`$|^```diff\n([\s\S]*?)^```$/gm)) {
		if (path !== undefined) file = path;
		if (diff === undefined) continue;
		const lines = diff.trimEnd().split('\n');
		const side = (sign: string): string =>
			lines
				.filter((l) => l.startsWith(' ') || l.startsWith(sign))
				.map((l) => `${l.slice(1)}\n`)
				.join('');
		const folder = dirname(file);
		found.set(folder, [...(found.get(folder) ?? []), { file, from: side('-'), to: side('+') }]);
	}
	return found;
}

const changes = changesOf(readFileSync(join(root, 'docs/one-more.md'), 'utf8'));

test('the page shows a change of eight packs', () => expect(changes.size).toBe(8));

test.each([...changes])('%s takes one more tile and one more rule', (folder, list) => {
	const pack = basename(folder);
	const files = shippedFiles().map((f) => {
		const own = list.filter((c) => c.file === f.path);
		if (own.length === 0) return f;
		let text = new TextDecoder().decode(f.bytes);
		for (const { from, to } of own) {
			expect(text.includes(from), from).toBe(true);
			text = text.replace(from, () => to);
		}
		return { path: f.path, bytes: new TextEncoder().encode(text) };
	});
	const before = baseProgram({ with: [pack] });
	const after = programOf(compilerOf(workspaceOf(files)), { with: [pack] });
	const boxOf = ({ deck }: typeof before): number =>
		deck.groups.flatMap((g) => g.tiles).reduce((n, t) => n + t.copies, 0);
	expect(boxOf(after)).toBe(boxOf(before) + 1);
	const added = list.flatMap(({ to }) => /^ {2}- id: (\w+)$/m.exec(to)?.[1] ?? []);
	expect(added).toHaveLength(1);
	expect(after.sources.map((s) => s.id)).toContain(`${pack}.${added[0]!}`);
	expect(before.sources.map((s) => s.id)).not.toContain(`${pack}.${added[0]!}`);
});
