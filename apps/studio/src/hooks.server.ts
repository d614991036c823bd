import { building } from '$app/env';
import type { Handle, ServerInit } from '@sveltejs/kit/hooks';
import { prepareFolders } from '@tilewright/server';
import { compressed } from '#lib/compressed.ts';
import { server } from '#lib/server.ts';

export const init: ServerInit = async () => {
	if (!building) await prepareFolders(server());
};

/** Files of the build are compressed when they are built; pages are compressed here. */
export const handle: Handle = async ({ event, resolve }) => {
	const response = await resolve(event);
	return building ? response : compressed(event.request, response);
};
