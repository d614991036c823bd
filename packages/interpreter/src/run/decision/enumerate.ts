import { type Expr, type Program, type VariableIR, elementOf } from '@tilewright/lang';
import type { Bool, TestPart } from '../../expr/backend.ts';
import { allOf } from '../../expr/test-parts.ts';
import { slotsRead } from '../../expr/unchanging.ts';
import { Header } from '../header.ts';
import type { Machine } from '../machine.ts';

const { fp: FP } = Header;

export interface Enumerated {
	readonly variable: VariableIR;
	readonly temp: number;
}

interface Members {
	readonly values: number[];
	readonly verdicts: number[];
}

const Verdict = { unknown: 0, holds: 1, fails: 2 } as const;

/**
 * Visits the combinations of two or more variables that pass all tests, with their values in the frame: domains nested, the first one
 * outermost. A test is asked as soon as the variables that it reads have values.
 *
 * Where the domain of the last variable does not depend on the others and takes work to find, it is found once, and tests that read
 * this variable alone are asked once for each member. `around` wraps what is done with a value; `isFilled` tells that no test reads
 * the frame.
 */
export function enumerate(
	machine: Machine,
	variables: readonly Enumerated[],
	tests: readonly TestPart[],
	isFilled: boolean,
	visitOne: Bool,
	around: (variable: VariableIR, body: Bool) => Bool,
): Bool {
	const { m, temps } = machine.rt;
	const last = variables.length - 1;
	const atLevel = (level: number): TestPart[] =>
		tests.filter(({ reads }) => Math.max(0, levelOf(variables, reads)) === level);
	const innermost = variables[last]!;
	const { domain } = innermost.variable;
	let run: Bool;
	let begin = (all: Bool): Bool => all;
	const isShared =
		'among' in domain &&
		!isListed(machine.program, domain.among) &&
		levelOf(variables, [domain.among]) < 0;
	if (isShared) {
		const shared = sharedDomain(machine, variables, atLevel(last), visitOne, around);
		run = shared.run;
		begin = shared.begin;
	} else {
		const holds = allOf(atLevel(last));
		const { slot } = innermost.variable;
		const body: Bool = () => {
			const v = temps[innermost.temp]!;
			if (!isFilled) m[m[FP]! + slot] = v;
			if (!holds()) return false;
			m[m[FP]! + slot] = v;
			return visitOne();
		};
		run = walkDomain(machine, innermost, around(innermost.variable, body));
	}
	for (let level = last - 1; level >= 0; level--) {
		const { temp, variable } = variables[level]!;
		const inner = run;
		const parts = atLevel(level);
		const holds = parts.length > 0 ? allOf(parts) : undefined;
		const body: Bool = () => {
			m[m[FP]! + variable.slot] = temps[temp]!;
			return (!holds || holds()) && inner();
		};
		run = walkDomain(machine, variables[level]!, around(variable, body));
	}
	return begin(run);
}

export function walkDomain(
	{ backend, rt: { temps } }: Machine,
	{ temp, variable: { domain } }: Enumerated,
	body: Bool,
): Bool {
	if ('among' in domain) return backend.each(domain.among, temp, body);
	const from = backend.num(domain.from);
	const to = backend.num(domain.to);
	return () => {
		const end = to();
		for (let v = from(); v <= end; v++) {
			temps[temp] = v;
			if (body()) return true;
		}
		return false;
	};
}

/** The walk over the domain of the last variable, which is the same for all values of the others; `begin` wraps the whole walk. */
function sharedDomain(
	machine: Machine,
	variables: readonly Enumerated[],
	tests: readonly TestPart[],
	visitOne: Bool,
	around: (variable: VariableIR, body: Bool) => Bool,
): { readonly run: Bool; readonly begin: (all: Bool) => Bool } {
	const { m, temps } = machine.rt;
	const innermost = variables.at(-1)!;
	const { temp, variable } = innermost;
	const { slot } = variable;
	const others = variables.slice(0, -1);
	const isOwn = ({ reads }: TestPart): boolean => levelOf(others, reads) < 0;
	const own = allOf(tests.filter(isOwn));
	const mixed = allOf(tests.filter((t) => !isOwn(t)));
	let spare: Members | undefined;
	let members: Members = { values: [], verdicts: [] };
	let isWalked = false;
	let i = 0;
	const body = around(variable, () => {
		const v = temps[temp]!;
		m[m[FP]! + slot] = v;
		if (!mixed()) return false;
		const { verdicts } = members;
		if (verdicts[i] === Verdict.unknown) verdicts[i] = own() ? Verdict.holds : Verdict.fails;
		if (verdicts[i] === Verdict.fails) return false;
		m[m[FP]! + slot] = v;
		return visitOne();
	});
	const first = walkDomain(machine, innermost, () => {
		i = members.values.length;
		members.values.push(temps[temp]!);
		members.verdicts.push(Verdict.unknown);
		return body();
	});
	return {
		run: () => {
			if (!isWalked) {
				isWalked = true;
				return first();
			}
			const { values, verdicts } = members;
			for (let k = 0; k < values.length; k++) {
				if (verdicts[k] === Verdict.fails) continue;
				i = k;
				temps[temp] = values[k]!;
				if (body()) return true;
			}
			return false;
		},
		// a walk may be asked for while another one is under way
		begin: (all) => () => {
			const outer = members;
			const wasWalked = isWalked;
			const at = i;
			members = spare ?? { values: [], verdicts: [] };
			members.values.length = members.verdicts.length = 0;
			spare = undefined;
			isWalked = false;
			try {
				return all();
			} finally {
				spare = members;
				members = outer;
				isWalked = wasWalked;
				i = at;
			}
		},
	};
}

/** Tells whether the members of a set are found without work: by one built-in that asks for no other set. */
export function isListed(program: Program, e: Expr): boolean {
	if (e.op === 'define') return isListed(program, program.defines[e.define]!.body);
	return e.op === 'call' && e.args.every(({ type }) => elementOf(type) === undefined);
}

/** The index of the last variable that expressions read; -1 where they read none. */
function levelOf(variables: readonly Enumerated[], exprs: readonly Expr[]): number {
	const read = exprs.map(slotsRead);
	return variables.findLastIndex(({ temp, variable }) =>
		read.some(({ temps, locals }) => temps.has(temp) || locals.has(variable.slot)),
	);
}
