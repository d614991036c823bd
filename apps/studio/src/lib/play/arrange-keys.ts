import type { Steering } from '../board/steering.svelte.ts';
import { commandFor } from '../shell/keys.ts';
import type { Arranging } from './arranging.svelte.ts';

const ways: Readonly<Record<string, readonly [number, number]>> = {
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
	ArrowUp: [0, -1],
	ArrowDown: [0, 1],
};

export function arrangeKey(
	event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
	view: Arranging,
	steering: Steering,
): boolean {
	const command = commandFor('arranging', event);
	if (!command || command === 'dismiss') return false;
	const way = ways[event.key];
	if (command === 'go' && way) {
		view.go(...way);
		reveal(view, steering);
	} else if (command === 'place') void view.enter();
	else if (command === 'nextPart' || command === 'partBefore')
		view.goPart(command === 'nextPart' ? 1 : -1);
	else if (command === 'turn' || command === 'turnBack') {
		if (view.hand?.is !== 'tile' || view.isCovered(view.cursor)) view.underCursor();
		void view.rotate(command === 'turnBack');
	} else if (command === 'replace' || command === 'move') {
		view.underCursor();
		if (command === 'replace') void view.replace();
		else if (view.entry) view.moving = !view.moving;
	} else if (command === 'remove') void view.removeUnder();
	else steering.command(command);
	return true;
}

function reveal({ cursor: { x, y } }: Arranging, steering: Steering): void {
	const { camera, size } = steering;
	if (steering.sees({ x: x * 100, y: y * 100, width: 100, height: 100 }, 6)) return;
	steering.panBy(
		size.width / 2 - ((x + 0.5) * 100 * camera.zoom + camera.x),
		size.height / 2 - ((y + 0.5) * 100 * camera.zoom + camera.y),
	);
}
