import { describe, expect, expectTypeOf, test } from 'vitest';
import { instructions } from '../ir/instructions/index.ts';
import type { Instr, InstrOf, Opcode } from '../ir/index.ts';
import { type EffectContext, type FrameOpcode, emit } from '../lower/effect-context.ts';
import { type SourcedValue, get, itemsOf } from '../link/sourced-value.ts';
import { link } from '../link/link.ts';
import { declsOf } from '../link/ruleset.ts';
import { compileToy, toyWorkspace } from '../testing.ts';
import { sentenceAbout } from '../words/effect.ts';
import { lexiconOf } from '../words/lexicon.ts';
import type { Wording } from '../words/wording.ts';
import { effects } from './table.ts';

const all = [...effects.values()];

const uses: Readonly<Record<string, readonly string[]>> = {
	place: ['{ place: { piece: man, at: bag } }'],
	move: [
		'{ move: { pieces: active.onBoard, to: bag } }',
		'{ move: { pieces: active.onBoard, to: bag, on: bottom } }',
	],
	return: ['{ return: { pieces: active.onBoard } }'],
	draw: ['{ draw: { from: bag, to: supply } }'],
	shuffle: ['{ shuffle: { zone: bag } }'],
	reveal: ['{ reveal: { pieces: active.onBoard } }'],
	'draw-tile': [
		'{ draw-tile: {} }',
		'{ draw-tile: { group: main } }',
		'{ draw-tile: { to: pool, count: 2 } }',
		'{ draw-tile: { until: drawn == A, rest: pool } }',
		'{ draw-tile: { until: drawn == A } }',
	],
	'take-tile': ['{ take-tile: { tile: A, from: pool } }'],
	'move-tile': ['{ move-tile: { tile: A, from: pool, to: pool } }'],
	'discard-tile': ['{ discard-tile: { to: box } }', '{ discard-tile: { to: pool } }'],
	'return-aside': ['{ return-aside: {} }', '{ return-aside: { group: main } }'],
	'place-tile': [
		'{ place-tile: { at: placements(drawn).first() } }',
		'{ place-tile: { at: placements(drawn).first(), face-down: true } }',
	],
	link: ['{ link: { a: s, b: s, by: man } }', '{ link: { a: s, b: s, by: man, open-end: true } }'],
	unlink: ['{ unlink: { by: pieces.first() } }'],
	'add-segment': ['{ add-segment: { tile: placed, kind: line, sides: placed.sides } }'],
	'override-edge': ['{ override-edge: { side: placed.sides.first(), kind: line } }'],
	convert: ['{ convert: { feature: s.feature, to: block, by: man } }'],
	score: [
		'{ score: { to: active, count: 1 } }',
		'{ score: { to: active, ledger: s.feature } }',
		'{ score: { to: active, lines: { a: { each: 1 }, b: { count: seats, each: 2, when: true } } } }',
	],
	transfer: ['{ transfer: { from: active, to: left(active), points: 1 } }'],
	set: ['{ set: { register: n, to: 1 } }'],
	let: ['{ let: { x: 1 } }'],
	roll: ['{ roll: { as: r, faces: [1, 2] } }'],
	collect: ['{ collect: { features: features, reason: why } }'],
	drop: ['{ drop: { features: features } }'],
	grant: ['{ grant: part }', '{ grant: turn }'],
	block: ['{ block: twice, with: { k: 1 } }'],
	run: [
		'{ run: { part: true } }',
		'{ run: { wave: main } }',
		'{ run: { from: draw, to: after-place } }',
	],
	finish: ['{ finish: part }'],
	if: ['{ if: deck.empty(), then: [] }'],
	case: ['{ case: n, of: { 1: [] } }'],
	'for-each': [
		'{ for-each: { as: x, in: seats, do: [] } }',
		'{ for-each: { as: x, names: { a: 1, b: 2 }, do: [] } }',
	],
	repeat: [
		'{ repeat: { times: 2, do: [] } }',
		'{ repeat: { while: n > 0, measure: n, do: [] } }',
		'{ repeat: { until: pass, measure: n, do: [] } }',
	],
	'round-robin': [
		'{ round-robin: { as: x, start: active, do: [] } }',
		'{ round-robin: { as: x, start: active, until: one-left, do: [] } }',
	],
	walk: ['{ walk: { piece: pieces.first(), steps: 2, step: x, among: beside(placed) } }'],
	choose: ['{ choose: { id: c, among: { x: seats } } }'],
};

