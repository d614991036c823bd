import { Body, fn } from './body.ts';
import {
	add,
	both,
	type Code,
	type Fn,
	ge,
	get,
	gt,
	mul,
	ne,
	shrUnsigned,
	sub,
	type Statement,
	type Value,
	word,
} from './ir.ts';
import { type Changes, rewrite, type Write } from './rewrite.ts';

/** Where the journal of `arena.ts` lies in the memory. */
export interface Journal {
	/** The word that says how many words of it are in use. */
	readonly height: number;
	/** Its first word. Nothing lies behind the journal, so that code which fills it ends with a fault. */
	readonly first: number;
	/** The word that says how many entries are listed as watched, and the first word of their list. */
	readonly watchedCount: number;
	readonly watched: number;
	/** Which changes to list of those of a word of the state, or of the words from there on. */
	watches(first: number, isFixed: boolean): Watch;
	/** Words of the state; what is written behind them is not noted. */
	readonly state: number;
}

/** `cover`: only changes between numbers above 0 and others. */
export type Watch = 'none' | 'all' | 'cover';

/** The same code, which also notes each word of the state before it writes to it. */
export function journaled(code: Code, journal: Journal): Code {
	const made = new Map<Fn, Fn>(code.imported.map((fn) => [fn, fn]));
	const changes: Changes = {
		local: (local) => local,
		label: (label) => label,
		call: (fn, args) => ({ body: [], value: { op: 'call', fn: made.get(fn)!, args } }),
		return: (value) => [{ op: 'return', value }],
		write: (statement) => noted(statement, journal),
	};
	for (const fn of code.fns) made.set(fn, { ...fn, body: rewrite(fn.body, changes) });
	return {
		...code,
		fns: code.fns.map((fn) => made.get(fn)!),
		exported: new Map([...code.exported].map(([name, fn]) => [name, made.get(fn)!])),
	};
}

function noted(s: Write, journal: Journal): readonly Statement[] {
	const f = new Body();
	switch (s.op) {
		case 'store': {
			const first = s.offset >> 2;
			if (s.isNew || first >= journal.state) return [s];
			write(f, journal, first, f.let(s.index), f.let(s.value));
			return f.statements;
		}
		case 'fill': {
			const { to, byte, length } = s;
			if (to.op !== 'const') throw new RangeError('a place that is not known is filled');
			const first = to.value >> 2;
			if (first >= journal.state) return [s];
			const value = f.let(mul(byte, 0x01010101));
			f.count(0, shrUnsigned(length, 2), (i) => write(f, journal, first, i, value));
			return f.statements;
		}
		case 'copy':
			throw new RangeError('what is copied cannot be taken back');
	}
}

/** Nothing is noted where the word stays as it is: bots value anew what depends on a word of the journal. */
function write(f: Body, journal: Journal, base: number, index: Value, value: Value): void {
	const { first, height, watched, watchedCount } = journal;
	const isFixed = index.op === 'const';
	const watch = journal.watches(isFixed ? base + index.value : base, isFixed);
	f.if(ne(value, word(base, index)), () => {
		const at = f.let(word(height));
		const list = (): void => {
			const count = f.let(word(watchedCount));
			f.store(watched, count, at);
			f.store(watchedCount, 0, add(count, 1));
		};
		f.store(first, at, add(index, base));
		f.store(first + 1, at, word(base, index));
		f.store(height, 0, add(at, 2));
		if (watch === 'all') list();
		if (watch === 'cover') f.if(ne(gt(value, 0), gt(word(base, index), 0)), list);
		f.store(base, index, value);
	});
}

/** Takes back what was noted above a height of the journal, as `undoTo` of `arena.ts` does. */
export function undoFn({ first, height, watched, watchedCount }: Journal): Fn {
	return fn('undo', ['mark'], false, (f, mark) => {
		const h = f.variable(word(height));
		f.while(
			() => gt(get(h), mark),
			() => {
				f.set(h, sub(get(h), 2));
				f.store(0, word(first, get(h)), word(first + 1, get(h)));
			},
		);
		f.store(height, 0, get(h));
		const count = f.variable(word(watchedCount));
		f.while(
			() => both(gt(get(count), 0), ge(word(watched - 1, get(count)), mark)),
			() => f.set(count, sub(get(count), 1)),
		);
		f.store(watchedCount, 0, get(count));
	});
}
