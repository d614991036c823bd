import { Header } from '../run/header.ts';
import { Status } from '../run/status.ts';
import { ge, get, le, sub } from './ir.ts';
import { listOptions } from './option-list.ts';
import { emptyScope } from './scope.ts';
import type { Step } from './step.ts';

/**
 * Opens a decision where a look at its own options shows that there is a choice, and returns from the run. Otherwise what follows
 * decides: there may be no choice, or a look would cost as much as a list.
 */
export function openDecision(step: Step, decision: number): void {
	const { e, f, p, pc, x } = step;
	const compiled = e.machine.decider.decisions[decision]!;
	const { alternatives, who } = compiled.ir;
	const own = alternatives.slice(0, compiled.own);
	const { helpers, many, passes, placements, range } = compiled;
	if (helpers || many || placements || range) return;
	// of equal options only the first counts
	if (passes === 0 && compiled.alternatives.some((a) => a.equivalentBy.length > 0)) return;
	const { body, lacking } = e.attempt(() =>
		f.collect(() => {
			const left = f.variable(2 - passes);
			const look = (): void => {
				for (const a of own)
					p.decisions.offered(f, a, (lets) =>
						listOptions(f, e, x, a, lets, () => {
							f.set(left, sub(get(left), 1));
							f.if(le(get(left), 0), () => {
								f.store(Header.decision, 0, decision);
								f.store(Header.pc, 0, pc);
								f.store(Header.status, 0, Status.waiting);
								f.store(p.isOpen, 0, 1);
								f.return();
							});
						}),
					);
			};
			if (compiled.isActive) look();
			else f.if(ge(x.value(f, who, emptyScope), 0), look);
		}),
	);
	if (lacking.size === 0) f.addAll(body);
}
