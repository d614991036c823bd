import { sectionTexts } from '../texts/sections.ts';

export const namedSections = [
	'elements',
	'params',
	'presets',
	'kinds',
	'marks',
	'pieces',
	'zones',
	'spaces',
	'rings',
	'registers',
	'limits',
	'define',
	'relations',
	'displays',
	'queries',
	'verbs',
	'actions',
	'blocks',
	'reasons',
	'texts',
	'tiles',
	'timeline',
	'groups',
	'piece-tags',
	'kind-tags',
	'tile-tags',
	'space-tags',
] as const;

/** Sections whose entries are a list; an id is unique in its section within its pack. */
export const listedSections = [
	'require',
	'forbid',
	'allow',
	'modify',
	'rules',
	'always',
	'replace',
	'insert',
	'assists',
] as const;

export type NamedSection = (typeof namedSections)[number];
export type ListedSection = (typeof listedSections)[number];
export type Section = NamedSection | ListedSection;

export const sectionWords: Readonly<Record<Section, string>> = sectionTexts;

export function isNamed(section: Section): section is NamedSection {
	return (namedSections as readonly string[]).includes(section);
}

/** Tells whether each pack has entries of its own under an id: those of lists, and the orders of reasons for a kind. */
export function isPerPack(section: Section): boolean {
	return !isNamed(section) || section === 'reasons';
}

/** Sections in the order in which people read rules. */
export const readingOrder: readonly Section[] = [
	'elements',
	'params',
	'presets',
	'kinds',
	'pieces',
	'actions',
	'rules',
	'always',
	'require',
	'forbid',
	'allow',
	'modify',
	'replace',
	'assists',
	'blocks',
	'queries',
	'define',
	'relations',
	'registers',
	'limits',
	'zones',
	'spaces',
	'rings',
	'marks',
	'displays',
	'timeline',
	'insert',
	'reasons',
	'groups',
	'tiles',
	'verbs',
	'texts',
	'piece-tags',
	'kind-tags',
	'tile-tags',
	'space-tags',
];

/** The keys of rules that hold settings and not declarations. */
export type Setting = 'scores' | 'deck';
