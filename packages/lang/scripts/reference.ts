import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { effects } from '../src/effects/table.ts';
import { stateParts } from '../src/texts/state.ts';
import { type Member, writers } from '../src/model/member.ts';
import { members } from '../src/model/members/index.ts';

interface Shape {
	readonly $ref?: string;
	readonly $defs?: Readonly<Record<string, Shape>>;
	readonly description?: string;
	readonly type?: string | readonly string[];
	readonly const?: unknown;
	readonly enum?: readonly unknown[];
	readonly properties?: Readonly<Record<string, Shape>>;
	readonly additionalProperties?: boolean | Shape;
	readonly required?: readonly string[];
	readonly items?: Shape;
	readonly anyOf?: readonly Shape[];
	readonly 'x-expr'?: { readonly type: string };
	readonly 'x-ref'?: string;
}

const root = join(import.meta.dirname, '../../..');

export const referencePath: string = join(root, 'docs/language.md');

const read = new Map<string, Shape>();

function schema(name: string): Shape {
	let found = read.get(name);
	if (found === undefined) {
		const text = readFileSync(join(root, `schemas/${name}.schema.json`), 'utf8');
		read.set(name, (found = JSON.parse(text) as Shape));
	}
	return found;
}

interface At {
	readonly file: string;
	readonly shape: Shape;
}

function follow(at: At): At {
	const ref = at.shape.$ref;
	if (ref === undefined) return at;
	const [path = '', pointer = ''] = ref.split('#/$defs/');
	const file = path === '' ? at.file : path.replace('.schema.json', '');
	const shape = pointer === '' ? schema(file) : schema(file).$defs?.[pointer];
	if (shape === undefined) throw new Error(`${ref} in ${at.file} leads nowhere`);
	return follow({ file, shape });
}

const simple: Readonly<Record<string, string>> = {
	string: 'text',
	integer: 'number',
	number: 'number',
	boolean: 'true or false',
	object: 'mapping',
	array: 'list',
};

function takes(at: At): string {
	const { shape, file } = follow(at);
	const own = at.shape;
	const expr = own['x-expr'] ?? shape['x-expr'];
	if (expr !== undefined) return code(expr.type);
	const ref = own['x-ref'] ?? shape['x-ref'];
	if (shape.enum !== undefined) return shape.enum.map((v) => code(String(v))).join(', ');
	if (shape.const !== undefined) return code(String(shape.const));
	if (shape.anyOf !== undefined) {
		const parts = shape.anyOf.map((s) => takes({ file, shape: s }));
		const words = [...new Set(parts)].filter((w) => w !== '');
		return ref === undefined
			? words.join(' or ')
			: named(
					ref,
					words.some((w) => w.startsWith('list')),
				);
	}
	if (shape.type === 'array') {
		const inner = shape.items === undefined ? '' : takes({ file, shape: shape.items });
		return ref === undefined ? `list of ${inner}` : named(ref, true);
	}
	if (ref !== undefined && shape.type === 'string') return named(ref, false);
	if (shape.type === 'object') {
		const inner = shape.additionalProperties;
		if (typeof inner !== 'object') return 'mapping';
		return `mapping to ${takes({ file, shape: inner })}`;
	}
	const types = typeof shape.type === 'string' ? [shape.type] : (shape.type ?? []);
	return types.map((t) => simple[t] ?? t).join(' or ');
}

function named(ref: string, many: boolean): string {
	const word = ref.replace(/^tag:(.*)$/, 'tag of a $1').replaceAll('-', ' ');
	return many ? `${word}, or a list` : word;
}

function code(text: string): string {
	return `\`${text}\``;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
	const safe = [head, ...rows].map((row) => row.map((cell) => cell.replaceAll('|', '\\|')));
	const widths = head.map((_, i) => Math.max(3, ...safe.map((row) => (row[i] ?? '').length)));
	const line = (row: readonly string[]): string =>
		`| ${widths.map((w, i) => (row[i] ?? '').padEnd(w)).join(' | ')} |`;
	const [first = [], ...rest] = safe;
	return [
		line(first),
		`| ${widths.map((w) => '-'.repeat(w)).join(' | ')} |`,
		...rest.map(line),
	].join('\n');
}

function keysOf(at: At): string {
	const { shape, file } = follow(at);
	const rows = Object.entries(shape.properties ?? {}).map(([key, inner]) => {
		const needed = shape.required?.includes(key) === true ? ' (needed)' : '';
		const says = inner.description ?? follow({ file, shape: inner }).shape.description ?? '';
		return [`${code(key)}${needed}`, takes({ file, shape: inner }), says];
	});
	return table(['key', 'takes', 'means'], rows);
}

