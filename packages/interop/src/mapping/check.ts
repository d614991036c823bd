import { type Workspace, type WorkspaceDocument, compile } from '@tilewright/lang';
import {
	type Data,
	type DataPath,
	type Diagnostic,
	type YamlDocument,
	diagnose,
	schemaPlaces,
	suggest,
} from '@tilewright/schema';
import { BoundedFindings } from '../findings.ts';
import { DeclaredNames, entriesOf, member } from './declared.ts';

const blanks: ReadonlySet<string> = new Set([
	'tile',
	'cell',
	'turn',
	'piece',
	'segment',
	'place',
	'spot',
	'side',
	'kind',
	'seat',
	'owner',
	'holder',
	'figure',
	'number',
	'number2',
	'number3',
	'number4',
]);

const roles: ReadonlySet<string> = new Set([
	'cell',
	'turn',
	'tile',
	'figure',
	'kind',
	'place',
	'number',
	'word',
]);

const switches = ['true', 'false'] as const;

const insides = ['inner', 'inner2', 'inner3', 'inner4'] as const;

function isPlace(word: string): boolean {
	const parts = word.split('-');
	return (
		(insides as readonly string[]).includes(word) ||
		parts.every((part) => /^[NESW]$/.test(part)) ||
		parts.every((part) => /^[NESW][LR]$/.test(part))
	);
}

/** Findings about the mappings of a workspace: our names and values that no pack of their game has, and blanks that nothing fills. */
export function mappingFindings(
	workspace: Workspace,
	wanted: (path: string) => boolean = () => true,
): Diagnostic[] {
	const games = new Map<string, DeclaredNames>();
	return workspace.packs.flatMap(({ game, name, others }) => {
		const mappings = others.filter((d) => d.kind === 'mapping' && wanted(d.path));
		if (game === undefined || mappings.length === 0) return [];
		let declared = games.get(game);
		if (declared === undefined) games.set(game, (declared = new DeclaredNames(workspace, game)));
		const messages = messagesOf(workspace, game);
		const segments = segmentsOf(workspace, game, name);
		return mappings.flatMap((d) => new MappingCheck(d, declared, messages, segments).findings());
	});
}

function segmentsOf(
	workspace: Workspace,
	game: string,
	pack: string,
): (tile: string) => ReadonlySet<string> | undefined {
	let tiles: ReadonlyMap<string, ReadonlySet<string>> | undefined;
	return (tile) => {
		tiles ??= new Map(
			compile(workspace, { game, with: [pack], seats: 2 }).program?.tiles.map((t) => [
				t.id,
				new Set(t.segments.map((s) => s.name)),
			]),
		);
		return tiles.get(tile);
	};
}

function messagesOf({ packs }: Workspace, game: string): ReadonlySet<string> {
	const documents = packs.flatMap((p) => (p.game === game ? p.others : []));
	const mappings = documents.filter((d) => d.kind === 'mapping');
	return new Set(mappings.flatMap((d) => Object.keys(Object(Object(d.yaml.value)['messages']))));
}

class MappingCheck {
	private readonly yaml: YamlDocument;
	private readonly declared: DeclaredNames;
	private readonly messages: ReadonlySet<string>;
	private readonly segments: (tile: string) => ReadonlySet<string> | undefined;
	private readonly found: BoundedFindings;

	constructor(
		document: WorkspaceDocument,
		declared: DeclaredNames,
		messages: ReadonlySet<string>,
		segments: (tile: string) => ReadonlySet<string> | undefined,
	) {
		this.segments = segments;
		this.yaml = document.yaml;
		this.declared = declared;
		this.messages = messages;
		this.found = new BoundedFindings(document.path);
	}

	findings(): readonly Diagnostic[] {
		const { value } = this.yaml;
		if (value === undefined) return [];
		for (const { place, value: at } of schemaPlaces('mapping', value)) {
			const { path, ref } = place;
			if (ref !== undefined) this.reference(ref, at, path);
			const [section] = path;
			if (section === 'actions' && path.at(-1) === 'key') this.key(at, path);
			if (section === 'rules' && path.length === 2) this.choice(at, path);
			if ((section === 'messages' || section === 'offers') && typeof at === 'string')
				this.blanksOfTheirs(at, path);
		}
		return this.found.all();
	}

	private reference(ref: string, value: Data, path: DataPath): void {
		if (typeof value === 'string') this.word(ref, value, path, false);
		else if (Array.isArray(value))
			value.forEach((item, i) => {
				if (typeof item === 'string') this.word(ref, item, [...path, i], false);
			});
		else
			for (const [name, inner] of entriesOf(value)) {
				this.word(ref, name, [...path, name], true);
				if (ref === 'param') this.value(name, inner, [...path, name]);
			}
	}

	private word(ref: string, word: string, path: DataPath, isKey: boolean): void {
		if (ref === 'message') this.message(word, path);
		else if (ref === 'location') this.location(word, path);
		else if (ref === 'tile-place') this.tilePlace(word, path);
		else if (ref === 'outcome') this.outcome(word, path);
		else this.name(ref, word, path, isKey);
	}

