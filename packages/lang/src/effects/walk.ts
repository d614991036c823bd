import { get, textOf } from '../link/datum.ts';
import { takeSlots } from '../lower/emit.ts';
import { choose } from './choose.ts';
import { type Effect, constant, emit, expr, label, localOf, lowerBlock, place, readLocal, withName } from './context.ts';
import { said } from './prose.ts';

/**
 * `walk: { id, as, start, steps, among, where?, do }`: a fixed number of steps, each chosen by the next seat clockwise;
 * it ends early where no step is possible. The chosen step is known under `id`.
 */
export const walk: Effect = {
	name: 'walk',
	beside: [],
	lower: (ctx, node, whole) => {
		const { frame } = ctx;
		const kept = frame.next;
		const name = textOf(get(node, 'as')) ?? 'walker';
		const [seat, left] = [takeSlots(frame), takeSlots(frame)];
		const steps = readLocal(left, 'steps', 'int');
		const [again, end] = [label(ctx), label(ctx)];
		emit(ctx, { op: 'let', slot: seat, value: expr(ctx, node, 'start', 'seat') });
		emit(ctx, { op: 'let', slot: left, value: expr(ctx, node, 'steps', 'int') });
		place(ctx, again);
		emit(ctx, { op: 'unless', test: { op: 'binary', name: '>', left: steps, right: constant(0), type: 'bool' }, to: end });
		emit(ctx, { op: 'let', slot: left, value: { op: 'binary', name: '-', left: steps, right: constant(1), type: 'int' } });
		const inner = withName(ctx, name, localOf(seat, 'seat'));
		const entries = new Map([...(node.is === 'map' ? node.entries : [])].filter(([key]) => key !== 'do'));
		if (!entries.has('who')) entries.set('who', { is: 'scalar', value: name, place: node.place });
		const after = choose.lower(inner, { is: 'map', entries, place: node.place }, { is: 'map', entries: new Map(), place: whole.place }) ?? inner;
		// a step that cannot be taken ends the walk
		const decision = ctx.unit.decisions.at(-1)!;
		const first = decision.alternatives[0]?.variables[0];
		if (first !== undefined) {
			const read = readLocal(first.slot, first.name, first.type);
			emit(ctx, { op: 'unless', test: { op: 'binary', name: '!=', left: read, right: { op: 'none', type: first.type }, type: 'bool' }, to: end });
		}
		lowerBlock(after, get(node, 'do'));
		emit(ctx, { op: 'let', slot: seat, value: { op: 'call', fn: 'left(seat)', args: [readLocal(seat, name, 'seat')], type: 'seat' } });
		emit(ctx, { op: 'jump', to: again });
		place(ctx, end);
		frame.next = kept;
		return undefined;
	},
	prose: (node) => `Walk ${said(node, 'steps')} steps from ${said(node, 'start')}.`,
};
