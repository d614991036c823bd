import { describe, expect, test } from 'vitest';
import { manifest } from '../testing.ts';
import {
	type Compiled,
	alike,
	errors,
	nameless,
	placesOfWords,
	register,
	rulesSchema,
	set,
	strangers,
} from './testing.ts';

const third = `define: { power: { of: feature, for: seat, type: int, value: "it.tiles.size()" } }
queries: { owners: { of: feature, most: [power], above: 0 } }
params: { mode: { says: "In mode {mode}.", values: [plain, mixed], default: plain } }
spaces: { field: { kinds: line } }
rings: { trail: [field] }
marks: { flag: { of: tile } }
`;

const by = (id: string, first: string, second: string): string => (id === 'kone' ? first : second);
const rule = (id: string, to: string): string =>
	`${register(id)}rules: [{ id: act${id}, at: after-place, ${set(id, to)} }]\n`;

const added: Readonly<Record<string, (word: string, id: string) => string>> = {
	'extend.kinds.tags': (w, id) =>
		`${rule(id, `features.filter(f, f.has(${w})).size()`)}extend: { kinds: { ${by(id, 'line', 'block')}: { tags: [${w}] } } }\n`,
	'extend.kinds.marks': (w, id) =>
		`${rule(id, `features(line).filter(f, ${by(id, `f.${w}`, `f.${w} > 0`)}).size()`)}extend: { kinds: { line: { marks: { ${w}: ${by(id, 'any', 'sum')} } } } }\n`,
	'extend.kinds.touch': (w, id) =>
		`${rule(id, `features(land).sum(f, f.${w}.size())`)}extend: { kinds: { land: { touch: { ${w}: ${by(id, 'line', 'block')} } } } }\n`,
	'extend.kinds.ends': (w, id) =>
		`${rule(id, `features(line).sum(f, f.${w}.size())`)}extend: { kinds: { line: { ends: { ${w}: ${by(id, 'line', 'block')} } } } }\n`,
	'extend.kinds.piles': (w, id) =>
		`${rule(id, `features(line).sum(f, f.${w}.size())`)}extend: { kinds: { line: { piles: { ${w}: {} } } } }\n`,
	'extend.kinds.define': (w, id) =>
		`${register(id)}extend: { kinds: { line: { define: { ${w}: "it.tiles.size() + ${by(id, '1', '2')}" } } } }\nmodify: [{ id: m${id}, query: value, of: line, add-line: { l${id}: { count: ${w}, each: 1 } } }]\n`,
	'extend.kinds.registers': (w, id) =>
		`${rule(id, `features(line).sum(f, f.${w})`)}extend: { kinds: { line: { registers: { ${w}: { default: ${by(id, '1', '2')} } } } } }\n`,
	'extend.pieces.tags': (w, id) =>
		`${rule(id, `pieces.filter(p, p.has(${w})).size()`)}pieces: { p${id}: { per-seat: 1, stands-on: line } }\nextend: { pieces: { ${by(id, 'man', 'pktwo')}: { tags: [${w}] } } }\n`,
	'extend.pieces.registers': (w, id) =>
		`${rule(id, `pieces.sum(p, p.${w})`)}extend: { pieces: { man: { registers: { ${w}: { default: ${by(id, '1', '2')} } } } } }\n`,
	'extend.spaces.tags': (w, id) =>
		`${rule(id, `spaces.filter(s, s.has(${w})).size()`)}spaces: { s${id}: { kinds: line } }\nextend: { spaces: { ${by(id, 'field', 'sktwo')}: { tags: [${w}] } } }\n`,
	'extend.params.values': (w, id) =>
		`${rule(id, `param.mode == ${w} ? ${by(id, '1', '2')} : 3`)}extend: { params: { mode: { values: [${w}] } } }\npieces: { p${id}: { per-seat: "param.mode == ${w} ? 2 : 1", given: "param.mode in [${w}, plain]", stands-on: line } }\npresets: { pre${id}: { says: It is other., params: { mode: ${w} } } }\n`,
	'extend.tiles.tags': (w, id) =>
		`${rule(id, `placed.has(${w}) ? 1 : 0`)}extend: { tiles: { ${by(id, 'A', 'B')}: { tags: [${w}] } } }\n`,
	'extend.tiles.marks': (w, id) =>
		`${rule(id, by(id, `placed.${w} ? 1 : 0`, `placed.${w}`))}marks: { ${w}: { of: tile, fold: ${by(id, 'any', 'sum')} } }\nextend: { tiles: { A: { marks: { ${w}: ${by(id, 'true', '3')} } } } }\n`,
	'modify.add-line': (w, id) =>
		`${register(id)}modify:\n  - { id: m${id}, query: value, of: line, add-line: { ${w}: { count: ${id}, each: 1 } } }\n  - { id: n${id}, query: value, of: line, line: ${w}, each: { add: ${by(id, '1', '2')} } }\n`,
	'modify.late-line': (w, id) =>
		`${register(id)}modify: [{ id: m${id}, query: value, of: line, late-line: { ${w}: { count: ${id}, each: 1 } } }]\n`,
	'keys of owners': (w, id) =>
		`${register(id)}queries: { q${id}: { of: feature, for: seat, type: int, value: "${by(id, '1', '2')}" } }\nmodify:\n  - { id: ${w}, query: owners, key: "q${id}(it, seat)", after: power }\n  - { id: then${id}, query: owners, key: "q${id}(it, seat) + 1", before: ${w} }\n`,
	reasons: (w, id) =>
		`${register(id)}reasons: { line: [${w}, completed] }\nrules: [{ id: act${id}, at: after-place, do: [{ collect: { features: features(line), reason: ${w} } }] }]\n`,
};

