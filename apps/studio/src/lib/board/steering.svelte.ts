import type { Point } from '@tilewright/art';
import type { Attachment } from 'svelte/attachments';
import {
	fit,
	fitPart,
	follow,
	keepInView,
	pan,
	pinch,
	isInSight,
	resized,
	zoomAt,
	type Box,
	type Camera,
} from '@tilewright/scene';

/**
 * Moves nothing. A browser may sort all shapes of a page into layers again whenever a transform changes, which takes longer the more
 * there are; not where an animation of the transform stands, because that is expected to change.
 */
const still: Keyframe[] = [{ transform: 'translateX(0)' }, { transform: 'translateX(0)' }];

/** Moves the camera with pointers, wheel and keys; a press that moved is no click. */
export class Steering {
	camera: Camera = $state.raw({ x: 0, y: 0, zoom: 1 });
	size: { readonly width: number; readonly height: number } = $state.raw({ width: 0, height: 0 });
	/** While it moves the board is one layer; at rest it is drawn sharp. */
	moving: boolean = $state(false);
	gliding: boolean = $state(false);
	/** Until the person takes the camera, it follows the game. */
	follows: boolean = $state(true);

	private readonly box: () => Box;
	private node: Element | undefined;
	private world: Element | undefined;
	private layer: Animation | undefined;
	private rest: ReturnType<typeof setTimeout> | undefined;
	private down: readonly { readonly id: number; readonly at: Point }[] = [];
	private dragged = false;

	constructor(box: () => Box) {
		this.box = box;
	}

	jump(camera: Camera): void {
		this.gliding = false;
		this.follows = true;
		this.camera = camera;
	}

	glide(camera: Camera, follow = this.follows): void {
		this.gliding = true;
		this.follows = follow;
		this.camera = camera;
	}

	panBy(dx: number, dy: number): void {
		this.move(pan(this.camera, dx, dy));
	}

	zoomBy(factor: number, x = this.size.width / 2, y = this.size.height / 2): void {
		this.move(zoomAt(this.camera, factor, x, y));
	}

	/** Keeps the box in sight; `before` is the size of the window until now, if that has changed. */
	follow(box: Box, before: { readonly width: number; readonly height: number } = this.size): void {
		const { width, height } = this.size;
		const moved = before === this.size ? this.camera : resized(this.camera, before, this.size);
		const camera = follow(moved, box, width, height);
		if (camera !== this.camera) this.glide(camera);
	}

	over(box: Box): Camera {
		return fit(box, this.size.width, this.size.height);
	}

	/** Moves close to a part of the box. */
	glideTo(part: Box, maxZoom: number): void {
		const { width, height } = this.size;
		this.glide(fitPart(part, this.box(), width, height, maxZoom));
	}

	showAll(): void {
		this.glide(this.over(this.box()), true);
	}

	sees(box: Box, margin: number): boolean {
		return isInSight(this.camera, box, this.size.width, this.size.height, margin);
	}

	wheel(event: WheelEvent): void {
		event.preventDefault();
		const at = this.inside(event);
		this.zoomBy(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), at.x, at.y);
	}

	command(command: string): boolean {
		if (command === 'zoomIn') this.zoomBy(1.25);
		else if (command === 'zoomOut') this.zoomBy(0.8);
		else if (command === 'all') this.showAll();
		else return false;
		return true;
	}

	inside(event: { readonly clientX: number; readonly clientY: number }): Point {
		const r = this.node?.getBoundingClientRect();
		return { x: event.clientX - (r?.left ?? 0), y: event.clientY - (r?.top ?? 0) };
	}

	private move(camera: Camera): void {
		const r = this.node?.getBoundingClientRect();
		this.gliding = false;
		this.follows = false;
		this.moving = true;
		this.layer ??= this.world?.animate(still, { duration: Infinity, composite: 'add' });
		this.camera = r ? keepInView(camera, this.box(), r.width, r.height) : camera;
		clearTimeout(this.rest);
		this.rest = setTimeout(() => this.settle(), 180);
	}

	private settle(): void {
		this.moving = false;
		this.layer?.cancel();
		this.layer = undefined;
	}

	readonly carry: Attachment<HTMLElement> = (node) => {
		this.world = node;
		return () => {
			this.settle();
			this.world = undefined;
		};
	};

	readonly attach: Attachment<HTMLElement> = (node) => {
		this.node = node;
		const start = (e: PointerEvent): void => {
			if (e.button !== 0 || (e.target as Element).closest('.tools, .zoom, .cards')) return;
			const others = this.down.filter((p) => p.id !== e.pointerId);
			if (others.length === 0) this.dragged = false;
			this.down = [...others, { id: e.pointerId, at: this.inside(e) }];
		};
		const move = (e: PointerEvent): void => {
			const from = this.down.find((p) => p.id === e.pointerId)?.at;
			if (!from) return;
			const to = this.inside(e);
			if (!this.dragged && this.down.length === 1 && Math.hypot(to.x - from.x, to.y - from.y) < 5)
				return;
			if (!this.dragged) {
				this.dragged = true;
				node.setPointerCapture(e.pointerId);
			}
			const before = this.down.map((p) => p.at);
			this.down = this.down.map((p) => (p.id === e.pointerId ? { ...p, at: to } : p));
			const after = this.down.map((p) => p.at);
			if (before.length === 2)
				this.move(pinch(this.camera, before as [Point, Point], after as [Point, Point]));
			else if (before.length === 1) this.panBy(to.x - from.x, to.y - from.y);
		};
		const end = (e: PointerEvent): void => {
			this.down = this.down.filter((p) => p.id !== e.pointerId);
		};
		// the click that ends a drag is not meant for what lies below
		const click = (e: MouseEvent): void => {
			if (!this.dragged) return;
			this.dragged = false;
			e.stopPropagation();
			e.preventDefault();
		};
		node.addEventListener('pointerdown', start);
		node.addEventListener('pointermove', move);
		node.addEventListener('pointerup', end);
		node.addEventListener('pointercancel', end);
		node.addEventListener('click', click, true);
		return () => {
			node.removeEventListener('pointerdown', start);
			node.removeEventListener('pointermove', move);
			node.removeEventListener('pointerup', end);
			node.removeEventListener('pointercancel', end);
			node.removeEventListener('click', click, true);
			clearTimeout(this.rest);
		};
	};
}
