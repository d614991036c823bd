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

export class Examples {
	current: CurrentExample | undefined = $state.raw();
	opening: string | undefined = $state();
	failed: boolean = $state(false);
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
		const { is, title, folder } = example ?? {};
		keepSetting('example', example ? JSON.stringify({ is, title, folder }) : '');
	}

	async open(example: ExampleChoice): Promise<void> {
		this.opening = example.id;
		const { openExample } = await import('./open-example.ts');
		this.failed = !(await openExample(this, example));
		this.opening = undefined;
	}

	keep(): void {
		this.show(undefined);
	}

	async leave(): Promise<void> {
		const { closeExample: leaveExample } = await import('./open-example.ts');
		await leaveExample(this);
	}
}
