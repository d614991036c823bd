import { largest } from '@tilewright/schema';
import { Bytes } from './bytes.ts';
import type { BinaryName, Code, Fn, Label, Local, Statement, Value } from './ir.ts';
import { slotsOf } from './slots.ts';

/** Writes a module of the small language as WebAssembly. The names of a program never get into it: code is made of numbers alone. */

const I32 = 0x7f;
const EMPTY = 0x40;
const Op = {
	unreachable: 0x00,
	block: 0x02,
	loop: 0x03,
	if: 0x04,
	else: 0x05,
	end: 0x0b,
	br: 0x0c,
	brTable: 0x0e,
	return: 0x0f,
	call: 0x10,
	drop: 0x1a,
	localGet: 0x20,
	localSet: 0x21,
	load: 0x28,
	loadByte: 0x2d,
	store: 0x36,
	const: 0x41,
	eqz: 0x45,
	ctz: 0x68,
	shl: 0x74,
	wrap: 0xa7,
	signed: 0xac,
	unsigned: 0xad,
	const64: 0x42,
	mul64: 0x7e,
	shr64: 0x87,
	more: 0xfc,
} as const;

const binaries: Readonly<Record<Exclude<BinaryName, 'high' | 'highSigned'>, number>> = {
	add: 0x6a,
	div: 0x6d,
	rem: 0x6f,
	sub: 0x6b,
	mul: 0x6c,
	and: 0x71,
	or: 0x72,
	xor: 0x73,
	shl: Op.shl,
	shr: 0x75,
	shrUnsigned: 0x76,
	eq: 0x46,
	ne: 0x47,
	lt: 0x48,
	gt: 0x4a,
	le: 0x4c,
	ge: 0x4e,
};

class FnWriter {
	readonly out = new Bytes();
	private readonly indexOf: ReadonlyMap<Fn, number>;
	private readonly slots: ReadonlyMap<Local, number>;
	/** Locals beside the parameters. */
	readonly variables: number;
	private readonly around: (Label | undefined)[] = [];

	constructor(fn: Fn, indexOf: ReadonlyMap<Fn, number>) {
		this.indexOf = indexOf;
		this.slots = slotsOf(fn);
		this.variables = largest(this.slots.values(), -1) + 1 - fn.params.length;
		this.statements(fn.body);
		if (fn.hasResult) this.out.byte(Op.unreachable);
		this.out.byte(Op.end);
	}

	private depth(label: Label): number {
		const at = this.around.lastIndexOf(label);
		if (at < 0) throw new RangeError(`no block around has the label ${label.name}`);
		return this.around.length - 1 - at;
	}

	private statements(list: readonly Statement[]): void {
		for (const s of list) this.statement(s);
	}

	private nested(label: Label | undefined, list: readonly Statement[]): void {
		this.around.push(label);
		this.statements(list);
		this.around.pop();
	}

	private statement(s: Statement): void {
		const { out } = this;
		switch (s.op) {
			case 'set':
				this.value(s.value);
				out.byte(Op.localSet);
				out.unsigned(this.slots.get(s.local)!);
				break;
			case 'store':
				this.address(s.index);
				this.value(s.value);
				out.byte(Op.store);
				out.byte(2);
				out.unsigned(s.offset);
				break;
			case 'branch':
				this.value(s.test);
				out.byte(Op.if);
				out.byte(EMPTY);
				this.nested(undefined, s.then);
				if (s.else.length > 0) {
					out.byte(Op.else);
					this.nested(undefined, s.else);
				}
				out.byte(Op.end);
				break;
			case 'block':
			case 'loop':
				out.byte(s.op === 'block' ? Op.block : Op.loop);
				out.byte(EMPTY);
				this.nested(s.label, s.body);
				out.byte(Op.end);
				break;
			case 'jump':
				out.byte(Op.br);
				out.unsigned(this.depth(s.label));
				break;
			case 'switch': {
				// a block of its own, at whose end the code gives up
				out.byte(Op.block);
				out.byte(EMPTY);
				this.around.push(undefined);
				this.value(s.on);
				out.byte(Op.brTable);
				out.unsigned(s.labels.length);
				for (const label of s.labels) out.unsigned(label === undefined ? 0 : this.depth(label));
				out.byte(0);
				this.around.pop();
				out.byte(Op.end);
				out.byte(Op.unreachable);
				break;
			}
			case 'run':
				this.call(s.fn, s.args);
				if (s.fn.hasResult) out.byte(Op.drop);
				break;
			case 'return':
				if (s.value) this.value(s.value);
				out.byte(Op.return);
				break;
			case 'giveUp':
				out.byte(Op.unreachable);
				break;
			case 'copy':
				for (const v of [s.to, s.from, s.length]) this.value(v);
				out.byte(Op.more);
				out.byte(10);
				out.byte(0);
				out.byte(0);
				break;
			case 'fill':
				for (const v of [s.to, s.byte, s.length]) this.value(v);
				out.byte(Op.more);
				out.byte(11);
				out.byte(0);
				break;
		}
	}

