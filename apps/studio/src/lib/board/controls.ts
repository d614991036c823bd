import type { Steering } from './steering.svelte.ts';
import { commandFor } from '../shell/keys.ts';

export interface Controls {
	readonly steering: Steering;
	readonly escape: () => boolean;
	readonly turns: () => boolean;
	readonly turn: (back: boolean) => void;
}

const pans: Readonly<Record<string, readonly [number, number]>> = {
	ArrowLeft: [90, 0],
	ArrowRight: [-90, 0],
	ArrowUp: [0, 90],
	ArrowDown: [0, -90],
};

export function boardControls({
	steering,
	escape,
	turns,
	turn,
}: Controls): (node: HTMLElement) => () => void {
	function keys(event: KeyboardEvent): void {
		const command = commandFor('board', event);
		if (!command) return;
		const pan = event.target === event.currentTarget ? pans[event.key] : undefined;
		if (command === 'move' && pan) steering.panBy(...pan);
		else if (!steering.command(command) && (command !== 'dismiss' || !escape())) return;
		event.preventDefault();
	}

	/** Brings the focused element into sight; the browser itself would scroll the view away below the camera. */
	function reveal(event: FocusEvent): void {
		const target = event.target as Element;
		const view = event.currentTarget as HTMLElement;
		view.scrollTo(0, 0);
		if (target === view || !target.closest('.world')) return;
		const [r, v] = [target.getBoundingClientRect(), view.getBoundingClientRect()];
		const into = (from: number, to: number, min: number, max: number): number =>
			from < min ? min - from : to > max ? max - to : 0;
		const dx = into(r.left, r.right, v.left + 8, v.right - 8);
		const dy = into(r.top, r.bottom, v.top + 8, v.bottom - 8);
		if (dx !== 0 || dy !== 0) steering.panBy(dx, dy);
	}

	let turnedAt = 0;
	/** Over a cell that can be chosen the wheel turns the tile, elsewhere it zooms. */
	function wheel(event: WheelEvent): void {
		const { deltaY, ctrlKey } = event;
		if (turns() && !ctrlKey && (event.target as Element).closest('[data-cell]')) {
			event.preventDefault();
			if (Math.abs(deltaY) < 3 || performance.now() - turnedAt < 140) return;
			turnedAt = performance.now();
			return turn(deltaY < 0);
		}
		steering.wheel(event);
	}

	return (node) => {
		node.tabIndex = 0;
		node.addEventListener('keydown', keys);
		node.addEventListener('wheel', wheel, { passive: false });
		node.addEventListener('focusin', reveal);
		return () => {
			node.removeEventListener('keydown', keys);
			node.removeEventListener('wheel', wheel);
			node.removeEventListener('focusin', reveal);
		};
	};
}
