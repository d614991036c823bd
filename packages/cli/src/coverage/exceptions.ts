import type { Workspace } from '@tilewright/lang';
import { type Diagnostic, diagnose } from '@tilewright/schema';
import { coverageWords } from '../texts/checks.ts';

export interface Exceptions {
	readonly reasons: ReadonlyMap<string, string>;
	readonly diagnostics: readonly Diagnostic[];
}

const reasonForm =
	/^(component-fact|physical-handling|absent-pack:[a-z0-9]+(?:-[a-z0-9]+)*|same-as:([A-Z]{2,5}-[A-Z]{0,2}\d+[a-z]?))$/;

/**
 * The exceptions of all `coverage` files. A reason must be one of four; a pack that is called absent must be absent; a
 * rule and its twin must stand in the sheets, where the sheets speak of their kind at all.
 */
export function exceptionsOf(workspace: Workspace, rules: ReadonlySet<string>): Exceptions {
	const reasons = new Map<string, string>();
	const diagnostics: Diagnostic[] = [];
	const prefixes = new Set([...rules].map(prefixOf));
	const unknown = (id: string): boolean => prefixes.has(prefixOf(id)) && !rules.has(id);
	for (const document of workspace.documents) {
		if (document.kind !== 'coverage') continue;
		const { yaml } = document;
		const { exceptions = {} } = Object(yaml.value) as { exceptions?: Record<string, unknown> };
		for (const [rule, reason] of Object.entries(exceptions)) {
			const range = yaml.rangeOf(['exceptions', rule]);
			const why = (text: string): Diagnostic =>
				diagnose(yaml.file, range, 'COVERAGE-EXCEPTION-RULE', { rule, why: text });
			const match = reasonForm.exec(String(reason));
			const pack = /^absent-pack:(.*)$/.exec(String(reason))?.[1];
			const twin = match?.[2];
			if (match === null)
				diagnostics.push(
					diagnose(yaml.file, range, 'COVERAGE-EXCEPTION', { rule, reason: String(reason) }),
				);
			else if (unknown(rule)) diagnostics.push(why(coverageWords.unknownRule));
			else if (pack !== undefined && workspace.packs.some((p) => p.name === pack || p.id === pack))
				diagnostics.push(diagnose(yaml.file, range, 'COVERAGE-EXCEPTION-PACK', { rule, pack }));
			else if (twin !== undefined && (twin === rule || unknown(twin)))
				diagnostics.push(why(coverageWords.unknownTwin(twin)));
			else reasons.set(rule, String(reason));
		}
	}
	return { reasons, diagnostics };
}

function prefixOf(id: string): string {
	return id.split('-')[0]!;
}