/** `rules#kind, rules#pile`: one table each, with what it is about. */
function keysBlock(list: string): string {
	return list
		.split(',')
		.map((item) => {
			const [file = '', def] = item.trim().split('#');
			const shape = def === undefined ? schema(file) : schema(file).$defs?.[def];
			if (shape === undefined) throw new Error(`no schema ${item}`);
			const about = follow({ file, shape }).shape.description ?? '';
			const name = def ?? file;
			if (shape.properties === undefined && shape.anyOf !== undefined)
				return shape.anyOf
					.map((s) => `${s.description ?? ''}\n\n${keysOf({ file, shape: s })}`)
					.join('\n\n');
			return `_${name}_: ${about}\n\n${keysOf({ file, shape })}`;
		})
		.join('\n\n');
}

function effectsBlock(): string {
	const { $defs = {} } = schema('effects');
	return Object.entries($defs)
		.filter(([id]) => id !== 'effects' && id !== 'effect')
		.map(([id, def]) => {
			const { [id]: own, ...beside } = def.properties ?? {};
			const inner = own === undefined ? undefined : follow({ file: 'effects', shape: own });
			const rows: string[][] = [];
			const add = (key: string, shape: Shape, needed: boolean, file: string): void => {
				const says = shape.description ?? follow({ file, shape }).shape.description ?? '';
				rows.push([`${code(key)}${needed ? ' (needed)' : ''}`, takes({ file, shape }), says]);
			};
			if (inner?.shape.properties !== undefined)
				for (const [key, shape] of Object.entries(inner.shape.properties))
					add(key, shape, inner.shape.required?.includes(key) === true, inner.file);
			else if (own !== undefined) add(id, own, true, 'effects');
			for (const [key, shape] of Object.entries(beside))
				add(`… ${key}`, shape, def.required?.includes(key) === true, 'effects');
			const keys = rows.length === 0 ? '' : `\n\n${table(['key', 'takes', 'means'], rows)}`;
			return `### ${id}\n\n${def.description ?? ''}${changes(id)}${keys}`;
		})
		.join('\n\n');
}

function changes(id: string): string {
	const parts = effects.get(id)?.writes.map((part) => stateParts[part]) ?? [];
	return parts.length === 0 ? '' : ` Changes: ${parts.join(', ')}.`;
}

function written(m: Member): string {
	const [on = '', ...rest] = m.args;
	if (m.form === 'name') return m.name;
	if (m.form === 'function') return `${m.name}(${m.args.join(', ')})`;
	return m.form === 'property' ? `${on}.${m.name}` : `${on}.${m.name}(${rest.join(', ')})`;
}

function readsWords({ declared }: Member): string {
	return declared.reads.map((part) => stateParts[part]).join(', ');
}

function membersBlock(): string {
	const groups = new Map<string, Member[]>();
	for (const m of members) {
		if (m.declared.writtenBy === 'compiler') continue;
		const group =
			m.form === 'name' ? 'names' : m.form === 'function' ? 'functions' : (m.args[0] ?? '');
		const list = groups.get(group);
		if (list === undefined) groups.set(group, [m]);
		else list.push(m);
	}
	const sorted = (list: readonly Member[]): Member[] =>
		[...list].sort((a, b) => (written(a) < written(b) ? -1 : 1));
	return [...groups]
		.map(([group, list]) => {
			const rows = sorted(list).map((m) => [
				code(written(m)),
				code(m.declared.returns),
				readsWords(m),
				writers[m.declared.writtenBy].title,
				m.declared.doc,
			]);
			const title =
				group === 'names' ? 'Names' : group === 'functions' ? 'Functions' : `Of ${code(group)}`;
			return `#### ${title}\n\n${table(['written', 'is', 'reads', 'may stand', 'means'], rows)}`;
		})
		.join('\n\n');
}

export function render(text: string): string {
	return text.replace(
		/<!-- made: (\w+)([^>]*?) -->\n[\s\S]*?<!-- end -->/g,
		(_, what: string, rest: string) => {
			const made =
				what === 'members'
					? membersBlock()
					: what === 'effects'
						? effectsBlock()
						: keysBlock(rest.trim());
			return `<!-- made: ${what}${rest} -->\n\n${made}\n\n<!-- end -->`;
		},
	);
}

if (import.meta.main) {
	const text = readFileSync(referencePath, 'utf8');
	const made = render(text);
	if (made !== text) writeFileSync(referencePath, made);
}
