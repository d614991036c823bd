export interface CheckView {
	readonly step: number;
	readonly text: string;
	readonly amiss: readonly string[];
}

export interface ScenarioShown {
	readonly path: string;
	readonly title: string;
	readonly checks: readonly CheckView[];
	readonly stopped: string;
	readonly cases?: readonly string[];
	readonly variant?: number;
	/** Its text, where no pack keeps it. */
	readonly text?: string;
}
