import { beforeAll, expect, test } from 'vitest';
import { compile, overlayEntries, switchEntry } from '@tilewright/lang';
import { type Setup, selectionOf } from '@tilewright/session';
import { rulesPath, shipped, textOf, testServices, twoPersons } from '../engine/testing.ts';
import { handlers as makeHandlers } from './handlers.ts';
import type { BlankView, Changeable, WrittenText, RequestedChange } from './requests.ts';

const services = testServices();
const { edits } = services;
const handlers = makeHandlers(services);
const file = 'own/house-rules/house-rules.yaml';
const house: Setup = { ...twoPersons, overlays: ['house-rules'] };

beforeAll(async () => {
	edits.change({ files: shipped, gone: [], whole: true });
	handlers['rules.set'](twoPersons);
}, 60_000);

async function written(
	wanted: RequestedChange,
	text?: string,
	setup = twoPersons,
): Promise<WrittenText> {
	const overlay = { id: 'house-rules', file, title: 'House rules', text };
	return handlers['rules.write']({ setup, overlay, wanted })!;
}
async function changeable(id: string, setup = twoPersons): Promise<Changeable> {
	return handlers['rules.changeable']({ setup, id })!;
}
async function under<T>(text: string, check: () => Promise<T>): Promise<T> {
	edits.handlers.edits({ [file]: text });
	try {
		return await check();
	} finally {
		edits.handlers.edits({ [file]: null });
	}
}

test('every declaration has its words and a place that bears its name', async () => {
	const set = handlers['rules.set'](twoPersons)!;
	expect(set.tiles.all).toBe(72);
	expect(new Set(set.declarations.map((d) => d.key)).size).toBe(set.declarations.length);
	for (const d of set.declarations) {
		const line = textOf(d.file).split('\n')[d.line - 1];
		expect(line, d.key).toContain(d.id);
		expect([d.filled, ...d.prose].join(''), d.key).not.toBe('');
	}
});

test('a source leads to what it was declared by: a line of a kind, an option of a rule', async () => {
	expect((await changeable('base.road.tiles')).key).toBe('kinds.base.road');
	expect((await changeable('common.claim')).section).toBe('actions');
	expect(await changeable('base.nothing')).toBeUndefined();
	const city = await changeable('base.city');
	expect(city.params).toEqual(['base.twoTileCity']);
	const road = await changeable('base.road');
	expect(road.values.filter((v) => v.is === 'number')).toEqual([
		{ path: ['value', 'tiles', 'each'], value: 1, is: 'number' },
	]);
	// an element has the same name as the piece
	expect((await changeable('pieces.base.abbot')).ref).toBe('pieces.abbot');
	expect(road.ref).toBe('base.road');
});

test('half of all that a kind pays holds in the case whose number was to be halved', async () => {
	const { key, nextScale, sentences } = await changeable('base.city');
	expect(nextScale).toBe('cityWorth');
	const at = sentences.flat().find((p) => typeof p !== 'string' && p.label === '1') as BlankView;
	const { text } = await written({ is: 'scale', key, id: nextScale!, at });
	await under(text!, async () => {
		const made = await changeable(`modify.house-rules.${nextScale}`, house);
		expect(made.prose[0]).toMatch(/^When it is not complete, the worth of a city is halved/);
		expect(made.places.map(({ path }) => path)).toContainEqual(['when']);
		expect((await changeable('base.city', house)).nextScale).toBe('cityWorth2');
		const { entries } = handlers['rules.house'](house).find(({ on }) => on)!;
		expect(entries.map(({ about }) => about)).toEqual([[key]]);
	});
	// a change that is switched off keeps its place, and another one stands beside it
	const off = overlayEntries(text!)[0]!;
	const switched = switchEntry(text!, off, false);
	await under(switched.ok ? switched.text : '', async () => {
		const { nextScale: next } = await changeable('base.city', house);
		const wanted = { is: 'scale', key, id: next!, at: undefined } as const;
		const both = await written(wanted, switched.ok ? switched.text : '', house);
		expect(overlayEntries(both.text!).map((entry) => entry.off)).toEqual([true, false]);
	});
	const always = await written({ is: 'scale', key, id: nextScale!, at: undefined });
	expect(always.text).not.toContain('when');
	expect((await changeable('common.claim')).nextScale).toBeUndefined();
});

