import type { Handlers } from '../engine/requests.ts';
import type { HelpRequests } from './requests.ts';
import { helpTexts } from './says.ts';

/** Knows what the schemas say. */
export function helpHandlers(): Handlers<HelpRequests> {
	return { 'help.texts': () => helpTexts() };
}
