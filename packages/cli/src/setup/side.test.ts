import { expect, test } from 'vitest';
import { Refusal } from '../frame/refusal.ts';
import { sideFlags } from './side.ts';

const codeOf = (flagText: string): string => {
	try {
		sideFlags({}, flagText);
	} catch (error) {
		return (error as Refusal).diagnostics[0]!.code;
	}
	return '';
};

test('lists and settings add to those of both sides, the rest stands instead', () => {
	const both = {
		game: 'g',
		with: ['p'],
		set: new Map([
			['a', '1'],
			['b', '2'],
		]),
		preset: 'old',
		seats: ['x', 'y'],
	};
	const side = sideFlags(
		both,
		'--with q,r  --set b=3 --set=c=4 --preset new --seats random,greedy',
	);
	expect(side).toEqual({
		game: 'g',
		with: ['p', 'q', 'r'],
		set: new Map([
			['a', '1'],
			['b', '3'],
			['c', '4'],
		]),
		preset: 'new',
		seats: ['random', 'greedy'],
	});
	expect(sideFlags(both, undefined)).toEqual(both);
	expect(sideFlags({}, '--without e')).toEqual({ without: ['e'] });
});

test.each([
	['--sett a=b', 'CLI-FLAG-UNKNOWN'],
	['--game other', 'CLI-FLAG-UNKNOWN'],
	['a=b', 'CLI-FLAG-UNKNOWN'],
	['--set', 'CLI-FLAG-EMPTY'],
	['--preset=', 'CLI-FLAG-EMPTY'],
	['--set a', 'CLI-SETTING'],
])('%s is %s', (flagText, code) => expect(codeOf(flagText)).toBe(code));