test('a value is given, the rule set says so, and where it was written', async () => {
	const road = await changeable('base.road');
	const made = await written({
		is: 'value',
		key: road.key,
		path: ['value', 'tiles', 'each'],
		to: 3,
	});
	await under(made.text!, async () => {
		const now = await changeable('base.road', house);
		expect(now.values.find((v) => v.is === 'number')?.value).toBe(3);
		expect(now.file).toBe(file);
		const set = handlers['rules.set'](house)!;
		expect(set.declarations.filter((d) => d.touched).map((d) => [d.name, d.touched])).toEqual([
			['base.road', 'changed'],
		]);
		const { differences } = handlers['rules.difference']({
			setup: house,
			against: { is: 'no-house-rules' },
			game: undefined,
		})!;
		expect(differences.map((d) => `${d.is} ${d.name}`)).toEqual(['changed base.road']);
		expect(differences[0]!.before!.text).toContain('each: 1');
		expect(differences[0]!.after!.text).toContain('each: 3');
		const disk = handlers['rules.difference']({
			setup: { ...house, overlays: [] },
			against: { is: 'disk' },
			game: undefined,
		});
		expect(disk!.differences).toEqual([]);
	});
});

test('left out, written anew, added beside, set: each is written, compiles, and is listed', async () => {
	const rule = await changeable('base.lastTile');
	const steps: [RequestedChange, string][] = [
		[{ is: 'disable', ref: 'actions.base.recall' }, 'removed actions.recall'],
		[{ is: 'set', ref: 'param.base.twoTileCity', to: 'half' }, 'changed params.base.twoTileCity'],
		[
			{ is: 'text', key: rule.key, text: rule.text.replace('active.lastTurn', 'deck.empty()') },
			'changed rules.lastTile',
		],
		[{ is: 'duplicate', key: rule.key, id: 'lastTile2', text: rule.text }, 'added rules.lastTile2'],
	];
	let text: string | undefined;
	for (const [wanted] of steps) {
		const made = await written(wanted, text);
		expect(made.message).toBe('');
		text = made.text;
	}
	await under(text!, async () => {
		const { differences } = handlers['rules.difference']({
			setup: house,
			against: { is: 'no-house-rules' },
			game: undefined,
		})!;
		expect(differences.map((d) => `${d.is} ${d.section}.${d.id}`).sort()).toEqual(
			steps.map(([, description]) => description).sort(),
		);
		const [own] = handlers['rules.house'](house).filter((h) => h.on);
		expect(own!.entries.map((e) => e.is)).toEqual(['disable', 'set', 'replace', 'add']);
		const lines = text!.split('\n');
		expect(lines[own!.entries[0]!.line - 1]).toContain('disable');
		const off = handlers['rules.rewrite']({ file, to: { index: 0, is: 'off' } })!;
		expect(off.text).toContain('skip: true');
		const named = handlers['rules.rewrite']({
			file,
			to: { is: 'named', title: 'Ours', says: '' },
		});
		expect(named.text).toContain('title: Ours');
	});
});

test('two lines that are added to one declaration are two changes with sentences of their own', async () => {
	let text: string | undefined;
	for (const each of [5, -3]) {
		await under(text ?? '', async () => {
			const { key, nextLine } = await changeable(
				'base.road',
				text === undefined ? undefined : house,
			);
			const path = ['value', nextLine!];
			text = (await written({ is: 'value', key, path, to: { each } }, text)).text;
		});
	}
	const entriesIn = () => handlers['rules.house'](house).find((h) => h.on)!.entries;
	await under(text!, async () => {
		const entries = entriesIn();
		expect(entries.map(({ after }) => after)).toEqual([
			['It also adds 5 points.'],
			['It also costs 3 points.'],
		]);
		const off = handlers['rules.rewrite']({ file, to: { index: 0, is: 'off' } });
		await under(off.text!, async () => {
			const [first, second] = entriesIn();
			expect([first!.off, first!.after, second!.off]).toEqual([true, entries[0]!.after, false]);
			expect(second!.after).toEqual(entries[1]!.after);
			// another line is no line that is only switched off
			const { nextLine } = await changeable('base.road', house);
			expect(text).not.toContain(`${nextLine}:`);
		});
	});
});

test('a change that is switched off keeps its sentences, and names what it changes', async () => {
	const { key } = await changeable('base.road');
	const path = ['value', 'tiles', 'each'];
	const { text } = await written({ is: 'value', key, path, to: 4 });
	const entryOf = (setup: Setup) =>
		handlers['rules.house'](setup).find((h) => h.id === 'house-rules')!.entries[0]!;
	await under(text!, async () => {
		const on = entryOf(house);
		expect(on).toMatchObject({ key, off: false, name: 'Road' });
		expect(on.after.join(' ')).toContain('4 points');
		const off = handlers['rules.rewrite']({ file, to: { index: 0, is: 'off' } })!;
		await under(off.text!, async () => {
			expect(entryOf(house)).toEqual({ ...on, off: true });
			expect(entryOf(twoPersons)).toEqual({ ...on, off: true });
		});
	});
});

