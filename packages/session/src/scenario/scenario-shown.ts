/** The expectations at a step of a scenario, and their result. */
export interface CheckView {
	readonly step: number;
	readonly text: string;
	readonly amiss: readonly string[];
}

/** A scenario that is shown as a game, with its expectations. */
export interface ScenarioShown {
	readonly path: string;
	readonly title: string;
	readonly checks: readonly CheckView[];
	/** The reason for which it stopped before its end, or ''. */
	readonly stopped: string;
	/** All its cases in words, where there are several. */
	readonly cases?: readonly string[];
	/** The index of the case that is shown. */
	readonly variant?: number;
	/** Its text, where no pack keeps it. */
	readonly text?: string;
}
