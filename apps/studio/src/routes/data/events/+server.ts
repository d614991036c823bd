import { eventsResponse } from '@tilewright/server';
import { server } from '#lib/server.ts';
import type { RequestHandler } from './$types';

/** The data files, then every change on disk, as server-sent events. */
export const GET: RequestHandler = () => eventsResponse(server());
