import type { RouteId } from '$app/types';
import { shell as t } from '#texts/shell.ts';

export const views: readonly { readonly href: RouteId; readonly title: string }[] = [
	{ href: '/', title: t.play },
	{ href: '/tiles', title: t.tiles },
	{ href: '/set', title: t.set },
	{ href: '/rules', title: t.rules },
	{ href: '/compare', title: t.compare },
	{ href: '/files', title: t.files },
];
