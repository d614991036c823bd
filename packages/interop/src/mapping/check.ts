import type { Workspace, WorkspaceDocument } from '@tilewright/lang';
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
import { DeclaredNames } from './declared.ts';

/** Names in a key of the mapping that stand for things of ours. */
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

/** Keys of a phase that name a message. */
const phaseMessages: ReadonlySet<string> = new Set([
	'awaits',
	'before',
	'choiceConfirmedBy',
	'passConfirmedBy',
]);

/** Findings about mappings of a workspace: names of ours that no pack of their game declares, blanks that nothing fills. */
export function mappingFindings(
	workspace: Workspace,
	wanted: (path: string) => boolean = () => true,
): Diagnostic[] {
	const games = new Map<string, DeclaredNames>();
	return workspace.packs.flatMap(({ game, others }) => {
		const mappings = others.filter((d) => d.kind === 'mapping' && wanted(d.path));
		if (game === undefined || mappings.length === 0) return [];
		let declared = games.get(game);
		if (declared === undefined) games.set(game, (declared = new DeclaredNames(workspace, game)));
		const messages = messagesOf(workspace, game);
		return mappings.flatMap((d) => new MappingCheck(d, declared, messages).findings());
	});
}

/** The messages that the mappings of a game know. */
function messagesOf({ packs }: Workspace, game: string): ReadonlySet<string> {
	const documents = packs.flatMap((p) => (p.game === game ? p.others : []));
	const mappings = documents.filter((d) => d.kind === 'mapping');
	return new Set(mappings.flatMap((d) => Object.keys(Object(Object(d.yaml.value)['messages']))));
}

class MappingCheck {
	private readonly yaml: YamlDocument;
	private readonly declared: DeclaredNames;
	private readonly messages: ReadonlySet<string>;
	private readonly found: BoundedFindings;

	constructor(document: WorkspaceDocument, declared: DeclaredNames, messages: ReadonlySet<string>) {
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
			if (section === 'chance' && path.length === 2)
				this.name('stream', String(path[1]), path, true);
			if (section === 'chance' && path.at(-2) === 'after') this.message(at, path);
			if (section === 'phases' && phaseMessages.has(String(path.at(-1)))) this.message(at, path);
		}
		return this.found.all();
	}

	private reference(ref: string, value: Data, path: DataPath): void {
		if (typeof value === 'string') this.name(ref, value, path, false);
		else if (typeof value === 'object' && value !== null && !Array.isArray(value))
			for (const name of Object.keys(value)) this.name(ref, name, [...path, name], true);
	}

	private name(sort: string, name: string, path: DataPath, isKey: boolean): void {
		const known = this.declared.of(sort);
		if (known === undefined || known.has(name)) return;
		// draws from a zone take its name for their stream
		if (sort === 'stream' && this.declared.of('zone')!.has(name)) return;
		this.add(path, isKey, 'LINK-ID-UNKNOWN', {
			what: sort,
			id: name,
			near: suggest(name, [...known]),
		});
	}

	private message(value: Data, path: DataPath): void {
		if (typeof value !== 'string' || this.messages.has(value)) return;
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
	}

	private add<C extends 'LINK-ID-UNKNOWN' | 'MAPPING-BLANK'>(
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
