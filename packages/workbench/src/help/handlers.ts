import { helpTexts } from './says.ts';

export const handlers = () => ({
	/** The meaning of form fields, in the words of the schemas. */
	'help.texts': () => helpTexts(),
});
