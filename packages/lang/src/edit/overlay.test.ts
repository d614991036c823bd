import { expect, test } from 'vitest';
import type { Edited } from './index.ts';
import {
	type OverlayChange,
	changeOverlay,
	dropEntry,
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
