import { rules as t } from '#texts/rules.ts';
import { type Choice, choiceIn } from '@tilewright/workbench';
import type { RuleWriting } from '../capabilities.ts';
import { choicePart } from './choice.ts';

export async function applyWaiting(studio: RuleWriting): Promise<void> {
	if (studio.waiting === 0) {
		await studio.request('take-waiting-rules');
		return;
	}
	// read when its turn comes: what is still being undone may change the choice
	const choice = (): Choice => choiceIn(studio.draft.settledSetup(studio.choices));
	const part = choicePart(studio, choice, { finishedToo: true });
	await studio.commands.run(t.applied, [part], { during: studio.game?.number ?? 0 });
}

export async function dropWaiting(studio: RuleWriting): Promise<void> {
	if (studio.game) studio.draft.take(studio.game.setup, studio.choices);
	await studio.choose();
}
