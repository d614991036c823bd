import { textsOf } from '@tilewright/schema';

const sectionTexts = {
	define: 'definitions',
	require: 'requirements',
	forbid: 'bans',
	allow: 'exemptions',
	modify: 'modifiers',
	always: 'always-rules',
	replace: 'replacements',
	insert: 'inserted slots',
} as const;

export const sectionsCounted: typeof sectionTexts = textsOf('lang/sections-counted', sectionTexts);

const countedTexts = {
	pieces: 'pieces',
	tiles: 'tiles in the game',
	nestedReplacements: 'replacements inside one another',
	replacedParts: 'parts of replaced operations',
	instructions: 'instructions',
	withAbsent: (what: string): string => `${what}, abstract and absent ones included`,
	entriesHere: 'entries here',
	keysHere: 'keys here',
	rules: 'rules',
	spaces: 'spaces',
	startTiles: 'tiles at the beginning',
	movedTiles: 'tiles that leave their group',
	effectsOf: (rule: string): string => `effects of ${rule}`,
	modifiersOf: (query: string): string => `modifiers of ${query}`,
	modifiersOfKind: (o: { query: string; kind: string }): string =>
		`modifiers of ${o.query} of ${o.kind}`,
	marks: 'marks',
	registers: 'registers',
	definitions: 'definitions',
	definitionsInChain: 'definitions in a chain',
	alikeDeclarations: 'declarations like one another',
} as const;

export const counted: typeof countedTexts = textsOf('lang/counted', countedTexts);
