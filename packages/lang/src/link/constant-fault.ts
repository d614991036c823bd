import { type Diagnostic, type Findings, diagnose } from '@tilewright/schema';
import type { ConstantFault } from './constant.ts';
import { type SourcedValue, fileOf } from './sourced-value.ts';
import type { Decl } from './ruleset.ts';
import type { Scopes } from './scopes.ts';
import type { Section } from './sections.ts';

export interface FaultContext {
	readonly sections: ReadonlyMap<Section, ReadonlyMap<string, Decl>>;
	readonly diagnostics: Findings;
	readonly scopes: Scopes;
}

export function constantFault(
	datum: SourcedValue,
	fault: ConstantFault,
	draft: FaultContext,
): Diagnostic {
	const { doc, path } = datum.place;
	const range = { start: doc.offsetIn(path, fault.start), end: doc.offsetIn(path, fault.end) };
	if (fault.fault === 'element' || fault.fault === 'param') {
		const { scopes } = draft;
		const meaning = scopes.meaning(fault.fault, fault.name, scopes.packOf(datum));
		if (meaning !== undefined && 'choices' in meaning)
			return diagnose(fileOf(datum), range, 'TYPE-NAMESAKES', {
				name: fault.name,
				choices: meaning.choices.map((id) => `${fault.fault}.${id}`).join(' or '),
			});
	}
	const ids =
		fault.fault === 'element'
			? draft.sections.get('elements')!.keys()
			: fault.fault === 'param'
				? draft.sections.get('params')!.keys()
				: [];
	const near = draft.diagnostics.near(fault.name, ids);
	return diagnose(fileOf(datum), range, 'LINK-GIVEN', {
		fault: fault.fault,
		name: fault.name,
		near,
	});
}
