import type { Finding, PairedView, PairView, Setup } from '@tilewright/session';
import type { Rules } from '@tilewright/scene';

/** One of two rule sets: a set-up, with the texts as they count here, or as they stand on disk. */
export interface RuleSource {
	readonly setup: Setup;
	readonly disk: boolean;
	/** Files that have other texts for this side. */
	readonly texts?: Readonly<Record<string, string>>;
}

export interface SideView extends PairedView {
	readonly rules: Rules;
}

export interface PairResult {
	readonly pair: PairView<SideView> | undefined;
	readonly findings: readonly Finding[];
}