const world = `
registers: { n: { per: game } }
zones: { bag: { order: stack }, pool: { holds: tiles } }
reasons: { line: [completed, why] }
blocks: { twice: { args: { k: int }, do: [{ let: { more: k + 1 } }] } }
`;

function opcodesOf(effect: string): Opcode[] {
	const { program, diagnostics } = compileToy(
		`${world}rules:\n  - { id: x, at: end, let: { s: "board.segments([line]).first()" }, do: [${effect}] }\n`,
	);
	expect(diagnostics.map((d) => `${d.code} ${d.message}`)).toEqual([]);
	return program!.code
		.filter((i) => program!.sources[i.source ?? 0]!.id === 'toy.x')
		.map((i) => i.op);
}

function datumOfUse(name: string, effect: string): SourcedValue {
	const { ruleSet } = link(toyWorkspace(`${world}rules: [{ id: x, at: end, do: [${effect}] }]`), {
		game: 'toy',
		seats: 2,
	});
	const rule = declsOf(ruleSet!, 'rules').find((d) => d.id === 'x')!;
	return get(itemsOf(get(rule.datum, 'do'))[0], name)!;
}

const { ruleSet } = link(toyWorkspace(world), { game: 'toy', seats: 2 });
const speaker: Wording = { lexicon: lexiconOf(ruleSet!), names: new Map() };

describe('an effect', () => {
	test('has a use here', () => {
		expect(Object.keys(uses).sort()).toEqual(all.map((e) => e.name).sort());
	});

	test.each(all.map((e) => [e.name, e] as const))('%s writes what it declares', (name, effect) => {
		const written = new Set(uses[name]!.flatMap(opcodesOf));
		expect(effect.instructions.filter((op) => !written.has(op))).toEqual([]);
		const frame = Object.entries(instructions)
			.filter(([, { reads, writes }]) => isNone(reads) && isNone(writes))
			.map(([op]) => op);
		const declared = new Set<string>([...effect.instructions, ...frame]);
		expect([...written].filter((op) => !declared.has(op))).toEqual([]);
	});

	test.each(all.map((e) => [e.name, e] as const))('%s is put into words', (name, effect) => {
		for (const code of Object.keys(effect.prose.english))
			expect(code).toMatch(new RegExp(`^effect\\.${name}(\\.[a-z]+)?$`));
		for (const use of uses[name]!) {
			const sentence = sentenceAbout(speaker, effect, datumOfUse(name, use));
			expect(sentence).toMatch(/^[^{}]+[.:”]$/);
			expect(sentence).not.toMatch(/ {2}|“”| [.:,]/);
		}
	});

	test('has codes of its own', () => {
		const codes = all.flatMap((e) => Object.keys(e.prose.english));
		expect(new Set(codes).size).toBe(codes.length);
	});

	test('cannot write an instruction that it does not declare', () => {
		expectTypeOf<{ op: 'grant' }>().not.toExtend<InstrOf<'drop' | FrameOpcode>>();
		expectTypeOf<EffectContext>().not.toExtend<EffectContext<'grant'>>();
		expectTypeOf<EffectContext<'grant' | 'finish'>>().toExtend<EffectContext<'grant'>>();
		expectTypeOf(emit<'grant'>)
			.parameter(1)
			.extract<Instr & { op: 'finish' }>()
			.toBeNever();
	});
});

function isNone(regions: unknown): boolean {
	return Array.isArray(regions) && regions.length === 0;
}
