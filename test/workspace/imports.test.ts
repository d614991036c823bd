import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { beforeAll, expect, test } from 'vitest';
import { forbidden, mayImport, options } from './import-rules.ts';
import { isOfTests, root, text, tracked } from './tracked.ts';

async function violationsIn(baseDir: string): Promise<ICruiseResult> {
	const folders = ['packages', 'apps'].filter((name) => existsSync(join(baseDir, name)));
	const { output } = await cruise(folders, {
		...options,
		baseDir,
		validate: true,
		ruleSet: { forbidden },
	});
	if (typeof output === 'string') throw new Error(output);
	return output;
}

let result: ICruiseResult;

beforeAll(async () => {
	result = await violationsIn(root);
});

test('every source file of the workspace is looked at', () => {
	const seen = new Set(result.modules.map(({ source }) => source));
	const sources = tracked('packages', 'apps').filter((path) =>
		/^(packages|apps)\/[^/]+\/src\/.*\.(ts|svelte|mjs|js)$/.test(path),
	);
	expect(sources.filter((path) => !seen.has(path))).toEqual([]);
	expect([...new Set(sources.map((path) => path.split('/')[1]!))].sort()).toEqual(
		Object.keys(mayImport).sort(),
	);
});

test('imports point one way, without cycles at run time', () => {
	const wrong = result.summary.violations.map(
		({ rule, from, to, cycle }) =>
			`${rule.name}: ${[from, ...(cycle?.map(({ name }) => name) ?? [to])].join(' → ')}`,
	);
	expect(wrong).toEqual([]);
});

test('a package declares which others it imports', () => {
	const declared = (path: string): Readonly<Record<string, string>> => {
		const folder = path.split('/').slice(0, 2).join('/');
		const manifest = JSON.parse(text(`${folder}/package.json`)) as {
			dependencies?: Record<string, string>;
			devDependencies?: Record<string, string>;
			scripts?: Record<string, string>;
		};
		// a bundle brings what it needs, so that its package depends on it in development alone
		const isBundled = manifest.scripts?.['build']?.includes('vite build') ?? false;
		return {
			...manifest.dependencies,
			...(isOfTests(path) || isBundled ? manifest.devDependencies : {}),
		};
	};
	const wrong = result.modules
		.filter(({ source }) => /^(packages|apps)\/[^/]+\/src\//.test(source))
		.flatMap(({ source, dependencies }) =>
			dependencies
				.filter(({ module }) => module.startsWith('@tilewright/'))
				.map(({ module }) => module.split('/').slice(0, 2).join('/'))
				.filter((name) => !(name in declared(source)))
				.map((name) => `${source} imports ${name}`),
		);
	expect(wrong).toEqual([]);
});

test('the rules find what they forbid', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'imports-'));
	const write = (path: string, code: string): void => {
		mkdirSync(dirname(join(folder, path)), { recursive: true });
		writeFileSync(join(folder, path), code);
	};
	write('packages/schema/src/a.ts', "import { b } from './b.ts';\nexport const a = () => b;\n");
	write('packages/schema/src/b.ts', "import { a } from './a.ts';\nexport const b = () => a;\n");
	write('packages/schema/src/c.ts', "import type { D } from './d.ts';\nexport type C = D;\n");
	write('packages/schema/src/d.ts', "import type { C } from './c.ts';\nexport type D = C[];\n");
	write('packages/schema/src/e.ts', "export * from '../../lang/src/f.ts';\n");
	write('packages/lang/src/f.ts', "export { a } from '../../schema/src/a.ts';\n");
	write('apps/studio/src/lib/ui/Button.svelte', "<script>import '../game.ts';</script>\n");
	write('apps/studio/src/lib/Missing.svelte', "<script>import './Gone.svelte';</script>\n");
	write('apps/studio/src/lib/game.ts', 'export const game = 1;\n');
	write('apps/studio/src/lib/studio.svelte.ts', 'export class Studio {}\n');
	write('apps/studio/src/lib/view.ts', "export type { Studio } from './studio.svelte.ts';\n");
	const { summary } = await violationsIn(folder);
	const found = summary.violations.map(({ rule, from }) => `${rule.name} ${from}`);
	rmSync(folder, { recursive: true });
	expect(found.sort()).toEqual([
		'generic-components-know-no-game apps/studio/src/lib/ui/Button.svelte',
		'imports-exist apps/studio/src/lib/Missing.svelte',
		'no-cycle-at-run-time packages/schema/src/a.ts',
		'no-way-around-the-index packages/lang/src/f.ts',
		'no-way-around-the-index packages/schema/src/e.ts',
		'order-of-schema packages/schema/src/e.ts',
		'views-take-capabilities apps/studio/src/lib/view.ts',
	]);
});
