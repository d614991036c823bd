import { helpTexts } from './says.ts';

export const handlers = () => ({
	'help.texts': () => helpTexts(),
});
