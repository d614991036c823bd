import type { Fn, Local, Statement, Value } from './ir.ts';

/** A loop of a function, from the number of its first mention of a variable to that after its last. */
interface Loop {
	readonly begin: number;
	end: number;
	readonly around: Loop | undefined;
}

interface Mention {
	readonly at: number;
	readonly loop: Loop | undefined;
}

/**
 * Gives every variable of a function the number of a local; variables that are never in use at the same time share one. Engines follow
 * each local through every branch of a function, so thousands of locals in a large function cost them minutes and gigabytes.
 *
 * A variable is in use from its first to its last mention. One that is mentioned inside and outside of a loop is in use in all of it.
 */
export function slotsOf({ body, params }: Pick<Fn, 'body' | 'params'>): ReadonlyMap<Local, number> {
	const slots = new Map(params.map((param, i) => [param, i]));
	const spans = [...mentionsIn(body)].flatMap(([local, mentions]) =>
		slots.has(local) ? [] : [{ local, ...spanOf(mentions) }],
	);
	spans.sort((a, b) => a.first - b.first);
	const free: number[] = [];
	let inUse: { readonly last: number; readonly slot: number }[] = [];
	let count = params.length;
	for (const { local, first, last } of spans) {
		inUse = inUse.filter((one) => {
			if (one.last >= first) return true;
			free.push(one.slot);
			return false;
		});
		const slot = free.pop() ?? count++;
		slots.set(local, slot);
		inUse.push({ last, slot });
	}
	return slots;
}

function spanOf(mentions: readonly Mention[]): { readonly first: number; readonly last: number } {
	const common = mentions.map((m) => m.loop).reduce(commonOf);
	let first = Infinity;
	let last = 0;
	for (const { at, loop } of mentions) {
		let outermost: Loop | undefined;
		for (let l = loop; l !== common; l = l!.around) outermost = l;
		first = Math.min(first, outermost?.begin ?? at);
		last = Math.max(last, outermost?.end ?? at);
	}
	return { first, last };
}

/** The innermost loop around both. */
function commonOf(a: Loop | undefined, b: Loop | undefined): Loop | undefined {
	const around = new Set<Loop | undefined>();
	for (let l = a; l; l = l.around) around.add(l);
	let common = b;
	while (common && !around.has(common)) common = common.around;
	return common;
}

function mentionsIn(body: readonly Statement[]): ReadonlyMap<Local, readonly Mention[]> {
	const found = new Map<Local, Mention[]>();
	let at = 0;
	let loop: Loop | undefined;
	statements(body);
	return found;

	function mention(local: Local): void {
		const known = found.get(local);
		const one = { at: at++, loop };
		if (known) known.push(one);
		else found.set(local, [one]);
	}

	function statements(list: readonly Statement[]): void {
		list.forEach(statement);
	}

	function statement(s: Statement): void {
		switch (s.op) {
			case 'set':
				value(s.value);
				return mention(s.local);
			case 'store':
				value(s.index);
				return value(s.value);
			case 'branch':
				value(s.test);
				statements(s.then);
				return statements(s.else);
			case 'block':
				return statements(s.body);
			case 'loop':
				loop = { begin: at, end: at, around: loop };
				statements(s.body);
				loop.end = at;
				loop = loop.around;
				return;
			case 'switch':
				return value(s.on);
			case 'run':
				return s.args.forEach(value);
			case 'return':
				return s.value && value(s.value);
			case 'copy':
				return [s.to, s.from, s.length].forEach(value);
			case 'fill':
				return [s.to, s.byte, s.length].forEach(value);
			case 'jump':
			case 'giveUp':
		}
	}

	function value(v: Value): void {
		switch (v.op) {
			case 'get':
				return mention(v.local);
			case 'word':
			case 'byte':
				return value(v.index);
			case 'binary':
				value(v.left);
				return value(v.right);
			case 'not':
			case 'lowestBit':
				return value(v.on);
			case 'if':
				value(v.test);
				value(v.then);
				return value(v.else);
			case 'call':
				return v.args.forEach(value);
			case 'do':
				statements(v.body);
				return value(v.value);
			case 'const':
		}
	}
}
