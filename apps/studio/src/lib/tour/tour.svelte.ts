import { parseJson } from '@tilewright/schema';
import { setup as texts } from '#texts/setup.ts';
import { PERSON, type Setup } from '@tilewright/session';
import { keepSetting, readSetting } from '../settings.ts';
import type { Example } from '@tilewright/workbench';
import type { NoticeAction } from '../ui/notices.svelte.ts';
import type { PutAwayAccess } from './put-away.ts';

type Access = PutAwayAccess;

/** The example is looked for from here on; one that holds a good one early is quick. */
const FIRST_SEED = 26;

export type Stage = 'offered' | 'begins' | 'running' | 'quiet';

interface Left extends Pick<Example, 'name' | 'at' | 'seed'> {
	readonly step: number;
	/** The files that were edited before the tour began. */
	readonly edited: readonly string[];
}

function readLeft(text: string | undefined): Left | undefined {
	const read = parseJson(text ?? '');
	if (!('value' in read) || typeof read.value !== 'object' || read.value === null) return undefined;
	const { step, name, at, seed, edited = [] } = read.value as Partial<Left>;
	const isWhole = [step, seed, at?.x, at?.y, at?.turn].every(Number.isInteger);
	const isList = Array.isArray(edited) && edited.every((path) => typeof path === 'string');
	if (!isWhole || !isList || typeof name !== 'string') return undefined;
	return { step: step!, name, at: at!, seed: seed!, edited };
}

export class Tour {
	stage: Stage = $state('quiet');
	at: number = $state(0);
	missing: boolean = $state(false);
	example: Pick<Example, 'name' | 'at' | 'seed'> | undefined = $state.raw();
	/** The sentence that is shown at this moment. */
	sentence: string = $state('');
	private readonly studio: Access;
	private readonly goOn: readonly NoticeAction[];
	private edited: readonly string[] = [];

	/** `goOn`: what is offered to who has finished the tour. */
	constructor(studio: Access, goOn: readonly NoticeAction[] = []) {
		this.studio = studio;
		this.goOn = goOn;
	}

	load(): void {
		const setting = readSetting('tour');
		this.stage = setting === 'off' || setting === 'done' ? 'quiet' : 'offered';
		const left = readLeft(setting);
		if (left) [this.at, this.example, this.edited] = [left.step, left, left.edited];
	}

	/** Begins, or goes on where it was left: at the first step the turn of the example is still to come. */
	async start(from: number = this.at): Promise<void> {
		const { studio } = this;
		this.stage = 'begins';
		this.missing = false;
		if (from === 0) this.edited = studio.edits.paths;
		const setup = this.setup;
		const example = setup && (await studio.request('tour.example', setup));
		if (studio.game) await studio.leave();
		const opened =
			example &&
			(await studio.request('restore', { text: from === 0 ? example.before : example.after }));
		this.example = opened?.ok ? example : undefined;
		this.missing = this.example === undefined;
		this.stage = this.missing ? 'offered' : 'running';
		if (!this.missing) this.show(from);
	}

	meet(seed: number | undefined): void {
		const { example, stage } = this;
		const isOurs = seed !== undefined && example?.seed === seed;
		if (stage === 'offered' && isOurs) this.stage = 'running';
		else if (stage === 'running' && !isOurs) this.stage = 'offered';
	}

	private get setup(): Setup | undefined {
		const game = this.studio.choices?.games[0]?.id;
		return game === undefined
			? undefined
			: {
					...{ game, packs: [], preset: undefined, elements: {}, params: {}, seed: FIRST_SEED },
					example: true,
					seats: [
						{ name: texts.names[0], by: PERSON, colour: 'red' },
						{ name: texts.names[1], by: PERSON, colour: 'blue' },
					],
				};
	}

	show(step: number): void {
		this.at = step;
		const { name, at, seed } = this.example!;
		const { edited } = this;
		keepSetting('tour', JSON.stringify({ step, name, at, seed, edited } satisfies Left));
	}

	leave(): void {
		this.stage = 'quiet';
		keepSetting('tour', 'off');
		void this.end([]);
	}

	finish(): void {
		this.at = 0;
		this.example = undefined;
		this.stage = 'quiet';
		keepSetting('tour', 'done');
		void this.end(this.goOn);
	}

	private async end(goOn: readonly NoticeAction[]): Promise<void> {
		const { endTour } = await import('./put-away.ts');
		await endTour(this.studio, this.edited, goOn);
	}
}
