import type { Comparing, Requests } from '../capabilities.ts';
import { compare as t } from '#texts/compare.ts';
import { type BotSource, Many } from './many.svelte.ts';

interface Wanted {
	readonly id: string;
	readonly title: string;
	readonly without: BotSource;
}

/** The effect of one change of house rules, or of all of them: the rules as they are (A) against the same without it (B). */
export interface HouseEffect {
	readonly id: string;
	readonly title: string;
	readonly many: Many;
}

export class HouseEffects {
	list: readonly HouseEffect[] = $state.raw([]);
	running: boolean = $state(false);
	private readonly studio: Comparing & Requests;
	private lastRun = 0;

	constructor(studio: Comparing & Requests) {
		this.studio = studio;
	}

	async run(source: BotSource, games: number): Promise<void> {
		this.end();
		const run = ++this.lastRun;
		this.running = true;
		const wanted = await this.withoutEach(source);
		if (run !== this.lastRun) return;
		this.list = wanted.map(({ id, title }) => ({ id, title, many: new Many(this.studio) }));
		for (const [i, { many }] of this.list.entries()) {
			await many.run(source, wanted[i]!.without, games);
			if (run !== this.lastRun) return;
		}
		this.running = false;
	}

	/** The rules without each house rules in turn, and without each change of those that make several. */
	private async withoutEach(source: BotSource): Promise<readonly Wanted[]> {
		const { setup } = source;
		const overlays = setup.overlays ?? [];
		const houses = (await this.studio.request('rules.house', setup)) ?? [];
		const wanted = overlays.map(async (id): Promise<Wanted[]> => {
			const house = houses.find((h) => h.id === id);
			const others = overlays.filter((other) => other !== id);
			const title = house?.title || id;
			const whole = { id, title, without: { ...source, setup: { ...setup, overlays: others } } };
			const entries = house?.entries.filter(({ off, switches }) => switches && !off) ?? [];
			if (!house || entries.length < 2) return [whole];
			const each = entries.map(async ({ index, name, after }): Promise<Wanted[]> => {
				const of = { file: house.file, to: { index, is: 'off' } as const };
				const made = await this.studio.request('rules.rewrite', of);
				if (made?.text === undefined) return [];
				const without = { ...source, texts: { [house.file]: made.text } };
				return [{ id: `${id} ${index}`, title: t.houseChange({ title, name, after }), without }];
			});
			return [...(await Promise.all(each)).flat(), { ...whole, title: t.allOfHouse({ title }) }];
		});
		return (await Promise.all(wanted)).flat();
	}

	cancel(): void {
		this.lastRun++;
		this.running = false;
		for (const { many } of this.list) if (many.running) many.cancel();
	}

	end(): void {
		this.lastRun++;
		this.running = false;
		for (const { many } of this.list) many.end();
		this.list = [];
	}
}
