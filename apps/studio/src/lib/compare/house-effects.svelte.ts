import type { Comparing, Requests } from '../capabilities.ts';
import { type BotSource, Many } from './many.svelte.ts';

/** The effect of one house rule: the rules as they are (A) against the same without it (B). */
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
		const { setup } = source;
		const overlays = setup.overlays ?? [];
		const response = await this.studio.request('choices', setup);
		if (run !== this.lastRun) return;
		const titleOf = (id: string): string =>
			response?.choices?.overlays.find((o) => o.id === id)?.title || id;
		this.list = overlays.map((id) => ({ id, title: titleOf(id), many: new Many(this.studio) }));
		for (const { id, many } of this.list) {
			const others = overlays.filter((other) => other !== id);
			await many.run(source, { ...source, setup: { ...setup, overlays: others } }, games);
			if (run !== this.lastRun) return;
		}
		this.running = false;
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
