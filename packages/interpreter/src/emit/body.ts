import { type Fn, type Label, type Local, type Statement, type Value, get, num } from './ir.ts';

/** Variables that are set once, where they begin, and whatever each is set to. */
const constants = new WeakMap<Local, Value | undefined>();

/** The value that a variable which is set once was given; other values are as they are. */
export function definitionOf(value: Value): Value {
	const defined = value.op === 'get' ? constants.get(value.local) : undefined;
	return defined ? definitionOf(defined) : value;
}

export class Body {
	private into: Statement[] = [];
	private names = 0;

	get statements(): readonly Statement[] {
		return this.into;
	}

	private fresh(name: string): { readonly name: string } {
		return { name: `${name}${this.names++}` };
	}

	collect(say: () => void): Statement[] {
		const outer = this.into;
		const own: Statement[] = [];
		this.into = own;
		try {
			say();
		} finally {
			this.into = outer;
		}
		return own;
	}

	add(statement: Statement): void {
		this.into.push(statement);
	}

	addAll(statements: readonly Statement[]): void {
		for (const statement of statements) this.into.push(statement);
	}

	valueOf(say: () => Value): Value {
		let value: Value = num(0);
		const body = this.collect(() => (value = say()));
		return body.length === 0 ? value : { op: 'do', body, value };
	}

	variable(value: Value | number): Local {
		const local = this.fresh('v');
		this.set(local, value);
		return local;
	}

	/** A value that is worked out here, once. */
	let(value: Value): Value {
		if (value.op === 'const') return value;
		if (value.op === 'get' && constants.has(value.local)) return value;
		const local = this.variable(value);
		constants.set(local, value);
		return get(local);
	}

	set(local: Local, value: Value | number): void {
		this.add({ op: 'set', local, value: typeof value === 'number' ? num(value) : value });
	}

	store(base: number, index: Value | number, value: Value | number): void {
		this.add({
			op: 'store',
			offset: typeof index === 'number' ? (base + index) * 4 : base * 4,
			index: typeof index === 'number' ? num(0) : index,
			value: typeof value === 'number' ? num(value) : value,
		});
	}

	/** Writes a word that was not in use before. */
	storeNew(base: number, index: Value, value: Value | number): void {
		const written = typeof value === 'number' ? num(value) : value;
		this.add({ op: 'store', offset: base * 4, index, value: written, isNew: true });
	}

	if(test: Value, then: () => void, otherwise?: () => void): void {
		this.add({
			op: 'branch',
			test,
			then: this.collect(then),
			else: otherwise ? this.collect(otherwise) : [],
		});
	}

	label(name: string): Label {
		return this.fresh(name);
	}

	block(say: (end: Label) => void): void {
		const label = this.label('end');
		this.add({ op: 'block', label, body: this.collect(() => say(label)) });
	}

	loop(say: (again: Label) => void): void {
		const label = this.label('again');
		this.add({ op: 'loop', label, body: this.collect(() => say(label)) });
	}

	jump(label: Label): void {
		this.add({ op: 'jump', label });
	}

	/** Repeats `say` while a test holds; `next` jumps to the test. */
	while(test: () => Value, say: (next: Label) => void, step: () => void = () => {}): void {
		this.loop((again) => {
			this.if(this.valueOf(test), () => {
				this.block(say);
				step();
				this.jump(again);
			});
		});
	}

	/** Runs `say` with the numbers from `from` to before `end`; `next` goes on with the next one. */
	count(from: Value | number, end: Value, say: (i: Value, next: Label) => void): void {
		const i = this.variable(from);
		const last = this.let(end);
		this.while(
			() => ({ op: 'binary', name: 'lt', left: get(i), right: last }),
			(next) => say(get(i), next),
			() => this.set(i, { op: 'binary', name: 'add', left: get(i), right: num(1) }),
		);
	}

	run(fn: Fn, ...args: Value[]): void {
		this.add({ op: 'run', fn, args });
	}

	return(value?: Value | number): void {
		this.add({ op: 'return', value: typeof value === 'number' ? num(value) : value });
	}

	giveUp(): void {
		this.add({ op: 'giveUp' });
	}
}

export const call = (fn: Fn, ...args: Value[]): Value => ({ op: 'call', fn, args });

export function fn(
	name: string,
	params: readonly string[],
	hasResult: boolean,
	say: (f: Body, ...params: Value[]) => void,
): Fn {
	const f = new Body();
	const locals = params.map((p): Local => ({ name: p }));
	for (const local of locals) constants.set(local, undefined);
	say(f, ...locals.map(get));
	return { name, params: locals, hasResult, body: f.statements };
}
