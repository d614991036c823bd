import { limits } from '@tilewright/schema';
import { type Effect, schemaOf } from './effect.ts';
import type { Schema } from './key.ts';
import { effects } from './table.ts';

export function effectsSchema(): Schema {
	const all: readonly Effect[] = [...effects.values()];
	return {
		$schema: 'https://json-schema.org/draft/2020-12/schema',
		$id: 'effects.schema.json',
		title: 'Effects',
		description: 'What rules and actions do. Each effect is a mapping whose first key is its name.',
		$defs: {
			effects: {
				type: 'array',
				description: 'Effects, done one after the other.',
				items: { $ref: '#/$defs/effect' },
				maxItems: limits.effectsPerRule,
			},
			effect: {
				description: 'One effect.',
				anyOf: all.map(({ name }) => ({ $ref: `#/$defs/${name}` })),
			},
			...Object.fromEntries(all.map((e) => [e.name, schemaOf(e)])),
		},
	};
}