	private value(param: string, value: Data, path: DataPath): void {
		const known = this.declared.valuesOf(param);
		// the schema reports what is no scalar
		if (known === undefined || typeof value === 'object') return;
		const { type, values, min = -Infinity, max = Infinity } = known;
		const isIn = typeof value === 'number' && value >= min && value <= max;
		if (type !== 'number' && typeof value === 'boolean' && values.length === 0) return;
		if (type !== 'switch' && isIn && values.length === 0) return;
		if (typeof value === 'string' && values.includes(value)) return;
		const bounds = [min, max].filter((n) => Number.isFinite(n)).join(' to ');
		const allowed =
			values.length > 0 ? values : type === 'switch' ? switches : [bounds || 'a number'];
		const near = suggest(String(value), values);
		const args = { param, value: String(value), allowed, near };
		this.add(path, false, 'LINK-PARAM-VALUE', args);
	}

	private choice(entry: Data, path: DataPath): void {
		const [param, element] = [member(entry, 'param'), member(entry, 'element')];
		for (const [theirs, value] of entriesOf(member(entry, 'values'))) {
			const at = [...path, 'values', theirs];
			if (typeof param === 'string') this.value(param, value, at);
			if (typeof element === 'string' && typeof value !== 'boolean' && typeof value !== 'object') {
				const args = { param: element, value: String(value), allowed: switches, near: [] };
				this.add(at, false, 'LINK-PARAM-VALUE', args);
			}
		}
	}

	private location(word: string, path: DataPath): void {
		const spaces = this.declared.of('space')!;
		if (isPlace(word) || spaces.has(word)) return;
		const near = suggest(word, [...spaces, ...insides]);
		this.add(path, false, 'LINK-ID-UNKNOWN', { what: 'place', id: word, near });
	}

	private tilePlace(word: string, path: DataPath): void {
		const entry = path
			.slice(0, -2)
			.reduce<Data | undefined>((at, key) => member(at, String(key)), this.yaml.value);
		const tile = member(entry, 'tile');
		const known = typeof tile === 'string' ? this.segments(tile) : undefined;
		if (known === undefined || known.has(word)) return;
		const near = suggest(word, [...known]);
		this.add(path, false, 'LINK-ID-UNKNOWN', { what: 'place', id: word, near });
	}

	private outcome(text: string, path: DataPath): void {
		if (/^-?\d+$/.test(text) || this.declared.of('tile')!.has(text)) return;
		const [piece = '', face] = text.split(' ');
		const faces = this.declared.facesOf(piece);
		const pieces = this.declared.of('piece')!;
		if (pieces.has(piece) && (face === undefined ? faces.size === 0 : faces.has(face))) return;
		const all = [...pieces].flatMap((p) => {
			const shown = [...this.declared.facesOf(p)].map((f) => `${p} ${f}`);
			return shown.length === 0 ? [p] : shown;
		});
		this.add(path, false, 'LINK-ID-UNKNOWN', {
			what: 'outcome',
			id: text,
			near: suggest(text, all),
		});
	}

	private name(sort: string, name: string, path: DataPath, isKey: boolean): void {
		const known = this.declared.of(sort);
		if (known === undefined || known.has(name)) return;
		this.add(path, isKey, 'LINK-ID-UNKNOWN', {
			what: sort,
			id: name,
			near: suggest(name, [...known]),
		});
	}

	private message(value: string, path: DataPath): void {
		if (this.messages.has(value)) return;
		const near = suggest(value, [...this.messages]);
		this.add(path, false, 'LINK-ID-UNKNOWN', { what: 'message', id: value, near });
	}

	private key(value: Data, path: DataPath): void {
		if (typeof value !== 'string') return;
		for (const [, blank = '', zone] of value.matchAll(/\{([^{}]*?)(?: in (\w+))?\}/g)) {
			if (!blanks.has(blank)) {
				const near = suggest(blank, [...blanks]);
				this.add(path, false, 'MAPPING-BLANK', { blank, near });
			}
			if (zone !== undefined) this.name('zone', zone, path, false);
		}
		const words = value.replaceAll(/\{[^{}]*\}/g, '').split(' ');
		for (const word of words)
			if (/^[a-zA-Z][\w-]*$/.test(word) && !isPlace(word)) this.name('word', word, path, false);
	}

	private blanksOfTheirs(text: string, path: DataPath): void {
		for (const [, role = ''] of text.matchAll(/\{[\w.]+:(\w+)\}/g))
			if (!roles.has(role))
				this.add(path, false, 'MAPPING-BLANK', { blank: role, near: suggest(role, [...roles]) });
	}

	private add<C extends 'LINK-ID-UNKNOWN' | 'LINK-PARAM-VALUE' | 'MAPPING-BLANK'>(
		path: DataPath,
		isKey: boolean,
		code: C,
		args: Parameters<typeof diagnose<C>>[3],
	): void {
		const { yaml } = this;
		const range = isKey ? yaml.keyRangeOf(path) : yaml.rangeOf(path);
		this.found.add(() => diagnose(yaml.file, range, code, args));
	}
}
