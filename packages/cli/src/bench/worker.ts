import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { Machine, generate, tileCount } from '@tilewright/interpreter/state';
import { playGame } from '@tilewright/lab';
import { players } from '@tilewright/players';
import type { PublishedMeans, Order, Played, Round, Subject } from './subject.ts';

interface Playout {
	play(seed: number): void;
	readonly scores: Int32Array;
	tilesOnBoard(): number;
}

async function build(subject: Subject): Promise<Playout> {
	if (subject.is === 'handwritten') {
		const { path, options } = subject;
		const module = (await import(/* @vite-ignore */ pathToFileURL(path).href)) as {
			createPlayout(options: object): Playout;
		};
		return module.createPlayout(options);
	}
	const { program, code } = subject;
	const machine = code === 'generated' ? generate(program).machine : new Machine(program);
	const { rt } = machine;
	rt.arena.journaling = false;
	const bots = Array.from({ length: program.seats }, () => players['random']!);
	return {
		play: (seed) => playGame(machine, bots, seed),
		scores: rt.m.subarray(rt.SCORE, rt.SCORE + program.seats),
		tilesOnBoard: () => tileCount(rt.board),
	};
}

const playout = await build(workerData as Subject);
const userSeconds = (): number => process.cpuUsage().user / 1e6;
let seed = 1_000_000;

function play(first: number, games: number, backwards: boolean): Played {
	const seats = playout.scores.length;
	const scores = new Int32Array(games * seats);
	let tiles = 0;
	for (let i = 0; i < games; i++) {
		const game = backwards ? games - 1 - i : i;
		playout.play(first + game);
		scores.set(playout.scores, game * seats);
		tiles += playout.tilesOnBoard();
	}
	return { scores, tiles };
}

/** Plays new games for so much user time; the clock is read after every few. */
function round(seconds: number): Round {
	const begun = userSeconds();
	let games = 0;
	let tiles = 0;
	let spent = 0;
	let between = 1;
	while (spent < seconds) {
		for (let i = 0; i < between; i++) {
			playout.play(seed++);
			tiles += playout.tilesOnBoard();
		}
		games += between;
		spent = userSeconds() - begun;
		// about a millisecond and a half between two looks at the clock
		if (spent > 0) between = Math.max(1, Math.min(64, Math.round((games / spent) * 0.0015)));
	}
	return { games, tiles, seconds: spent };
}

async function means(file: string, name: string, key: string): Promise<PublishedMeans> {
	const module = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Record<
		string,
		Record<string, PublishedMeans>
	>;
	return module[name]![key]!;
}

async function answer(order: Order): Promise<Played | Round | PublishedMeans> {
	switch (order.do) {
		case 'play':
			return play(order.first, order.games, order.backwards);
		case 'round':
			return round(order.seconds);
		case 'means':
			return means(order.file, order.name, order.key);
	}
}

parentPort!.on('message', (order: Order) => {
	void answer(order).then((value) => parentPort!.postMessage(value));
});
parentPort!.postMessage('ready');
