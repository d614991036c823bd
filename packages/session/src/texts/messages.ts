import { textsOf } from '@tilewright/schema';
import type { MessageTexts } from '../session/messages.ts';

export const messageTexts: MessageTexts = textsOf<MessageTexts>('session/messages', {
	'no-game': () => 'No game is running.',
	'viewing-past': () => 'This is a moment of the past: go on from here first.',
	'confirm-first': () => 'The turn is to be confirmed first.',
	'curtain-closed': () => 'The person whose turn it is comes to the screen first.',
	'no-curtain': () => 'No curtain is closed for this player.',
	'game-moved-on': () => 'The game has gone on meanwhile.',
	'no-option': ({ key }) => `“${key}” is no option now.`,
	'no-branch': () => 'There is no such branch.',
	'branch-in-use': () => 'The branch that is played cannot be forgotten.',
	'nothing-to-undo': () => 'Nothing to undo.',
	'nothing-to-redo': () => 'Nothing to redo.',
	'nothing-to-confirm': () => 'No turn awaits its confirmation.',
	'not-viewing-past': () => 'This is the present: there is nothing to go on from.',
	'no-step': ({ step }) => `There is no step ${step}.`,
	'game-over': () => 'The game is over.',
	'hides-things': () => 'This game hides things from its players, and this would tell all of them.',
	'no-pack': ({ name }) => `This game does not use the pack “${name}”.`,
	'no-seat': ({ seat }) => `There is no player ${seat + 1}.`,
	cancelled: () => 'Stopped on the way.',
	'step-does-not-fit': ({ step, words, reason }) =>
		`Step ${step}, “${words}”, does not fit the rules as they are now. The game stands before it.${reason === '' ? '' : ` ${reason}`}`,
	'blocked-by-rules': () =>
		'The game goes no further than this: the next step does not fit the rules as they are now.',
	'no-waiting-rules': () => 'No other rules wait for this game.',
	'rules-changed': () => 'The rules have changed since: points are counted as they stand now.',
	'rules-have-errors': () => 'There is an error in its rules. Once that is mended, it opens again.',
	'rules-were-edited': ({ titles }) => `It was saved under edited rules of ${titles.join(', ')}.`,
	'saved-game-damaged': () => 'It is damaged.',
	'saved-by-newer': ({ format, known }) =>
		`It was saved by a newer version (format ${format}; ${known} is known here).`,
	'engine-fault': ({ reason }) => reason,
	'outcome-decided': () =>
		'That has come already, and somebody has decided upon it: take that step back first.',
	'no-stream': ({ stream }) => `Nothing here is drawn by “${stream}”.`,
	'too-many-outcomes': ({ max }) => `No more than ${max} can be chosen in advance.`,
	'no-outcome': ({ outcome }) => `“${outcome}” is not among what may come.`,
	'no-outcome-left': ({ outcome }) => `No more “${outcome}” is left.`,
});
