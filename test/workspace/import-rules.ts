import type { ICruiseOptions, IForbiddenRuleType } from 'dependency-cruiser';

/** The one-way order of the packages: each may import only those in its list. */
export const mayImport: Readonly<Record<string, readonly string[]>> = {
	schema: [],
	lang: ['schema'],
	interpreter: ['schema', 'lang'],
	players: ['schema', 'lang', 'interpreter'],
	session: ['schema', 'lang', 'interpreter', 'players'],
	lab: ['schema', 'lang', 'interpreter', 'players'],
	'lab-queue': ['schema', 'lang', 'interpreter', 'players', 'lab'],
	art: ['schema', 'lang'],
	disk: ['schema', 'lang'],
	server: ['schema', 'lang', 'disk'],
	scene: ['schema', 'lang', 'interpreter', 'session', 'art'],
	workbench: [
		'schema',
		'lang',
		'interpreter',
		'players',
		'session',
		'lab',
		'art',
		'scene',
		'interop',
	],
	interop: ['schema', 'lang', 'interpreter'],
	cli: [
		'schema',
		'lang',
		'interpreter',
		'players',
		'session',
		'lab',
		'lab-queue',
		'art',
		'disk',
		'interop',
	],
	studio: [
		'schema',
		'lang',
		'interpreter',
		'players',
		'session',
		'lab',
		'art',
		'disk',
		'server',
		'scene',
		'workbench',
		'interop',
	],
};

const order: readonly IForbiddenRuleType[] = Object.entries(mayImport).map(
	([name, allowed]): IForbiddenRuleType => ({
		name: `order-of-${name}`,
		comment: `${name} may import ${allowed.length === 0 ? 'no other package' : allowed.join(', ')}.`,
		severity: 'error',
		from: { path: `^(packages|apps)/${name}/src/` },
		to: {
			path: '^(packages|apps)/',
			// tests may start a browser
			pathNot: `^(packages|apps)/(${[name, ...allowed].join('|')})/|^packages/test-browser/`,
		},
	}),
);

export const forbidden: IForbiddenRuleType[] = [
	{
		name: 'no-cycle-at-run-time',
		comment: 'Modules that load each other cannot be read, tested or moved alone.',
		severity: 'error',
		from: {},
		to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
	},
	...order,
	{
		name: 'linking-needs-no-built-ins',
		comment: 'The first page links packs before the compiler is fetched, so linking stays small.',
		severity: 'error',
		from: { path: '^packages/lang/src/link/', pathNot: '\\.test\\.ts$' },
		to: {
			path: '^packages/lang/src/(model|effects|expr|prose|compile|tiles/index)',
			pathNot: '/(model/spell|expr/declared-name)\\.ts$',
			dependencyTypesNot: ['type-only'],
		},
	},
	{
		name: 'imports-exist',
		comment: 'The check of types does not see that a component is missing.',
		severity: 'error',
		from: { path: '^apps/studio/src/' },
		to: { couldNotResolve: true, path: '^(#|\\.)', pathNot: '\\$types' },
	},
	{
		name: 'generic-components-know-no-game',
		comment: 'Components of `ui` serve any view: they import only each other and their texts.',
		severity: 'error',
		from: { path: '^apps/studio/src/lib/ui/', pathNot: '\\.test\\.ts$' },
		to: {
			path: '^(packages|apps)/',
			pathNot: '^apps/studio/src/(lib/ui/|texts/en/ui\\.ts$)',
		},
	},
	{
		name: 'views-take-capabilities',
		comment:
			'Views and their models take parts of the studio (`lib/capabilities.ts`), never the whole.',
		severity: 'error',
		from: {
			path: '^apps/studio/src/lib/',
			pathNot: '\\.test\\.ts$|/lib/(capabilities|shell/context)\\.ts$',
		},
		to: { path: '^apps/studio/src/lib/(studio\\.svelte|shell/context)\\.ts$' },
	},
	{
		name: 'no-way-around-the-index',
		comment: 'A relative path does not leave its package; tests may read from others.',
		severity: 'error',
		from: {
			path: '^(packages|apps)/([^/]+)/src/',
			pathNot: '\\.(test|verify)\\.ts$|/testing\\.ts$',
		},
		to: { path: '^(packages|apps|test)/', pathNot: '^$1/$2/', dependencyTypes: ['local'] },
	},
];

export const options: ICruiseOptions = {
	doNotFollow: { path: 'node_modules' },
	exclude: { path: '/(dist|build|build-static|\\.svelte-kit|\\.packs|node_modules)/' },
	tsPreCompilationDeps: true,
	enhancedResolveOptions: {
		exportsFields: ['exports'],
		conditionNames: ['@tilewright/source', 'import'],
		extensions: ['.ts', '.svelte', '.mjs', '.js'],
	},
};
