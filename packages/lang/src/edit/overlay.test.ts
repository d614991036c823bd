import { expect, test } from 'vitest';
import type { Edited } from './index.ts';
import {
	type OverlayChange,
	changeOverlay,
	dropEntry,
	entryGiving,
	overlayEntries,
	switchEntry,
} from './overlay.ts';

const head = { id: 'kitchen-table', over: ['base'], title: 'Kitchen table' };

function text(edited: Edited): string {
	if (!edited.ok) throw new Error(edited.diagnostics.map((d) => d.message).join('\n'));
	return edited.text;
}
const change = (from: string | undefined, of: OverlayChange, over = ['base']): string =>
	text(changeOverlay(from, { ...head, over }, of));

test('house rules are begun with their first change', () => {
	expect(change(undefined, { is: 'disable', ref: 'base.recall' })).toBe(
		[
			'overlay: kitchen-table',
			'format: 1',
			'title: Kitchen table',
			'over: [base]',
			'changes:',
			'  - { disable: base.recall }',
			'',
		].join('\n'),
	);
});

const kept = `# ours since 2019
overlay: kitchen-table
format: 1
over: [base] # and no more
params: { base.short: half }
changes:
  - { disable: base.recall } # nobody liked it
  - patch: base.line
    with: { value: { tiles: { each: 2 } } }
`;

test('a change is added with the packs it is about; every other byte stays', () => {
	const now = change(kept, { is: 'set', ref: 'param.fields', to: 'perCity4' }, ['base', 'far']);
	expect(now).toBe(
		`${kept.replace('[base]', '[base, far]')}  - set: param.fields\n    to: perCity4\n`,
	);
});

test('an order of two declarations is said once, and can be turned round and dropped', () => {
	const order = (first: string, then: string): OverlayChange => ({ is: 'order', first, then });
	const begun = change(undefined, order('hills.rise', 'river.flow'));
	expect(begun).toContain('order:\n  - { first: hills.rise, then: river.flow }\n');
	const turned = change(begun, order('river.flow', 'hills.rise'));
	expect(turned).toBe(
		begun.replace(
			'{ first: hills.rise, then: river.flow }',
			'{ first: river.flow, then: hills.rise }',
		),
	);
	const more = change(turned, order('river.flow', 'sea.rise'));
	expect(overlayEntries(more).map(({ is, ref, value }) => [is, ref, value])).toEqual([
		['order', 'river.flow', 'hills.rise'],
		['order', 'river.flow', 'sea.rise'],
	]);
	expect(text(dropEntry(more, overlayEntries(more)[1]!))).toBe(turned);
});

test('a pack that is named without its game gets its game, and is not named twice', () => {
	const of: OverlayChange = { is: 'disable', ref: 'base.recall' };
	const bound = kept.replace('[base]', '[some/base]');
	expect(change(kept, of, ['some/base'])).toBe(bound);
	expect(change(bound, of, ['some/base'])).toBe(bound);
	expect(change(bound, of, ['other/base'])).toBe(kept.replace('[base]', '[some/base, other/base]'));
	expect(change(undefined, of, ['some/base'])).toContain('over: [some/base]\n');
});

test('what was said of the same thing is said anew, wherever it stands', () => {
	expect(change(kept, { is: 'set', ref: 'param.base.short', to: 'full' })).toBe(
		kept.replace('half', 'full'),
	);
	const more = { tiles: { each: 3 } };
	expect(change(kept, { is: 'patch', ref: 'base.line', with: { value: more } })).toBe(
		kept.replace('each: 2', 'each: 3'),
	);
	expect(change(kept, { is: 'disable', ref: 'base.recall' })).toBe(kept);
	const twice = change(kept, { is: 'replace', ref: 'base.x', with: { at: 'end' } });
	expect(change(twice, { is: 'replace', ref: 'base.x', with: { at: 'start' } })).toBe(
		twice.replace('at: end', 'at: start'),
	);
});

