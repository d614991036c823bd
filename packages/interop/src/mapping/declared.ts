import { type Pack, type Workspace, engineReasons, engineStreams } from '@tilewright/lang';
import type { Data } from '@tilewright/schema';

export class DeclaredNames {
	private readonly names = new Map<string, Set<string>>();
	private readonly params = new Map<string, ParamValues>();
	private readonly faces = new Map<string, Set<string>>();

	constructor(workspace: Workspace, game: string) {
		const inScope = (pack: Pack): boolean => pack.game === game || pack.game === undefined;
		for (const pack of workspace.packs.filter(inScope)) {
			this.add('pack', pack.name);
			for (const { yaml } of pack.parts) this.read(yaml.value);
		}
		for (const ours of ['default', 'main']) this.add('group', ours);
		// points that nobody names are a payment
		this.add('line', 'payment');
		for (const ours of engineReasons) this.add('reason', ours);
		for (const ours of engineStreams) this.add('stream', ours);
		// draws from a zone take its name for their stream
		for (const zone of this.names.get('zone') ?? []) this.add('stream', zone);
		for (const sort of sortsInKeys)
			for (const word of this.names.get(sort) ?? []) this.add('word', word);
		for (const word of keyWords) this.add('word', word);
	}

	valuesOf(param: string): ParamValues | undefined {
		return this.params.get(param);
	}

	facesOf(piece: string): ReadonlySet<string> {
		return this.faces.get(piece) ?? new Set();
	}

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
			if (section === 'params' || section === 'extend')
				for (const [id, param] of entriesOf(
					section === 'params' ? entries : member(entries, 'params'),
				))
					this.param(id, param);
			if (section === 'pieces')
				for (const [id, piece] of entriesOf(entries)) {
					const faces = entriesOf(member(piece, 'faces')).map(([face]) => face);
					if (faces.length > 0) this.faces.set(id, new Set(faces));
				}
			if (section === 'kinds')
				for (const [, kind] of entriesOf(entries))
					for (const [line] of entriesOf(member(kind, 'value'))) this.add('line', line);
			if (section === 'with') for (const [, block] of entriesOf(entries)) this.read(block);
			if (section === 'deck')
				for (const [id] of entriesOf(member(entries, 'groups'))) this.add('group', id);
			this.walk(entries);
		}
	}

	private param(id: string, declared: Data): void {
		const values = member(declared, 'values');
		const known = this.params.get(id);
		const words = Array.isArray(values) ? values.filter((v) => typeof v === 'string') : [];
		const [byDefault, min, max] = ['default', 'min', 'max'].map((key) => member(declared, key));
		const isNumber = [byDefault, min, max].some((v) => typeof v === 'number');
		const type = typeof byDefault === 'boolean' ? 'switch' : isNumber ? 'number' : known?.type;
		this.params.set(id, {
			...known,
			...(type === undefined ? {} : { type }),
			values: [...(known?.values ?? []), ...words],
			...(typeof min === 'number' ? { min } : {}),
			...(typeof max === 'number' ? { max } : {}),
		});
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
			if ((key === 'stream' || key === 'reason' || key === 'wave') && typeof inner === 'string')
				this.add(key, inner);
			if (key === 'line' && typeof inner === 'string') this.add('line', inner);
			if (key === 'add-line' || key === 'late-line' || key === 'lines' || key === 'names')
				for (const [line] of entriesOf(inner)) this.add('line', line);
			if (key === 'key')
				for (const word of Array.isArray(inner) ? inner : [inner])
					if (typeof word === 'string') this.add('word', word);
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

export interface ParamValues {
	/** Absent where the values are words, or where the default is an expression. */
	readonly type?: 'switch' | 'number';
	readonly values: readonly string[];
	readonly min?: number;
	readonly max?: number;
}

const keyWords = ['pass', 'seat', 'of', 'added', 'board', 'supply', 'box', 'deck'] as const;

const sortsInKeys = [
	'action',
	'kind',
	'piece',
	'zone',
	'space',
	'tile',
	'mark',
	'register',
] as const;

const bySection: ReadonlyMap<string, string> = new Map([
	['elements', 'element'],
	['params', 'param'],
	['kinds', 'kind'],
	['marks', 'mark'],
	['pieces', 'piece'],
	['zones', 'zone'],
	['registers', 'register'],
	['tiles', 'tile'],
	['spaces', 'space'],
	['actions', 'action'],
]);
const sorts: ReadonlySet<string> = new Set([
	...bySection.values(),
	'group',
	'line',
	'pack',
	'reason',
	'rule',
	'stream',
	'wave',
	'word',
]);

export function entriesOf(value: Data | undefined): [string, Data][] {
	return typeof value === 'object' && value !== null && !Array.isArray(value)
		? Object.entries(value)
		: [];
}

export function member(value: Data | undefined, key: string): Data | undefined {
	return entriesOf(value).find(([k]) => k === key)?.[1];
}
