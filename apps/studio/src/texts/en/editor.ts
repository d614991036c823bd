import { textsOf } from '@tilewright/schema';
import { words } from '#words';
import { counted } from './words.ts';

export const editor = textsOf('studio/editor', {
	editRules: 'Edit the rules',
	file: 'File',
	edited: (o: { name: string }) => `${o.name} (edited)`,
	sources: 'Ids and files',
	sourcesSay: 'Shows the id, the file and the rule ids beside every rule.',
	inItsFile: 'Where this rule is written',
	textOf: (o: { path: string }) => `Text of ${o.path}`,
	revert: 'Revert',
	revertsNothing:
		'This file was never saved, so there is nothing to go back to. Undo takes back edits.',
	download: 'Download',
	close: 'Close the editor',
	changedOnDisk: words.changedThere,
	takeDisk: words.takeThere,
	keepEdit: 'Keep the edit',
	findings: (o: { count: number; line: number }) =>
		`${counted(o.count, { one: 'finding', other: 'findings' })}, line ${o.line}`,
	otherFile: 'Another file has an error.',
	noFindings: 'No findings.',
	gone: 'This file is gone. A text that it had is shown.',
	changedLines: (o: { count: number }) => `${o.count} changed ${o.count === 1 ? 'line' : 'lines'}`,
	asOnDisk: words.asThereTitle,
	ctrl: 'Ctrl',
	space: 'Space',
	completes: 'completes,',
	esc: 'Esc',
	tab: 'Tab',
	leaves: 'leaves',
	width: 'Width of the editor',
	loading: 'The editor is loading.',
	notLoaded: words.notLoaded,
	editedHere: (o: { files: number }) =>
		`${o.files === 1 ? 'One file is' : `${o.files} files are`} not saved yet`,
	whichEdited: 'Edited files',
	keptHere: words.keptHere,
	revertAll: 'Revert all',
	revertedAll: (o: { files: number; neverSaved: number }) =>
		[
			o.files === 1
				? 'The edit of one file is taken back.'
				: `The edits of ${o.files} files are taken back.`,
			...(o.neverSaved === 0
				? []
				: [
						`${o.neverSaved === 1 ? 'One file was' : `${o.neverSaved} files were`} never saved and ${o.neverSaved === 1 ? 'is' : 'are'} gone.`,
					]),
			o.files === 1
				? 'Its text stays among the versions on Files.'
				: 'Their texts stay among the versions on Files.',
		].join(' '),
	bringBack: 'Undo',
	open: (o: { text: string }) => `Open ${o.text} in the editor`,
	openPlace: (o: { file: string; line: number }) =>
		`Open ${o.file.split('/').slice(-2).join('/')}, line ${o.line}`,

	notStored: 'This browser lets nothing be stored: edits last until the page is closed.',
	damaged: 'The edits kept in this browser are damaged and are left out.',
	someDamaged: (o: { bad: number; all: number }) =>
		`${o.bad} of ${o.all} edits kept in this browser are damaged and are left out.`,
	full: 'The storage of this browser is full: the last edits last until the page is closed. Save or download what you want to keep.',
} as const);
