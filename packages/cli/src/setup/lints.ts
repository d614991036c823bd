import { type Compiled, type RuleSet, at, declsOf } from '@tilewright/lang';
import { type Diagnostic, hasErrors } from '@tilewright/schema';

/** Whether a finding is about something that compiles but is probably not meant. */
export function isLint(d: Diagnostic): boolean {
	return d.code.startsWith('LINT-');
}

/**
 * Lints of one pack over many set-ups. What is unused in one set-up may be what another is made of, so a finding counts
 * only when every set-up that has the declaration gives it.
 */
export class Lints {
	private readonly seen = new Map<string, { diagnostic: Diagnostic; times: number }>();
	private readonly setUps: RuleSet[] = [];

	add({ ruleSet, diagnostics }: Compiled): void {
		// where something is wrong, what follows from it says nothing
		if (ruleSet === undefined || hasErrors(diagnostics.filter((d) => !isLint(d)))) return;
		this.setUps.push(ruleSet);
		for (const diagnostic of diagnostics) {
			if (!isLint(diagnostic)) continue;
			const key = `${diagnostic.code} ${diagnostic.file} ${diagnostic.start} ${diagnostic.message}`;
			const before = this.seen.get(key);
			if (before === undefined) this.seen.set(key, { diagnostic, times: 1 });
			else before.times++;
		}
	}

	get findings(): Diagnostic[] {
		const having = (d: Diagnostic): number => this.setUps.filter((r) => declares(r, d)).length;
		return [...this.seen.values()].flatMap(({ diagnostic, times }) =>
			times >= having(diagnostic) ? [diagnostic] : [],
		);
	}
}

/** Whether a set-up holds the declaration a finding lies in. */
function declares(ruleSet: RuleSet, d: Diagnostic): boolean {
	for (const section of ruleSet.sections.keys())
		for (const decl of declsOf(ruleSet, section)) {
			const { file, range } = at(decl);
			// a finding about the key of a declaration stands just before it, on the same line or above
			if (file.path === d.file && d.start <= range.end && d.end >= range.start - decl.id.length - 4)
				return true;
		}
	return false;
}
