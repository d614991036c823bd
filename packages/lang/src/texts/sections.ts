import { textsOf } from '@tilewright/schema';

const oneTexts = {
	elements: 'element',
	params: 'param',
	presets: 'preset',
	kinds: 'kind',
	marks: 'mark',
	pieces: 'piece',
	zones: 'zone',
	spaces: 'space',
	rings: 'ring',
	registers: 'register',
	limits: 'limit',
	define: 'define',
	relations: 'relation',
	displays: 'display',
	queries: 'query',
	verbs: 'verb',
	actions: 'action',
	blocks: 'block',
	reasons: 'order of reasons',
	texts: 'text',
	tiles: 'tile',
	timeline: 'timeline',
	groups: 'tile group',
	'piece-tags': 'tag of pieces',
	'kind-tags': 'tag of kinds',
	'tile-tags': 'tag of tiles',
	'space-tags': 'tag of spaces',
	require: 'requirement',
	forbid: 'forbid',
	allow: 'exemption',
	modify: 'modifier',
	rules: 'rule',
	always: 'always-rule',
	replace: 'replacement',
	insert: 'inserted slot',
	assists: 'assist',
} as const;

export const sectionTexts: typeof oneTexts = textsOf('lang/sections', oneTexts);

const relatedTexts = {
	declaredFirst: 'first declared here',
	changedToo: 'changed here too',
	takenAway: 'taken away here',
	decided: 'decided here',
} as const;

export const relatedPlaces: typeof relatedTexts = textsOf('lang/related', relatedTexts);
