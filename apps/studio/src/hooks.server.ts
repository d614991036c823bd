import { building } from '$app/env';
import type { ServerInit } from '@sveltejs/kit/hooks';
import { prepareFolders } from '@tilewright/server';
import { server } from '#lib/server.ts';

export const init: ServerInit = async () => {
	if (!building) await prepareFolders(server());
};
