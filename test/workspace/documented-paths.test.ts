import { expect, test } from 'vitest';
import { text, tracked } from './tracked.ts';

const pages = tracked('docs').filter((path) =>
	/^docs\/(architecture|lab|lab-queue|performance)\.md$/.test(path),
);
const files = tracked();
const exists = (path: string): boolean =>
	files.some((file) => file === path || file.startsWith(`${path}/`));

/** Paths in code spans, and those a command starts with: of the root, or `package/src/…` of a package or an app. */
function pathsIn(page: string): string[] {
	const spans = [...page.matchAll(/`([^`\n]+)`/g)].flatMap(([, span]) => span!.split(' '));
	return spans.filter((word) =>
		/^(?:(?:packages|apps|test|scripts|schemas)\/|[a-z-]+\/src\/)[\w./-]+$/.test(word),
	);
}

const isThere = (path: string): boolean =>
	[path, `packages/${path}`, `apps/${path}`].some((p) => exists(p.replace(/\/$/, '')));

test.each(pages)('every path in %s exists', (page) => {
	const paths = pathsIn(text(page));
	expect(paths.length).toBeGreaterThan(2);
	expect(paths.filter((path) => !isThere(path))).toEqual([]);
});

test('a path that does not exist is found', () => {
	expect(pathsIn('see `lang/src/nowhere.ts` and `node test/bench/nothing.mjs x`')).toEqual([
		'lang/src/nowhere.ts',
		'test/bench/nothing.mjs',
	]);
	expect(['lang/src/nowhere.ts', 'lang/src/link', 'test/bench'].map(isThere)).toEqual([
		false,
		true,
		true,
	]);
});
