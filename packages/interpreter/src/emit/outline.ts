import { appendAll } from '@tilewright/schema';
import { call } from './body.ts';
import {
	type Code,
	type Fn,
	get,
	type Label,
	type Local,
	type Statement,
	type Value,
} from './ir.ts';
import { type Changes, rewrite, rewriteValue } from './rewrite.ts';

/** Nodes of a part that becomes a function of its own: a call is little beside the smallest, and engines soon optimise the largest. */
export interface OutlineSizes {
	readonly smallest: number;
	readonly largest: number;
}

const SIZES: OutlineSizes = { smallest: 300, largest: 4000 };

/** The most parameters of such a function. */
const MOST_PARAMS = 12;

type Node = Statement | Value;

/**
 * The same code, with parts of large functions as functions of their own. Engines optimise function by function, in the background and
 * only those in use, so one large function runs without optimisation for seconds.
 */
export function outlined(code: Code, sizes: OutlineSizes = SIZES): Code {
	const made = new Map<Fn, Fn>(code.imported.map((fn) => [fn, fn]));
	const changes: Changes = {
		...same,
		call: (fn, args) => ({ body: [], value: { op: 'call', fn: made.get(fn)!, args } }),
	};
	const fns: Fn[] = [];
	for (const fn of code.fns) {
		const body = rewrite(fn.body, changes);
		const outline = new Outline(fn, body, sizes);
		const final = { ...fn, body: outline.isLarge ? outline.list(body) : body };
		made.set(fn, final);
		appendAll(fns, outline.parts);
		fns.push(final);
	}
	const exported = new Map([...code.exported].map(([name, fn]) => [name, made.get(fn)!]));
	return { ...code, fns, exported };
}

const same: Changes = {
	local: (local) => local,
	label: (label) => label,
	call: (fn, args) => ({ body: [], value: { op: 'call', fn, args } }),
	return: (value) => [{ op: 'return', value }],
};

/** The locals that a part mentions and how often, those that it sets, and whether it can be left otherwise than at its end. */
interface Uses {
	readonly mentions: Map<Local, number>;
	readonly set: Set<Local>;
	readonly own: Set<Label>;
	readonly targets: Set<Label>;
	returns: boolean;
}

class Outline {
	readonly parts: Fn[] = [];
	readonly isLarge: boolean;
	private readonly fn: Fn;
	private readonly sizes: OutlineSizes;
	private readonly sizeOf = new Map<Node, number>();
	private readonly all: Uses;

	constructor(fn: Fn, body: readonly Statement[], sizes: OutlineSizes) {
		this.fn = fn;
		this.sizes = sizes;
		this.isLarge = body.reduce((sum, s) => sum + this.size(s), 0) > sizes.largest;
		this.all = usesOf(this.isLarge ? body : []);
	}

	list(statements: readonly Statement[]): Statement[] {
		const done: Statement[] = [];
		for (const [i, s] of statements.entries()) {
			const own = this.isFit(s) ? this.preparing(statements, i) : 0;
			const made = this.isFit(s) && this.statementsCall(statements.slice(i - own, i + 1));
			if (made) done.splice(done.length - own, own, made);
			else done.push(this.size(s) < this.sizes.smallest ? s : this.within(s));
		}
		return done;
	}

	/** The number of statements just before one that only give it the locals that it begins with. */
	private preparing(statements: readonly Statement[], at: number): number {
		const { mentions } = usesOf([statements[at]!]);
		let from = at;
		for (; from > 0; from--) {
			const s = statements[from - 1]!;
			if (s.op !== 'set' || this.isFit(s)) break;
			use(s, { ...noUses(), mentions });
			if (mentions.get(s.local) !== this.all.mentions.get(s.local)) break;
		}
		return at - from;
	}

	private size(node: Node): number {
		let size = this.sizeOf.get(node);
		if (size === undefined) {
			size = 1;
			for (const part of partsOf(node)) size += this.size(part);
			this.sizeOf.set(node, size);
		}
		return size;
	}

	private isFit(node: Node): boolean {
		const size = this.size(node);
		return size >= this.sizes.smallest && size <= this.sizes.largest;
	}

	private within(s: Statement): Statement {
		switch (s.op) {
			case 'set':
				return { ...s, value: this.value(s.value) };
			case 'store':
				return { ...s, index: this.value(s.index), value: this.value(s.value) };
			case 'branch':
				return {
					...s,
					test: this.value(s.test),
					then: this.list(s.then),
					else: this.list(s.else),
				};
			case 'block':
			case 'loop':
				return { ...s, body: this.list(s.body) };
			case 'switch':
				return { ...s, on: this.value(s.on) };
			case 'run':
				return { ...s, args: s.args.map((arg) => this.value(arg)) };
			case 'return':
				return { ...s, value: s.value && this.value(s.value) };
			default:
				return s;
		}
	}

