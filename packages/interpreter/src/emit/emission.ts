import type { Program } from '@tilewright/lang';
import type { Machine } from '../run/machine.ts';
import type { Runtime } from '../run/runtime.ts';
import { type Body, fn as makeFn } from './body.ts';
import { type Fn, type Statement, type Value, num } from './ir.ts';
import { KnownFeatures } from './known-features.ts';
import type { CodeMemory } from './memory.ts';
import { type ClosureName, closureShapes } from './outside.ts';

/** Code, and codes of the things that it needs and that cannot be made (`registers`, `instruction:set`). */
export interface Attempt {
	readonly body: Statement[];
	readonly lacking: ReadonlySet<string>;
}

/**
 * The making of the code of one program. What cannot be made is noted for the function or the instruction that needs it, and for
 * whatever calls it, so that closures can be called instead of the smallest part that there is a closure for.
 */
export class Emission {
	readonly machine: Machine;
	readonly program: Program;
	readonly rt: Runtime;
	readonly memory: CodeMemory;
	/** The code stops at every decision; else it can choose by chance. */
	readonly asks: boolean;
	readonly features: KnownFeatures;
	readonly fns: Fn[] = [];
	readonly outside: Map<ClosureName, Fn> = new Map();
	/** By closure that is called: codes of the things for which it is. */
	readonly missing: Map<ClosureName, Set<string>> = new Map();
	private noted = new Set<string>();
	private rooms = new Map<string, unknown>();
	private depth = 0;
	private readonly lackingOf = new Map<Fn, ReadonlySet<string>>();

	constructor(machine: Machine, memory: CodeMemory, asks: boolean = false) {
		this.machine = machine;
		this.program = machine.program;
		this.rt = machine.rt;
		this.memory = memory;
		this.asks = asks;
		this.features = new KnownFeatures(this);
	}

	lacks(what: string): void {
		this.noted.add(what);
	}

	noValue(what: string): Value {
		this.lacks(what);
		return num(0);
	}

	attempt(make: () => Statement[]): Attempt {
		const outer = this.noted;
		const lacking = (this.noted = new Set());
		try {
			const body = make();
			for (const called of calledIn(body))
				for (const what of this.lackingOf.get(called) ?? []) lacking.add(what);
			return { body, lacking };
		} finally {
			this.noted = outer;
		}
	}

	/**
	 * Says code that needs room of some sort while it runs. Code that is said within has other room of that sort; what the same function
	 * says later has the same again, since it runs later.
	 */
	withRoom<T>(sort: string, make: () => T, say: (room: T) => void): void {
		const key = `${this.depth} ${sort}`;
		const room = (this.rooms.get(key) as T | undefined) ?? make();
		this.rooms.set(key, room);
		this.depth++;
		try {
			say(room);
		} finally {
			this.depth--;
		}
	}

	fn(
		name: string,
		params: readonly string[],
		hasResult: boolean,
		say: (f: Body, ...params: Value[]) => void,
	): Fn {
		let made: Fn | undefined;
		const { depth, rooms } = this;
		this.depth = 0;
		this.rooms = new Map();
		const { lacking } = this.attempt(() => {
			made = makeFn(name, params, hasResult, say);
			return [...made.body];
		});
		this.depth = depth;
		this.rooms = rooms;
		const fn = made!;
		if (lacking.size > 0) this.lackingOf.set(fn, lacking);
		this.fns.push(fn);
		return fn;
	}

	/** Makes a function, or takes the closure that does the same where something is missing. */
	fnOrClosure(name: ClosureName, say: (f: Body, ...params: Value[]) => void): Fn {
		const { params, hasResult } = closureShapes[name];
		const made = this.fn(name, params, hasResult, say);
		const lacking = this.lackingOf.get(made);
		if (!lacking) return made;
		this.leave(lacking, name);
		return this.closure(name);
	}

	/** Notes what a closure does instead. */
	leave(lacking: Iterable<string>, to: ClosureName): void {
		this.missing.set(to, new Set([...(this.missing.get(to) ?? []), ...lacking]));
	}

	closure(name: ClosureName): Fn {
		let fn = this.outside.get(name);
		if (!fn) {
			const { params, hasResult } = closureShapes[name];
			const locals = params.map((param) => ({ name: param }));
			fn = { name, params: locals, hasResult, isImported: true, body: [] };
			this.outside.set(name, fn);
		}
		return fn;
	}
}

/** The functions that code calls, those that these call left out. */
function calledIn(part: unknown, found: Set<Fn> = new Set()): Set<Fn> {
	if (Array.isArray(part)) for (const p of part) calledIn(p, found);
	else if (typeof part === 'object' && part !== null)
		for (const [key, p] of Object.entries(part)) {
			if (key === 'fn') found.add(p as Fn);
			else if (typeof p === 'object' && key !== 'local' && key !== 'label') calledIn(p, found);
		}
	return found;
}

export function reached(fns: readonly Fn[], from: Iterable<Fn>): Fn[] {
	const found = new Set<Fn>();
	const waiting = [...from];
	for (let fn = waiting.pop(); fn; fn = waiting.pop()) {
		if (found.has(fn)) continue;
		found.add(fn);
		for (const called of calledIn(fn.body)) waiting.push(called);
	}
	return fns.filter((fn) => found.has(fn));
}
