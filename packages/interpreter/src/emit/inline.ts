import type { Code, Fn, Label, Local, Statement, Value } from './ir.ts';
import { type Changes, type Done, rewrite, rewriteValue } from './rewrite.ts';

/** Functions of at most so many nodes are copied to every call; larger ones only where they are called once. */
const SMALL = 40;
const LARGEST = 4000;

export function inlined(code: Code): Code {
	const calls = new Map<Fn, number>();
	for (const { body } of code.fns) rewrite(body, counting(calls));
	const exported = new Set(code.exported.values());
	const made = new Map<Fn, Fn>();
	const copied = new Set<Fn>();
	for (const fn of code.imported) made.set(fn, fn);
	for (const fn of code.fns) {
		const call = (called: Fn, args: readonly Value[]): Done => {
			const final = made.get(called)!;
			return copied.has(final)
				? copyOf(final, args)
				: { body: [], value: { op: 'call', fn: final, args } };
		};
		const final = { ...fn, body: rewrite(fn.body, { ...same, call }) };
		made.set(fn, final);
		const size = sizeOf(final.body);
		const isCopied = size <= SMALL || (calls.get(fn) === 1 && size <= LARGEST);
		if (isCopied && !exported.has(fn)) copied.add(final);
	}
	return {
		...code,
		fns: [...made.values()].filter((fn) => !copied.has(fn) && !fn.isImported),
		exported: new Map([...code.exported].map(([name, fn]) => [name, made.get(fn)!])),
	};
}

const same: Changes = {
	local: (local) => local,
	label: (label) => label,
	call: (fn, args) => ({ body: [], value: { op: 'call', fn, args } }),
	return: (value) => [{ op: 'return', value }],
};

function counting(calls: Map<Fn, number>): Changes {
	return {
		...same,
		call: (fn, args) => {
			calls.set(fn, (calls.get(fn) ?? 0) + 1);
			return same.call(fn, args);
		},
	};
}

function sizeOf(part: unknown): number {
	if (Array.isArray(part)) return part.reduce<number>((n, p) => n + sizeOf(p), 0);
	if (typeof part !== 'object' || part === null) return 0;
	return Object.entries(part).reduce(
		(n, [key, p]) => n + (key === 'fn' || key === 'local' || key === 'label' ? 0 : sizeOf(p)),
		'op' in part ? 1 : 0,
	);
}

/** The body and the result of a function for some arguments; each copy has variables and labels of its own. */
function copyOf({ params, body, hasResult }: Fn, args: readonly Value[]): Done {
	const locals = new Map<Local, Local>();
	const labels = new Map<Label, Label>();
	const end = { name: 'end' };
	const result = { name: 'result' };
	let leaves = false;
	const changes: Changes = {
		...same,
		local: (local) => copied(locals, local),
		label: (label) => copied(labels, label),
		return: (value) => {
			leaves = true;
			const set: Statement[] = value ? [{ op: 'set', local: result, value }] : [];
			return [...set, { op: 'jump', label: end }];
		},
	};
	const given = params.map((param, i): Statement => {
		return { op: 'set', local: changes.local(param), value: args[i]! };
	});
	// most functions end with their one return
	const last = body.at(-1);
	const isValue = last?.op === 'return' && last.value !== undefined;
	const before = rewrite(isValue ? body.slice(0, -1) : body, changes);
	if (!leaves) {
		const value = isValue ? rewriteValue(last.value!, changes) : none;
		return { body: [...given, ...before], value };
	}
	const all = isValue ? rewrite(body, changes) : before;
	return {
		body: [...given, { op: 'block', label: end, body: all }],
		value: hasResult ? { op: 'get', local: result } : none,
	};
}

const none: Value = { op: 'const', value: 0 };

function copied<T extends { readonly name: string }>(known: Map<T, T>, part: T): T {
	let copy = known.get(part);
	if (copy === undefined) known.set(part, (copy = { ...part }));
	return copy;
}
