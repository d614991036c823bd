import type { Pack, Workspace } from '@tilewright/lang';
import type { Data } from '@tilewright/schema';

/** Names that the packs of one game declare, by what a reference calls them. */
export class DeclaredNames {
	private readonly names = new Map<string, Set<string>>();

	constructor(workspace: Workspace, game: string) {
		const inScope = (pack: Pack): boolean => pack.game === game || pack.game === undefined;
		for (const pack of workspace.packs.filter(inScope)) {
			this.add('pack', pack.name);
			for (const { yaml } of pack.parts) this.read(yaml.value);
		}
		for (const ours of ['default', 'main']) this.add('group', ours);
	}

	/** The names of a sort; undefined for a sort that is not declared in packs. */
	of(sort: string): ReadonlySet<string> | undefined {
		return sorts.has(sort) ? (this.names.get(sort) ?? new Set()) : undefined;
	}

	private add(sort: string, name: string): void {
		const known = this.names.get(sort);
		if (known === undefined) this.names.set(sort, new Set([name]));
		else known.add(name);
	}

	private read(document: Data | undefined): void {
		for (const [section, entries] of entriesOf(document)) {
			const sort = bySection.get(section);
			if (sort !== undefined) for (const [id] of entriesOf(entries)) this.add(sort, id);
			if (section === 'actions' || section === 'queries')
				for (const [id] of entriesOf(entries)) this.add('rule', id);
			if (section === 'reasons')
				for (const [, words] of entriesOf(entries))
					for (const word of Array.isArray(words) ? words : [])
						if (typeof word === 'string') this.add('reason', word);
			if (section === 'deck')
				for (const [id] of entriesOf(member(entries, 'groups'))) this.add('group', id);
			this.walk(entries);
		}
	}

	/** Ids that stand inside declarations: rules, choices with their words, groups of tiles, streams. */
	private walk(value: Data): void {
		if (Array.isArray(value)) {
			for (const item of value) this.walk(item);
			return;
		}
		for (const [key, inner] of entriesOf(value)) {
			if (key === 'id' && typeof inner === 'string') this.add('rule', inner);
			if (key === 'group' && typeof inner === 'string') this.add('group', inner);
			if (key === 'stream' && typeof inner === 'string') this.add('stream', inner);
			if (key === 'choose') {
				const id = member(inner, 'id');
				if (typeof id === 'string') this.add('action', id);
				const options = member(inner, 'options');
				for (const word of Array.isArray(options) ? options : [])
					if (typeof word === 'string') this.add('action', word);
			}
			if (key === 'marks') for (const [mark] of entriesOf(inner)) this.add('mark', mark);
			if (key === 'walk') {
				const step = member(inner, 'step');
				this.add('action', typeof step === 'string' ? step : 'next');
			}
			this.walk(inner);
		}
	}
}

const bySection: ReadonlyMap<string, string> = new Map([
	['elements', 'element'],
	['params', 'param'],
	['kinds', 'kind'],
	['marks', 'mark'],
	['pieces', 'piece'],
	['zones', 'zone'],
	['registers', 'register'],
	['tiles', 'tile'],
	['actions', 'action'],
]);
const sorts: ReadonlySet<string> = new Set([
	...bySection.values(),
	'group',
	'pack',
	'reason',
	'rule',
	'stream',
]);

function entriesOf(value: Data | undefined): [string, Data][] {
	return typeof value === 'object' && value !== null && !Array.isArray(value)
		? Object.entries(value)
		: [];
}

function member(value: Data | undefined, key: string): Data | undefined {
	return entriesOf(value).find(([k]) => k === key)?.[1];
}
