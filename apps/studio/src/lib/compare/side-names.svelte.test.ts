import { expect, test } from 'vitest';
import type { SetupDifference } from '@tilewright/session';
import type { Requests } from '../capabilities.ts';
import type { Side } from './side.svelte.ts';
import { SideNames } from './side-names.svelte.ts';

const side = (packs: readonly string[]): Side =>
	({
		bot: 'random',
		source: { setup: { packs, seats: [] } },
		titleOf: () => 'x',
	}) as unknown as Side;

test.each([
	[0, 1],
	[1, 0],
])(
	'whichever answer comes first (%i, %i), each call ends with the differences of the last',
	async (...order) => {
		const answers: ((found: readonly SetupDifference[]) => void)[] = [];
		const request = (() =>
			new Promise<readonly SetupDifference[]>((resolve) =>
				answers.push(resolve),
			)) as unknown as Requests['request'];
		const names = new SideNames({ request }, side([]), side(['one']));
		const calls = [names.refresh(), names.refresh()];
		const perCall = answers.length / calls.length;
		for (const i of order)
			for (const answer of answers.slice(i * perCall, (i + 1) * perCall))
				answer([{ is: 'pack', title: `of call ${i}`, b: true }]);
		for (const call of calls) {
			await call;
			expect(names.lines.map((line) => line.what)).toEqual(['of call 1']);
		}
	},
);
