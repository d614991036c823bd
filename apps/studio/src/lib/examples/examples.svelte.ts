import { parseJson } from '@tilewright/schema';
import type { ExampleChoice, Setup } from '@tilewright/session';
import type { TilesAccess } from '../capabilities.ts';
import { keepSetting, readSetting } from '../settings.ts';

export interface CurrentExample {
	readonly is: ExampleChoice['is'];
	readonly title: string;
	/** The folder of its files, which go with it; empty where it has none. */
	readonly folder: string;
	readonly before: Setup | undefined;
}

function readCurrent(text: string | undefined): CurrentExample | undefined {
	const read = parseJson(text ?? '');
	if (!('value' in read) || typeof read.value !== 'object' || read.value === null) return undefined;
	const { is, title, folder } = read.value as Partial<CurrentExample>;
	const isWhole = [is, title, folder].every((part) => typeof part === 'string');
	return isWhole ? { is: is!, title: title!, folder: folder!, before: undefined } : undefined;
}

/** Examples that are opened in the place of a game and put away again. */
export class Examples {
	current: CurrentExample | undefined = $state.raw();
	/** The example that is being opened, by its id. */
	opening: string | undefined = $state();
	/** The last one could not be opened. */
	failed: boolean = $state(false);
	readonly studio: TilesAccess;

	constructor(studio: TilesAccess) {
		this.studio = studio;
	}

	/** An example is on the table: after the page was loaded again it is the one that was open before. */
	meet(setup: Setup | undefined): void {
		if (this.opening !== undefined) return;
		const isExample = setup?.example === true;
		if (!isExample) this.current = undefined;
		else this.current ??= readCurrent(readSetting('example'));
	}

	show(example: CurrentExample | undefined): void {
		this.current = example;
		const { is, title, folder } = example ?? {};
		keepSetting('example', example ? JSON.stringify({ is, title, folder }) : '');
	}

	async open(example: ExampleChoice): Promise<void> {
		this.opening = example.id;
		const { openExample } = await import('./open-example.ts');
		this.failed = !(await openExample(this, example));
		this.opening = undefined;
	}

	/** The files of the example stay, as a pack of the person's own. */
	keep(): void {
		this.show(undefined);
	}

	/** Puts the example away with its files: everything is as it was before. */
	async leave(): Promise<void> {
		const { closeExample: leaveExample } = await import('./open-example.ts');
		await leaveExample(this);
	}
}
