import type { Compile } from '@tilewright/interpreter';
import { type Workspace, compile } from '@tilewright/lang';
import { expect, test } from 'vitest';
import { pack } from '../../hostile/pack.ts';
import { shippedFiles, shippedWorkspace, workspaceOf } from '../../support/packs.ts';
import { type Summary, Numbers, runCampaign } from '../campaign.ts';
import { type SoakCase, soakGame } from './game.ts';
import { faultOf, soakRound } from './round.ts';

function small(
	more: string,
	...edits: readonly (readonly [from: string, to: string])[]
): Workspace {
	const rules = edits.reduce((text, [from, to]) => text.replace(from, to), pack['rules.yaml']!);
	const texts = { ...pack, 'rules.yaml': rules.replace('deck:\n', `${more}deck:\n`) };
	const files = Object.entries(texts).map(([name, text]) => ({
		path: `packs/hut/${name}`,
		bytes: new TextEncoder().encode(text),
	}));
	const common = shippedFiles().filter((f) => f.path.startsWith('data/common/'));
	return workspaceOf([...common, ...files]);
}

const soak = (workspace: Workspace, amount: number): Promise<Summary> =>
	runCampaign({
		name: 'soak',
		seed: 5,
		unit: 'set-ups',
		amount,
		play: (_, numbers) => soakRound(workspace, numbers),
	});

test('shipped packs pass', async () => {
	const { failures, counts } = await soak(shippedWorkspace(), 4);
	expect(failures).toEqual([]);
	expect(counts['games']).toBeGreaterThan(5);
});

test('a tile that fits nowhere, and that a bot throws away only in thought, is nowhere else', () => {
	const selection = {
		game: 'gold-rush',
		seats: 2,
		with: ['sheriff'],
		elements: { stars: false },
		params: {},
	};
	const of = { selection, seed: 1588836199, bots: ['greedy'], scripted: 0, interruptions: [] };
	expect(faultOf(shippedWorkspace(), of)).toBeUndefined();
});

test('a loop that one choice brings is found, and nothing else is left of its case', () => {
	const workspace = small(`  - id: spin
    at: end
    given: param.mood == wild
    when: deck.size() < 4
    do: [{ repeat: { while: deck.size() >= 0, measure: deck.size(), do: [{ score: { to: active, line: spin, count: 1, each: 1, cause: scored } }] } }]
`);
	for (let round = 0; ; round++) {
		const [failure] = soakRound(workspace, new Numbers(5, round)).failures ?? [];
		if (failure === undefined) continue;
		expect(failure.cause).toBe('RUN-MEASURE');
		expect(failure.minimal()).toMatchObject({
			selection: { game: 'plot', seats: 2, with: [], elements: {}, params: { mood: 'wild' } },
			bots: ['random'],
			scripted: 0,
			interruptions: [],
		});
		break;
	}
});

test('choices that do not compile are found; those that exclude each other by declaration are skipped', async () => {
	const { failures, skipped } = await soak(
		small(
			'  - { id: hail, at: end, given: "param.rate == 9", do: [{ score: { to: nobody, line: hail, count: 1, each: 1 } }] }\n',
			[
				'elements:\n',
				'elements:\n  fog: { says: Fog lies., default: false, conflicts: [lamps] }\n',
			],
		),
		20,
	);
	expect(skipped['LINK-CONFLICT']).toBeGreaterThan(0);
	expect(failures).toHaveLength(1);
	expect(failures[0]!.message).toContain('nobody');
});

test('rules that are not those a game was begun under are noticed wherever it is taken up', () => {
	const workspace = small('');
	const [rate1, rate2] = [1, 2].map((rate): ReturnType<Compile> =>
		compile(workspace, { game: 'plot', seats: 2, params: { rate } }),
	);
	const causeOf = (act: SoakCase['interruptions'][number]['act']): string | undefined => {
		const of: SoakCase = {
			selection: { game: 'plot', seats: 2 },
			seed: 3,
			bots: ['dense'],
			scripted: 0,
			interruptions: [{ step: 4, act, steps: 3 }],
		};
		return soakGame(of, rate1!.program!, () => rate2!).fault?.cause;
	};
	expect(causeOf('swap')).toBe('swap');
	expect(causeOf('log')).toBe('log');
	expect(causeOf('undo')).toBe('log');
});
