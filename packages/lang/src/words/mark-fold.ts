import { ownValue } from '@tilewright/schema';

const folds: Readonly<Record<string, string>> = {
	sum: 'where features join, they are added up',
	any: 'a feature has it as soon as one of its parts has it',
	all: 'a feature has it only if all of its parts have it',
	max: 'where features join, the greatest counts',
	multiset: 'where features join, all are kept',
};

export function foldIn(fold: string | undefined): string {
	return ownValue(folds, fold ?? '') ?? 'it is kept';
}
