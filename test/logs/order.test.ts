import { Game, logJson, logOf, readLog, verifyLog } from '@tilewright/interpreter';
import { type OrderChoice, type Workspace, loadWorkspace, compile } from '@tilewright/lang';
import { expect, test } from 'vitest';
import { manifest, toy, toyTiles } from '../../packages/lang/src/testing.ts';

const encoder = new TextEncoder();

function workspaceWith(first: string, second: string): Workspace {
	const files: Record<string, string> = {
		'toy/pack.yaml': manifest('toy', 'seats: { min: 1, max: 4 }\n'),
		'toy/rules.yaml':
			`${toy}registers: { a: { per: game } }\ndeck: { start: [{ tile: A, at: 0/0 }] }\n`.replace(
				'rules:\n',
				'rules:\n  - { id: over, at: end, when: deck.empty(), do: [{ finish: game }] }\n  - { id: pay, at: end-game.last, do: [{ score: { to: active, count: a } }] }\n',
			),
		'toy/tiles.yaml': toyTiles,
		'left/pack.yaml': manifest('left', 'role: expansion\nuse: [toy]\n'),
		'left/rules.yaml': `format: 1\nrules: [{ id: one, at: after-place, ${first} }]\n`,
		'right/pack.yaml': manifest('right', 'role: expansion\nuse: [toy]\n'),
		'right/rules.yaml': `format: 1\nrules: [{ id: two, at: after-place, ${second} }]\n`,
	};
	return loadWorkspace(
		Object.entries(files).map(([path, text]) => ({ path, bytes: encoder.encode(text) })),
	);
}

const set = (to: string): string => `do: [{ set: { register: a, to: "${to}" } }]`;

function playedOrder(workspace: Workspace, order?: readonly OrderChoice[]): unknown {
	const selection = { game: 'toy', with: ['left', 'right'], seats: 2, ...(order && { order }) };
	return compile(workspace, selection).program!.order;
}

test('a log keeps the order of packs that do not know each other, when their rules change', async () => {
	const texts = ['1', '2', '1 + 1 + 1', '2 * 2', '5 - 1 + 7'];
	let turned = 0;
	for (const a of texts)
		for (const b of texts) {
			if (a === b) continue;
			const before = workspaceWith(set('1'), set('2'));
			const after = workspaceWith(set(a), set(b));
			const selection = { game: 'toy', with: ['left', 'right'], seats: 2 };
			const compiled = compile(before, selection);
			expect(compiled.diagnostics.map((d) => d.code)).toEqual(['ORDER-OPEN']);
			const game = new Game(compiled.program!, {
				seed: 7,
				names: ['ann', 'ben'],
			});
			while (!game.over) game.play(game.decision!.options[0]!.key);
			const text = logJson(logOf(game, { title: 'order' }));
			const { log } = await readLog('one.log.json', encoder.encode(text));
			const order = log!['set-up'].order!;
			expect(order).toHaveLength(1);
			const kept = playedOrder(after, order) as OrderChoice[];
			expect(kept.map(({ first, then }) => ({ first, then }))).toEqual(order);
			if (JSON.stringify(playedOrder(after)) !== JSON.stringify(kept)) turned++;
			const same = verifyLog(log!, (s) => compile(before, s));
			expect(same.ok).toBe(true);
		}
	// the default of some pair is another one, so the log does decide
	expect(turned).toBeGreaterThan(0);
});
