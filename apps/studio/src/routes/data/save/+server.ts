import { saveResponse } from '@tilewright/server';
import { server } from '#lib/server.ts';
import type { RequestHandler } from './$types';

export const POST: RequestHandler = ({ request, url }) => saveResponse(server(), request, url);