const patched: Readonly<Record<string, (word: string, id: string) => string>> = {
	'kinds.value': (w, id) =>
		`${register(id)}${patch('kinds.line', `value: { ${w}: { count: ${id}, each: 1 } }`)}modify: [{ id: n${id}, query: value, of: line, line: ${w}, each: { add: ${by(id, '1', '2')} } }]\n`,
	'kinds.registers': (w, id) =>
		`${rule(id, `features(line).sum(f, f.${w})`)}${patch('kinds.line', `registers: { ${w}: { default: ${by(id, '1', '2')} } }`)}`,
	'kinds.define': (w, id) =>
		`${register(id)}${patch('toy.line', `define: { ${w}: "it.tiles.size() + ${by(id, '1', '2')}" }`)}modify: [{ id: m${id}, query: value, of: line, add-line: { l${id}: { count: ${w}, each: 1 } } }]\n`,
	'kinds.marks': (w, id) =>
		`${rule(id, `features(line).filter(f, ${by(id, `f.${w}`, `f.${w} > 0`)}).size()`)}${patch('line', `marks: { ${w}: ${by(id, 'any', 'sum')} }`)}`,
	'pieces.registers': (w, id) =>
		`${rule(id, `pieces.sum(p, p.${w})`)}${patch('pieces.man', `registers: { ${w}: { default: ${by(id, '1', '2')} } }`)}`,
	'tiles.marks': (w, id) =>
		`${rule(id, by(id, `placed.${w} ? 1 : 0`, `placed.${w}`))}marks: { ${w}: { of: tile, fold: ${by(id, 'any', 'sum')} } }\n${patch('tiles.A', `${w}: ${by(id, 'true', '3')}`)}`,
	'rules.do': (w, id) =>
		`${register(id)}blocks: { ${w}: { ${set(id, '1')} } }\n${patch(by(id, 'rules.drawOne', 'rules.drawTwo'), `do: [{ draw-tile: {} }, { block: ${w} }]`)}`,
};

function patch(ref: string, written: string): string {
	return `with: { toy: { changes: [{ patch: ${ref}, with: { ${written} } }] } }\n`;
}

const drawTwo = 'rules: [{ id: drawTwo, at: end, when: "1 > 2", do: [{ draw-tile: {} }] }]\n';

