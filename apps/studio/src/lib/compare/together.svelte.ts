import type { ColourScheme, Requests } from '../capabilities.ts';
import { ComparisonBoard } from './comparison-board.svelte.ts';
import type { Finding, PairView } from '@tilewright/session';
import type { PairResult, RuleSource, SideView } from '@tilewright/workbench';

export class Together {
	pair: PairView<SideView> | undefined = $state.raw();
	findings: readonly Finding[] = $state.raw([]);
	busy: boolean = $state(false);
	readonly a: ComparisonBoard;
	readonly b: ComparisonBoard;
	private readonly studio: Requests;

	constructor(studio: Requests & ColourScheme) {
		this.studio = studio;
		const take = (side: 'a' | 'b') => async (key: string) =>
			this.show(await studio.request('compare.play', { side, key }));
		this.a = new ComparisonBoard(studio, take('a'));
		this.b = new ComparisonBoard(studio, take('b'));
	}

	begin(a: RuleSource, b: RuleSource, played: boolean): Promise<void> {
		return this.wait(() => this.studio.request('compare.begin', { a, b, played }));
	}

	openBranches(a: number, b: number): Promise<void> {
		return this.wait(() => this.studio.request('compare.branches', { a, b }));
	}

	/** The side that stopped where the two part, while the other went on. */
	get waiting(): 'a' | 'b' | undefined {
		const { pair } = this;
		if (!pair || pair.areBranches || pair.playedTo === undefined) return undefined;
		return pair.a.game.steps.length < pair.b.game.steps.length ? 'a' : 'b';
	}

	bots(by: string, moves: number, side?: 'a' | 'b'): Promise<void> {
		return this.wait(() => this.studio.request('compare.bots', { by, moves, side }));
	}

	go(step: number): Promise<void> {
		return this.wait(() => this.studio.request('compare.view-step', step));
	}

	private async wait(send: () => Promise<PairResult | undefined>): Promise<void> {
		this.busy = true;
		this.show(await send());
		this.busy = false;
	}

	private show(result: PairResult | undefined): void {
		if (!result) return;
		const { pair, findings } = result;
		this.findings = findings;
		this.pair = pair;
		if (!pair) return;
		for (const side of ['a', 'b'] as const) this[side].show(pair[side], pair.areBranches);
	}
}
