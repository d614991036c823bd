import { parseJson } from '@tilewright/schema';
import type { ExampleChoice, Setup } from '@tilewright/session';
import type { TilesAccess } from '../capabilities.ts';
import type { HistoryEntry } from '../history.svelte.ts';
import { keepSetting, readSetting } from '../settings.ts';

export interface CurrentExample {
	readonly is: ExampleChoice['is'];
	readonly title: string;
	/** The folder of its files, which go with it; empty where it has none. */
	readonly folder: string;
	readonly before: Setup | undefined;
	/** The slot of the game that was open before it; empty where none was. */
	readonly game: string;
	/** The route of the view from which it was opened. */
	readonly view: string;
	/** The files that were edited before it was opened. */
	readonly edited: readonly string[];
}

function readCurrent(text: string | undefined): CurrentExample | undefined {
	const read = parseJson(text ?? '');
	if (!('value' in read) || typeof read.value !== 'object' || read.value === null) return undefined;
	const {
		is,
		title,
		folder,
		game = '',
		view = '',
		edited = [],
	} = read.value as Partial<CurrentExample>;
	const isWhole = [is, title, folder, game, view].every((part) => typeof part === 'string');
	const isList = Array.isArray(edited) && edited.every((path) => typeof path === 'string');
	return isWhole && isList
		? { is: is!, title: title!, folder: folder!, before: undefined, game, view, edited }
		: undefined;
}

export class Examples {
	current: CurrentExample | undefined = $state.raw();
	opening: string | undefined = $state();
	failed: boolean = $state(false);
	/** The commands that stood before an example was opened: what is done in it is not taken back in another game. */
	commandsBefore: readonly HistoryEntry[] = [];
	readonly studio: TilesAccess;

	constructor(studio: TilesAccess) {
		this.studio = studio;
	}

	meet(setup: Setup | undefined): void {
		if (this.opening !== undefined) return;
		const isExample = setup?.example === true;
		if (!isExample) this.current = undefined;
		else this.current ??= readCurrent(readSetting('example'));
	}

	show(example: CurrentExample | undefined): void {
		this.current = example;
		const kept = example && { ...example, before: undefined };
		keepSetting('example', kept ? JSON.stringify(kept) : '');
	}

	async open(example: ExampleChoice): Promise<void> {
		this.opening = example.id;
		if (this.current) await this.leave('what was open');
		const { openExample } = await import('./open-example.ts');
		this.failed = !(await openExample(this, example));
		this.opening = undefined;
	}

	async keep(): Promise<void> {
		this.show(undefined);
		const { tellKept } = await import('./open-example.ts');
		tellKept(this);
	}

	async leave(to: 'what was open' | 'new game'): Promise<void> {
		const { closeExample: leaveExample } = await import('./open-example.ts');
		await leaveExample(this, to);
	}
}