function together(
	declare: (word: string, id: string) => string,
	second: string,
	mode?: string,
): Compiled {
	return strangers(declare('same', 'kone'), declare(second, 'ktwo'), {
		names: alike.names,
		rules: third + drawTwo,
		...(mode === undefined ? {} : { selection: { params: { mode } } }),
	});
}

describe('packs that do not know each other and add the same word to a declaration of a third one', () => {
	test.each(Object.entries(added))(
		'%s: play as if one of them had another word',
		(_where, declare) => {
			expect(nameless(together(declare, 'same'))).toBe(nameless(together(declare, 'samf')));
		},
	);

	test.each(Object.entries(patched))('patch of %s: as well', (_where, declare) => {
		expect(nameless(together(declare, 'same'))).toBe(nameless(together(declare, 'samf')));
	});

	test.each([1, 2, 3, 4, 5, 6, 7, 8])(
		'the default order of rules that tie is the one with another word (%i)',
		(n) => {
			const own = (w: string, id: string): string =>
				`${register(id)}blocks: { ${w}: { ${set(id, '1')} } }\nrules: [{ id: act, at: end, do: [{ block: ${w} }, { set: { register: total, to: "total ${by(id, '*', '+')} ${n}" } }] }]\n`;
			const order = (second: string): unknown =>
				strangers(own('same', 'kone'), own(second, 'ktwo'), {
					names: alike.names,
					rules: 'registers: { total: {} }\n',
				}).program!.order;
			expect(order('same')).toHaveLength(1);
			expect(order('same')).toEqual(order('samf'));
		},
	);

	test('a value that both add is two values, of which each pack means its own', () => {
		const declare = added['extend.params.values']!;
		const chosen = (second: string, mode: string): string =>
			nameless(together(declare, second, mode));
		expect(chosen('same', 'sama.same')).toBe(chosen('samf', 'same'));
		expect(chosen('same', 'samb.same')).toBe(chosen('samf', 'samf'));
		expect(chosen('same', 'samb.same')).not.toBe(chosen('same', 'sama.same'));
	});

	test('a table of a pack needs no entry for a value that a stranger adds, until it is chosen', () => {
		const table = (w: string, id: string): string =>
			`${register(id)}extend: { params: { mode: { values: [${w}] } } }\nrules: [{ id: act${id}, at: { by: param.mode, of: { plain: start, mixed: start, ${w}: end } }, ${set(id, '1')} }]\n`;
		expect(errors(together(table, 'same'))).toEqual([]);
		expect(nameless(together(table, 'same'))).toBe(nameless(together(table, 'samf')));
		expect(errors(together(table, 'same', 'sama.same'))).toContain('RULE-KEY-MISSING');
	});

	test('a line that both add is two lines, and a pack that uses both says which it changes', () => {
		const declare = added['modify.add-line']!;
		const compileUser = (line: string): Compiled =>
			strangers(declare('same', 'kone'), declare('same', 'ktwo'), {
				names: alike.names,
				selection: { with: [...alike.names, 'samc'] },
				more: {
					'samc/pack.yaml': manifest('samc', 'role: expansion\nuse: [toy, sama, samb]\n'),
					'samc/rules.yaml': `format: 1\nmodify: [{ id: more, query: value, of: line, line: ${line}, count: { add: 1 } }]\n`,
				},
			});
		expect(errors(compileUser('same'))).toEqual(['LINK-REF-AMBIGUOUS']);
		expect(errors(compileUser('samb.same'))).toEqual([]);
		const { lines } = compileUser('samb.same').program!.kinds.find((k) => k.id === 'line')!.value;
		expect(lines.filter((l) => l.count !== undefined && l.id.endsWith('same'))).toHaveLength(2);
	});

	test('nothing that a pack can add is left out here', () => {
		const { $defs } = rulesSchema();
		const places = ['extend', 'modify'].flatMap((key) => placesOfWords($defs[key]!, $defs, key));
		expect(places.length).toBeGreaterThan(10);
		expect(places.filter((p) => added[p] === undefined)).toEqual([]);
	});
});
