import { type Args, type Code, type Diagnostic, diagnose } from '@tilewright/schema';
import { Exit, type ExitCode } from './exit.ts';

/** Ends a command early with a finding and an exit code. The frame catches it; no stack is shown. */
export class Refusal extends Error {
	readonly diagnostics: readonly Diagnostic[];
	readonly exit: ExitCode;

	constructor(diagnostics: readonly Diagnostic[], exit: ExitCode) {
		super(diagnostics.map((d) => d.message).join(' '));
		this.name = 'Refusal';
		this.diagnostics = diagnostics;
		this.exit = exit;
	}
}

export function misuse<C extends Code>(code: C, args: Args[C]): Refusal {
	return new Refusal([diagnose('', undefined, code, args)], Exit.misuse);
}

export function lacking(what: string, how: string): Refusal {
	return new Refusal([diagnose('', undefined, 'CLI-LACKS', { what, how })], Exit.lacking);
}

/** Thrown where a command notices that it should stop; `advice` is shown to a person, for example how to go on. */
export class Interrupted extends Error {
	readonly advice: string | undefined;

	constructor(advice?: string) {
		super('interrupted');
		this.name = 'Interrupted';
		this.advice = advice;
	}
}
