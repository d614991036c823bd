import { branch } from './if.ts';
import { caseOf } from './case.ts';
import { choose } from './choose.ts';
import type { Effect } from './context.ts';
import { discardTile, drawTile, moveTile, placeTile, returnAside, takeTile } from './deck.ts';
import { draw } from './draw.ts';
import { finish, grant } from './flow.ts';
import { forEach } from './for-each.ts';
import { addSegment, convert, overrideEdge } from './ground.ts';
import { letValues } from './let.ts';
import { link, unlink } from './links.ts';
import { move } from './move.ts';
import { place } from './place.ts';
import { repeat } from './repeat.ts';
import { giveBack } from './return.ts';
import { reveal } from './reveal.ts';
import { roll } from './roll.ts';
import { run } from './run.ts';
import { roundRobin } from './round-robin.ts';
import { score } from './score.ts';
import { set } from './set.ts';
import { shuffle } from './shuffle.ts';
import { transfer } from './transfer.ts';
import { walk } from './walk.ts';
import { collect, drop } from './wave.ts';

const all: readonly Effect[] = [
	place,
	move,
	giveBack,
	draw,
	shuffle,
	reveal,
	score,
	transfer,
	set,
	letValues,
	choose,
	branch,
	caseOf,
	forEach,
	repeat,
	roundRobin,
	walk,
	link,
	unlink,
	addSegment,
	overrideEdge,
	convert,
	collect,
	drop,
	grant,
	run,
	roll,
	finish,
	drawTile,
	takeTile,
	moveTile,
	discardTile,
	returnAside,
	placeTile,
];

/** THE effects of the language by name. */
export const effects: ReadonlyMap<string, Effect> = new Map(all.map((e) => [e.name, e]));
