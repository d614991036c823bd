import { building } from '$app/env';
import type { ServerInit } from '@sveltejs/kit/hooks';
import { prepareFolders } from '#lib/server/studio-server.ts';

export const init: ServerInit = async () => {
	if (!building) await prepareFolders();
};
