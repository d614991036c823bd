import { type Instr, elementOf } from '@tilewright/lang';
import { type Body, call } from './body.ts';
import type { Emission } from './emission.ts';
import type { Expressions } from './expr.ts';
import { type Value, ge } from './ir.ts';
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
			default:
				e.lacks('several-lines-of-points-at-once');
		}
	};
	if (to.type === 'seat') {
		const seat = f.let(x.value(f, to, emptyScope));
		f.if(ge(seat, 0), () => pay(seat));
	} else x.each(f, to, emptyScope, 'canonical', pay);
}
