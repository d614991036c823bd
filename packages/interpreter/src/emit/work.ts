import { appendAll } from '@tilewright/schema';
import type { Code, Fn, Statement, Value } from './ir.ts';
import { add, num, word } from './ir.ts';

/** Labels of the blocks at whose ends instructions begin, see `run.ts`. */
const instruction = /^at(\d+):/;

/** Words that the counts of `counting` need. */
export function workWords({ fns }: Code, instructions: number): number {
	return 1 + instructions * fns.length;
}

/**
 * The same code, which also counts the nodes of the small language that it runs. The first word from `room` on says which row of counts is
 * in use; then there is a row for each instruction, with a count for each function of the code. What an instruction calls counts as its own.
 */
export function counting(code: Code, room: number): Code {
	const made = new Map<Fn, Fn>(code.imported.map((fn) => [fn, fn]));
	code.fns.forEach((fn, i) => {
		made.set(fn, { ...fn, body: new Counter(made, room, i, code.fns.length).list(fn.body) });
	});
	const fns = code.fns.map((fn) => made.get(fn)!);
	const exported = new Map([...code.exported].map(([name, fn]) => [name, made.get(fn)!]));
	return { ...code, fns, exported };
}

class Counter {
	private readonly made: ReadonlyMap<Fn, Fn>;
	private readonly room: number;
	private readonly fn: number;
	private readonly row: number;

	constructor(made: ReadonlyMap<Fn, Fn>, room: number, fn: number, row: number) {
		this.made = made;
		this.room = room;
		this.fn = fn;
		this.row = row;
	}

	/** Statements in a row are counted before they run; the rest of a row after a jump counts, too. */
	list(statements: readonly Statement[]): Statement[] {
		const done: Statement[] = [];
		let from = 0;
		statements.forEach((s, i) => {
			const isLast = i === statements.length - 1;
			if (!isLast && s.op !== 'branch' && s.op !== 'block' && s.op !== 'loop') return;
			const row = statements.slice(from, i + 1);
			appendAll(done, this.count(sum(row.map(nodesOf))));
			for (const one of row) appendAll(done, this.statement(one));
			from = i + 1;
		});
		return done;
	}

	private count(nodes: number): Statement[] {
		if (nodes === 0) return [];
		const at = word(this.room);
		const base = this.room + 1 + this.fn;
		const value = add(word(base, at), num(nodes));
		return [{ op: 'store', offset: base * 4, index: at, value }];
	}

	private counted(v: Value): Value {
		const body = this.count(nodesIn(v));
		return body.length === 0 ? this.value(v) : { op: 'do', body, value: this.value(v) };
	}

	private statement(s: Statement): Statement[] {
		const v = (value: Value): Value => this.value(value);
		switch (s.op) {
			case 'set':
				return [{ ...s, value: v(s.value) }];
			case 'store':
				return [{ ...s, index: v(s.index), value: v(s.value) }];
			case 'branch':
				return [{ ...s, test: v(s.test), then: this.list(s.then), else: this.list(s.else) }];
			case 'block':
			case 'loop': {
				const inner: Statement = { ...s, body: this.list(s.body) };
				const at = instruction.exec(s.label.name);
				if (!at) return [inner];
				const value = num(Number(at[1]) * this.row);
				return [inner, { op: 'store', offset: this.room * 4, index: num(0), value }];
			}
			case 'switch':
				return [{ ...s, on: v(s.on) }];
			case 'run':
				return [{ ...s, fn: this.made.get(s.fn)!, args: s.args.map(v) }];
			case 'return':
				return [{ ...s, value: s.value && v(s.value) }];
			case 'copy':
				return [{ ...s, to: v(s.to), from: v(s.from), length: v(s.length) }];
			case 'fill':
				return [{ ...s, to: v(s.to), byte: v(s.byte), length: v(s.length) }];
			case 'jump':
			case 'giveUp':
				return [s];
		}
	}

	private value(v: Value): Value {
		switch (v.op) {
			case 'const':
			case 'get':
				return v;
			case 'word':
			case 'byte':
				return { ...v, index: this.value(v.index) };
			case 'binary':
				return { ...v, left: this.value(v.left), right: this.value(v.right) };
			case 'not':
			case 'lowestBit':
				return { ...v, on: this.value(v.on) };
			case 'if': {
				const { test, then, else: otherwise } = v;
				return {
					op: 'if',
					test: this.value(test),
					then: this.counted(then),
					else: this.counted(otherwise),
				};
			}
			case 'call':
				return { ...v, fn: this.made.get(v.fn)!, args: v.args.map((arg) => this.value(arg)) };
			case 'do':
				return { op: 'do', body: this.list(v.body), value: this.value(v.value) };
		}
	}
}

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

/** Nodes that run whenever a statement does: none of those of statements within it. */
function nodesOf(s: Statement): number {
	switch (s.op) {
		case 'set':
			return 1 + nodesIn(s.value);
		case 'store':
			return 1 + nodesIn(s.index) + nodesIn(s.value);
		case 'branch':
			return 1 + nodesIn(s.test);
		case 'block':
		case 'loop':
			return 0;
		case 'switch':
			return 1 + nodesIn(s.on);
		case 'run':
			return 1 + sum(s.args.map(nodesIn));
		case 'return':
			return 1 + (s.value ? nodesIn(s.value) : 0);
		case 'copy':
			return 1 + nodesIn(s.to) + nodesIn(s.from) + nodesIn(s.length);
		case 'fill':
			return 1 + nodesIn(s.to) + nodesIn(s.byte) + nodesIn(s.length);
		case 'jump':
		case 'giveUp':
			return 1;
	}
}

function nodesIn(v: Value): number {
	switch (v.op) {
		case 'const':
		case 'get':
			return 1;
		case 'word':
		case 'byte':
			return 1 + nodesIn(v.index);
		case 'binary':
			return 1 + nodesIn(v.left) + nodesIn(v.right);
		case 'not':
		case 'lowestBit':
			return 1 + nodesIn(v.on);
		case 'if':
			return 1 + nodesIn(v.test);
		case 'call':
			return 1 + sum(v.args.map(nodesIn));
		case 'do':
			return nodesIn(v.value);
	}
}
