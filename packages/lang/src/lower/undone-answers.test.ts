import { expect, test } from 'vitest';
import { binary, constant } from '../ir/build.ts';
import type { Expr } from '../ir/index.ts';
import type { SourcedValue } from '../link/sourced-value.ts';
import type { Decl } from '../link/ruleset.ts';
import { type AnswerStep, answerChecks, answerLayers } from './undone-answers.ts';
import { overrideOf } from './undone.ts';

const x: Expr = { op: 'temp', slot: 0, name: 'x', type: 'int' };
const bounds = [1, 2, 3];
const values = [0, 1, 2, 3];
const conditions: readonly Expr[] = bounds.flatMap((n) => [
	binary('<', x, constant(n)),
	binary('>=', x, constant(n)),
]);
const truths = [constant(0, 'bool'), constant(1, 'bool')];

function holds(expr: Expr | undefined, at: number): boolean {
	if (expr === undefined) return true;
	if (expr.op === 'const') return expr.value !== 0;
	if (expr.op !== 'binary' || expr.right.op !== 'const') throw new Error('no such condition');
	return expr.name === '<' ? at < expr.right.value : at >= expr.right.value;
}

function stepOf(pack: string, layer: AnswerStep['layer'], value: Expr, when?: Expr): AnswerStep {
	const place = { path: [] } as unknown as SourcedValue['place'];
	const written: SourcedValue = { is: 'scalar', value: '', place };
	const datum: SourcedValue = { is: 'map', entries: new Map([[layer, written]]), place };
	const decl = { section: 'modify', id: pack, name: pack, pack, datum } as Decl;
	return { decl, layer, value, when };
}

const stepsOf = (pack: string): AnswerStep[] =>
	(['set', 'and', 'or'] as const).flatMap((layer) =>
		[...conditions, ...truths].flatMap((value) =>
			[undefined, ...conditions].map((when) => stepOf(pack, layer, value, when)),
		),
	);

function answer(steps: readonly AnswerStep[], base: boolean, at: number): boolean {
	let now = base;
	for (const layer of answerLayers)
		for (const step of steps) {
			if (step.layer !== layer || !holds(step.when, at)) continue;
			const value = holds(step.value, at);
			now = layer === 'set' ? value : layer === 'and' ? now && value : now || value;
		}
	return now;
}

const situations = values.flatMap((at) => [false, true].map((base) => ({ at, base })));

test('a layer is undone exactly where another one always decides otherwise', () => {
	let [undone, shown] = [0, 0];
	const others = stepsOf('other');
	for (const own of stepsOf('own')) {
		if (own.layer === 'or') continue;
		const alone = (s: (typeof situations)[number]): boolean => answer([own], s.base, s.at);
		const decides = situations.filter(
			(s) => holds(own.when, s.at) && (own.layer === 'set' || !holds(own.value, s.at)),
		);
		if (decides.length === 0) continue;
		for (const other of others) {
			if (answerLayers.indexOf(other.layer) <= answerLayers.indexOf(own.layer)) continue;
			const both = (s: (typeof situations)[number]): boolean => answer([own, other], s.base, s.at);
			const isHidden = situations.every((s) => both(s) === answer([other], s.base, s.at));
			const isMet = own.value.op === 'const' && decides.every((s) => both(s) === alone(s));
			const [check] = answerChecks({ over: '', owner: '', base: undefined }, [own, other]);
			const [change] = check!.changes;
			const overrides = check!.overrides.filter((o) => o.value !== change!.value);
			const found = overrideOf(change!, overrides) !== undefined;
			const what = JSON.stringify([
				own.layer,
				own.value,
				own.when,
				other.layer,
				other.value,
				other.when,
			]);
			expect(found, what).toBe(isHidden && !isMet);
			if (found) undone++;
			else shown++;
		}
	}
	expect(undone).toBeGreaterThan(500);
	expect(shown).toBeGreaterThan(5000);
});
