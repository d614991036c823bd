import { scopeOf } from '../expr/scope.ts';
import type { Program } from '../ir/index.ts';
import { numberOf, textOf } from '../link/sourced-value.ts';
import { declsOf } from '../link/ruleset.ts';
import { check } from './check.ts';
import { settingOf } from './settings.ts';
import { type LoweringContext, report } from './lowering-context.ts';

export function lowerScores(lowering: LoweringContext): Program['scores'] {
	const [floor, per, total, ring] = (['floor', 'per', 'total', 'ring'] as const).map((key) =>
		settingOf(lowering, `scores.${key}`),
	);
	if (floor === undefined && total === undefined && ring === undefined) return undefined;
	const known = declsOf(lowering.ruleSet, 'rings').map((d) => d.id);
	const name = textOf(ring);
	if (ring !== undefined && !known.includes(name ?? ''))
		report(lowering, ring, 'LINK-ID-UNKNOWN', {
			what: 'ring',
			id: name ?? '',
			near: lowering.diagnostics.near(name ?? '', known),
		});
	const seat = lowering.temps.next();
	const scope = scopeOf({ seat: { kind: 'temp', slot: seat, type: 'seat' } });
	const lowest = numberOf(floor);
	return {
		...(lowest === undefined ? {} : { floor: lowest }),
		per: textOf(per) === 'game' ? 'game' : 'event',
		...(total === undefined
			? {}
			: { total: { seat, value: check(lowering, total, 'int', scope) } }),
		...(name === undefined ? {} : { ring: name }),
	};
}
