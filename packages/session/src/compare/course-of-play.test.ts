import { compile, type Program } from '@tilewright/lang';
import { expect, test } from 'vitest';
import { selectionOf } from '../setup/choices.ts';
import { shipped as workspace, twoPersons } from '../testing.ts';
import type { ChangedCourse } from './course-of-play.ts';
import { lostInPlay } from './lost-in-play.ts';

const under = (...overlays: string[]): Program =>
	compile(workspace, selectionOf({ ...twoPersons, overlays }, 2)).program!;
const usual = under();

function courseUnder(house: string): ChangedCourse {
	const tried = { games: 3, names: ['Ann', 'Bob'], maxSteps: 500 };
	return lostInPlay([usual, under(house)], tried).course ?? {};
}

test('more turns of one player are counted, and no turns with several tiles', () => {
	const { again, several } = courseUnder('another-turn');
	expect(again!.before).toBe(0);
	expect(again!.after).toBeGreaterThan(3);
	expect(several).toBeUndefined();
});

test('turns with several tiles are counted, and the fewer turns of the game', () => {
	const { turns, several, again } = courseUnder('another-tile');
	expect(several!.before).toBe(0);
	expect(turns!.before - turns!.after).toBe(several!.after);
	expect(again).toBeUndefined();
});
