import { beforeEach, describe, expect, test } from 'vitest';
import { positionText } from '../play/arrange.ts';
import { captureScenario, captureView } from '@tilewright/session';
import type { GameState, Setup } from '@tilewright/session';
import { Trial, twoPersons } from './testing.ts';

const digging: Setup = { ...twoPersons, game: 'gold-rush', seed: 4 };
const STEPS = 60;

let trial: Trial;
beforeEach(() => {
	trial = new Trial();
});

function start(setup: Setup): void {
	trial.host.start(setup);
	for (let i = 0; i < STEPS && !trial.game.over; i++) {
		trial.play(1, (options, nth) => options.find((o) => o.action === 'mine') ?? options[nth % 2]!);
		trial.wait();
	}
}

function facesSeen({ view }: GameState): number[] {
	return view.pieces.flatMap((p) => {
		const isHoard = p.at.on === 'zone' && p.at.id === 'hoard';
		return isHoard && p.face !== undefined ? p.at.seat : [];
	});
}

async function moments(check: (state: GameState) => void): Promise<void> {
	const all = trial.game.steps.length;
	for (let at = all; at >= 0; at--) {
		await trial.host.handlers['view-step'](at);
		check(trial.game);
	}
	await trial.host.handlers['view-step'](all);
}

describe('a game that hides things', () => {
	test('tells the one at the screen what that seat may see, at every moment', async () => {
		start(digging);
		const viewer = trial.game.decision!.seat;
		let own = 0;
		await moments((state) => {
			const seen = facesSeen(state);
			expect(seen.filter((seat) => seat !== viewer)).toEqual([]);
			own += seen.length;
			if (state.decision && state.decision.seat !== viewer)
				expect(state.decision.options).toEqual([]);
			expect(JSON.stringify(state)).not.toMatch(/\bore \d/);
		});
		expect(own).toBeGreaterThan(0);
	});

	test('with an open table it tells what the deciding seat saw, and hides it again', async () => {
		start(digging);
		const viewer = trial.game.decision!.seat;
		expect(trial.host.handlers['open-table'](true)).toBe(true);
		expect(trial.game.secrets).toBe('open');
		const seen = new Set<number>();
		await moments((state) => facesSeen(state).forEach((seat) => seen.add(seat)));
		expect([...seen].sort()).toEqual([0, 1]);
		trial.host.handlers['open-table'](false);
		await moments((state) =>
			expect(facesSeen(state).filter((seat) => seat !== viewer)).toEqual([]),
		);
	});

	test('is in no scenario, file or position before the table is open', async () => {
		start(digging);
		const { host } = trial;
		const request = { title: 'A moment', says: '', cites: [], expect: [] };
		expect(captureScenario(host.session!, host.files.workspace, request)).toMatchObject({
			ok: false,
			text: '',
		});
		expect(captureView(host.session!, host.files.workspace).proposals).toEqual([]);
		expect(positionText(host).text).toBe('');
		expect(await host.save({ as: 'yaml', edited: [] })).toBeUndefined();
		host.handlers['open-table'](true);
		expect(captureScenario(host.session!, host.files.workspace, request)).toMatchObject({
			ok: true,
		});
		expect(captureScenario(host.session!, host.files.workspace, request).text).toMatch(/ore \d/);
		expect(captureView(host.session!, host.files.workspace).proposals.length).toBeGreaterThan(0);
		expect(positionText(host).text).toContain('hoard');
		expect((await host.save({ as: 'yaml', edited: [] }))!.text).toMatch(/ore \d/);
	});

	test('shows a person among bots what that person may see, also while bots decide', () => {
		const seats = [digging.seats[0]!, { name: 'Bot', by: 'greedy' }];
		trial.host.start({ ...digging, seats });
		for (let i = 0; i < STEPS && !trial.game.over; i++) {
			expect(facesSeen(trial.game).filter((seat) => seat !== 0)).toEqual([]);
			if (trial.game.decision?.seat === 0)
				trial.play(1, (options) => options.find((o) => o.action === 'mine') ?? options[0]!);
			else trial.wait(1);
		}
	});

	test('keeps an open table over a reload, and hides nothing where no person plays', async () => {
		start(digging);
		trial.host.handlers['open-table'](true);
		const { savedText } = trial;
		trial.reload();
		await trial.host.restore(savedText);
		expect(trial.game.secrets).toBe('open');
		const seats = digging.seats.map((s) => ({ ...s, by: 'random' }));
		trial.host.start({ ...digging, seats });
		expect(trial.game.secrets).toBe('none');
	});
});

test('a game that shows everything to all is as it was', () => {
	trial.host.start(twoPersons);
	trial.play(6);
	expect(trial.game.secrets).toBe('none');
	expect(
		captureView(trial.host.session!, trial.host.files.workspace).proposals.length,
	).toBeGreaterThan(0);
	expect(trial.game.script.map((s) => s.stream)).toContain('deck');
});
