import { type Node, parseExpr } from '../expr/parse.ts';
import { get, textOf } from '../link/datum.ts';
import type { Decl } from '../link/ruleset.ts';

/** A condition that a conjunct states: two sides that are equal or not, or a test that holds or not. */
export interface Test {
	readonly left: string;
	/** What it is compared with; absent for a plain test. */
	readonly right?: string;
	readonly holds: boolean;
}

/** Tells whether two replacements of one event never apply together, as far as their conditions show. */
export function excludeEachOther(a: readonly Test[], b: readonly Test[]): boolean {
	return a.some((x) => b.some((y) => contradict(x, y)));
}

function contradict(a: Test, b: Test): boolean {
	if (a.left !== b.left) return false;
	if (a.right === b.right) return a.holds !== b.holds;
	// one thing has one kind and one cause
	return a.holds && b.holds && /\.(?:kind|cause)$/.test(a.left);
}

/** The tests that the condition of a replacement consists of. */
export function testsOf({ datum }: Decl): Test[] {
	const when = textOf(get(datum, 'when'));
	if (when === undefined) return [];
	const { node } = parseExpr(when);
	const name = textOf(get(datum, 'as')) ?? 'event';
	return node === undefined ? [] : testsIn(node, (n) => spelled(n, when, name));
}

function testsIn(node: Node, text: (node: Node) => string): Test[] {
	if (node.is === 'binary' && node.name === '&&')
		return [...testsIn(node.left, text), ...testsIn(node.right, text)];
	if (node.is === 'binary' && (node.name === '==' || node.name === '!='))
		return [{ left: text(node.left), right: text(node.right), holds: node.name === '==' }];
	if (node.is === 'not') return [{ left: text(node.on), holds: false }];
	return [{ left: text(node), holds: true }];
}

/** The text of a node with the event under one name and without blanks. */
function spelled(node: Node, text: string, event: string): string {
	const own = text.slice(node.start, node.end).replace(/\s+/g, '');
	return own.replace(new RegExp(`(?<![\\w.])${event}(?=\\.)`, 'g'), 'event');
}
