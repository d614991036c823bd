import { describe, expect, test } from 'vitest';
import type { Instr, Program } from '../ir/index.ts';
import { compileToy } from '../testing.ts';
import { disassemble } from './disassemble.ts';

const good = (rules: string): Program => {
	const { program, diagnostics } = compileToy(rules);
	expect(diagnostics.map((d) => `${d.line} ${d.code} ${d.message}`)).toEqual([]);
	return program!;
};
const ops = (list: readonly Instr[]): string[] => list.map((i) => i.op);
const routine = (program: Program, id: string): readonly Instr[] => {
	const { entry } = program.routines.find((r) => r.id === id)!;
	const end = program.code.findIndex((i, pc) => pc >= entry && i.op === 'leave');
	return program.code.slice(entry, end + 1);
};

describe('rules that wait for events', () => {
	test('are routines that take the event; steps settle', () => {
		const program = good(
			'rules: [{ id: x, on: { event: returned, as: e, where: e.piece.kind == man }, when: e.seat == active, do: [{ score: { to: e.seat, each: 1 } }] }]',
		);
		expect(program.triggers).toMatchObject([{ id: 'toy.x', event: 'returned', before: [] }]);
		expect(ops(routine(program, 'toy.x'))).toEqual(['unless', 'unless', 'score', 'leave']);
		expect(program.code.filter((i) => i.op === 'settle').length).toBeGreaterThan(3);
		expect(good('').code.some((i) => i.op === 'settle')).toBe(false);
	});

	test('keep values from before, asked of the feature of the event', () => {
		const program = good(
			'rules: [{ id: x, on: { event: joined, as: e }, when: before(e.segment.feature.open) > 2, do: [{ grant: part }], limit: { times: 1, per: turn } }]',
		);
		const [trigger] = program.triggers;
		expect(trigger!.before).toMatchObject([
			{ value: { op: 'call', fn: 'feature.open', args: [{ op: 'temp', name: 'it' }] } },
		]);
		const [test1] = routine(program, 'toy.x');
		expect(test1).toMatchObject({
			op: 'unless',
			test: { left: { op: 'before', slot: trigger!.before[0]!.slot } },
		});
	});

	test('fire once by a limit of their own', () => {
		const program = good(
			'rules: [{ id: x, on: { event: extended, as: e, once: feature }, do: [{ grant: part }] }]',
		);
		expect(program.limits).toMatchObject([{ id: 'toy.x.once', times: 1, per: 'part' }]);
		expect(routine(program, 'toy.x')[0]).toMatchObject({
			op: 'limit',
			key: { fn: 'segment.feature' },
		});
	});

	test('may cause what they hear only with a limit, or with another cause', () => {
		const codes = (more: string): string[] =>
			compileToy(`rules: [{ id: x, on: { event: points, as: e }, ${more} }]`).diagnostics.map(
				(d) => d.code,
			);
		expect(codes('do: [{ score: { to: active, each: 1, cause: again } }]')).toEqual(['RULE-CYCLE']);
		expect(
			codes(
				'limit: { times: 1, per: turn }, do: [{ score: { to: active, each: 1, cause: again } }]',
			),
		).toEqual([]);
		expect(
			codes('when: e.cause != again, do: [{ score: { to: active, each: 1, cause: again } }]'),
		).toEqual([]);
		expect(
			codes(
				'do: [{ if: e.cause != again, then: [{ score: { to: active, each: 1, cause: again } }] }]',
			),
		).toEqual([]);
	});
});

test('always-rules say when they fired', () => {
	const program = good(
		'always: [{ id: x, for-each: { as: p, in: "pieces.filter(q, q.feature != none && q.feature.complete)" }, do: [{ return: { pieces: p } }] }]',
	);
	expect(program.always).toMatchObject([{ id: 'toy.x' }]);
	expect(ops(routine(program, 'toy.x'))).toEqual([
		'stack-mark',
		'each',
		'next',
		'fired',
		'return',
		'jump',
		'stack-release',
		'leave',
	]);
});

