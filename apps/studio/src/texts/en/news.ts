import { tilePhrase, tilePhraseInside } from '@tilewright/session';
import { textsOf } from '@tilewright/schema';
import { counted } from './words.ts';

export const news = textsOf('studio/news', {
	newGame: (o: { names: readonly string[] }) => `A new game: ${o.names.join(', ')}.`,
	anotherBranch: (o: { step: number; all: number }) =>
		`Another branch, step ${o.step} of ${o.all}.`,
	backToNow: 'Back to now.',
	resumed: 'Going on from here.',
	takenBack: 'Undone.',
	step: (o: { name: string; words: string }) => `${o.name}: ${o.words}.`,
	handOver: (o: { name: string }) => `Hand the screen to ${o.name}.`,
	setAside: (o: { tile: string }) => `${tilePhrase(o.tile)} fits nowhere and is set aside.`,
	turnWaits: (o: { name: string }) =>
		`The turn of ${o.name} is to be confirmed, or can be taken back.`,
	stepWaits: (o: { name: string }) =>
		`The step of ${o.name} is to be confirmed, or can be taken back. After it the turn goes on.`,
	beginning: (o: { back: number }) => `The beginning, ${o.back} steps back`,
	moment: (o: { step: number; all: number }) => `Step ${o.step} of ${o.all}, in the past`,
	score: (o: { name: string; points: number }) => `${o.name} ${o.points}`,
	scores: (o: { name: string; points: number; source: string; lines: readonly string[] }) =>
		`${o.name} scores ${o.points} for ${o.source}${o.lines.length === 0 ? '' : `: ${o.lines.join(', ')}`}.`,
	line: (o: { name: string; count: number; each: number }) => `${o.name} ${o.count} × ${o.each}`,
	becomes: (o: { name: string; before: number; after: number }) =>
		`${o.name} ${o.before} becomes ${o.after}`,
	noScoreChanges: 'no score changes',
	rulesChanged: (o: { what: string }) => `The rules changed: ${o.what}.`,
	tilesChanged: (o: { what: string }) => `The tiles changed: ${o.what}.`,
	stopsAt: (o: { step: number; message: string }) => `Step ${o.step} no longer fits: ${o.message}`,
	decides: (o: { name: string; tile: string | undefined; shows: string; options: number }) =>
		`${o.name} decides${o.tile === undefined ? '' : `, ${tilePhraseInside(o.tile)}`}${o.shows === '' ? '' : ` (${o.shows})`}, ${counted(o.options, { one: 'option', other: 'options' })}.`,
} as const);
