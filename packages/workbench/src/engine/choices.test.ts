import { expect, test } from 'vitest';
import { shipped, Trial, twoPersons as setup } from './testing.ts';

const manifest = (id: string, rest: string) => ({
	path: `data/carcassonne/${id}/pack.yaml`,
	bytes: new TextEncoder().encode(
		`pack: ${id}\nformat: 1\ngame: carcassonne\nrole: expansion\ntitle: The ${id}\nversion: 1.0.0\nlicence: MIT\nuse: [base]\nsays: Nothing.\n${rest}`,
	),
});
test('packs say with what they cannot be played, and why, however it is written', () => {
	const { host } = new Trial([
		...shipped,
		manifest('zig', ''),
		manifest('zag', 'conflicts: { zig: Both bend the same bank }\n'),
		manifest('zog', 'requires:\n  zig: { says: It is built on it }\n'),
		manifest('zug', 'conflicts: [zig]\n'),
	]);
	const { choices } = host.choices(setup);
	const of = (id: string) => choices!.packs.find((p) => p.id === id)!;
	expect(of('zog').requires).toEqual([{ id: 'zig', why: 'It is built on it' }]);
	expect(choices!.packs.flatMap((p) => p.excludedBy)).toEqual([]);
	expect(choices!.clashes).toEqual([]);
	const beside = host.choices({ ...setup, packs: ['zig'] }).choices!;
	const excludedBy = (id: string) => beside.packs.find((p) => p.id === id)!.excludedBy;
	expect(excludedBy('zag')).toEqual([{ id: 'zig', why: 'Both bend the same bank' }]);
	expect(excludedBy('zug')).toEqual([{ id: 'zig', why: '' }]);
	expect(excludedBy('zog')).toEqual([]);
	const both = host.choices({ ...setup, packs: ['zig', 'zag'] });
	const finding = both.findings.find((f) => f.code === 'LINK-CONFLICT')!;
	expect(finding.message).toContain('"zag"');
	expect(finding.message).toContain('"zig"');
	expect(both.choices!.clashes).toEqual([
		{ what: 'pack', is: 'conflicts', id: 'zag', other: 'zig', why: 'Both bend the same bank' },
	]);
	expect(host.start({ ...setup, packs: ['zig', 'zag'] }).ok).toBe(false);
});

const houseRules = (id: string, over: string, disables: string) => ({
	path: `own/house-rules/${id}.yaml`,
	bytes: new TextEncoder().encode(
		`overlay: ${id}\nformat: 1\nover: [${over}]\nchanges: [{ disable: ${disables} }]\n`,
	),
});
test('house rules are offered for the game they are made over, though packs of two games have one name', () => {
	const { host } = new Trial([
		...shipped,
		houseRules('bound', 'carcassonne/base', 'base.road'),
		houseRules('unbound', 'base', 'base.road'),
		houseRules('library', 'carcassonne/base, common', 'common.layTile'),
		houseRules('broken', 'base', 'base.nothing'),
		houseRules('sheriff', 'gold-rush/base', 'base.nothing'),
	]);
	const isShipped = (path: string): boolean => shipped.some((file) => file.path === path);
	const offered = (game: string): string[] =>
		host
			.choices({ ...setup, game })
			.choices!.overlays.flatMap((o) => (o.fits && !isShipped(o.file) ? o.id : []));
	expect(offered('carcassonne')).toEqual(['bound', 'broken', 'library', 'unbound']);
	expect(offered('gold-rush')).toEqual(['broken', 'sheriff']);
});

test('a conflict that depends on choices is foretold under those choices alone', () => {
	const { host } = new Trial(shipped);
	const excluders = (params: Record<string, string>): unknown =>
		host
			.choices({ ...setup, packs: ['count'], params })
			.choices!.packs.find((p) => p.id === 'river2')!
			.excludedBy.map((e) => e.id);
	expect(excluders({})).toEqual(['count']);
	expect(excluders({ 'coc.mode': 'off' })).toEqual([]);
});

test('elements that lack another are a clash', () => {
	const { host } = new Trial(shipped);
	const { choices } = host.choices({ ...setup, packs: ['cult'], elements: { shrines: false } });
	expect(choices!.clashes).toEqual([
		{ what: 'element', is: 'requires', id: 'challenges', other: 'shrines', why: '' },
	]);
});
