import { expect, test } from 'vitest';
import { isOfTests, text, tracked } from './tracked.ts';

/** Places that read JSON without counting its values first, each with the reason that no stranger wrote it. */
const own: Readonly<Record<string, string>> = {
	'packages/schema/src/json.ts': 'counts first; everybody else calls it',
	'packages/cli/src/main.ts': 'the manifest of the package itself',
	'packages/cli/bin/up-to-date.mjs': 'a list that the build of the package wrote',
	'packages/cli/src/bench/setting.ts': 'a file that the person who measures wrote',
	'packages/cli/src/bench/studio.ts': 'output of a script of this repository',
	'apps/studio/src/lib/store/browser/shipped.ts': 'the packs that are hosted with the page',
	'apps/studio/src/lib/store/disk/store.ts': 'answers of the server that the page came from',
	'apps/studio/src/lib/set/set.svelte.ts': 'a copy of data in memory',
};

const parsing = /\bJSON\.parse\(|\.json\(\)/;
const sources = tracked('packages', 'apps').filter(
	(path) =>
		/^(packages\/[^/]+|apps\/studio)\/(src|bin|server)\/.*\.(ts|svelte|js|mjs)$/.test(path) &&
		!isOfTests(path) &&
		!/\/generated\//.test(path),
);

test('JSON is read by parseJson, which bounds its depth and its values', () => {
	expect(sources.length).toBeGreaterThan(500);
	const found = sources.filter((path) => parsing.test(text(path)));
	expect(found.sort()).toEqual(Object.keys(own).sort());
});
