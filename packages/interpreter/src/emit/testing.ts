import type { Code, Fn, Label, Local, Statement, Value } from './ir.ts';

/** The plain meaning of the small language, with which tests compare the code made of it. */

export class GaveUp extends Error {}

class Jump extends Error {
	readonly label: Label;

	constructor(label: Label) {
		super(label.name);
		this.label = label;
	}
}

class Return extends Error {
	readonly value: number;

	constructor(value: number) {
		super();
		this.value = value;
	}
}

/** Runs an exported function of a module on a memory; returns 0 for a function without a result. */
export function interpret(
	code: Code,
	memory: ArrayBuffer,
	name: string,
	args: readonly number[],
	outside: Readonly<Record<string, (...args: number[]) => number>> = {},
): number {
	const words = new DataView(memory);
	return callFn(code.exported.get(name)!, args);

	function callFn(fn: Fn, given: readonly number[]): number {
		if (fn.isImported) return outside[fn.name]!(...given) | 0;
		const locals = new Map<Local, number>(fn.params.map((p, i) => [p, given[i]!]));
		try {
			for (const s of fn.body) run(s, locals);
		} catch (end) {
			if (end instanceof Return) return end.value;
			throw end;
		}
		if (fn.hasResult) throw new GaveUp();
		return 0;
	}

	function run(s: Statement, locals: Map<Local, number>): void {
		const v = (value: Value): number => valueOf(value, locals);
		const all = (list: readonly Statement[]): void => list.forEach((inner) => run(inner, locals));
		switch (s.op) {
			case 'set':
				return void locals.set(s.local, v(s.value));
			case 'store': {
				const at = s.offset + v(s.index) * 4;
				return words.setInt32(at, v(s.value), true);
			}
			case 'branch':
				return all(v(s.test) !== 0 ? s.then : s.else);
			case 'block':
			case 'loop':
				for (;;) {
					try {
						return all(s.body);
					} catch (jump) {
						if (!(jump instanceof Jump) || jump.label !== s.label) throw jump;
						if (s.op === 'block') return;
					}
				}
			case 'jump':
				throw new Jump(s.label);
			case 'switch': {
				const label = s.labels[v(s.on) >>> 0];
				throw label ? new Jump(label) : new GaveUp();
			}
			case 'run':
				return void callFn(s.fn, s.args.map(v));
			case 'return':
				throw new Return(s.value ? v(s.value) : 0);
			case 'giveUp':
				throw new GaveUp();
			case 'copy': {
				const [to, from, length] = [v(s.to), v(s.from), v(s.length)];
				return void new Uint8Array(memory).copyWithin(to, from, from + length);
			}
			case 'fill': {
				const [to, byte, length] = [v(s.to), v(s.byte), v(s.length)];
				return void new Uint8Array(memory).fill(byte, to, to + length);
			}
		}
	}

	function valueOf(value: Value, locals: Map<Local, number>): number {
		const v = (part: Value): number => valueOf(part, locals);
		switch (value.op) {
			case 'const':
				return value.value;
			case 'get':
				return locals.get(value.local) ?? 0;
			case 'word':
				return words.getInt32(value.offset + v(value.index) * 4, true);
			case 'byte':
				return words.getUint8(value.offset + v(value.index));
			case 'binary':
				return binary(value.name, v(value.left), v(value.right));
			case 'not':
				return v(value.on) === 0 ? 1 : 0;
			case 'lowestBit': {
				const on = v(value.on);
				return on === 0 ? 32 : 31 - Math.clz32(on & -on);
			}
			case 'if':
				return v(value.test) !== 0 ? v(value.then) : v(value.else);
			case 'call':
				return callFn(value.fn, value.args.map(v));
			case 'do':
				for (const s of value.body) run(s, locals);
				return v(value.value);
		}
	}
}

function binary(name: Extract<Value, { op: 'binary' }>['name'], a: number, b: number): number {
	switch (name) {
		case 'add':
			return (a + b) | 0;
		case 'sub':
			return (a - b) | 0;
		case 'div':
			if (b === 0 || (b === -1 && a === -0x80000000)) throw new GaveUp();
			return Math.trunc(a / b);
		case 'rem':
			if (b === 0) throw new GaveUp();
			return (a % b) | 0;
		case 'mul':
			return Math.imul(a, b);
		case 'high':
			return Number(BigInt.asIntN(32, (BigInt(a >>> 0) * BigInt(b >>> 0)) >> 32n));
		case 'highSigned':
			return Number(BigInt.asIntN(32, (BigInt(a) * BigInt(b)) >> 32n));
		case 'and':
			return a & b;
		case 'or':
			return a | b;
		case 'xor':
			return a ^ b;
		case 'shl':
			return a << b;
		case 'shr':
			return a >> b;
		case 'shrUnsigned':
			return (a >>> b) | 0;
		case 'eq':
			return a === b ? 1 : 0;
		case 'ne':
			return a !== b ? 1 : 0;
		case 'lt':
			return a < b ? 1 : 0;
		case 'le':
			return a <= b ? 1 : 0;
		case 'gt':
			return a > b ? 1 : 0;
		case 'ge':
			return a >= b ? 1 : 0;
	}
}
