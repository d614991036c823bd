import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Body, call, fn } from './body.ts';
import { encode } from './encode.ts';
import { inlined } from './inline.ts';
import {
	type BinaryName,
	type Code,
	type Fn,
	type Label,
	type Local,
	type Value,
	add,
	and,
	byte,
	choose,
	get,
	lowestBit,
	not,
	num,
	shl,
	word,
} from './ir.ts';
import { outlined } from './outline.ts';
import { GaveUp, interpret } from './testing.ts';
import { webAssembly } from './web-assembly.ts';

const names: readonly BinaryName[] = [
	...(['add', 'sub', 'mul', 'div', 'rem', 'high', 'highSigned', 'and', 'or', 'xor'] as const),
	...(['shl', 'shr', 'shrUnsigned', 'eq', 'ne', 'lt', 'le', 'gt', 'ge'] as const),
];
const WORDS = 64;

/** Makes a module out of a list of numbers, each of which decides one thing; beyond its end everything is a constant. */
function codeOf(tape: readonly number[]): Code {
	let at = 0;
	const pick = (n: number): number => (at < tape.length ? tape[at++]! % n : 0);
	const fns: Fn[] = [];
	const imported: Fn[] = [
		{ ...fn('mixed', ['a', 'b'], true, () => {}), isImported: true },
		{ ...fn('counted', [], false, () => {}), isImported: true },
	];

	function value(locals: readonly Local[], depth: number): Value {
		const v = (): Value => value(locals, depth - 1);
		if (depth === 0) return num(tape[at++] ?? 1);
		switch (pick(9)) {
			case 0:
				return num((tape[at++] ?? 0) - 500);
			case 1:
				return locals.length > 0 ? get(locals[pick(locals.length)]!) : num(7);
			case 2:
				return word(pick(8), and(v(), 15));
			case 3:
				return byte(pick(32), and(v(), 63));
			case 4:
				return { op: 'binary', name: names[pick(names.length)]!, left: v(), right: v() };
			case 5:
				return choose(v(), v(), v());
			case 6:
				return not(v());
			case 7:
				return lowestBit(v());
			default: {
				const called = [...imported, ...fns].filter((f) => f.hasResult);
				const f = called[pick(called.length)]!;
				return call(f, ...f.params.map(v));
			}
		}
	}

	function statements(f: Body, locals: Local[], labels: readonly Label[], depth: number): void {
		for (let n = 1 + pick(4); n > 0; n--) statement(f, locals, labels, depth);
	}

	function statement(f: Body, locals: Local[], labels: readonly Label[], depth: number): void {
		const v = (): Value => value(locals, 2);
		const inner = (own: readonly Label[] = labels): void =>
			statements(f, [...locals], own, depth - 1);
		switch (depth === 0 ? pick(3) : pick(12)) {
			case 0:
				return void locals.push(f.variable(v()));
			case 1:
				return f.store(pick(8), and(v(), 15), v());
			case 2:
				if (locals.length === 0) return;
				return f.set(locals[pick(locals.length)]!, v());
			case 3:
				return f.if(v(), () => inner(), pick(2) === 0 ? undefined : () => inner());
			case 4:
				return f.block((end) => inner([...labels, end]));
			case 5:
				return f.count(0, num(pick(4)), () => inner());
			case 6:
				if (labels.length === 0) return;
				return f.if(v(), () => f.jump(labels[pick(labels.length)]!));
			case 7:
				return f.block((outer) =>
					f.block((end) =>
						f.add({ op: 'switch', on: and(v(), 3), labels: [outer, undefined, end, outer] }),
					),
				);
			case 8: {
				const all = [...imported, ...fns];
				const called = all[pick(all.length)]!;
				return f.run(called, ...called.params.map(v));
			}
			case 9:
				return f.if(v(), () => (pick(4) === 0 ? f.giveUp() : inner()));
			case 10:
				return f.add({
					op: 'copy',
					to: shl(and(v(), 15), 2),
					from: shl(and(v(), 15), 2),
					length: and(v(), 63),
				});
			default:
				return f.add({ op: 'fill', to: and(v(), 63), byte: v(), length: and(v(), 31) });
		}
	}

	const count = 1 + pick(4);
	for (let i = 0; i < count; i++) {
		const hasResult = i === count - 1 || pick(2) === 0;
		const params = ['a', 'b', 'c'].slice(0, i === count - 1 ? 2 : pick(4));
		fns.push(
			fn(`f${i}`, params, hasResult, (f, ...given) => {
				const locals = given.map((g) => f.variable(g));
				statements(f, locals, [], 2);
				if (pick(3) === 0) f.if(value(locals, 1), () => f.return(hasResult ? 3 : undefined));
				if (hasResult) f.return(add(value(locals, 2), 1));
			}),
		);
	}
	return { fns, imported, exported: new Map([['main', fns.at(-1)!]]), pages: 1 };
}

