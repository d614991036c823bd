/**
 * The intermediate language between a program and WebAssembly: functions over 32-bit numbers and one memory, with structured jumps.
 * Statements run one after the other. Values have no side effects, apart from calls and `do`, which runs statements before its value.
 */

/** A variable of a function. Each is made once and belongs to one function. */
export interface Local {
	readonly name: string;
}

export interface Label {
	readonly name: string;
}

/**
 * Numbers are signed. `high` is the upper word of a product of two unsigned numbers, `highSigned` that of signed ones. Shifts take the
 * lower five bits of their right side. `div` and `rem` cut towards 0 and give up where there is no result.
 */
export type BinaryName =
	| 'add'
	| 'sub'
	| 'mul'
	| 'div'
	| 'rem'
	| 'high'
	| 'highSigned'
	| 'and'
	| 'or'
	| 'xor'
	| 'shl'
	| 'shr'
	| 'shrUnsigned'
	| 'eq'
	| 'ne'
	| 'lt'
	| 'le'
	| 'gt'
	| 'ge';

export type Value =
	| { readonly op: 'const'; readonly value: number }
	| { readonly op: 'get'; readonly local: Local }
	/** The word, or the unsigned byte, number `index` of the memory behind the byte `offset`. The index is never below 0. */
	| { readonly op: 'word' | 'byte'; readonly offset: number; readonly index: Value }
	| {
			readonly op: 'binary';
			readonly name: BinaryName;
			readonly left: Value;
			readonly right: Value;
	  }
	/** 1 for 0, and 0 for anything else. */
	| { readonly op: 'not'; readonly on: Value }
	/** The place of the lowest bit that is set; 32 for none. */
	| { readonly op: 'lowestBit'; readonly on: Value }
	| { readonly op: 'if'; readonly test: Value; readonly then: Value; readonly else: Value }
	| { readonly op: 'call'; readonly fn: Fn; readonly args: readonly Value[] }
	| { readonly op: 'do'; readonly body: readonly Statement[]; readonly value: Value };

export type Statement =
	| { readonly op: 'set'; readonly local: Local; readonly value: Value }
	| {
			readonly op: 'store';
			readonly offset: number;
			readonly index: Value;
			readonly value: Value;
			/** The word is not in use yet: nothing reads it once the write before, which says that it is in use, is taken back. */
			readonly isNew?: true;
	  }
	| {
			readonly op: 'branch';
			readonly test: Value;
			readonly then: readonly Statement[];
			readonly else: readonly Statement[];
	  }
	/** Jumps to the label of a block go to its end, those to the label of a loop to its beginning. */
	| { readonly op: 'block' | 'loop'; readonly label: Label; readonly body: readonly Statement[] }
	| { readonly op: 'jump'; readonly label: Label }
	/** Jumps to the label with the number `on`; gives up beyond the last. */
	| { readonly op: 'switch'; readonly on: Value; readonly labels: readonly (Label | undefined)[] }
	/** A call without a result. */
	| { readonly op: 'run'; readonly fn: Fn; readonly args: readonly Value[] }
	| { readonly op: 'return'; readonly value: Value | undefined }
	/** Ends the whole run: what called it must play in another way. */
	| { readonly op: 'giveUp' }
	/** Copies bytes, or fills them; places and lengths are in bytes. */
	| { readonly op: 'copy'; readonly to: Value; readonly from: Value; readonly length: Value }
	| { readonly op: 'fill'; readonly to: Value; readonly byte: Value; readonly length: Value };

export interface Fn {
	readonly name: string;
	readonly params: readonly Local[];
	readonly hasResult: boolean;
	readonly isImported?: true;
	/** The body is set once, before anything calls the function. */
	body: readonly Statement[];
}

/**
 * A module: its functions, each after those that it calls, those that it gets from outside and those that are called from there, and
 * its memory in pages of 64 kB.
 */
export interface Code {
	readonly fns: readonly Fn[];
	readonly imported: readonly Fn[];
	readonly exported: ReadonlyMap<string, Fn>;
	readonly pages: number;
}

export const num = (value: number): Value => ({ op: 'const', value: value | 0 });
export const get = (local: Local): Value => ({ op: 'get', local });
const isConst = (value: Value): value is Extract<Value, { op: 'const' }> => value.op === 'const';

/** Operators on two numbers; others have no result for some numbers, or are rare. */
const ofConstants: Partial<Record<BinaryName, (a: number, b: number) => number>> = {
	add: (a, b) => a + b,
	sub: (a, b) => a - b,
	mul: Math.imul,
	and: (a, b) => a & b,
	or: (a, b) => a | b,
	shl: (a, b) => a << b,
	shr: (a, b) => a >> b,
	eq: (a, b) => Number(a === b),
	ne: (a, b) => Number(a !== b),
	lt: (a, b) => Number(a < b),
	le: (a, b) => Number(a <= b),
	gt: (a, b) => Number(a > b),
	ge: (a, b) => Number(a >= b),
};

const binary =
	(name: BinaryName) =>
	(left: Value, other: Value | number): Value => {
		const right = typeof other === 'number' ? num(other) : other;
		const result = ofConstants[name];
		if (result && isConst(left) && isConst(right)) return num(result(left.value, right.value));
		return { op: 'binary', name, left, right };
	};

export const sub: ReturnType<typeof binary> = binary('sub');
export const mul: ReturnType<typeof binary> = binary('mul');
export const div: ReturnType<typeof binary> = binary('div');
export const rem: ReturnType<typeof binary> = binary('rem');
export const high: ReturnType<typeof binary> = binary('high');
export const highSigned: ReturnType<typeof binary> = binary('highSigned');
export const and: ReturnType<typeof binary> = binary('and');
export const or: ReturnType<typeof binary> = binary('or');
export const xor: ReturnType<typeof binary> = binary('xor');
export const shl: ReturnType<typeof binary> = binary('shl');
export const shr: ReturnType<typeof binary> = binary('shr');
export const shrUnsigned: ReturnType<typeof binary> = binary('shrUnsigned');
export const eq: ReturnType<typeof binary> = binary('eq');
export const ne: ReturnType<typeof binary> = binary('ne');
export const lt: ReturnType<typeof binary> = binary('lt');
export const le: ReturnType<typeof binary> = binary('le');
export const gt: ReturnType<typeof binary> = binary('gt');
export const ge: ReturnType<typeof binary> = binary('ge');
const plain = binary('add');

export function add(left: Value, right: Value | number): Value {
	return right === 0 ? left : plain(left, right);
}

export const not = (on: Value): Value =>
	isConst(on) ? num(on.value === 0 ? 1 : 0) : { op: 'not', on };
export const lowestBit = (on: Value): Value => ({ op: 'lowestBit', on });
export function choose(test: Value, then: Value, otherwise: Value): Value {
	if (isConst(test)) return test.value === 0 ? otherwise : then;
	return { op: 'if', test, then, else: otherwise };
}

/** The right side is evaluated only where the left one is 1. Values of tests are 0 or 1. */
export const both = (left: Value, right: Value): Value => choose(left, right, num(0));
/** The right side is evaluated only where the left one is 0. */
export const either = (left: Value, right: Value): Value => choose(left, num(1), right);

/** The word number `base + index` of the memory. */
export const word = (base: number, index: Value | number = 0): Value => ({
	op: 'word',
	offset: typeof index === 'number' ? (base + index) * 4 : base * 4,
	index: typeof index === 'number' ? num(0) : index,
});
/** The unsigned byte at the place `base + index` of the memory. */
export const byte = (base: number, index: Value): Value => ({ op: 'byte', offset: base, index });
