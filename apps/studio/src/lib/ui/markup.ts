import type { Attachment } from 'svelte/attachments';

const drawn = new WeakMap<Element, string>();

/**
 * Puts a drawing of the art package into an element; such drawings hold only checked colours, paths and numbers. One that is there
 * already is left alone, for reading it again costs more than all else of a change.
 */
export function markup(svg: string): Attachment<Element> {
	return (node) => {
		if (drawn.get(node) === svg) return;
		drawn.set(node, svg);
		node.innerHTML = svg;
	};
}
