/** The rule that ends a run, named before its start: a question is decided, or answered to a precision, or all games are played. */
export type StopKind = 'decided' | 'precision' | 'budget';

/** The end of a run: its question was answered, its games were spent, or somebody stopped it. */
export type Stopped = 'answered' | 'budget' | 'by hand';

export function stopKindOf(
	question: { readonly within: number | undefined } | undefined,
): StopKind {
	if (question === undefined) return 'budget';
	return question.within === undefined ? 'decided' : 'precision';
}

export function stoppedBy({
	answered,
	complete,
}: {
	readonly answered: boolean;
	readonly complete: boolean;
}): Stopped {
	if (answered) return 'answered';
	return complete ? 'budget' : 'by hand';
}
