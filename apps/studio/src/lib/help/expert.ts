import type { Expert } from '../engine/experts.ts';
import type { HelpQuestions } from './questions.ts';
import { helpTexts } from './says.ts';

/** Knows what the schemas say. */
export function helpExpert(): Expert<HelpQuestions> {
	return { 'help.texts': () => helpTexts() };
}
