import { shapes } from './texts/shapes.ts';

export class Misshapen extends Error {
	readonly at: string;
	readonly expected: string;

	constructor(at: string, expected: string) {
		super(shapes.misshapen({ at, expected }));
		this.at = at;
		this.expected = expected;
	}
}

export type Node = { readonly value: unknown; readonly at: string };

export function key(node: Node, name: string): Node {
	const { value } = node;
	if (typeof value !== 'object' || value === null || Array.isArray(value))
		throw new Misshapen(node.at, shapes.mapping);
	const own = Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
	return { value: own, at: node.at === 'the file' ? name : `${node.at}.${name}` };
}

export function list(node: Node, otherwise?: []): Node[] {
	if (node.value === undefined && otherwise) return otherwise;
	if (!Array.isArray(node.value)) throw new Misshapen(node.at, shapes.list);
	return (node.value as unknown[]).map((value, i) => ({ value, at: `${node.at}[${i}]` }));
}

export function text(node: Node): string {
	if (typeof node.value !== 'string') throw new Misshapen(node.at, shapes.text);
	return node.value;
}

export function number(node: Node): number {
	if (typeof node.value !== 'number' || (node.value | 0) !== node.value)
		throw new Misshapen(node.at, shapes.whole);
	return node.value;
}

/** A whole number, or a truth value in its place. */
export function amount(node: Node): number | boolean {
	return typeof node.value === 'boolean' ? node.value : number(node);
}

export function scalar(node: Node): string | number | boolean {
	const { value } = node;
	if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
		throw new Misshapen(node.at, shapes.scalar);
	return value;
}

export function record<T>(node: Node, read: (node: Node) => T): Record<string, T> {
	const { value } = node;
	if (value === undefined) return {};
	if (typeof value !== 'object' || value === null || Array.isArray(value))
		throw new Misshapen(node.at, shapes.mapping);
	const out: Record<string, T> = Object.create(null) as Record<string, T>;
	for (const name of Object.keys(value)) out[name] = read(key(node, name));
	return out;
}

/** A number from 0 to below 1. */
export function fraction(node: Node): number {
	const { value } = node;
	if (typeof value !== 'number' || !(value >= 0 && value < 1))
		throw new Misshapen(node.at, shapes.fraction);
	return value;
}

export function bounded(nodes: Node[], max: number): Node[] {
	if (nodes.length > max) throw new Misshapen(nodes[0]!.at, shapes.atMost(max));
	return nodes;
}

export function isAbsent({ value }: Node): boolean {
	return value === undefined || value === null;
}

export function optional(node: Node): Node {
	return isAbsent(node) ? { ...node, value: {} } : node;
}
