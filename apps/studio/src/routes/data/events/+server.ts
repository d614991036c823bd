import { eventsResponse } from '@tilewright/server';
import { server } from '#lib/server.ts';
import type { RequestHandler } from './$types';

export const GET: RequestHandler = () => eventsResponse(server());
