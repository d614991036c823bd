import type { Fn, Label, Local, Statement, Value } from './ir.ts';

export interface Done {
	readonly body: readonly Statement[];
	readonly value: Value;
}

/** A statement that writes to the memory. */
export type Write = Extract<Statement, { readonly op: 'store' | 'copy' | 'fill' }>;

export interface Changes {
	local(local: Local): Local;
	label(label: Label): Label;
	call(fn: Fn, args: readonly Value[]): Done;
	return(value: Value | undefined): readonly Statement[];
	write?(statement: Write): readonly Statement[];
}

export function rewrite(list: readonly Statement[], to: Changes): Statement[] {
	return list.flatMap((s) => rewriteOne(s, to));
}

function rewriteOne(s: Statement, to: Changes): readonly Statement[] {
	const v = (value: Value): Value => rewriteValue(value, to);
	const write = (done: Write): readonly Statement[] => to.write?.(done) ?? [done];
	switch (s.op) {
		case 'set':
			return [{ op: 'set', local: to.local(s.local), value: v(s.value) }];
		case 'store':
			return write({ ...s, index: v(s.index), value: v(s.value) });
		case 'branch':
			return [
				{ op: 'branch', test: v(s.test), then: rewrite(s.then, to), else: rewrite(s.else, to) },
			];
		case 'block':
		case 'loop':
			return [{ op: s.op, label: to.label(s.label), body: rewrite(s.body, to) }];
		case 'jump':
			return [{ op: 'jump', label: to.label(s.label) }];
		case 'switch':
			return [{ op: 'switch', on: v(s.on), labels: s.labels.map((l) => l && to.label(l)) }];
		case 'run': {
			const { body, value } = to.call(s.fn, s.args.map(v));
			if (value.op === 'call') return [...body, { ...value, op: 'run' }];
			const isIdle = value.op === 'const' || value.op === 'get';
			return isIdle ? body : [...body, { op: 'set', local: { name: 'unused' }, value }];
		}
		case 'return':
			return to.return(s.value && v(s.value));
		case 'giveUp':
			return [s];
		case 'copy':
			return write({ op: 'copy', to: v(s.to), from: v(s.from), length: v(s.length) });
		case 'fill':
			return write({ op: 'fill', to: v(s.to), byte: v(s.byte), length: v(s.length) });
	}
}

export function rewriteValue(value: Value, to: Changes): Value {
	const v = (part: Value): Value => rewriteValue(part, to);
	switch (value.op) {
		case 'const':
			return value;
		case 'get':
			return { op: 'get', local: to.local(value.local) };
		case 'word':
		case 'byte':
			return { ...value, index: v(value.index) };
		case 'binary':
			return { ...value, left: v(value.left), right: v(value.right) };
		case 'not':
		case 'lowestBit':
			return { op: value.op, on: v(value.on) };
		case 'if':
			return { op: 'if', test: v(value.test), then: v(value.then), else: v(value.else) };
		case 'call': {
			const done = to.call(value.fn, value.args.map(v));
			return done.body.length === 0 ? done.value : { op: 'do', body: done.body, value: done.value };
		}
		case 'do':
			return { op: 'do', body: rewrite(value.body, to), value: v(value.value) };
	}
}
