/** Files in which sentences are put together in code. Whoever empties one takes it out. */
export const filesWithSentences: readonly string[] = [
	'packages/cli/src/commands/compare.ts',
	'packages/cli/src/commands/sweep.ts',
];
