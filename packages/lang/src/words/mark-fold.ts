import { ownValue } from '@tilewright/schema';

const folds: Readonly<Record<string, string>> = {
	sum: 'added up when features join',
	any: 'there if any part has it',
	all: 'there if all parts have it',
	max: 'the greatest counts when features join',
	multiset: 'all are kept when features join',
};

export function foldIn(fold: string | undefined): string {
	return ownValue(folds, fold ?? '') ?? 'it is kept';
}
