import type { Handlers } from '../engine/requests.ts';
import type { HelpQuestions } from './questions.ts';
import { helpTexts } from './says.ts';

/** Knows what the schemas say. */
export function helpExpert(): Handlers<HelpQuestions> {
	return { 'help.texts': () => helpTexts() };
}