const outsideOf = (words: Int32Array): Readonly<Record<string, (...args: number[]) => number>> => ({
	mixed: (a, b) => Math.imul(a!, 31) ^ b!,
	counted: () => (words[3] = (words[3]! + 1) | 0),
});

function outcome(play: (memory: ArrayBuffer) => number, start: readonly number[]): unknown {
	const { memory, words } = memoryWith(start);
	let result: unknown;
	try {
		result = play(memory);
	} catch (error) {
		if (!(error instanceof GaveUp)) throw error;
		result = 'gave up';
	}
	return { result, words: [...words] };
}

function memoryWith(start: readonly number[]): { memory: ArrayBuffer; words: Int32Array } {
	const memory = new ArrayBuffer(65_536);
	const words = new Int32Array(memory, 0, WORDS);
	words.set(start);
	return { memory, words };
}

function compiledOutcome(code: Code, args: readonly number[], start: readonly number[]): unknown {
	const { Instance, Memory, Module, RuntimeError, validate } = webAssembly!;
	const bytes = encode(code);
	expect(validate(bytes)).toBe(true);
	const memory = new Memory({ initial: 1, maximum: 1 });
	const words = new Int32Array(memory.buffer, 0, WORDS);
	words.set(start);
	const outside = outsideOf(words);
	const { main } = new Instance(new Module(bytes), { env: { memory, ...outside } }).exports;
	let result: unknown;
	try {
		result = (main as (...args: readonly number[]) => number)(...args);
	} catch (error) {
		if (!(error instanceof RuntimeError)) throw error;
		result = 'gave up';
	}
	return { result, words: [...words] };
}

test('any code validates and does what it says, also with its small functions copied to where they are called, and with parts apart', () => {
	const args = fc.tuple(fc.integer(), fc.integer({ min: -4, max: 40 }));
	const start = fc.array(fc.integer(), { minLength: WORDS, maxLength: WORDS });
	const tape = fc.array(fc.nat(1000), { minLength: 30, maxLength: 400 });
	let calls = 0;
	let parts = 0;
	fc.assert(
		fc.property(tape, args, start, (numbers, given, words) => {
			const code = codeOf(numbers);
			calls += code.fns.length - inlined(code).fns.length;
			const expected = outcome((memory) => {
				return interpret(code, memory, 'main', given, outsideOf(new Int32Array(memory)));
			}, words);
			expect(compiledOutcome(code, given, words)).toEqual(expected);
			expect(compiledOutcome(inlined(code), given, words)).toEqual(expected);
			const parted = outlined(code, { smallest: 3, largest: 12 });
			parts += parted.fns.length - code.fns.length;
			expect(compiledOutcome(parted, given, words)).toEqual(expected);
		}),
		{ numRuns: Number(process.env['TILEWRIGHT_CODES'] ?? 150) },
	);
	expect(calls).toBeGreaterThan(20);
	expect(parts).toBeGreaterThan(20);
});

test('a jump to a label that is not around it is refused', () => {
	const broken = fn('broken', [], false, (f) => f.jump({ name: 'nowhere' }));
	const code = { fns: [broken], imported: [], exported: new Map([['main', broken]]), pages: 1 };
	expect(() => encode(code)).toThrow('nowhere');
});