test('a patch keeps what it said of other keys', () => {
	const now = change(kept, {
		is: 'patch',
		ref: 'base.line',
		with: { value: { tiles: { count: 'open' } }, source: 'X-1' },
	});
	expect(overlayEntries(now)).toHaveLength(3);
	expect(now).toContain('each: 2');
	expect(now).toContain('count: open');
	expect(now).toContain('source: X-1');
});

test('two rules of one declaration are two changes: each is switched and dropped by itself, and joined by its own keys', () => {
	const line = (id: string, value: Record<string, string | number>): OverlayChange => ({
		is: 'patch',
		ref: 'base.line',
		with: { value: { [id]: value } },
	});
	const two = change(change(kept, line('more', { each: 5 })), line('more2', { each: -3 }));
	const both = change(change(two, line('more', { when: 'a' })), line('more2', { when: 'b' }));
	const entries = overlayEntries(both).filter((e) => e.ref === 'base.line');
	expect(entries.map((e) => e.lines)).toEqual([['tiles'], ['more'], ['more2']]);
	const off = text(switchEntry(both, entries[1]!, false));
	expect(overlayEntries(off).filter((e) => e.off)).toMatchObject([{ lines: ['more'] }]);
	// a change of one rule leaves another one that is off as it is
	expect(
		overlayEntries(change(off, line('more2', { each: -4 }))).filter((e) => e.off),
	).toHaveLength(1);
	const left = text(dropEntry(both, entries[2]!));
	expect(left).not.toContain('more2');
	expect(left).toContain('each: 5');
	expect(entryGiving(both, 'base.line', ['value', 'more2', 'when'])).toEqual(entries[2]);
	expect(entryGiving(both, 'base.line', ['complete'])).toBeUndefined();
});

test('what house rules add themselves is changed where it is added', () => {
	const rule = { is: 'add', section: 'rules', id: 'late', as: { id: 'late', at: 'end' } } as const;
	const now = change(undefined, rule);
	for (const ref of ['kitchen-table.late', 'rules.late']) {
		const made = change(now, { is: 'patch', ref, with: { at: 'start', when: 'final' } });
		expect(overlayEntries(made)).toMatchObject([{ is: 'add', ref: 'rules.late' }]);
		expect(made).toContain('at: start');
		expect(made).toContain('when: final');
		const anew = change(now, { is: 'replace', ref, with: { at: 'draw' } });
		expect(overlayEntries(anew)).toMatchObject([{ is: 'add', ref: 'rules.late' }]);
	}
	const other = change(now, { is: 'patch', ref: 'base.late', with: { at: 'start' } });
	expect(overlayEntries(other).map(({ is }) => is)).toEqual(['add', 'patch']);
});

test('an added rule stands in a list, an added kind under its id; both may be said anew', () => {
	const rule = { is: 'add', section: 'rules', id: 'late', as: { id: 'first', at: 'end' } } as const;
	const now = change(undefined, rule);
	expect(now).toContain('rules');
	expect(overlayEntries(now)).toMatchObject([
		{ is: 'add', ref: 'rules.late', path: ['changes', 0] },
	]);
	const again = change(now, { ...rule, as: { id: 'first', at: 'start' } });
	expect(again).toBe(now.replace('at: end', 'at: start'));
	const kind = change(now, { is: 'add', section: 'kinds', id: 'path', as: { like: 'line' } });
	expect(overlayEntries(kind).map((e) => e.ref)).toEqual(['rules.late', 'kinds.path']);
});

test('counts of tiles, sets, tiles left out: set, changed and taken back', () => {
	const one = change(undefined, { is: 'count', tile: 'A', copies: 3 });
	const two = change(one, { is: 'copies', pack: 'base', sets: 2 });
	const three = change(two, { is: 'leave-out', tile: 'B', out: true });
	expect(overlayEntries(three)).toMatchObject([
		{ is: 'count', ref: 'A', value: 3 },
		{ is: 'copies', ref: 'base', value: 2 },
		{ is: 'leave-out', ref: 'B' },
	]);
	expect(change(three, { is: 'leave-out', tile: 'B', out: true })).toBe(three);
	const four = change(three, { is: 'leave-out', tile: 'B', out: false });
	expect(four).toBe(two);
	expect(change(four, { is: 'copies', pack: 'base', sets: undefined })).toBe(one);
	expect(overlayEntries(change(one, { is: 'count', tile: 'A', copies: undefined }))).toEqual([]);
	expect(change(one, { is: 'count', tile: 'A', copies: 0 })).toBe(one.replace('A: 3', 'A: 0'));
});

