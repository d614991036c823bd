import { liesIn } from '@tilewright/art';
import { type Port, connect, derive, type TileIR } from '@tilewright/lang';
import { portKey, nearestPort, portsOf, type PortPlace } from '@tilewright/workbench';
import type { TilesView } from './view.svelte.ts';

const MOVED = 5;

export class Drag {
	private readonly view: TilesView;
	private down:
		{ readonly port: Port | undefined; readonly x: number; readonly y: number } | undefined;
	moving: boolean = $state(false);
	over: Port | undefined = $state.raw();

	constructor(view: TilesView) {
		this.view = view;
	}

	readonly ports: readonly PortPlace[] = $derived.by(() => {
		const { drawing, halves, grounding } = this.view;
		return drawing ? portsOf(drawing, halves || grounding) : [];
	});

	readonly preview: TileIR | undefined = $derived.by(() => {
		const { view, over } = this;
		const from = this.moving ? this.down?.port : view.from;
		if (!from || !over || !view.drawing || view.tool === 'eraser') return undefined;
		return derive(connect(view.drawing, view.context, view.tool.kind, from, over), view.context)
			.tile;
	});

	press(x: number, y: number): void {
		this.down = { port: this.portAt(x, y), x, y };
		this.moving = false;
	}

	move(x: number, y: number): void {
		const { down } = this;
		const over = this.portAt(x, y) ?? (down ? this.middleAt(x, y) : undefined);
		if ((over && portKey(over)) !== (this.over && portKey(this.over))) this.over = over;
		if (down && !this.moving) this.moving = Math.hypot(x - down.x, y - down.y) > MOVED;
	}

	async release(x: number, y: number): Promise<void> {
		const { down, view, moving } = this;
		const port = this.portAt(x, y);
		this.cancel();
		if (!down) return;
		if (moving && view.tool !== 'eraser') {
			const to = port ?? this.middleAt(x, y);
			if (down.port && to) await view.stroke(down.port, to);
			return;
		}
		await this.click(port, x, y);
	}

	cancel(): void {
		this.down = undefined;
		this.moving = false;
		this.over = undefined;
	}

	private async click(port: Port | undefined, x: number, y: number): Promise<void> {
		const { view } = this;
		if (view.from && port) return view.stroke(view.from, port);
		const { tool } = view;
		const connects = tool === 'eraser' ? '' : view.context.kinds[tool.kind]?.connect;
		if (port && tool === 'eraser') return view.erase(port);
		if (tool !== 'eraser' && connects === 'area') {
			const ground = this.groundAt(x, y);
			if (ground) return view.stroke(ground);
		} else if (tool !== 'eraser' && (connects === 'point' || connects === 'region')) {
			const middle = this.middleAt(x, y);
			if (middle) return view.stroke(middle);
		} else if (tool !== 'eraser' && port && port.is !== 'middle') {
			if (view.segmentAt(port, tool.kind) < 0) return view.stroke(port);
		}
		view.selected = this.segmentAt(x, y);
	}

	/** The place that is meant at a point: with a kind of ground, a half side of the ground there. */
	private portAt(x: number, y: number): Port | undefined {
		if (this.view.grounding) return this.groundAt(x, y) ?? nearestPort(this.ports, x, y)?.port;
		return nearestPort(this.ports, x, y)?.port;
	}

	private groundAt(x: number, y: number): Port | undefined {
		const { derived, kinds, context } = this.view;
		if (!derived) return undefined;
		const { tile } = derived;
		const near = nearestPort(
			this.ports.filter((p) => p.port.is === 'half'),
			x,
			y,
			16,
		);
		if (near) return near.port;
		const area = tile.segments.findIndex(
			(s, i) =>
				context.kinds[s.kind]?.connect === 'area' &&
				s.halves.length > 0 &&
				liesIn(tile, i, kinds, { x, y }),
		);
		const own = this.ports.filter(
			(p) => p.port.is === 'half' && tile.segments[area]?.halves.includes(p.port.half),
		);
		return nearestPort(own, x, y, Infinity)?.port;
	}

	private middleAt(x: number, y: number): Port | undefined {
		const cell = this.view.drawing?.cells.findIndex(
			([cx, cy]) => x >= cx * 100 && x <= cx * 100 + 100 && y >= cy * 100 && y <= cy * 100 + 100,
		);
		return cell === undefined || cell < 0 ? undefined : { is: 'middle', cell };
	}

	/** The segment at a point; what lies on the ground comes first. */
	private segmentAt(x: number, y: number): number {
		const { derived, kinds, context } = this.view;
		if (!derived) return -1;
		const at = derived.tile.segments.flatMap((s, i) =>
			liesIn(derived.tile, i, kinds, { x, y }) ? [{ i, kind: s.kind }] : [],
		);
		const solid = at.filter(({ kind }) => context.kinds[kind]?.connect !== 'area');
		return (solid.at(-1) ?? at.at(-1))?.i ?? -1;
	}
}
