import { type Node, parseExpr } from '../../../packages/lang/src/expr/parse.ts';

export interface Renamer {
	name(name: string): string;
	member(name: string, called: boolean): string;
	/** Returns the new rest of a dotted name after a root such as `param`; undefined where the name is an ordinary member. */
	dotted(root: string, rest: string): string | undefined;
}

const roots: ReadonlySet<string> = new Set(['param', 'element', 'pack']);

export function renameExpression(text: string, renamer: Renamer): string {
	const { node } = parseExpr(text);
	if (node === undefined) throw new Error(`cannot be read: ${text}`);
	const edits: { start: number; old: string; text: string }[] = [];
	walk(node, new Set());
	let out = text;
	for (const e of edits.sort((a, b) => b.start - a.start)) {
		if (out.slice(e.start, e.start + e.old.length) !== e.old)
			throw new Error(`${e.old} is not at ${e.start} of ${text}`);
		out = out.slice(0, e.start) + e.text + out.slice(e.start + e.old.length);
	}
	return out;

	function walk(n: Node, bound: ReadonlySet<string>): void {
		const put = (start: number, old: string, to: string): void => {
			if (to !== old) edits.push({ start, old, text: to });
		};
		switch (n.is) {
			case 'name':
				if (!bound.has(n.name)) put(n.start, n.name, renamer.name(n.name));
				break;
			case 'member': {
				const whole = dottedName(n);
				const [root, ...rest] = whole?.split('.') ?? [];
				if (root !== undefined && roots.has(root)) {
					const to = renamer.dotted(root, rest.join('.'));
					if (to !== undefined) {
						put(n.end - rest.join('.').length, rest.join('.'), to);
						break;
					}
				}
				walk(n.on, bound);
				put(n.at, n.name, renamer.member(n.name, false));
				break;
			}
			case 'method': {
				walk(n.on, bound);
				put(n.at, n.name, renamer.member(n.name, true));
				const [first] = n.args;
				const folds = n.args.length === 2 && first?.is === 'name';
				const inner = folds ? new Set([...bound, first.name]) : bound;
				for (const a of folds ? n.args.slice(1) : n.args) walk(a, inner);
				break;
			}
			case 'call':
				put(n.start, n.name, renamer.name(n.name));
				for (const a of n.args) walk(a, bound);
				break;
			case 'list':
				for (const i of n.items) walk(i, bound);
				break;
			case 'not':
			case 'neg':
				walk(n.on, bound);
				break;
			case 'binary':
				walk(n.left, bound);
				walk(n.right, bound);
				break;
			case 'if':
				walk(n.test, bound);
				walk(n.then, bound);
				walk(n.else, bound);
				break;
			default:
		}
	}
}

function dottedName(n: Node): string | undefined {
	if (n.is === 'name') return n.name;
	if (n.is !== 'member') return undefined;
	const on = dottedName(n.on);
	return on === undefined ? undefined : `${on}.${n.name}`;
}
