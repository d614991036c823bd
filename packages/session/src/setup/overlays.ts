import type { Workspace } from '@tilewright/lang';

export function overlaysIn(
	documents: Workspace['documents'],
	ids: readonly string[],
): Workspace['documents'] {
	return documents.filter((d) => d.kind === 'overlay' && ids.includes(overlayId(d) ?? ''));
}

export function overlayId(document: Workspace['documents'][number]): string | undefined {
	const { overlay } = (document.yaml.value ?? {}) as { overlay?: unknown };
	return typeof overlay === 'string' ? overlay : undefined;
}
