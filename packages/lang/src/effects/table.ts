import { useBlock } from './block.ts';
import { caseOf } from './case.ts';
import { choose } from './choose.ts';
import { discardTile, drawTile, moveTile, returnAside, takeTile } from './deck.ts';
import { draw } from './draw.ts';
import type { Effect } from './effect.ts';
import { finish, grant } from './flow.ts';
import { forEach } from './for-each.ts';
import { addSegment, convert, overrideEdge } from './ground.ts';
import { branch } from './if.ts';
import { letValues } from './let.ts';
import { link, unlink } from './links.ts';
import { move } from './move.ts';
import { placeTile } from './place-tile.ts';
import { place } from './place.ts';
import { repeat } from './repeat.ts';
import { giveBack } from './return.ts';
import { reveal } from './reveal.ts';
import { roll } from './roll.ts';
import { roundRobin } from './round-robin.ts';
import { run } from './run.ts';
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
	drawTile,
	takeTile,
	moveTile,
	discardTile,
	returnAside,
	placeTile,
	link,
	unlink,
	addSegment,
	overrideEdge,
	convert,
	score,
	transfer,
	set,
	letValues,
	roll,
	collect,
	drop,
	grant,
	run,
	useBlock,
	finish,
	branch,
	caseOf,
	forEach,
	repeat,
	roundRobin,
	walk,
	choose,
];

export const effects: ReadonlyMap<string, Effect> = new Map(all.map((e) => [e.name, e]));