test('a change says which packs it needs besides, and what rests is left alone', () => {
	const needing = (text: string | undefined, of: OverlayChange, needs: readonly string[]): string =>
		changed(changeOverlay(text, { ...head, needs, isInPlay: (p) => p === 'base' }, of));
	const changed = (edited: ReturnType<typeof changeOverlay>): string => text(edited);
	const value = (each: number): OverlayChange => ({
		is: 'patch',
		ref: 'base.line',
		with: { value: { more: { each } } },
	});
	const hills = needing(undefined, value(2), ['some/hills']);
	expect(overlayEntries(hills)).toMatchObject([{ over: ['some/hills'] }]);
	const both = needing(hills, value(3), []);
	expect(overlayEntries(both)).toMatchObject([{ over: ['some/hills'] }, { over: [] }]);
	expect(both).toContain('each: 2');
	expect(
		entryGiving(both, 'base.line', ['value', 'more', 'each'], (p) => p === 'base')?.path,
	).toEqual(['changes', 1]);
	// where it does not rest, it is said anew and needs the packs of now
	const rule = { is: 'replace', ref: 'base.x', with: { at: 'end' } } as const;
	const first = text(changeOverlay(undefined, { ...head, needs: ['some/hills'] }, rule));
	expect(overlayEntries(text(changeOverlay(first, head, rule)))).toMatchObject([{ over: [] }]);
});

test('counts of tiles of a pack that may be out stand by themselves, and go without a trace', () => {
	const needs = { ...head, needs: ['some/hills'] };
	const one = text(changeOverlay(kept, needs, { is: 'count', tile: 'H', copies: 3 }));
	const two = text(changeOverlay(one, needs, { is: 'leave-out', tile: 'I', out: true }));
	const tiles = overlayEntries(two).filter(({ over }) => over.length > 0);
	expect(tiles.map(({ is, ref, path }) => [is, ref, path[1]])).toEqual([
		['count', 'H', tiles[0]!.path[1]],
		['leave-out', 'I', tiles[0]!.path[1]],
	]);
	const back = text(changeOverlay(two, needs, { is: 'leave-out', tile: 'I', out: false }));
	expect(back).toBe(one);
	expect(text(changeOverlay(one, needs, { is: 'count', tile: 'H', copies: undefined }))).toBe(kept);
	expect(
		text(
			dropEntry(
				one,
				overlayEntries(one).find(({ ref }) => ref === 'H')!,
			),
		),
	).toBe(kept);
});

test('a change is switched off and stays, is switched on again by the same byte, or is dropped', () => {
	const [param, disabled, patch] = overlayEntries(kept);
	expect(param).toMatchObject({ is: 'set', ref: 'param.base.short', switches: false });
	const off = text(switchEntry(kept, disabled!, false));
	expect(off).toBe(
		kept.replace('{ disable: base.recall }', '{ disable: base.recall, skip: true }'),
	);
	expect(overlayEntries(off)[1]).toMatchObject({ off: true });
	expect(text(switchEntry(off, disabled!, true))).toBe(kept);
	// a change that is made again is switched on again
	expect(change(off, { is: 'disable', ref: 'base.recall' })).toBe(kept);
	expect(overlayEntries(text(dropEntry(kept, patch!))).map((e) => e.is)).toEqual([
		'set',
		'disable',
	]);
});

test('a text that cannot be read is refused with findings, not broken further', () => {
	expect(changeOverlay('overlay: [', head, { is: 'disable', ref: 'x' }).ok).toBe(false);
});
