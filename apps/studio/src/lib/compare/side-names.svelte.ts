import { compare as t } from '#texts/compare.ts';
import type { Requests } from '../capabilities.ts';
import { type DifferenceLine, differenceLine } from '../set-ups/difference-lines.ts';
import type { Side } from './side.svelte.ts';

const MAX_NAMED = 2;

export class SideNames {
	lines: readonly DifferenceLine[] = $state.raw([]);
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
		const found = await this.studio.request('setups.difference', {
			...{ a: one, b: two },
			seats: one.seats,
		});
		if (request !== this.lastRequest) return this.latest;
		const bots = a.bot === b.bot ? [] : [{ what: t.bots, a: a.bot, b: b.bot }];
		this.lines = [...(found ?? []).map(differenceLine), ...bots];
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
