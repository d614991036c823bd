import { Header } from '../run/header.ts';
import { Status } from '../run/status.ts';
import { eq, ge, get, le, sub } from './ir.ts';
import { listOptions } from './option-list.ts';
import { emptyScope } from './scope.ts';
import type { Step } from './step.ts';

/**
 * Opens a decision where a look at its own options shows that there is a choice, and returns from the run; goes on where there is none.
 * Otherwise what follows decides: there may be one option to take, or a look would cost as much as a list.
 */
export function openDecision(step: Step, decision: number): void {
	const { e, f, jump, p, pc, x } = step;
	const compiled = e.machine.decider.decisions[decision]!;
	const { alternatives, kind, none, pass, who } = compiled.ir;
	const own = alternatives.slice(0, compiled.own);
	const { helpers, many, passes, placements, range } = compiled;
	const enough = 2 - passes;
	const open = (): void => {
		f.store(Header.decision, 0, decision);
		f.store(Header.pc, 0, pc);
		f.store(Header.status, 0, Status.waiting);
		f.store(p.isOpen, 0, 1);
		f.return();
	};
	const goOn = (place: number): void => {
		f.store(Header.decision, 0, decision);
		jump(e.machine.thread(place));
	};
	const count = (): void => {
		const known = p.decisions.known(f, decision);
		if (!known) return;
		f.if(known.isKnown, () =>
			p.decisions.offered(f, alternatives[0]!, () => f.if(ge(known.counted(), enough), open)),
		);
	};
	const look = (): void => {
		// of equal options only the first counts
		if (passes === 0 && compiled.alternatives.some((a) => a.equivalentBy.length > 0)) return;
		const left = f.variable(enough);
		for (const a of own)
			p.decisions.offered(f, a, (lets) =>
				listOptions(f, e, x, a, lets, () => {
					f.set(left, sub(get(left), 1));
					f.if(le(get(left), 0), open);
				}),
			);
		const mayAskForFree = compiled.onlyFree >= 0 && own.length < alternatives.length;
		if (!mayAskForFree && (pass === undefined || kind !== 'confirm'))
			f.if(eq(get(left), enough), () => goOn(pass ?? none));
	};
	if (!placements && (helpers || many || range)) return;
	const { body, lacking } = e.attempt(() =>
		f.collect(() => {
			const says = placements ? count : look;
			if (compiled.isActive) says();
			else f.if(ge(x.value(f, who, emptyScope), 0), says, () => goOn(none));
		}),
	);
	if (lacking.size === 0) f.addAll(body);
}
