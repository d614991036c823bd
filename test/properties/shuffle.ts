import { type WorkspaceFile } from '@tilewright/lang';
import type { Data } from '@tilewright/schema';
import { stringify } from 'yaml';
import { mix } from './script.ts';
import { workspaceOf } from '../support/packs.ts';

type Tree = { [key: string]: Data };
const isTree = (v: Data): v is Tree => typeof v === 'object' && v !== null && !Array.isArray(v);

/** Mappings whose order says something: variables may use earlier ones, arguments go by their place, lines stand as they are written. */
const ordered: ReadonlySet<string> = new Set(['among', 'let', 'value', 'verbs', 'tiles']);
/** Lists of declarations; every other list is a sequence or is small and the author's own. */
const loose: ReadonlySet<string> = new Set([
	'rules',
	'require',
	'forbid',
	'allow',
	'modify',
	'always',
	'replace',
	'assists',
]);
const fixed: ReadonlySet<string> = new Set([
	'format',
	'use',
	'given',
	'copies-by',
	'total',
	'timeline',
	'deck',
	'scores',
]);

export function shuffledFiles(files: readonly WorkspaceFile[], salt: number): WorkspaceFile[] {
	const next = (
		(n) => (below: number) =>
			mix(salt, n++) % below
	)(0);
	const out: WorkspaceFile[] = [];
	const write = (path: string, data: Data): void => {
		const text = stringify(data, { lineWidth: 0 });
		out.push({ path, bytes: new TextEncoder().encode(text) });
	};
	for (const pack of workspaceOf(files).packs)
		for (const part of pack.parts) {
			const data = part.yaml.value as Tree;
			const folder = part.path.replace(/[^/]*$/, '');
			if (part.kind !== 'rules') {
				const name =
					part.kind === 'pack'
						? 'pack.yaml'
						: `${String(next(1000))}${part.path.slice(folder.length)}`;
				write(
					`${folder}${name}`,
					part.kind === 'tiles' ? shuffledTiles(data, next) : shuffledKeys(data, next),
				);
				continue;
			}
			const shares = Array.from({ length: 1 + next(3) }, (): Tree => ({ format: data['format']! }));
			for (const key of shuffled(Object.keys(data), next)) {
				if (key === 'format') continue;
				const value = data[key]!;
				if (key === 'use') for (const s of shares) s[key] = value;
				else if (fixed.has(key)) shares[next(shares.length)]![key] = shuffledDeep(value, next, key);
				else deal(shares, key, value, next);
			}
			shares.forEach((s, i) =>
				write(
					`${folder}${next(1000)}-${i}${part.path.slice(folder.length)}`,
					shuffledKeys(s, next),
				),
			);
		}
	return out;
}

type Next = (below: number) => number;

function deal(shares: readonly Tree[], section: string, value: Data, next: Next): void {
	if (Array.isArray(value) && loose.has(section))
		for (const item of shuffled(value, next)) {
			const share = shares[next(shares.length)]!;
			((share[section] ??= []) as Data[]).push(shuffledDeep(item, next, section));
		}
	else if (isTree(value))
		for (const [id, item] of shuffled(Object.entries(value), next)) {
			const share = shares[next(shares.length)]!;
			((share[section] ??= {}) as Tree)[id] = shuffledDeep(item, next, section);
		}
	else shares[next(shares.length)]![section] = value;
}

function shuffledDeep(value: Data, next: Next, key: string): Data {
	if (Array.isArray(value)) return value.map((v) => shuffledDeep(v, next, ''));
	if (!isTree(value)) return value;
	const inner = Object.entries(value).map(([k, v]) => [k, shuffledDeep(v, next, k)] as const);
	return Object.fromEntries(ordered.has(key) ? inner : shuffled(inner, next));
}

const shuffledKeys = (data: Tree, next: Next): Tree =>
	Object.fromEntries(shuffled(Object.entries(data), next));

/** Rows in another order; within a row only `copies` moves, for segments are numbered as they are written. */
function shuffledTiles(data: Tree, next: Next): Tree {
	const rows = shuffled(Object.entries(data['tiles'] as Tree), next).map(([id, row]) => {
		const { copies, ...rest } = row as Tree;
		return [id, copies === undefined || next(2) === 0 ? row : { ...rest, copies }] as const;
	});
	return shuffledKeys({ ...data, tiles: Object.fromEntries(rows) as Tree }, next);
}

function shuffled<T>(list: readonly T[], next: Next): T[] {
	const out = [...list];
	for (let i = out.length - 1; i > 0; i--) {
		const k = next(i + 1);
		[out[i], out[k]] = [out[k]!, out[i]!];
	}
	return out;
}
