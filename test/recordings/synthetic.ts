import type { Mapping } from '@tilewright/interop';
import { type Decision, type Game, type Log, verifyLog } from '@tilewright/interpreter';
import { canonicalRotation } from '@tilewright/interpreter/state';
import type { Compile } from '@tilewright/interpreter';

export interface TheirPoints {
	player: number;
	points: number;
	name: string;
	items: string[];
	at?: string;
	final?: boolean;
}
export interface TheirStep {
	phase: string;
	player: number;
	turnPlayer: number;
	canPass: boolean;
	drawnTile?: string;
	options: string[];
	chosen: string;
	drawnCount: number;
	scoreAfter: number[];
	points?: TheirPoints[];
}
export interface TheirFile {
	setup: Record<string, unknown>;
	players: { name: string; slot: number }[];
	trace: {
		drawn: string[];
		steps: TheirStep[];
		finalPoints: TheirPoints[];
		finalScores: number[];
	};
}

export function asRecording(log: Log, compile: Compile, mapping: Mapping): TheirFile {
	const reverse = (table: Readonly<Record<string, unknown>>): Map<string, string> =>
		new Map(
			Object.entries(table)
				.map(([theirs, ours]) => [String(ours), theirs])
				.reverse() as [string, string][],
		);
	const tiles = reverse(mapping.tiles!);
	const kinds = reverse(mapping.kinds!);
	const steps: TheirStep[] = [];
	let entries = 0;
	let placedAt = '0,0';

	const place = (name: string): string =>
		/[LR]/.test(name) ? name.replaceAll('-', '.') : (sideWords[name] ?? name);
	const optionsOf = (game: Game, decision: Decision, key: string): string[] => {
		const tile = /^place (\S+) (-?\d+)\/(-?\d+) r(\d)$/.exec(key);
		const who = decision.seat;
		if (tile) {
			const kind = game.program.tiles.findIndex((t) => t.id === tile[1]);
			const { board } = game.machine.rt;
			return [0, 1, 2, 3]
				.filter((r) => canonicalRotation(board, kind, r) === Number(tile[4]))
				.map((r) => `PLACE_TILE ${tiles.get(tile[1]!)!} ${tile[2]!},${tile[3]!} R${r * 90}`);
		}
		if (key === 'pass') return ['PASS'];
		const recall = /^recall (\S+) (\S+) (-?\d+)\/(-?\d+)$/.exec(key);
		if (recall)
			return [
				`RETURN_MEEPLE ABBOT_RETURN ${who}.abbot.1@${recall[3]!},${recall[4]!} ${kinds.get(recall[2]!)!} I`,
			];
		const [figure, kind, name] = key.split(' ');
		const words = [
			figure === 'follower' ? 'small' : figure,
			kinds.get(kind!)!,
			name === undefined ? 'I' : place(name),
		];
		return [`DEPLOY_MEEPLE ${who}.${words[0]!}.1 ${placedAt} ${words[1]!} ${words[2]!}`];
	};
	const points = (game: Game): TheirPoints[] => {
		const from = entries;
		entries = game.ledger.length;
		return game.ledger.slice(from).map((e) => {
			const kind = game.program.kinds[e.kind]!.id;
			const items = e.lines
				.filter((l) => l.points !== 0)
				.map((l) => `${l.count}x ${l.id}=${l.points}`);
			return {
				player: e.seat,
				points: e.points,
				name: kind === 'field' || e.complete ? kind : `${kind}.incomplete`,
				items,
				...(e.final ? { final: true } : {}),
			};
		});
	};
	const finish = (game: Game): void => {
		const last = steps.at(-1);
		if (last === undefined) return;
		// the other program pays when the turn is committed
		const paid = points(game);
		if (paid.length > 0) last.points = paid;
		last.scoreAfter = game.scores;
		last.drawnCount = game.chance.length;
	};
	const commit = (player: number, game: Game): void => {
		const before = steps.at(-1)!;
		steps.push({
			...before,
			phase: 'CommitActionPhase',
			player,
			canPass: false,
			options: ['COMMIT'],
			chosen: 'COMMIT',
		});
		delete steps.at(-1)!.drawnTile;
		delete steps.at(-1)!.points;
		finish(game);
	};

	let turn = -1;
	let answered = 0;
	const add = (game: Game, decision: Decision, key: string): void => {
		const laying = key.startsWith('place ');
		if (laying && turn >= 0) commit(turn, game);
		if (laying) turn = decision.seat;
		const base = {
			player: decision.seat,
			turnPlayer: decision.seat,
			canPass: decision.canPass,
			options: decision.options.flatMap((o) => optionsOf(game, decision, o.key)).sort(),
			chosen: optionsOf(game, decision, key).at(-1)!,
			drawnCount: game.chance.length,
			scoreAfter: game.scores,
		};
		if (!laying) steps.push({ phase: 'ActionPhase', ...base });
		else {
			const [, id, x, y] = /^place (\S+) (-?\d+)\/(-?\d+)/.exec(key)!;
			steps.push({ phase: 'TilePhase', ...base, drawnTile: tiles.get(id!)! });
			placedAt = `${x!},${y!}`;
		}
	};
	const verified = verifyLog(log, compile, {
		onStep: (game, at) => {
			const step = log.steps[at]!;
			// the other program asks also where there is one way to lay a tile
			for (; answered < game.answered.length; answered++) {
				const { decision } = game.answered[answered]!;
				if (decision.options[0]!.key !== 'pass') add(game, decision, decision.options[0]!.key);
			}
			if ('seat' in step) add(game, game.decision!, step.do);
		},
	});
	const game = verified.game!;
	commit(turn, game);
	const final = steps.at(-1)!.points?.filter((p) => p.final) ?? [];
	return {
		setup: {
			sets: { [log['set-up'].params?.['base.tiles'] === 'c1' ? 'basic:1' : 'basic:2']: 1 },
			elements: {
				'small-follower': 7,
				...(log['set-up'].elements?.['farmers'] ? { farmers: true } : {}),
				...(log['set-up'].elements?.['abbot'] ? { abbot: 1 } : {}),
				...(log['set-up'].elements?.['gardens'] ? { garden: true } : {}),
			},
			rules: { 'tiny-city-scoring': '4', 'wagon-move': 'C2' },
			start: [{ tile: tiles.get('D')!, x: 0, y: 0, rotation: 0 }],
		},
		players: log['set-up'].seats.map((name, slot) => ({ name, slot })),
		trace: {
			drawn: game.chance.map((c) => tiles.get(c.outcome)!),
			steps,
			finalPoints: final,
			finalScores: game.scores,
		},
	};
}

const sideWords: Readonly<Record<string, string>> = {
	'E-W': 'WE',
	'N-S': 'NS',
	'N-W': 'NW',
	'N-E': 'NE',
	'E-S': 'SE',
	'S-W': 'SW',
	'E-S-W': '_N',
	'N-S-W': '_E',
	'N-E-W': '_S',
	'N-E-S': '_W',
	'N-E-S-W': 'NWSE',
};