describe('replacements', () => {
	test('stand around the operation, piece by piece', () => {
		const program = good(
			'rules: [{ id: x, at: end, do: [{ return: { pieces: active.onBoard } }] }]\nreplace: [{ id: r, event: returned, as: e, when: e.piece.kind == man && e.cause == returned, do: [{ score: { to: e.seat, each: 1 } }] }]',
		);
		const text = disassemble(program);
		const from = text.split('\n').findIndex((l) => l.endsWith('slot end'));
		const lines = text
			.split('\n')
			.slice(from + 1, from + 9)
			.map((l) => l.trim().replace(/^\d+ /, ''));
		expect(lines.map((l) => l.split(' ')[0])).toEqual([
			'stack-mark',
			'each',
			'next',
			'unless',
			'score',
			'jump',
			'return',
			'jump',
		]);
		expect(lines[3]).toContain('(piece#3.kind == man) && ');
		expect(lines[4]).toContain('to piece#3.owner');
	});

	test('do not apply inside themselves', () => {
		const program = good(
			'rules: [{ id: x, at: end, do: [{ draw-tile: {} }] }]\nreplace: [{ id: r, event: drawn, as: e, when: deck.empty(), do: [{ draw-tile: {} }] }]',
		);
		// the draw of the small game and this one, each with its replacement
		expect(program.code.filter((i) => i.op === 'draw-tile')).toHaveLength(4);
	});
});

describe('actions', () => {
	const action = (keys: string, more = ''): Program =>
		good(`actions: { a: { group: main, ${keys} } }\n${more}`);

	test('that are free stand beside every decision of the active seat in their window', () => {
		const program = good(
			'actions: { a: { group: free, window: turn, limit: { times: 1, per: turn }, do: [{ score: { to: active, each: 1 } }] } }\nrules: [{ id: x, at: wave.offer, do: [{ choose: { id: c, who: left(active), options: [u, v] } }] }]',
		);
		const beside = program.decisions.map((d) => [
			d.id,
			d.alternatives.filter((a) => a.free === true).length,
		]);
		expect(beside).toEqual([
			['tile', 1],
			['free', 1],
			['toy.c', 1],
		]);
		const [tile, , ask] = program.decisions;
		const free = tile!.alternatives.find((a) => a.free)!;
		let at = program.code.findIndex((i, pc) => pc >= free.target && i.op === 'jump');
		for (let i = program.code[at]; i?.op === 'jump'; i = program.code[at]) at = i.to;
		expect(program.code[at]).toMatchObject({ op: 'decide', decision: 0 });
		expect(ask!.alternatives.find((a) => a.free)!.when).toMatchObject({ op: 'binary', name: '&&' });
	});

	test('that are free between two slots are offered there only', () => {
		const program = good(
			'actions: { m: { group: main, do: [{ grant: part }] }, a: { group: free, window: { from: after-place, to: main }, do: [{ grant: turn }] } }',
		);
		expect(program.decisions.map((d) => [d.id, d.alternatives.some((a) => a.free)])).toEqual([
			['tile', false],
			['main', true],
		]);
	});

	test('that come alone are asked first; without those that must be done one may pass', () => {
		const program = action('only: true, do: [{ grant: part }]', '').decisions;
		expect(program.at(-1)!.alternatives).toHaveLength(1);
		const both = good(
			'actions: { a: { group: main, only: true, do: [{ grant: part }] }, b: { group: main, do: [{ grant: turn }] }, c: { group: main, pass: false, do: [{ grant: turn }] } }',
		);
		const main = both.decisions.filter((d) => d.id === 'main');
		expect(
			main.map((d) => [d.alternatives.map((a) => a.id).join(' '), d.pass !== undefined]),
		).toEqual([
			['toy.a', true],
			['toy.b toy.c', false],
			['toy.b toy.c', true],
		]);
		expect(both.actions.map((a) => a.at.length)).toEqual([1, 2, 2, 1]);
	});

	test('waive requirements by name', () => {
		const program = good(
			'actions: { a: { group: main, choose: { among: { spot: placements(drawn) } }, where: "can(placeTile, spot)", waive: [touches], do: [{ grant: part }] } }',
		);
		const where = program.decisions.find((d) => d.id === 'main')!.alternatives[0]!.where;
		expect(where).toMatchObject({
			op: 'can',
			waive: [
				program.verbs
					.find((v) => v.id === 'placeTile')!
					.require.findIndex((r) => r.id === 'toy.touches'),
			],
		});
	});

	test('choose numbers and words', () => {
		const [n, w] = action(
			'choose: { number: { n: { min: 1, max: 3 } }, options: { w: [up, down] } }, when: "true", do: [{ score: { to: active, each: n } }]',
		).decisions.at(-1)!.alternatives[0]!.variables;
		expect(n).toMatchObject({
			name: 'n',
			type: 'int',
			domain: { from: { value: 1 }, to: { value: 3 } },
		});
		expect(w).toMatchObject({
			name: 'w',
			domain: { among: { items: [{ value: 0 }, { value: 1 }] } },
		});
	});
});

