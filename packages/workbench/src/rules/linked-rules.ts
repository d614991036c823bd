import { link, type RuleSet } from '@tilewright/lang';
import { selectionOf, type Setup } from '@tilewright/session';
import type { WorkbenchServices } from '../engine/handler-registry.ts';
import { Remembered } from '../engine/remembered.ts';

export type LinkedRules = ReturnType<typeof linkedRules>;

/** The rules of set-ups, linked once for the files as they are. */
export function linkedRules({ edits, files }: WorkbenchServices) {
	const remembered = new Remembered();
	/** Makes the response to a request once for the files as they are. */
	const once = <T>(name: string, of: unknown, make: () => T): T =>
		remembered.of(files.workspace, JSON.stringify([name, of]), make);
	return {
		once,
		linked: (setup: Setup): RuleSet | undefined =>
			once(
				'linked',
				setup,
				() => link(files.workspace, selectionOf(setup, setup.seats.length)).ruleSet,
			),
		/** The rules where a file has another text. */
		linkedWith: (setup: Setup, file: string, text: string): RuleSet | undefined =>
			link(edits.withText(file, text), selectionOf(setup, setup.seats.length)).ruleSet,
		textOf: (path: string): string | undefined => edits.textOf(path).text,
	};
}
