import type { Attachment } from 'svelte/attachments';

/** Puts a drawing of the art package into an element; such drawings hold only checked colours, paths and numbers. */
export function markup(svg: string): Attachment<Element> {
	return (node) => {
		node.innerHTML = svg;
	};
}
