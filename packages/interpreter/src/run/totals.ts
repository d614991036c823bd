import type { ValueIR } from '@tilewright/lang';
import type { Backend, Bool, Num } from '../expr/backend.ts';

export interface Change {
	readonly id: 'scale' | 'cap' | 'veto';
	readonly points: number;
	readonly source: number;
}

interface Scale {
	readonly test: Bool;
	readonly times: number;
	readonly over: number;
	readonly round: 'up' | 'down';
	readonly source: number;
}

const always: Bool = () => true;

export class Totals {
	/** There are none: the total is the sum. */
	declare readonly plain: boolean;
	declare private readonly scales: readonly Scale[];
	declare private readonly caps: readonly { at: Num; test: Bool; source: number }[];
	declare private readonly vetoes: readonly { test: Bool; source: number }[];

	constructor({ scales, caps, vetoes }: ValueIR, backend: Backend) {
		const test = (when: ValueIR['scales'][number]['when']): Bool =>
			when ? backend.bool(when) : always;
		this.plain = scales.length + caps.length + vetoes.length === 0;
		this.scales = scales.map((s) => ({ ...s, test: test(s.when) }));
		this.caps = caps.map((c) => ({
			at: backend.num(c.at),
			test: test(c.when),
			source: c.source,
		}));
		this.vetoes = vetoes.map((v) => ({ test: test(v.when), source: v.source }));
	}

	of(sum: number, late: number): number {
		let total = sum + late;
		if (this.plain) return total;
		total += this.scaled(sum)?.points ?? 0;
		for (const { points } of this.limited(total)) total += points;
		return total;
	}

	/** The change that the first scale in force makes to the sum of base lines; undefined for none. */
	scaled(sum: number): Change | undefined {
		const scale = this.scales.find((s) => s.test());
		if (scale === undefined) return undefined;
		const exact = (sum * scale.times) / scale.over;
		const points = (scale.round === 'up' ? Math.ceil(exact) : Math.floor(exact)) - sum;
		return points === 0 ? undefined : { id: 'scale', points, source: scale.source };
	}

	limited(total: number): Change[] {
		const out: Change[] = [];
		let left = total;
		const take = (id: Change['id'], points: number, source: number): void => {
			if (points === 0) return;
			left += points;
			out.push({ id, points, source });
		};
		for (const { at, test, source } of this.caps)
			if (test()) take('cap', Math.min(0, at() - left), source);
		for (const { test, source } of this.vetoes) if (test()) take('veto', -left, source);
		return out;
	}
}
