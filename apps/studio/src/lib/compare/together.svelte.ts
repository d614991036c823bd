import type { Finding } from '@tilewright/session';
import type { Studio } from '../studio.svelte.ts';
import { Looker } from './looker.svelte.ts';
import type { PairAnswer, SideAsk, SideView } from './requests.ts';
import type { PairView } from '@tilewright/session';

/** Two games side by side, as the page shows them. */
export class Together {
	pair: PairView<SideView> | undefined = $state.raw();
	findings: readonly Finding[] = $state.raw([]);
	busy: boolean = $state(false);
	readonly a: Looker;
	readonly b: Looker;
	private readonly studio: Studio;

	constructor(studio: Studio) {
		this.studio = studio;
		const take = (side: 'a' | 'b') => async (key: string) =>
			this.hear(await studio.ask('compare.play', { side, key }));
		this.a = new Looker('a', take('a'));
		this.b = new Looker('b', take('b'));
	}

	begin(a: SideAsk, b: SideAsk, played: boolean): Promise<void> {
		return this.wait(() => this.studio.ask('compare.begin', { a, b, played }));
	}

	courses(a: number, b: number): Promise<void> {
		return this.wait(() => this.studio.ask('compare.courses', { a, b }));
	}

	bots(by: string, moves: number): Promise<void> {
		return this.wait(() => this.studio.ask('compare.bots', { by, moves }));
	}

	go(step: number): Promise<void> {
		return this.wait(() => this.studio.ask('compare.go', step));
	}

	private async wait(ask: () => Promise<PairAnswer | undefined>): Promise<void> {
		this.busy = true;
		this.hear(await ask());
		this.busy = false;
	}

	private hear(answer: PairAnswer | undefined): void {
		if (!answer) return;
		const { pair, findings } = answer;
		this.findings = findings;
		this.pair = pair;
		if (!pair) return;
		for (const side of ['a', 'b'] as const) this[side].put(pair[side], this.studio, pair.courses);
	}
}