describe('the timeline', () => {
	test('takes steps of other packs, and slots that a param chooses', () => {
		const program = good(
			'params: { late: { says: "{early | late}", values: [early, late], default: late } }\ninsert: [{ id: i, after: after-place, steps: [mine] }]\nrules: [{ id: x, at: mine, do: [{ grant: part }] }, { id: y, at: { by: param.late, of: { early: start, late: end } }, do: [{ grant: turn }] }]',
		);
		expect(program.slots.map((s) => s.id)).toEqual(['draw', 'tile', 'mine', 'end']);
	});

	test('runs stretches from inside a rule', () => {
		const program = good(
			'rules: [{ id: x, at: end, do: [{ run: { part: true, seat: left(active), measure: deck.size() } }] }, { id: z, at: start, do: [{ run: { slots: [draw, tile] } }] }]',
		);
		expect(program.routines.map((r) => r.id)).toEqual(['main', 'slots draw tile', 'wave', 'part']);
		const part = program.routines.find((r) => r.id === 'part')!;
		expect(program.code[part.partEnd!]!.op).toBe('leave');
		expect(ops(program.code)).toContain('run-begin');
	});
});

describe('values', () => {
	test('of several lines are changed alike by one modifier', () => {
		const kind =
			'kinds: { q: { connect: point, complete: "false", value: { one: { each: 1 }, two: { each: 2 }, three: { each: 3 } } } }\nmodify:\n';
		const of = (modifiers: string): unknown =>
			good(kind + modifiers)
				.kinds.find((k) => k.id === 'q')!
				.value.lines.map(({ id, adjust }) => [id, adjust.map(({ layer }) => layer)]);
		const both = of('  - { id: a, query: value, of: q, line: [one, three], void: true }\n');
		expect(both).toEqual([
			['one', ['void']],
			['three', ['void']],
			['two', []],
		]);
		expect(both).toEqual(
			of(
				'  - { id: a, query: value, of: q, line: one, void: true }\n  - { id: b, query: value, of: q, line: three, void: true }\n',
			),
		);
	});

	test('take lines, layers, shares and queries of modifiers', () => {
		const program = good(`modify:
  - { id: a, query: value, of: claimable, add-line: { more: { count: 1, each: 2 } } }
  - { id: b, query: value, of: line, line: tiles, each: { add: 1 }, when: it.complete }
  - { id: c, query: value, of: line, scale: { times: 1, over: 2, round: up } }
  - { id: d, query: value, of: line, late-line: { late: { each: 1 } } }
  - { id: e, query: value, of: line, cap: 9 }
  - { id: f, query: value, of: line, veto: true, when: it.open > 3 }
  - { id: g, query: share, of: line, add-line: { own: { each: -1 } }, when: seat == active }
  - { id: h, query: complete, of: line, and: it.tiles.size() > 1 }
  - { id: i, query: best, set: "3", when: it.score > 9 }
queries: { best: { of: seat, type: int, value: it.score } }`);
		const text = disassemble(program);
		const line = text
			.slice(text.indexOf('kind line:'), text.indexOf('\n\n', text.indexOf('kind line:')))
			.split('\n')
			.slice(1)
			.map((l) => l.trim());
		expect(line).toEqual([
			'complete ((it.open == 0) && (it.tiles.size > 1))',
			'line tiles: it.tiles × 1',
			'add each 1 when it.complete',
			'line more: 1 × 2',
			'scale 1/2 up',
			'late late: 1 × 1',
			'cap 9',
			'veto when (it.open > 3)',
			'share own: 1 × -1 when (seat == active)',
		]);
		expect(text).toContain('define best(it: seat) = ((it.score > 9) ? 3 : it.score)');
	});
});
