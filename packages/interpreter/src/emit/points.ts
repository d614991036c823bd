import { elementOf, type Instr } from '@tilewright/lang';
import { Header } from '../run/header.ts';
import { type Body, call } from './body.ts';
import type { Emission } from './emission.ts';
import type { Expressions } from './expr.ts';
import { add, type Fn, ge, get, num, sub, type Value, word } from './ir.ts';
import { emptyScope } from './scope.ts';
import type { ScoringCode } from './scoring.ts';
import type { WaveCode } from './wave.ts';

interface PointParts {
	readonly expressions: Expressions;
	readonly scoring: ScoringCode;
	readonly wave: WaveCode;
}

export function payScore(
	f: Body,
	instr: Extract<Instr, { op: 'score' }>,
	e: Emission,
	{ expressions: x, scoring, wave }: PointParts,
): void {
	const { amount, to } = instr;
	const pay = (seat: Value): void => {
		switch (amount.by) {
			case 'ledger': {
				const feature = f.let(x.value(f, amount.feature, emptyScope));
				f.if(ge(feature, 0), () => f.run(wave.award, seat, f.let(call(scoring.worth(), feature))));
				return;
			}
			case 'count': {
				const isSet = elementOf(amount.count.type) !== undefined;
				const count = isSet
					? x.size(f, amount.count, emptyScope)
					: x.value(f, amount.count, emptyScope);
				const each = x.value(f, amount.each, emptyScope);
				f.run(wave.award, seat, f.let(x.product(f.let(count), each)));
				return;
			}
			case 'lines': {
				const points = f.variable(0);
				const isPaid = f.variable(0);
				for (const { count, each, when } of amount.lines) {
					const add = (): void => {
						const isSet = elementOf(count.type) !== undefined;
						const n = f.let(isSet ? x.size(f, count, emptyScope) : x.value(f, count, emptyScope));
						const worth = x.product(n, f.let(x.value(f, each, emptyScope)));
						f.set(points, x.sum(get(points), worth));
						f.set(isPaid, 1);
					};
					if (when) f.if(x.value(f, when, emptyScope), add);
					else add();
				}
				f.if(get(isPaid), () => f.run(wave.award, seat, get(points)));
			}
		}
	};
	if (to.type === 'seat') {
		const seat = f.let(x.value(f, to, emptyScope));
		f.if(ge(seat, 0), () => pay(seat));
	} else x.each(f, to, emptyScope, 'canonical', pay);
}

export function transferPoints(
	f: Body,
	{ from, points, to }: Extract<Instr, { op: 'transfer' }>,
	{ expressions: x, wave }: PointParts,
): void {
	const n = f.let(x.value(f, points, emptyScope));
	const [giver, taker] = [from, to].map((seat) => f.let(x.value(f, seat, emptyScope))) as [
		Value,
		Value,
	];
	f.if(ge(giver, 0), () => f.run(wave.award, giver, sub(num(0), n)));
	f.if(ge(taker, 0), () => f.run(wave.award, taker, n));
}

export function rollDie(
	f: Body,
	{ faces, slot }: Extract<Instr, { op: 'roll' }>,
	e: Emission,
	fp: Value,
	below: Fn,
): void {
	const all = e.memory.words(faces);
	f.store(slot, fp, word(all, call(below, num(faces.length))));
	f.store(Header.chance, 0, add(word(Header.chance), 1));
}