	private value(v: Value): Value {
		if (this.size(v) < this.sizes.smallest) return v;
		return (this.isFit(v) && this.valueCall(v)) || this.valueWithin(v);
	}

	private valueWithin(v: Value): Value {
		switch (v.op) {
			case 'word':
			case 'byte':
				return { ...v, index: this.value(v.index) };
			case 'binary':
				return { ...v, left: this.value(v.left), right: this.value(v.right) };
			case 'not':
			case 'lowestBit':
				return { ...v, on: this.value(v.on) };
			case 'if':
				return {
					...v,
					test: this.value(v.test),
					then: this.value(v.then),
					else: this.value(v.else),
				};
			case 'call':
				return { ...v, args: v.args.map((arg) => this.value(arg)) };
			case 'do':
				return { ...v, body: this.list(v.body), value: this.value(v.value) };
			default:
				return v;
		}
	}

	private statementsCall(statements: readonly Statement[]): Statement | undefined {
		const found = this.closed(statements);
		if (!found || found.results.length > 1) return undefined;
		const { params, results } = found;
		const [result] = results;
		const inside = insideOf(params);
		const body = rewrite(statements, inside);
		if (result) body.push({ op: 'return', value: get(inside.local(result)) });
		const made = this.part(params.map(inside.local), result !== undefined, body);
		const args = params.map(get);
		return result
			? { op: 'set', local: result, value: call(made, ...args) }
			: { op: 'run', fn: made, args };
	}

	private valueCall(v: Value): Value | undefined {
		const found = this.closed([v]);
		if (!found || found.results.length > 0) return undefined;
		const { params } = found;
		const inside = insideOf(params);
		const body: Statement[] = [{ op: 'return', value: rewriteValue(v, inside) }];
		return call(this.part(params.map(inside.local), true, body), ...params.map(get));
	}

	private part(params: readonly Local[], hasResult: boolean, body: readonly Statement[]): Fn {
		const made: Fn = { name: `${this.fn.name} ${this.parts.length}`, params, hasResult, body };
		this.parts.push(made);
		return made;
	}

	/** The locals that a part shares with the rest of the function, and those of them that it sets; undefined where it cannot be apart. */
	private closed(
		nodes: readonly Node[],
	): { readonly params: readonly Local[]; readonly results: readonly Local[] } | undefined {
		const uses = usesOf(nodes);
		if (uses.returns || [...uses.targets].some((label) => !uses.own.has(label))) return undefined;
		const given = new Set(this.fn.params);
		const params = [...uses.mentions]
			.filter(([local, n]) => given.has(local) || n < this.all.mentions.get(local)!)
			.map(([local]) => local);
		if (params.length > MOST_PARAMS) return undefined;
		return { params, results: params.filter((local) => uses.set.has(local)) };
	}
}

/** Gives the shared locals of a part names of their own. */
function insideOf(params: readonly Local[]): Changes {
	const own = new Map(params.map((param) => [param, { name: param.name }]));
	return { ...same, local: (local) => own.get(local) ?? local };
}

function usesOf(nodes: readonly Node[]): Uses {
	const uses = noUses();
	for (const node of nodes) use(node, uses);
	return uses;
}

function noUses(): Uses {
	return {
		mentions: new Map(),
		set: new Set(),
		own: new Set(),
		targets: new Set(),
		returns: false,
	};
}

function use(node: Node, uses: Uses): void {
	const mention = (local: Local): unknown =>
		uses.mentions.set(local, (uses.mentions.get(local) ?? 0) + 1);
	switch (node.op) {
		case 'get':
			mention(node.local);
			break;
		case 'set':
			mention(node.local);
			uses.set.add(node.local);
			break;
		case 'block':
		case 'loop':
			uses.own.add(node.label);
			break;
		case 'jump':
			uses.targets.add(node.label);
			break;
		case 'switch':
			for (const label of node.labels) if (label) uses.targets.add(label);
			break;
		case 'return':
			uses.returns = true;
	}
	for (const part of partsOf(node)) use(part, uses);
}

function partsOf(node: Node): readonly Node[] {
	switch (node.op) {
		case 'set':
			return [node.value];
		case 'store':
			return [node.index, node.value];
		case 'branch':
			return [node.test, ...node.then, ...node.else];
		case 'block':
		case 'loop':
			return node.body;
		case 'switch':
			return [node.on];
		case 'run':
		case 'call':
			return node.args;
		case 'return':
			return node.value ? [node.value] : [];
		case 'copy':
			return [node.to, node.from, node.length];
		case 'fill':
			return [node.to, node.byte, node.length];
		case 'word':
		case 'byte':
			return [node.index];
		case 'binary':
			return [node.left, node.right];
		case 'not':
		case 'lowestBit':
			return [node.on];
		case 'if':
			return [node.test, node.then, node.else];
		case 'do':
			return [...node.body, node.value];
		case 'const':
		case 'get':
		case 'jump':
		case 'giveUp':
			return [];
	}
}
