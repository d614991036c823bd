import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import type { Studio } from '#lib/studio.svelte.ts';
import RuleCard from './RuleCard.svelte';

const cites = (count: number): string[] => Array.from({ length: count }, (_, i) => `XX-${i + 10}`);

test.each([1, 4, 40])('everything to press is in sight with %i citations', async (count) => {
	const source = {
		id: 'some-pack.some-action-with-a-long-name',
		file: 'own/some-pack/with/a/rather/long/path/rules.yaml',
		line: 123,
		cites: cites(count),
	};
	const option = { action: 'some', source, says: 'Does something.', free: false };
	const studio = {
		picking: { hint: option, chosen: undefined },
		game: { decision: { options: [option], prompt: 'Do it.' } },
		explanations: {
			rule: () => Promise.resolve({ id: source.id, says: 'It says more.', does: ['x'], cites: [] }),
		},
	} as unknown as Studio;
	const place = document.createElement('div');
	place.style.width = '250px';
	document.body.append(place);
	const screen = await render(RuleCard, {
		props: { studio },
		target: place,
		context: new Map([['change-this', () => undefined]]),
	});
	await expect.element(screen.getByRole('button', { name: 'In this game' })).toBeVisible();
	const box = place.querySelector('.box')!.getBoundingClientRect();
	const buttons = [...place.querySelectorAll('button')];
	for (const name of ['Rule', 'In this game', 'Change'])
		expect(buttons.map((b) => b.textContent)).toContain(name);
	for (const button of buttons) {
		const { top, bottom, right } = button.getBoundingClientRect();
		expect(top).toBeGreaterThanOrEqual(box.top);
		expect(bottom).toBeLessThanOrEqual(box.bottom);
		expect(right).toBeLessThanOrEqual(box.right);
	}
	place.remove();
});
