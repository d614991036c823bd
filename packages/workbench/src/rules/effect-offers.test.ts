import { Game } from '@tilewright/interpreter';
import { type Program, compile } from '@tilewright/lang';
import { type Setup, selectionOf } from '@tilewright/session';
import { beforeAll, expect, test } from 'vitest';
import { shipped, testServices, twoPersons } from '../engine/testing.ts';
import { handlers as makeHandlers } from './handlers.ts';
import { searchOffers } from './offer-search.ts';
import type { EffectPlace, Offer, RequestedChange } from './requests.ts';

const services = testServices();
const { edits } = services;
const handlers = makeHandlers(services);
const file = 'own/house-rules/house-rules.yaml';
const house: Setup = { ...twoPersons, overlays: ['house-rules'] };
const key = 'rules.house-rules.cometo';

beforeAll(() => edits.change({ files: shipped, gone: [], whole: true }), 60_000);

/** House rules with one more change, which are then in force. */
function change(setup: Setup, text: string | undefined, wanted: RequestedChange): string {
	const overlay = { id: 'house-rules', file, title: 'House rules', text };
	const made = handlers['rules.write']({ setup, overlay, wanted });
	expect(made.message).toBe('');
	edits.handlers.edits({ [file]: made.text! });
	return made.text!;
}

const first = async (setup: Setup, at: EffectPlace, query: string): Promise<Offer> => {
	const offers = (await handlers['rules.effects']({ setup, key, at }))!;
	return searchOffers(offers, query)[0]!;
};

test('“who completes a city takes another turn” is made of a rule that does something else, and played', async () => {
	const home = handlers['rules.changeable']({ setup: twoPersons, id: 'rules.common.comeHome' })!;
	expect(home.effects).toHaveLength(1);
	let text = change(twoPersons, undefined, {
		is: 'duplicate',
		key: home.key,
		id: 'cometo',
		text: home.text,
	});
	const also = { index: 1, is: 'and' } as const;
	for (const [query, sentence] of [
		['another turn', 'The active player takes another turn after this one.'],
		['plays again', 'The active player takes another turn after this one.'],
		['second tile', 'The active player plays another part of this turn.'],
		['take back', /^Return the pieces .* to the supply\.$/],
		['5 points active player', /^Give the active player 5 points\.$/],
		['1 point active player', /^Give the active player 1 point\.$/],
	] as const)
		expect((await first(house, also, query)).label, query).toMatch(sentence);
	const path = ['when'];
	const only = { text: '', start: 0, end: 0, is: 'and' } as const;
	const conditions = (await handlers['rules.offers']({ setup: house, key, path, at: only }))!;
	const [city] = searchOffers(conditions, 'feature is a city');
	expect(city!.label).toBe('that feature is a city');
	text = change(house, text, { is: 'put', key, path, at: only, by: city!.by });
	const turn = await first(house, { index: 0, is: 'replace' }, 'another turn');
	change(house, text, { is: 'effect', key, at: { index: 0, is: 'replace' }, by: turn.by });
	const { program } = compile(services.files.workspace, selectionOf(house, 2));
	const { effects } = handlers['rules.changeable']({ setup: house, id: key })!;
	expect(effects).toEqual(['The active player takes another turn after this one.']);
	const plain = compile(services.files.workspace, selectionOf(twoPersons, 2));
	// a turn without a choice between two others of a seat is not asked for
	expect(turnsInARow(program!)).toBeGreaterThan(turnsInARow(plain.program!) + 3);
	edits.handlers.edits({ [file]: null });
});

/** Counts the tiles that a seat lays after its own turn, in some games that choose by chance. */
function turnsInARow(program: Program): number {
	let found = 0;
	for (let seed = 1; seed <= 4; seed++) {
		const game = new Game(program, { seed, ledger: false });
		const laying = game.decision!.options[0]!.action;
		let last = -1;
		for (let at = seed; game.decision !== undefined; at = (at * 31 + 7) % 1009) {
			const { seat, options } = game.decision;
			const { action, key } = options[at % options.length]!;
			if (action === laying) {
				if (seat === last) found++;
				last = seat;
			}
			game.play(key);
		}
	}
	return found;
}

test('an effect is described without the names of files', async () => {
	const offers = (await handlers['rules.effects']({
		setup: twoPersons,
		key: 'rules.common.comeHome',
		at: { index: 0, is: 'and' },
	}))!;
	expect(offers.length).toBeGreaterThan(5);
	for (const { doc } of offers) expect(doc).toMatch(/^[^`]+$/);
});
