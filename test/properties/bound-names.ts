import type { Program, Selection } from '@tilewright/lang';
import { isWordOfLanguage } from '../../packages/lang/src/expr/declared-name.ts';
import { programOf } from '../support/base.ts';
import { compilerOf, dataOf, shippedFiles, workspaceOf } from '../support/packs.ts';

const files = shippedFiles();
const { packs } = workspaceOf(files);

function boundNames(): string[] {
	const found = new Set<string>();
	for (const { bytes } of files)
		for (const [, name] of new TextDecoder().decode(bytes).matchAll(/\.\w+\(([a-z]\w*), /g))
			found.add(name!);
	for (const document of packs.flatMap((p) => p.parts)) collect(dataOf(document), found);
	return [...found].filter((name) => !isWordOfLanguage(name)).sort();
}

const binding = new Set(['let', 'args', 'among', 'vars']);

function collect(data: unknown, found: Set<string>): void {
	if (typeof data !== 'object' || data === null) return;
	for (const [key, value] of Object.entries(data)) {
		if (key === 'as' && typeof value === 'string') found.add(value);
		if (binding.has(key) && typeof value === 'object' && value !== null && !Array.isArray(value))
			for (const name of Object.keys(value)) found.add(name);
		collect(value, found);
	}
}

export const sections: Readonly<Record<string, (names: readonly string[]) => string>> = {
	registers: each('registers', '{ per: game }'),
	'registers of features': each('registers', '{ per: feature }'),
	pieces: each('pieces', '{ per-seat: 1, stands-on: tile }'),
	kinds: each('kinds', '{ connect: none, complete: "false" }'),
	spaces: each('spaces', '{}'),
	define: each('define', '{ type: int, value: "1" }'),
	relations: each('relations', '{ among: { a: seats, b: seats } }'),
	zones: each('zones', '{ holds: tiles }'),
	marks: each('marks', '{ of: tile }'),
	params: each('params', '{ type: int, default: 1, min: 0, max: 2, says: "So many: {n}." }'),
	queries: each('queries', '{ of: feature, type: int, value: "1" }'),
	verbs: each('verbs', '{ it: tile }'),
	actions: each('actions', '{ group: main, abstract: true }'),
	tags: (names) => `tags: { piece: { ${names.map((n) => `${n}: A tag.`).join(', ')} } }\n`,
};

/** The names that shipped packs themselves declare in a section; such a name is two things beside a stranger's. */
function namesOf(section: string, data: unknown): string[] {
	if (typeof data !== 'object' || data === null) return [];
	return Object.entries(data).flatMap(([key, value]) => [
		...(key === section && typeof value === 'object' ? Object.keys(value ?? {}) : []),
		...namesOf(section, value),
	]);
}

/** Sections whose names can stand at one place, so that a name of one is a namesake of the same name in another. */
const families: readonly (readonly string[])[] = [
	['kinds', 'marks'],
	['zones', 'spaces'],
	['queries', 'define'],
];

export function boundNamesFor(section: string): string[] {
	const own = section.split(' ')[0]!;
	const keys = families.find((f) => f.includes(own)) ?? [own];
	const parts = packs.flatMap((p) => p.parts);
	const declared = parts.flatMap((d) => keys.flatMap((key) => namesOf(key, dataOf(d))));
	return boundNames().filter((name) => !declared.includes(name));
}

function each(section: string, body: string): (names: readonly string[]) => string {
	return (names) => `${section}: { ${names.map((n) => `${n}: ${body}`).join(', ')} }\n`;
}

const name = 'passer-by';

function programBeside(section: string, names: readonly string[], selection: Selection): Program {
	const encoder = new TextEncoder();
	const file = (path: string, text: string): (typeof files)[number] => ({
		path: `data/${selection.game}/${name}/${path}`,
		bytes: encoder.encode(text),
	});
	const stranger = [
		file(
			'pack.yaml',
			`pack: ${name}\nformat: 1\ngame: ${selection.game}\nrole: expansion\ntitle: A stranger\nversion: 1.0.0\nlicence: MIT\n`,
		),
		file('rules.yaml', `format: 1\n${sections[section]!(names)}`),
	];
	return programOf(compilerOf(workspaceOf([...files, ...stranger])), {
		...selection,
		with: [...(selection.with ?? []), name],
	});
}

/**
 * The meaning of a set-up beside a stranger that declares these names, and beside one that declares other names that sort alike:
 * a text without the names.
 */
export function meaningsBeside(
	section: string,
	names: readonly string[],
	selection: Selection,
): { readonly bound: string; readonly other: string } {
	const text = (declared: readonly string[]): string => {
		const program = programBeside(section, declared, selection);
		return JSON.stringify({ ...program, sources: [], hash: '' })
			.replace(/"(source|start|end)":\d+/g, '')
			.replace(/\b([a-z]\w*)0\b/gi, '$1');
	};
	return { bound: text(names), other: text(names.map((n) => `${n}0`)) };
}
