import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Game, displaysOf } from '@tilewright/interpreter';
import { compile, loadWorkspace } from '@tilewright/lang';
import { BotRandom, players } from '@tilewright/players';

/** @param {string} data the folder of data */
export function workspaceOf(data) {
	return loadWorkspace(
		readdirSync(data, { recursive: true, encoding: 'utf8' })
			.filter((p) => p.endsWith('.yaml'))
			.map((p) => ({
				path: `data/${p.replaceAll('\\', '/')}`,
				bytes: new Uint8Array(readFileSync(join(data, p))),
			})),
	);
}

/**
 * The shortest of some games that comes to a decision whose sentence or options hold some words, or to a pair kept in sight.
 * `take` are options, by key and sentence, that are taken wherever they are offered; `when` is looked at beside the words.
 * With `first`, games are tried from that seed on and the first that comes to it is taken.
 * @param {import('@tilewright/lang').Workspace} workspace
 * @param {{ game?: string, packs: string[], seats: number, words?: RegExp, pairs?: boolean, after?: number, take?: RegExp, when?: (game: Game) => boolean, params?: Record<string, string | number | boolean>, first?: number, seeds?: number, maxSteps?: number }} wanted
 * @returns {{ seed: number, keys: string[] } | undefined}
 */
export function findGame(workspace, wanted) {
	const {
		game: of = 'carcassonne',
		packs,
		seats,
		words,
		pairs = false,
		after = 0,
		take,
		when,
		params = {},
	} = wanted;
	const { first, seeds = 40, maxSteps = 120 } = wanted;
	const { program, diagnostics } = compile(workspace, {
		...{ game: of, with: packs, seats, params },
	});
	if (!program)
		throw new Error(diagnostics.map((d) => `${d.file}:${d.line} ${d.message}`).join('\n'));
	/** @type {{ seed: number, keys: string[] } | undefined} */
	let best;
	for (let n = 0; n < seeds && !(best && first !== undefined); n++) {
		const seed = (first ?? 1) + n;
		const game = new Game(program, { seed, ledger: false });
		const random = new BotRandom(seed);
		const limit = Math.min(maxSteps, best ? best.keys.length : maxSteps);
		while (!game.over && game.steps.length < limit) {
			const { decision } = game;
			if (!decision) break;
			const sentences = `${decision.prompt} ${decision.options.map((o) => o.says).join(' ')}`;
			const is =
				(words?.test(sentences) ?? true) &&
				(when?.(game) ?? true) &&
				(!pairs || displaysOf(game.machine).some((d) => (d.pairs?.members.length ?? 0) > 0));
			if (is && game.steps.length >= after && decision.options.length > 1) {
				best = { seed, keys: game.steps.map((s) => s.key) };
				break;
			}
			const wished = take && decision.options.find((o) => take.test(`${o.key} ${o.says}`));
			if (wished) {
				game.choose(wished.index);
				continue;
			}
			const player = players[game.steps.length % 5 === 4 ? 'random' : 'greedy'];
			if (!player) break;
			game.choose(game.think((machine) => player(machine, random)));
		}
	}
	return best;
}
