import { describe, expect, test } from 'vitest';
import { compileToy } from '../testing.ts';
import { codes, found, named, rule, rules, strangers, world } from './testing.ts';

describe('packs that do not know each other', () => {
	const set = (id: string, to: number): string =>
		`rules: [{ id: ${id}, at: end, do: [{ set: { register: a, to: ${to} } }] }]\n`;
	const orderOf = ({ program }: ReturnType<typeof compileToy>): string[] =>
		program!.code.filter((i) => i.op === 'set').map((i) => program!.sources[i.source!]!.id);

	test('meet with a default order, which is told and kept', () => {
		const made = strangers(set('one', 1), set('two', 2));
		expect(found(made)).toEqual(['ORDER-OPEN']);
		const [first, then] = orderOf(made);
		expect(made.program!.order).toEqual([{ slot: 'end', first, then }]);
		expect(made.diagnostics[0]!.message).toContain(`"${first}" comes first now`);
	});

	test('keep their default order under other names', () => {
		const value = (made: ReturnType<typeof compileToy>): unknown =>
			made.program!.code.flatMap((i) =>
				i.op === 'set' && i.value.op === 'const' ? i.value.value : [],
			);
		const expected = value(strangers(set('one', 1), set('two', 2)));
		expect(value(named('zebra', 'ant', set('one', 1), set('two', 2)))).toEqual(expected);
		expect(value(named('ant', 'zebra', set('x', 1), set('a', 2)))).toEqual(expected);
		expect(value(named('b', 'a', set('a', 1), set('b', 2)))).toEqual(expected);
	});

	test('obey the set-up and house rules', () => {
		for (const [first, then] of [
			['left.one', 'right.two'],
			['right.two', 'left.one'],
		] as const) {
			const chosen = strangers(set('one', 1), set('two', 2), world, { order: [{ first, then }] });
			expect(found(chosen)).toEqual([]);
			expect(orderOf(chosen)).toEqual([first, then]);
			expect(chosen.program!.order).toEqual([{ slot: 'end', first, then }]);
		}
		const hashes = [true, false].map((is) => {
			const [first, then] = is ? ['left.one', 'right.two'] : ['right.two', 'left.one'];
			const order = [{ first: first!, then: then! }];
			return strangers(set('one', 1), set('two', 2), world, { order }).program!.hash;
		});
		expect(hashes[0]).not.toBe(hashes[1]);
	});

	test('hear when a chosen order is not needed', () => {
		const order = [{ first: 'left.one', then: 'right.gone' }];
		const made = strangers(set('one', 1), set('two', 1), world, { order });
		expect(found(made)).toEqual(['ORDER-UNUSED']);
	});

	test('do not break what a pack has said by rules that wait for its events', () => {
		const pays = `${world}rules:\n${rule('one', 'at: end, do: [{ score: { to: active, count: 2 } }]')}${rule('two', 'at: end, do: [{ score: { to: active, count: 3 } }]')}`;
		const keeps =
			'rules: [{ id: keeps, on: { event: points, as: e }, do: [{ set: { register: a, to: e.points } }] }]\n';
		expect(found(strangers(keeps, set('other', 1), pays))).toEqual(['ORDER-OPEN']);
	});

	test('are not warned where both only ask', () => {
		const ask = (id: string): string =>
			`rules: [{ id: ${id}, at: end, do: [{ choose: { id: ${id}Asks, options: [x, y] } }] }]\n`;
		expect(found(strangers(ask('one'), ask('two')))).toEqual([]);
		expect(
			codes(
				rules(
					rule('one', 'at: end, do: [{ choose: { id: p, options: [x, y] } }]'),
					rule('two', 'at: end, do: [{ choose: { id: q, options: [x, y] } }]'),
				),
			),
		).toEqual(['ORDER-TIE']);
	});

	test('hear of all their ties at once', () => {
		const many = (from: number): string =>
			`rules:\n${['draw', 'after-place', 'end'].map((slot, i) => `  - { id: r${i}, at: ${slot}, do: [{ set: { register: a, to: ${from + i} } }] }\n`).join('')}`;
		const made = strangers(many(1), many(11));
		expect(found(made)).toEqual(['ORDER-OPEN', 'ORDER-OPEN', 'ORDER-OPEN']);
	});

	test('may not undo what the other changes', () => {
		const patch = (each: number): string =>
			`with: { toy: { changes: [{ patch: line, with: { value: { tiles: { each: ${each} } } } }] } }\n`;
		expect(found(strangers(patch(3), patch(4)))).toContain('LINK-CHANGED-TWICE');
		expect(found(strangers(patch(3), patch(3)))).not.toContain('LINK-CHANGED-TWICE');
		const other = 'with: { toy: { changes: [{ patch: line, with: { title: Lines } }] } }\n';
		expect(found(strangers(patch(3), other))).not.toContain('LINK-CHANGED-TWICE');
	});
});

describe('declarations that meet', () => {
	const act = (to: number): string =>
		`rules: [{ id: act, at: end, do: [{ set: { register: a, to: ${to} } }] }]\n`;

	test('are told with their order, whether it is the default or chosen', () => {
		const byDefault = strangers(act(1), act(2)).meetings;
		expect(byDefault).toMatchObject([{ slot: 'end', over: 'register a', isChosen: false }]);
		const { first, then } = byDefault[0]!;
		expect(
			strangers(act(1), act(2), world, { order: [{ first: then, then: first }] }).meetings,
		).toEqual([{ slot: 'end', first: then, then: first, over: 'register a', isChosen: true }]);
	});

	test('are none where only two seats are asked', () => {
		const ask = (id: string): string =>
			`rules: [{ id: ask, at: end, do: [{ choose: { id: ${id}, options: [yes, no] } }] }]\n`;
		const { program, meetings } = strangers(ask('one'), ask('two'));
		expect(program!.order).toHaveLength(1);
		expect(meetings).toEqual([]);
	});
});
