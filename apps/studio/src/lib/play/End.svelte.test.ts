import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { Studio } from '#lib/studio.svelte.ts';
import '../../tokens.css';
import '../../app.css';
import End from './End.svelte';

async function table(names: readonly string[], width: number) {
	await page.viewport(1440, 900);
	const studio = new Studio();
	studio.game = {
		...{ names, scores: names.map(() => 134), over: true, setup: { seats: [] } },
		ledger: names.map((_, seat) => ({ seat, points: 134, name: 'monastery and garden' })),
	} as unknown as NonNullable<typeof studio.game>;
	const screen = await render(End, { studio, onwhy: () => undefined });
	screen.container.style.width = `${width}px`;
	const box = screen.container.querySelector('.scroll')!;
	const heads = [...box.querySelectorAll('thead th')];
	return { screen, box, heads };
}

test.each([
	['greedy bot A of the comparison', 'greedy bot B'],
	['greedy', 'greedy 2'],
])('two seats fit beside each other, whatever their names: %s, %s', async (...names) => {
	const { box, heads, screen } = await table(names, 360);
	expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
	for (const head of heads) {
		expect(head.scrollWidth).toBeLessThanOrEqual(head.clientWidth);
		expect(getComputedStyle(head).textOverflow).toBe('clip');
	}
	await screen.unmount();
});

test('a table of many seats is scrolled beside its first column', async () => {
	const { box, heads } = await table(['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'], 300);
	expect(box.scrollWidth).toBeGreaterThan(box.clientWidth);
	box.scrollLeft = box.scrollWidth;
	const { left } = box.getBoundingClientRect();
	expect(heads[0]!.getBoundingClientRect().left).toBeCloseTo(left, 0);
	expect(heads.at(-1)!.getBoundingClientRect().right).toBeLessThanOrEqual(
		box.getBoundingClientRect().right + 1,
	);
});
