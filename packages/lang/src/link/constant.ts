import type { SourcedValue } from './sourced-value.ts';
import { type ASTNode, Environment } from '@marcbachmann/cel-js';

/** A value known before a game begins; words are values of params. */
export type Constant = number | boolean | { readonly word: string };

export interface SetUpFacts {
	element(id: string): boolean | undefined;
	param(id: string): number | boolean | string | undefined;
	words(param: string): readonly string[] | undefined;
	/** The value of a param that a word means where it is written; the word itself by default. */
	value?(param: string, word: string): string;
	/** True when the pack with this name in expressions is in play; undefined when there is no such pack. */
	pack(name: string): boolean | undefined;
	readonly seats: number;
	/** The same facts under the words of the pack that writes a datum; without it they are the same for all packs. */
	at?(datum: SourcedValue): SetUpFacts;
}

export interface ConstantFault {
	readonly start: number;
	readonly end: number;
	readonly fault: 'syntax' | 'element' | 'param' | 'pack' | 'not-known' | 'types' | 'word';
	readonly name: string;
}

const environment = new Environment({ unlistedVariablesAreDyn: true });

export function decideAt(
	datum: SourcedValue,
	text: string,
	known: SetUpFacts,
): ReturnType<typeof decide> {
	return decide(text, known.at?.(datum) ?? known);
}

export function decide(text: string, known: SetUpFacts): { value: Constant } | ConstantFault {
	let ast: ASTNode;
	try {
		ast = environment.parse(text).ast;
	} catch {
		return { start: 0, end: text.length, fault: 'syntax', name: text };
	}
	try {
		return { value: evaluate(ast, known) };
	} catch (error) {
		if (error instanceof Undecided) return error.fault;
		throw error;
	}
}

class Undecided extends Error {
	readonly fault: ConstantFault;
	constructor(fault: ConstantFault) {
		super(fault.fault);
		this.fault = fault;
	}
}

interface Node {
	readonly op: string;
	readonly args: unknown;
	readonly start: number;
	readonly end: number;
}

function refuse(node: Node, fault: ConstantFault['fault'], name = ''): never {
	throw new Undecided({ start: node.start, end: node.end, fault, name });
}

function dotted(node: Node): string | undefined {
	if (node.op === 'id') return node.args as string;
	if (node.op !== '.') return undefined;
	const [on, name] = node.args as [Node, string];
	const before = dotted(on);
	return before === undefined ? undefined : `${before}.${name}`;
}

function evaluate(ast: ASTNode, known: SetUpFacts): Constant {
	const go = (node: Node): Constant => {
		const of = (i: number): Node => (node.args as Node[])[i]!;
		const int = (n: Node): number => {
			const v = go(n);
			return typeof v === 'number' ? v : refuse(n, 'types');
		};
		const bool = (n: Node): boolean => {
			const v = go(n);
			return typeof v === 'boolean' ? v : refuse(n, 'types');
		};
		/** One side of a comparison. A word beside a param is one of its values; anywhere else it is a name nobody knows yet. */
		const side = (node: Node, other: Node): Constant => {
			const text = dotted(node);
			if (text === undefined || /^(?:element|pack|param)\./.test(text)) return go(node);
			const name = dotted(other);
			if (name?.startsWith('param.') !== true)
				return node.op === 'id' ? refuse(node, 'not-known', text) : go(node);
			const param = name.slice('param.'.length);
			const word = known.value?.(param, text) ?? text;
			const words = known.words(param);
			if (words !== undefined && !words.includes(word)) refuse(node, 'word', text);
			return { word };
		};
		switch (node.op) {
			case 'value':
				if (typeof node.args === 'bigint') return Number(node.args);
				if (typeof node.args === 'boolean') return node.args;
				return refuse(node, 'types');
			case 'id':
			case '.': {
				const name = dotted(node) ?? refuse(node, 'not-known');
				if (name.startsWith('element.'))
					return known.element(name.slice(8)) ?? refuse(node, 'element', name.slice(8));
				if (name.startsWith('pack.'))
					return known.pack(name.slice(5)) ?? refuse(node, 'pack', name.slice(5));
				if (name.startsWith('param.')) {
					const value = known.param(name.slice(6)) ?? refuse(node, 'param', name.slice(6));
					return typeof value === 'string' ? { word: value } : value;
				}
				return node.op === 'id' ? { word: name } : refuse(node, 'not-known', name);
			}
			case 'rcall': {
				const [method, on, args] = node.args as [string, Node, Node[]];
				if (method === 'size' && args.length === 0 && dotted(on) === 'seats') return known.seats;
				return refuse(node, 'not-known', method);
			}
			case 'call': {
				const [name, args] = node.args as [string, Node[]];
				if ((name === 'min' || name === 'max') && args.length === 2)
					return Math[name](int(args[0]!), int(args[1]!));
				if (name !== 'table' || args.length !== 3) return refuse(node, 'not-known', name);
				const [bounds, values] = args.slice(1).map((n) => {
					if (n.op !== 'list') return refuse(n, 'types');
					return (n.args as Node[]).map(int);
				}) as [number[], number[]];
				if (values.length !== bounds.length + 1) return refuse(node, 'types');
				const n = int(args[0]!);
				return values[bounds.filter((b) => b <= n).length]!;
			}
			case '!_':
				return !bool(node.args as Node);
			case '-_':
				return -int(node.args as Node);
			case '?:':
				return bool(of(0)) ? go(of(1)) : go(of(2));
			case '&&':
				return bool(of(0)) && bool(of(1));
			case '||':
				return bool(of(0)) || bool(of(1));
			case '==':
			case '!=': {
				const equal = same(side(of(0), of(1)), side(of(1), of(0))) ?? refuse(node, 'types');
				return equal === (node.op === '==');
			}
			case 'in': {
				const list = of(1);
				if (list.op !== 'list') return refuse(list, 'not-known');
				const value = go(of(0));
				return (list.args as Node[]).some((n) => same(value, side(n, of(0))) ?? refuse(n, 'types'));
			}
			case '<':
				return int(of(0)) < int(of(1));
			case '<=':
				return int(of(0)) <= int(of(1));
			case '>':
				return int(of(0)) > int(of(1));
			case '>=':
				return int(of(0)) >= int(of(1));
			case '+':
				return (int(of(0)) + int(of(1))) | 0;
			case '-':
				return (int(of(0)) - int(of(1))) | 0;
			case '*':
				return Math.imul(int(of(0)), int(of(1)));
			case '/':
			case '%': {
				const by = int(of(1));
				if (by === 0) return refuse(of(1), 'types');
				return (node.op === '/' ? Math.trunc(int(of(0)) / by) : int(of(0)) % by) | 0;
			}
			default:
				return refuse(node, 'not-known', node.op);
		}
	};
	return go(ast as unknown as Node);
}

function same(a: Constant, b: Constant): boolean | undefined {
	if (typeof a === 'object' && typeof b === 'object') return a.word === b.word;
	if (typeof a !== typeof b) return undefined;
	return a === b;
}
