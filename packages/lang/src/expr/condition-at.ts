import type { TextRange } from './candidates.ts';
import { joinConjuncts } from './conjuncts.ts';
import { type Node, parseExpr } from './parse.ts';

/**
 * The condition under which a part of a text is its value: of `a ? 1 : b ? 2 : 3` the part `2` is where `!a && b` holds. '' where it
 * always is, or where the part is no case of the text.
 */
export function conditionAt({ text, start, end }: TextRange): string {
	const { node } = parseExpr(text);
	const conditions: string[] = [];
	let at: Node | undefined = node;
	while (at?.is === 'if' && (at.start !== start || at.end !== end)) {
		const isIn = ({ start: from, end: to }: Node): boolean => from <= start && end <= to;
		const { test } = at;
		const words = text.slice(test.start, test.end);
		if (isIn(at.then)) conditions.push(words);
		else if (isIn(at.else)) conditions.push(negated(test, words));
		else return '';
		at = isIn(at.then) ? at.then : at.else;
	}
	return joinConjuncts(conditions);
}

function negated(node: Node, text: string): string {
	if (node.is === 'not') return text.slice(node.on.start - node.start, node.on.end - node.start);
	const isSimple =
		node.is === 'name' || node.is === 'member' || node.is === 'method' || node.is === 'call';
	return isSimple ? `!${text}` : `!(${text})`;
}
