import type { Growth } from '../kit.ts';
import { ofChoices } from './choices.ts';
import { ofFiles } from './files.ts';
import { ofPairs } from './pairs.ts';
import { ofRules } from './rules.ts';
import { ofOne } from './single.ts';
import { ofThings } from './things.ts';
import { ofWords } from './words.ts';

export const cases: readonly Growth[] = [
	...ofRules,
	...ofChoices,
	...ofThings,
	...ofWords,
	...ofPairs,
	...ofOne,
	...ofFiles,
];
