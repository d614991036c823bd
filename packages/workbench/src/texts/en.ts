import { textsOf } from '@tilewright/schema';

const texts = {
	isXml: 'XML; `tilewright import` makes a pack of a description of tiles',
	laterKept: (o: { stop: string }): string => `${o.stop} The later steps are kept.`,

	houseRules: 'House rules',
	wouldNot: (o: { message: string }): string => `the rules would not hold together: ${o.message}`,
	notLinked: 'The rules cannot be put together now.',
	noFile: (o: { file: string }): string => `There is no ${o.file}.`,
	noDeclaration: (o: { id: string }): string => `There is no “${o.id}” in these rules.`,
	notYaml: (o: { message: string; line: number }): string => `Line ${o.line}: ${o.message}`,
	noMapping: 'A declaration is a mapping of keys.',

	adds: (o: { name: string; sentences: string }): string => `“${o.name}”: ${o.sentences}`,

	alikeComparisons: {
		'less than': 'fewer than, under, below',
		'fewer than': 'less than, under, below',
		'more than': 'over, above',
		'at most': 'up to, no more than, maximum',
		'at least': 'no fewer than, no less than, minimum',
	},
	smallWords: 'a an the if when only then else and is are be it its to of for that which this than',

	noScenario: 'This file is no scenario now.',
	noPosition: 'This is no position.',
	atLine: (line: number, message: string): string => `Line ${line}: ${message}`,
} as const;

export const english: typeof texts = textsOf('workbench', texts);
