import type { Setup, SetupDifference } from '@tilewright/session';
import { compare as t } from '#texts/compare.ts';
import type { Requests } from '../capabilities.ts';
import { choiceInWords, type DifferenceLine, differenceLine } from '../set-ups/difference-lines.ts';
import { printedRules } from './printed-rules.ts';
import type { Side } from './side.svelte.ts';

const MAX_NAMED = 2;

export class SideNames {
	lines: readonly DifferenceLine[] = $state.raw([]);
	/** The house rules and choices of each side, in words: where it differs from the printed rules. */
	changes: { readonly a: readonly string[]; readonly b: readonly string[] } = $state.raw({
		a: [],
		b: [],
	});
	/** The titles of the packs of each side beside the base game. */
	packs: { readonly a: readonly string[]; readonly b: readonly string[] } = $state.raw({
		a: [],
		b: [],
	});
	private readonly studio: Requests;
	private readonly a: Side;
	private readonly b: Side;
	private lastRequest = 0;
	private latest: Promise<void> = Promise.resolve();

	constructor(studio: Requests, a: Side, b: Side) {
		this.studio = studio;
		this.a = a;
		this.b = b;
	}

	refresh(): Promise<void> {
		this.latest = this.find(++this.lastRequest);
		return this.latest;
	}

	private async find(request: number): Promise<void> {
		const { a, b } = this;
		const [{ setup: one }, { setup: two }] = [a.source, b.source];
		const [found, ofA, ofB, packsOfA, packsOfB] = await Promise.all([
			this.between(one, two),
			this.between(printedRules(one), one),
			this.between(printedRules(two), two),
			this.packsOf(one),
			this.packsOf(two),
		]);
		if (request !== this.lastRequest) return this.latest;
		const bots = a.bot === b.bot ? [] : [{ what: t.bots, a: a.bot, b: b.bot }];
		this.lines = [...found.map(differenceLine), ...bots];
		this.packs = { a: packsOfA, b: packsOfB };
		this.changes = { a: ofA.map(choiceInWords), b: ofB.map(choiceInWords) };
	}

	private async packsOf(setup: Setup): Promise<readonly string[]> {
		const printed = printedRules(setup);
		const found = await this.between({ ...printed, packs: [] }, printed);
		return found.flatMap((d) => (d.is === 'pack' && d.b ? [d.title] : []));
	}

	private async between(a: Setup, b: Setup): Promise<readonly SetupDifference[]> {
		const found = await this.studio.request('setups.difference', { a, b, seats: a.seats });
		return found ?? [];
	}

	get names(): readonly [string, string] {
		const { lines, a, b } = this;
		if (lines.length === 0)
			return [t.named({ side: 'A', is: a.titleOf() }), t.named({ side: 'B', is: b.titleOf() })];
		const of = (side: 'a' | 'b'): string => {
			const shown = lines
				.slice(0, MAX_NAMED)
				.map((line) => line.names?.[side] ?? t.sideHas({ ...line, has: line[side] }));
			const more = lines.length - shown.length;
			const is = more > 0 ? [...shown, t.moreDifferences({ count: more })] : shown;
			return t.named({ side: side.toUpperCase(), is: is.join('; ') });
		};
		return [of('a'), of('b')];
	}
}