test('each kind of feature can be added to where a piece stands, and taken away', async () => {
	const { key, lists } = await changeable('pieces.base.follower');
	expect(lists).toHaveLength(1);
	const [{ path, ids, choices }] = lists as [(typeof lists)[number]];
	const others = choices.filter(({ id }) => !ids.includes(id));
	expect(others.map(({ label }) => label)).toContain('gardens');
	const isSaid = ({ prose }: Changeable, label: string): boolean =>
		prose.some((line) => line.startsWith('It may stand on') && line.includes(label));
	for (const { id, label } of choices) {
		const isIn = ids.includes(id);
		const to = isIn ? ids.filter((other) => other !== id) : [...ids, id];
		const { text, message } = await written({ is: 'value', key, path, to });
		expect(message, id).toBe('');
		await under(text!, async () => {
			const now = await changeable(key, house);
			expect(isSaid(now, label), label).toBe(!isIn);
			expect(now.lists[0]!.choices.map((c) => c.id).sort()).toEqual(
				choices.map((c) => c.id).sort(),
			);
		});
	}
});

test('what could not be played is not written, and says why', async () => {
	const { key, text } = await changeable('base.lastTile');
	const broken = text.replace('active.lastTurn', 'active.lastTrun');
	const made = await written({ is: 'text', key, text: broken });
	expect(made.text).toBeUndefined();
	expect(made.message).toContain('lastTrun');
	expect((await written({ is: 'text', key, text: 'at: [' })).text).toBeUndefined();
	expect((await written({ is: 'text', key, text: 'just words' })).text).toBeUndefined();
	expect((await written({ is: 'disable', ref: 'base.nothing' })).text).toBeUndefined();
});

test('an edit in a file is a difference from the disk', async () => {
	const edited = textOf(rulesPath).replace('count: tiles, each: 1', 'count: tiles, each: 2');
	edits.handlers.edits({ [rulesPath]: edited });
	const found = handlers['rules.difference']({
		setup: twoPersons,
		against: { is: 'disk' },
		game: undefined,
	});
	edits.handlers.edits({ [rulesPath]: null });
	expect(found!.differences.map((d) => d.name)).toEqual(['base.road']);
});

test('packs that meet are listed with their order and who chose it', async () => {
	const pack = (name: string, rules: string, use = 'base, pot'): Record<string, string> => ({
		[`data/carcassonne/${name}/pack.yaml`]: `pack: ${name}\nformat: 1\ngame: carcassonne\nrole: expansion\ntitle: The ${name}\nversion: 1.0.0\nlicence: MIT\nuse: [${use}]\nsays: Nothing at all.\n`,
		[`data/carcassonne/${name}/rules.yaml`]: `format: 1\n${rules}`,
	});
	const text = (to: number): string =>
		`rules: [{ id: act, at: after-place, says: The pot holds ${to}., do: [{ set: { register: pot, to: ${to} } }] }]\n`;
	const texts = {
		...pack('pot', 'registers: { pot: { per: game } }\n', 'base'),
		...pack('ash', text(1)),
		...pack('elm', text(2)),
	};
	edits.handlers.edits(texts);
	try {
		const setup: Setup = { ...twoPersons, packs: ['pot', 'ash', 'elm'] };
		const { meetings, findings } = handlers['rules.together'](setup);
		expect(findings).toEqual([]);
		expect(meetings).toMatchObject([{ step: 'after-place', over: 'register pot', by: 'default' }]);
		const [{ first, then }] = meetings as [(typeof meetings)[number]];
		expect([first.from, then.from].sort()).toEqual(['The ash', 'The elm']);
		expect([first.says, then.says].sort()).toEqual(['The pot holds 1.', 'The pot holds 2.']);
		const turned = { first: then.name, then: first.name };
		const chosen = { ...setup, order: [turned] };
		expect(handlers['rules.together'](chosen).meetings).toMatchObject([
			{ first: then, then: first, by: 'setup' },
		]);
		const made = await written({ is: 'order', ...turned }, undefined, chosen);
		await under(made.text!, async () => {
			const withHouse = { ...setup, overlays: ['house-rules'] };
			expect(handlers['rules.together'](withHouse).meetings).toMatchObject([
				{ first: then, then: first, by: 'house' },
			]);
		});
	} finally {
		edits.handlers.edits(Object.fromEntries(Object.keys(texts).map((path) => [path, null])));
	}
});

test('what is asked twice of the same files is made once, and made anew when a file changes', async () => {
	const ask = () => [
		handlers['rules.house'](twoPersons),
		handlers['rules.set'](twoPersons),
		handlers['rules.changeable']({ setup: twoPersons, id: 'base.road' }),
	];
	const [first, again] = [ask(), ask()];
	for (const [i, response] of first.entries()) expect(again[i]).toBe(response);
	const made = await written({ is: 'disable', ref: 'kinds.base.road' });
	await under(made.text!, async () => {
		for (const [i, response] of ask().entries()) expect(response).not.toBe(first[i]);
	});
});

