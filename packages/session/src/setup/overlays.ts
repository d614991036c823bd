import type { Workspace } from '@tilewright/lang';

/** The documents of some overlays. */
export function overlaysIn(
	documents: Workspace['documents'],
	ids: readonly string[],
): Workspace['documents'] {
	return documents.filter((d) => d.kind === 'overlay' && ids.includes(overlayId(d) ?? ''));
}

/** The id of an overlay. */
export function overlayId(document: Workspace['documents'][number]): string | undefined {
	const { overlay } = (document.yaml.value ?? {}) as { overlay?: unknown };
	return typeof overlay === 'string' ? overlay : undefined;
}
