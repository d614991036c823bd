import { textsOf } from '@tilewright/schema';

export const history = textsOf('studio/history', {
	undo: (says: string | undefined) => (says === undefined ? 'Undo' : `Undo: ${says}`),
	takeBack: (says: string | undefined) => (says === undefined ? 'Take back' : `Take back: ${says}`),
	redo: (says: string | undefined) => (says === undefined ? 'Redo' : `Redo: ${says}`),
	undone: (says: string, isStillSaved: boolean) =>
		isStillSaved
			? `Undone: ${says}. What was saved is still on disk: delete it under Files.`
			: `Undone: ${says}.`,
	redone: (says: string) => `Redone: ${says}.`,
	nothingToUndo: 'Nothing to undo.',
	nothingToRedo: 'Nothing to redo.',
	cannot: (way: 'undo' | 'redo', says: string) =>
		`“${says}” cannot be ${way === 'undo' ? 'taken back' : 'done again'} now.`,
	againForgets: (way: 'undo' | 'redo') =>
		`Press ${way === 'undo' ? 'Undo' : 'Redo'} once more to leave it out and go on.`,
	forgotten: (way: 'undo' | 'redo', says: string) =>
		`“${says}” is left out. ${way === 'undo' ? 'Undo' : 'Redo'} goes on with the next command.`,
	viewingPast: 'A moment of the past is shown: steps are taken back from the present.',
	step: (who: string, what: string) => `${who}, ${what}`,
	botsPlayed: 'what bots played for everybody',
	seatBy: (who: string, by: string) =>
		`${who} is played by ${by === 'person' ? 'a person' : `the bot ${by}`}`,
	typed: (file: string) => `typing in ${file}`,
	reverted: (files: readonly string[]) =>
		files.length === 1 ? `the revert of ${files[0]}` : `the revert of ${files.length} files`,
} as const);
