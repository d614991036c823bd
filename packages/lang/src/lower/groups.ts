import { anyOf, binary, constant } from '../ir/build.ts';
import { takeSlots } from './emit.ts';
import type { Frame } from './emit.ts';
import { emptyScope } from '../expr/scope.ts';
import type { DecisionIR, Expr } from '../ir/index.ts';
import { type SourcedValue, get, numberOf, textOf } from '../link/sourced-value.ts';
import { type Offered, actionsOf, offer } from './actions.ts';
import { emitDecision, offeredAt } from './decisions.ts';
import type { Symbol } from './symbols.ts';
import { type LoweringContext, sourceOf } from './lowering-context.ts';

const active: Expr = { op: 'call', fn: 'active', args: [], type: 'seat' };

/**
 * A decision over the actions of a group, as often as its step says.
 *
 *   while some action that is `only` is possible: those alone        else all, without pass where one must be done
 */
export function lowerGroup(
	lowering: LoweringContext,
	frame: Frame,
	item: SourcedValue,
	settle: () => void,
): void {
	const { emitter } = lowering;
	const group = textOf(get(item, 'actions')) ?? '';
	const actions = actionsOf(lowering, group);
	const kept = frame.next;
	const offers = actions.map((a) => offer(lowering, frame, a, emptyScope, active));
	const pick = get(item, 'pick');
	const isAny = textOf(pick) === 'any';
	const times = isAny ? 0 : (numberOf(pick) ?? 1);
	const pass = get(item, 'pass');
	const canPass = isAny || (pass?.is === 'scalar' && pass.value === true);
	const [again, end, taken] = [emitter.label(), emitter.label(), emitter.label()];
	const counter = times > 1 ? takeSlots(frame) : -1;
	if (counter >= 0)
		emitter.emit({ op: 'let', slot: counter, value: { op: 'const', value: times, type: 'int' } });
	emitter.place(again);
	const base = {
		id: group,
		who: active,
		kind: 'pick' as const,
		prompt: textOf(get(item, 'says')) ?? group,
		none: end,
		source: sourceOf(lowering, `timeline.${group}`, item),
	};
	const ask = (which: readonly number[], passes: boolean): void => {
		const decision: DecisionIR = {
			...base,
			alternatives: which.map((i) => offers[i]!.alternative),
			...(passes ? { pass: end } : {}),
			onlyFree: end,
		};
		const index = emitDecision(lowering, frame, decision, { again, settle });
		which.forEach((i, at) => offeredAt(lowering, actions[i]!, index, at));
	};
	const all = actions.map((_, i) => i);
	const duties = new Set(all.filter((i) => isFalse(actions[i]!, 'pass')));
	const only = new Set(all.filter((i) => isTrue(actions[i]!, 'only')));
	for (const i of only) {
		const next = emitter.label();
		emitter.emit({
			op: 'unless',
			test: { op: 'possible', action: actions[i]!.index, type: 'bool' },
			to: next,
		});
		ask([i], canPass && !duties.has(i));
		emitter.place(next);
	}
	const rest = all.filter((i) => !only.has(i));
	const must = rest.filter((i) => duties.has(i));
	if (must.length > 0 && canPass) {
		const free = emitter.label();
		const some = anyOf(
			must.map((i): Expr => ({ op: 'possible', action: actions[i]!.index, type: 'bool' })),
		);
		emitter.emit({ op: 'unless', test: some, to: free });
		ask(rest, false);
		emitter.place(free);
	}
	if (rest.length > 0) ask(rest, canPass);
	writeBodies(lowering, offers, isAny || counter >= 0 ? taken : end);
	if (isAny || counter >= 0) {
		emitter.place(taken);
		settle();
		if (counter >= 0) {
			const left: Expr = { op: 'local', slot: counter, name: 'left', type: 'int' };
			emitter.emit({ op: 'let', slot: counter, value: binary('-', left, constant(1)) });
			emitter.emit({ op: 'unless', test: binary('>', left, constant(0)), to: end });
		}
		emitter.emit({ op: 'jump', to: again });
	}
	emitter.place(end);
	settle();
	frame.next = kept;
}

function writeBodies(lowering: LoweringContext, offers: readonly Offered[], end: number): void {
	for (const o of offers) {
		const from = lowering.emitter.here();
		o.body(end);
		lowering.actionBodies.push([from, lowering.emitter.here()]);
	}
}

function isTrue(action: Symbol, key: string): boolean {
	const datum = get(action.decl.datum, key);
	return datum?.is === 'scalar' && datum.value === true;
}

function isFalse(action: Symbol, key: string): boolean {
	const datum = get(action.decl.datum, key);
	return datum?.is === 'scalar' && datum.value === false;
}
