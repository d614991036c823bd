import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import type { OptionView } from '@tilewright/session';
import Cells from './Cells.svelte';
import { offersOf } from '@tilewright/scene';

const option = (x: number, y: number, turn: number): OptionView => ({
	key: `place X ${x}/${y} r${turn}`,
	action: 'lay',
	says: '',
	label: '',
	targets: [{ is: 'placement', name: 'spot', text: '', x, y, turn }],
	source: undefined,
	free: false,
});
const { cells } = offersOf({
	id: 'd',
	seat: 0,
	kind: 'pick',
	prompt: '',
	source: undefined,
	options: [option(0, -1, 0), option(0, -1, 1), option(1, 0, 0), option(0, 1, 2)],
});

const set = () => {
	const props = {
		cells,
		chosen: undefined,
		turn: 0,
		onhover: vi.fn(),
		onclick: vi.fn(),
		onchoose: vi.fn(),
		onrotate: vi.fn(),
		oncancel: vi.fn(),
	};
	const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
	svg.setAttribute('viewBox', '-100 -100 300 300');
	svg.setAttribute('width', '300');
	document.body.replaceChildren(svg);
	return { props, target: svg as unknown as HTMLElement };
};

test('one cell is in the order of Tab, and the arrow keys go on', async () => {
	const { props, target } = set();
	const screen = await render(Cells, { target, props });
	const first = screen.getByRole('button', { name: 'Cell at column 0, row −1: 2 rotations' });
	await expect.element(first).toHaveAttribute('tabindex', '0');
	await expect
		.element(screen.getByRole('button', { name: 'Cell at column 1, row 0: 1 rotation' }))
		.toHaveAttribute('tabindex', '-1');
	(first.element() as unknown as SVGElement).focus();
	for (const [key, cell] of [
		['ArrowRight', '1/0'],
		['ArrowDown', '0/1'],
		['ArrowUp', '0/-1'],
	] as const) {
		document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
		await vi.waitFor(() => expect(document.activeElement?.getAttribute('data-cell')).toBe(cell));
	}
	expect(props.onhover).toHaveBeenLastCalledWith(cells[0]);
});

test('a chosen cell tells how the tile would lie there, and what turns it', async () => {
	const { props, target } = set();
	const [first] = cells;
	const screen = await render(Cells, {
		target,
		props: { ...props, chosen: first, turn: 1, shows: (turn: number) => `seen at ${turn}` },
	});
	const name =
		'Cell at column 0, row −1: 2 rotations, turned 90°: seen at 1, press Enter to place, R to turn';
	await expect
		.element(screen.getByRole('button', { name }))
		.toHaveAttribute('aria-pressed', 'true');
});

test('Enter chooses, R turns, Escape cancels', async () => {
	const { props, target } = set();
	await render(Cells, { target, props });
	const cell = target.querySelector('[data-cell="1/0"]')!;
	const press = (key: string): boolean =>
		cell.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
	press('Enter');
	expect(props.onclick).toHaveBeenCalledWith(cells.find((c) => c.x === 1));
	press('r');
	expect(props.onchoose).toHaveBeenCalledOnce();
	expect(props.onrotate).toHaveBeenCalledOnce();
	press('Escape');
	expect(props.oncancel).toHaveBeenCalledOnce();
});

test('a cell that takes no tile can be seen, more so when it is pointed at', async () => {
	const { props, target } = set();
	const screen = await render(Cells, { target, props: { ...props, refused: [{ x: 1, y: 1 }] } });
	const cross = target.querySelector('[data-refused="1/1"] path')!;
	const seen = (): number => Number(getComputedStyle(cross).opacity);
	const atRest = seen();
	expect(atRest).toBeGreaterThan(0.3);
	const cell = target.querySelector('[data-refused="1/1"]')!;
	await screen.getByRole('button', { name: /column 1, row 1/ }).hover();
	expect(getComputedStyle(cell).cursor).toBe('help');
	await vi.waitFor(() => expect(seen()).toBeGreaterThan(atRest));
});
