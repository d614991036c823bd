import { type Diagnostic, diagnose } from '@tilewright/schema';
import type { EngineQuery } from '../ir/index.ts';
import { isWordOfLanguage } from '../expr/declared-name.ts';
import type { Draft } from './collect.ts';
import { type SourcedValue, entriesOf, fileOf, get, keyRangeOf } from './sourced-value.ts';
import type { Section } from './sections.ts';

const bare: readonly Section[] = [
	'kinds',
	'marks',
	'pieces',
	'zones',
	'spaces',
	'rings',
	'registers',
	'define',
	'relations',
	'queries',
	'verbs',
	'actions',
	'kind-tags',
	'piece-tags',
	'tile-tags',
	'space-tags',
];

/** Queries of kinds, which every kind has and no pack declares. */
const featureQueries: ReadonlySet<string> = new Set<EngineQuery>(['share', 'complete', 'reach']);

const inner = ['marks', 'define', 'touch', 'ends', 'piles', 'registers'] as const;

/** Refuses ids that an expression would take for a word of the language; those of the grammar are the schema's. */
export function checkNames(draft: Draft): void {
	const look = (id: string, datum: SourcedValue): void => {
		if (isWordOfLanguage(id)) draft.diagnostics.push(reserved(id, datum));
	};
	for (const section of bare)
		for (const { id, datum } of draft.sections.get(section)!.values()) {
			look(id, datum);
			if (section === 'queries' && featureQueries.has(id))
				draft.diagnostics.push(reserved(id, datum));
			if (section !== 'kinds') continue;
			for (const key of inner) for (const [name, d] of entriesOf(get(datum, key))) look(name, d);
		}
}

function reserved(name: string, datum: SourcedValue): Diagnostic {
	return diagnose(fileOf(datum), keyRangeOf(datum), 'TYPE-RESERVED', { name });
}