test('the kinds that tiles show are told from those that they do not', () => {
	const { shownKinds = [], declarations = [] } = handlers['rules.set'](twoPersons) ?? {};
	expect(shownKinds).toEqual(expect.arrayContaining(['road', 'city', 'field', 'monastery']));
	const kinds = declarations.filter((d) => d.section === 'kinds').map((d) => d.id);
	expect(kinds.filter((id) => !shownKinds.includes(id))).toContain('line');
});

test('a choice says its sentence once, and what is chosen otherwise where it differs', () => {
	const id = 'base.twoTileCity';
	const textOf = (params: Setup['params']) => {
		const { declarations } = handlers['rules.set']({ ...twoPersons, params })!;
		const { filled, prose } = declarations.find((d) => d.section === 'params' && d.id === id)!;
		return [filled, ...prose].join('\n').match(/pays (full|half)/g);
	};
	expect(textOf({})).toEqual(['pays full']);
	expect(textOf({ [id]: 'half' })).toEqual(['pays half', 'pays full']);
});

test('a change that needs an expansion says so, rests while it is out, and is told in its words', async () => {
	const withTraders = { ...twoPersons, packs: ['traders-and-builders', 'inns-and-cathedrals'] };
	const key = 'rules.traders-and-builders.secondTile';
	const copied = handlers['rules.changeable']({ setup: withTraders, id: key })!;
	const road = await changeable('base.road', withTraders);
	const first = await written(
		{ is: 'value', key: road.key, path: ['value', 'tiles', 'each'], to: 2 },
		undefined,
		withTraders,
	);
	expect(first.message).toBe('');
	const text = await under(first.text!, async () => {
		const setup = { ...withTraders, overlays: ['house-rules'] };
		const wanted = { is: 'duplicate', key, id: 'again', text: copied.text } as const;
		return (await written(wanted, first.text, setup)).text!;
	});
	expect(overlayEntries(text).map(({ is, over }) => [is, over])).toEqual([
		['patch', []],
		['add', ['carcassonne/traders-and-builders']],
	]);
	await under(text, async () => {
		const { diagnostics } = compile(services.files.workspace, selectionOf(house, 2));
		expect(diagnostics.filter((d) => d.severity === 'error')).toEqual([]);
		const entries = (setup: Setup) =>
			handlers['rules.house'](setup).find(({ id }) => id === 'house-rules')!.entries;
		const [kept, resting] = entries(house);
		expect(kept).toMatchObject({ rests: [], key: 'kinds.base.road' });
		expect(resting!.rests).toEqual(['Traders & Builders']);
		expect(resting!.after.length).toBeGreaterThan(0);
		const back = entries({ ...withTraders, overlays: ['house-rules'] });
		expect(back.map(({ rests }) => rests)).toEqual([[], []]);
	});
});

test('house rules whose change of an expansion is deleted need the expansion no more', async () => {
	const head = 'overlay: house-rules\nformat: 1\n';
	const over = 'over: [carcassonne/base, carcassonne/traders-and-builders]\n';
	const ours = '  - { set: base.meeplesPerPlayer, to: 5 }\n';
	const theirs = '  - { disable: traders-and-builders.payForGoods }\n';
	await under(`${head}${over}changes:\n${ours}${theirs}`, async () => {
		const { text } = handlers['rules.rewrite']({
			file,
			to: { index: 1, is: 'drop', setup: house },
		});
		expect(text).toBe(`${head}over: [carcassonne/base]\nchanges:\n${ours}`);
		const other = handlers['rules.rewrite']({ file, to: { index: 0, is: 'drop', setup: house } });
		expect(other.text).toBe(`${head}${over}changes:\n${theirs}`);
	});
});

test('house rules of one’s own are listed for every set-up of their game, and rest where their pack is out', async () => {
	const withPack = { ...twoPersons, packs: ['king-and-robber'] };
	const copied = handlers['rules.house'](withPack).find((known) =>
		known.file.includes('/king-and-robber/'),
	)!;
	const text = textOf(copied.file).replace(copied.id, 'house-rules');
	await under(text, async () => {
		const listed = (setup: Setup) =>
			handlers['rules.house'](setup).find((known) => known.file === file);
		expect(listed(withPack)).toMatchObject({ fits: true });
		expect(listed(twoPersons)).toMatchObject({ fits: false });
		expect(
			listed(twoPersons)!.entries.every(({ rests }) => rests.includes('King and Robber')),
		).toBe(true);
		expect(listed({ ...twoPersons, game: 'gold-rush' })).toBeUndefined();
	});
});
