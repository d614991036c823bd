import { describe, expect, test } from 'vitest';
import { compile } from '../compile.ts';
import { compileToy, manifest, toyWorkspace } from '../testing.ts';

const lints = (rules: string): string[] =>
	compileToy(rules, {}, {}, { lint: true }).diagnostics.map(
		(d) => `${d.code} ${`format: 1\n${rules}`.slice(d.start, d.end)}`,
	);
const tiles = (text: string): string[] =>
	compile(
		toyWorkspace('', {}, `format: 1\n${text}`),
		{ game: 'toy', seats: 2 },
		{ lint: true },
	).diagnostics.map((d) => d.code);

describe('lints', () => {
	test('say nothing of the small game', () => {
		expect(lints('')).toEqual([]);
	});

	test.each([
		[
			'a mark nobody reads',
			'kinds: { q: { connect: point, complete: "false", marks: { star: any } } }',
			'LINT-MARK-UNREAD star',
		],
		[
			'a rule whose condition is false',
			'rules: [{ id: x, at: end, when: seats.size() > 9, do: [{ grant: part }] }]',
			'LINT-RULE-NEVER x',
		],
		[
			'a rule whose event nothing causes',
			'rules: [{ id: x, on: { event: converted, as: e }, do: [{ grant: part }] }]',
			'LINT-RULE-NEVER x',
		],
		[
			'a define nobody uses',
			'define: { x: { of: tile, value: it.segments.size() } }',
			'LINT-DEFINE-UNUSED x',
		],
		[
			'a param nobody reads',
			'params: { x: { says: "{n}", type: int, default: 1 } }',
			'LINT-PARAM-UNREAD x',
		],
		['an element nobody reads', 'elements: { x: { says: X } }', 'LINT-PARAM-UNREAD x'],
		[
			'an action no step offers',
			'actions: { x: { group: mian, do: [{ grant: part }] } }',
			'LINT-ACTION-UNOFFERED mian',
		],
		[
			'a run of steps at which nothing stands',
			'rules: [{ id: x, at: after-place, do: [{ run: { slots: [end, main] } }] }]',
			'LINT-RUN-NOTHING [end, main]',
		],
		[
			'a run of a stretch in which nothing stands',
			'rules: [{ id: x, at: end, do: [{ run: { from: after-place, to: main } }] }]',
			'LINT-RUN-NOTHING after-place',
		],
		...[
			['require', 'that: "true"'],
			['require', 'that: "false"'],
			['require', 'when: seats.size() > 9, that: drawn != none'],
			['forbid', 'when: seats.size() > 9'],
			['forbid', 'when: seats.size() < 9'],
		].map(([section, keys]) => [
			`a requirement whose answer is known before the game: ${keys}`,
			`texts: { t: T }\n${section}: [{ id: x, verb: placeTile, ${keys}, why: t }]`,
			'LINT-REQUIREMENT-IDLE x',
		]),
		[
			'an exemption that never holds',
			'texts: { t: T }\nrequire: [{ id: y, verb: placeTile, that: drawn != none, why: t }]\nallow: [{ id: x, require: y, when: seats.size() > 9 }]',
			'LINT-REQUIREMENT-IDLE x',
		],
		[
			'a requirement of a verb that nothing asks for',
			'texts: { t: T }\nverbs: { take: { it: tile } }\nrequire: [{ id: x, verb: take, that: it.segments.size() > 1, why: t }]',
			'LINT-REQUIREMENT-IDLE x',
		],
	])('tell %s', (_, rules, finding) => {
		expect(lints(rules)).toEqual([finding]);
	});

	test('say nothing where a requirement can bind and a run does something', () => {
		const verb =
			'texts: { t: T }\nverbs: { take: { it: tile } }\nrequire: [{ id: x, verb: take, that: it.segments.size() > 1, why: t }]\n';
		expect(
			lints(`${verb}rules: [{ id: r, at: end, when: "can(take, placed)", do: [{ grant: part }] }]`),
		).toEqual([]);
		expect(
			lints(
				'rules: [{ id: x, at: end, limit: { times: 1, per: game }, do: [{ run: { slots: [after-place] } }] }, { id: y, at: after-place, do: [{ grant: part }] }]',
			),
		).toEqual([]);
	});

	test('say nothing where it is read', () => {
		expect(lints('kinds: { q: { connect: point, complete: star, marks: { star: any } } }')).toEqual(
			[],
		);
		expect(
			lints(
				'define: { x: { of: tile, value: it.segments.size() } }\nrules: [{ id: r, at: end, when: placed.x > 1, do: [{ grant: part }] }]',
			),
		).toEqual([]);
		expect(
			lints(
				'elements: { x: { says: X } }\nrules: [{ id: r, at: end, given: element.x, do: [{ grant: part }] }]',
			),
		).toEqual([]);
		expect(
			lints('rules: [{ id: r, at: end, do: [{ if: seats.size() > 9, then: [{ grant: part }] }] }]'),
		).toEqual([]);
	});

	test('count tiles against their total', () => {
		expect(tiles('total: 5\ntiles: { A: { copies: 4, line: E-W }, B: { line: N } }')).toEqual([]);
		expect(tiles('total: 6\ntiles: { A: { copies: 4, line: E-W }, B: { line: N } }')).toEqual([
			'LINT-TILE-TOTAL',
		]);
		expect(
			tiles('given: seats.size() > 9\ntotal: 4\ntiles: { A: { copies: 4, line: E-W } }'),
		).toEqual([]);
	});

	test('find tiles that can never be laid', () => {
		expect(
			tiles('tiles: { A: { copies: 4, line: N-E-S-W }, B: { copies: 1, block: N-E-S-W } }'),
		).toEqual(['LINT-TILE-NEVER']);
		expect(
			tiles('tiles: { A: { copies: 4, line: N-E-S-W }, B: { copies: 2, block: N-E-S-W } }'),
		).toEqual([]);
	});

	describe('of the deck', () => {
		const zones =
			'zones: { bag: { holds: tiles }, shed: { holds: tiles }, hand: { per: seat, holds: tiles } }\n';
		const held = (zone: string, rules = ''): string[] =>
			compileToy(
				`${zones}${rules}`,
				{},
				{
					'toy/more-tiles.yaml': `format: 1\ntiles: { C: { copies: 2, line: E-W, starts: ${zone} } }\n`,
				},
				{ lint: true },
			).diagnostics.map((d) => d.code);

		test.each([
			['bag', 'bag'],
			['hand', 'active.hand'],
		])('tiles that begin in the zone %s stay there until something takes them', (zone, spelled) => {
			expect(held(zone)).toEqual(['LINT-TILE-STAYS']);
			const give = `rules: [{ id: x, at: start, do: [{ move-tile: { tile: box.first(), from: box, to: ${spelled} } }] }]`;
			expect(held(zone, give)).toEqual(['LINT-TILE-STAYS']);
			const take = `rules: [{ id: x, at: start, when: ${spelled}.size() > 0, do: [{ take-tile: { tile: ${spelled}.first(), from: ${spelled} } }] }]`;
			expect(held(zone, take)).not.toContain('LINT-TILE-STAYS');
		});

		test.each([
			['bag to shed', ['bag shed'], true],
			['bag to shed and back', ['bag shed', 'shed bag'], true],
			['bag to hand, and from there to shed', ['bag hand', 'hand shed'], true],
			[
				'bag to shed, which scores',
				['bag shed'],
				false,
				'score: { to: active, count: shed.size() }',
			],
			[
				'bag to shed, and a condition of bag',
				['bag shed'],
				false,
				'when: bag.empty(), grant: part',
			],
			[
				'bag to shed and into the hand',
				['bag shed'],
				false,
				'take-tile: { tile: shed.first(), from: shed }',
			],
			['bag to the deck', ['bag deck'], false],
		])(
			'tiles that go from %s are in play only where something else asks for them',
			(_, moves, stays, more = '') => {
				const spelled = (zone: string): string => (zone === 'hand' ? 'active.hand' : zone);
				const rules = moves.map((move, i) => {
					const [from, to] = move.split(' ').map(spelled) as [string, string];
					return `- { id: m${i}, at: ${['start', 'end'][i]!}, when: "!${from}.empty()", do: [{ move-tile: { tile: ${from}.first(), from: ${from}, to: ${to} } }] }\n`;
				});
				const when = more.startsWith('when: ') ? `${more.split(', ')[0]!}, ` : '';
				if (more !== '')
					rules.push(`- { id: more, at: end, ${when}do: [{ ${more.slice(when.length)} }] }\n`);
				const found = held('bag', `rules:\n${rules.join('')}`);
				expect(found).toEqual(stays ? ['LINT-TILE-STAYS'] : []);
			},
		);

		const grouped = (groups: string, rules = ''): string[] => {
			const made = `deck: { groups: ${groups} }\n${rules}`;
			const late = 'format: 1\ntiles: { C: { copies: 2, line: E-W, group: late } }\n';
			return compileToy(made, {}, { 'toy/late.yaml': late }, { lint: true }).diagnostics.map(
				(d) => `${d.code} ${`format: 1\n${made}`.slice(d.start, d.end)}`,
			);
		};

		test('groups that never open, and those that wait for them', () => {
			expect(grouped('{ late: {} }')).toEqual([]);
			expect(grouped('{ late: { opens: seats.size() > 9 } }')).toEqual(['LINT-GROUP-CLOSED late']);
			expect(grouped('{ late: { opens: drawn == none } }')).toEqual([]);
			expect(grouped('{ late: { opens: seats.size() > 9 }, main: { after: [late] } }')).toEqual([
				'LINT-GROUP-CLOSED late',
				'LINT-GROUP-CLOSED main',
			]);
			const flag = 'registers: { flag: { per: game } }\n';
			expect(grouped('{ late: { opens: "flag > 3 && drawn == none" } }', flag)).toEqual([
				'LINT-GROUP-CLOSED late',
			]);
			expect(grouped('{ late: { opens: "flag < 3" } }', flag)).toEqual([]);
			const raise = 'rules: [{ id: x, at: end, do: [{ set: { register: flag, to: flag + 1 } }] }]';
			expect(grouped('{ late: { opens: "flag > 3" } }', `${flag}${raise}`)).toEqual([]);
			// a group that is mixed into another is drawn with it, so it waits in vain all the same
			expect(grouped('{ late: { opens: seats.size() > 9, into: main } }')).toEqual([
				'LINT-GROUP-CLOSED late',
			]);
		});

		test.each([
			'draw-tile: { group: late }',
			'move-tile: { tile: deck.first(), from: deck, to: box }',
		])('a closed group that %s reaches is in play', (effect) => {
			expect(
				grouped(
					'{ late: { opens: seats.size() > 9 } }',
					`rules: [{ id: x, at: end, when: drawn == none, do: [{ ${effect} }] }]`,
				),
			).toEqual([]);
		});
	});

	test('point at a block for a pack that is there under almost that name', () => {
		const beside = {
			'bridges/pack.yaml': manifest('bridges', 'use: [toy]\nrole: expansion\n'),
		};
		const found = (name: string): string[] =>
			compileToy(`with: { ${name}: { rules: [] } }`, {}, beside, { lint: true }).diagnostics.map(
				(d) => `${d.code} ${d.hint ?? ''}`,
			);
		expect(found('bridges')).toEqual([]);
		expect(found('brigdes')).toEqual(['LINT-WITH-UNKNOWN Did you mean "bridges"?']);
		expect(found('harbours')).toEqual([]);
	});
	test('point at `after` where a pack, or what it declares, has almost that name', () => {
		const beside = {
			'bridges/pack.yaml': manifest('bridges', 'use: [toy]\nrole: expansion\n'),
			'bridges/rules.yaml':
				'format: 1\nregisters: { planks: { per: game } }\nrules: [{ id: build, tags: [builds], at: end, do: [{ set: { register: planks, to: 1 } }] }]\n',
		};
		const found = (after: string, set: readonly string[], more = ''): string[] =>
			compileToy(
				`registers: { kone: { per: game } }\nrules: [{ id: x, at: end, after: ${after}, do: [{ set: { register: kone, to: 1 } }] }]\n${more}`,
				{ with: set },
				beside,
				{ lint: true },
			)
				.diagnostics.filter((d) => d.code === 'LINT-AFTER-UNKNOWN')
				.map((d) => d.hint ?? '');
		expect(found('brigdes.build', [])).toEqual(['Did you mean "bridges.build"?']);
		expect(found('bridges.biuld', ['bridges'])).toEqual(['Did you mean "bridges.build"?']);
		expect(found('bridges.build', ['bridges'])).toEqual([]);
		expect(found('bridges.builds', ['bridges'])).toEqual([]);
		// an author may write so of a pack that is not in the set, is not installed, or is known by `with`
		expect(found('bridges.biuld', [])).toEqual([]);
		expect(found('harbours.build', [])).toEqual([]);
		expect(found('brigdes.build', [], 'with: { brigdes: { rules: [] } }\n')).toEqual([]);
	});
});
