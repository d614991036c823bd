import { saveResponse } from '@tilewright/server';
import { server } from '#lib/server.ts';
import type { RequestHandler } from './$types';

/** Writes one data file below the folders that are followed. */
export const POST: RequestHandler = ({ request, url }) => saveResponse(server(), request, url);
