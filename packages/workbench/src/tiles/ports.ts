import type { Drawing, Port } from '@tilewright/lang';

/** A place of a tile that strokes go from and to, where it lies on the drawing of 100 by 100 a cell. */
export interface PortPlace {
	readonly key: string;
	readonly port: Port;
	readonly x: number;
	readonly y: number;
}

export function portKey(port: Port): string {
	if (port.is === 'side') return `side ${port.side}`;
	return port.is === 'half' ? `half ${port.half}` : `middle ${port.cell}`;
}

/** All places of a drawing: sides clockwise, each between its halves where these are wanted, then the middles of cells. */
export function portsOf(drawing: Drawing, halves: boolean): PortPlace[] {
	const at = (port: Port, cell: number, dx: number, dy: number): PortPlace => {
		const [x, y] = drawing.cells[cell] ?? [0, 0];
		return { key: portKey(port), port, x: x * 100 + 50 + dx, y: y * 100 + 50 + dy };
	};
	const outer = drawing.ring.flatMap((side): PortPlace[] => {
		const [nx, ny] = outward(side);
		// clockwise along the side
		const [cx, cy] = [-ny, nx];
		const along = (by: number): [number, number] => [nx * 50 + cx * by, ny * 50 + cy * by];
		const whole = at({ is: 'side', side }, side >> 2, ...along(0));
		if (!halves) return [whole];
		return [
			at({ is: 'half', half: side * 2 }, side >> 2, ...along(-30)),
			whole,
			at({ is: 'half', half: side * 2 + 1 }, side >> 2, ...along(30)),
		];
	});
	const middles = drawing.cells.map((_, cell) => at({ is: 'middle', cell }, cell, 0, 0));
	return [...outer, ...middles];
}

export function outward(side: number): readonly [number, number] {
	return (
		[
			[0, -1],
			[1, 0],
			[0, 1],
			[-1, 0],
		] as const
	)[side & 3]!;
}

export function nearestPort(
	ports: readonly PortPlace[],
	x: number,
	y: number,
	within = 30,
): PortPlace | undefined {
	let best: PortPlace | undefined;
	let least = within;
	for (const port of ports) {
		const off = Math.hypot(port.x - x, port.y - y);
		if (off < least) [best, least] = [port, off];
	}
	return best;
}