	private call(fn: Fn, args: readonly Value[]): void {
		for (const arg of args) this.value(arg);
		const index = this.indexOf.get(fn);
		if (index === undefined) throw new RangeError(`${fn.name} is no function of the module`);
		this.out.byte(Op.call);
		this.out.unsigned(index);
	}

	private address(index: Value): void {
		if (index.op === 'const') {
			this.out.byte(Op.const);
			this.out.signed(index.value << 2);
		} else {
			this.value(index);
			this.out.byte(Op.const);
			this.out.byte(2);
			this.out.byte(Op.shl);
		}
	}

	private value(v: Value): void {
		const { out } = this;
		switch (v.op) {
			case 'const':
				out.byte(Op.const);
				out.signed(v.value);
				break;
			case 'get':
				out.byte(Op.localGet);
				out.unsigned(this.slots.get(v.local)!);
				break;
			case 'word':
				this.address(v.index);
				out.byte(Op.load);
				out.byte(2);
				out.unsigned(v.offset);
				break;
			case 'byte':
				this.value(v.index);
				out.byte(Op.loadByte);
				out.byte(0);
				out.unsigned(v.offset);
				break;
			case 'binary':
				this.binary(v.name, v.left, v.right);
				break;
			case 'not':
				this.value(v.on);
				out.byte(Op.eqz);
				break;
			case 'lowestBit':
				this.value(v.on);
				out.byte(Op.ctz);
				break;
			case 'if':
				this.value(v.test);
				out.byte(Op.if);
				out.byte(I32);
				this.around.push(undefined);
				this.value(v.then);
				out.byte(Op.else);
				this.value(v.else);
				this.around.pop();
				out.byte(Op.end);
				break;
			case 'call':
				this.call(v.fn, v.args);
				break;
			case 'do':
				this.statements(v.body);
				this.value(v.value);
				break;
		}
	}

	private binary(name: BinaryName, left: Value, right: Value): void {
		const { out } = this;
		this.value(left);
		if (name !== 'high' && name !== 'highSigned') {
			this.value(right);
			out.byte(binaries[name]);
			return;
		}
		const extend = name === 'high' ? Op.unsigned : Op.signed;
		out.byte(extend);
		this.value(right);
		out.byte(extend);
		out.byte(Op.mul64);
		out.byte(Op.const64);
		out.byte(32);
		out.byte(Op.shr64);
		out.byte(Op.wrap);
	}
}

/** The bytes of a module, which takes its memory as `env.memory`, and each function from outside as `env.<its name>`. */
export function encode(code: Code): Uint8Array<ArrayBuffer> {
	const { fns, imported, exported, pages } = code;
	const all = [...imported, ...fns];
	const indexOf = new Map(all.map((fn, i) => [fn, i]));
	const shapes = [...new Set(all.map((fn) => shapeOf(fn)))];
	const out = new Bytes();
	const section = (id: number, say: (bytes: Bytes) => void): void => {
		const bytes = new Bytes();
		say(bytes);
		out.byte(id);
		out.sized(bytes);
	};
	out.bytes([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
	section(1, (b) => {
		b.unsigned(shapes.length);
		for (const shape of shapes) {
			const [params, results] = shape.split('/').map(Number) as [number, number];
			b.byte(0x60);
			b.unsigned(params);
			b.bytes(Array<number>(params).fill(I32));
			b.byte(results);
			if (results > 0) b.byte(I32);
		}
	});
	section(2, (b) => {
		b.unsigned(1 + imported.length);
		b.text('env');
		b.text('memory');
		b.bytes([2, 1]);
		b.unsigned(pages);
		b.unsigned(pages);
		for (const fn of imported) {
			b.text('env');
			b.text(fn.name);
			b.byte(0);
			b.unsigned(shapes.indexOf(shapeOf(fn)));
		}
	});
	section(3, (b) => {
		b.unsigned(fns.length);
		for (const fn of fns) b.unsigned(shapes.indexOf(shapeOf(fn)));
	});
	section(7, (b) => {
		b.unsigned(exported.size);
		for (const [text, fn] of exported) {
			b.text(text);
			b.byte(0);
			b.unsigned(indexOf.get(fn)!);
		}
	});
	section(10, (b) => {
		b.unsigned(fns.length);
		for (const fn of fns) {
			const writer = new FnWriter(fn, indexOf);
			const own = new Bytes();
			own.unsigned(writer.variables === 0 ? 0 : 1);
			if (writer.variables > 0) {
				own.unsigned(writer.variables);
				own.byte(I32);
			}
			own.append(writer.out);
			b.sized(own);
		}
	});
	return out.all;
}

function shapeOf(fn: Fn): string {
	return `${fn.params.length}/${fn.hasResult ? 1 : 0}`;
}
