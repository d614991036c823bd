import { loadWorkspace } from '@tilewright/lang';
import { expect, test } from 'vitest';
import type { Setup } from '@tilewright/session';
import { twoPersons } from '../engine/testing.ts';
import { withoutUnsaved } from './without-unsaved.ts';

const workspaceOf = (...names: string[]): ReturnType<typeof loadWorkspace> =>
	loadWorkspace(
		names.map((name) => ({
			path: `own/${name}/pack.yaml`,
			bytes: new TextEncoder().encode(
				`pack: ${name}\nformat: 1\ngame: g\nrole: expansion\ntitle: T\nversion: 1.0.0\nlicence: MIT\nsays: S.\n`,
			),
		})),
	);

test('only packs that are edited and not on the disk are left out, with their choices', () => {
	const setup: Setup = {
		...twoPersons,
		packs: ['old', 'fresh', 'nowhere'],
		params: { 'old.a': 1, 'fresh.b': 2, 'nowhere.c': 3 },
		elements: { fresh: true },
	};
	const [saved, edited] = [workspaceOf('old'), workspaceOf('old', 'fresh')];
	expect(withoutUnsaved(setup, { saved, edited })).toEqual({
		...setup,
		packs: ['old', 'nowhere'],
		params: { 'old.a': 1, 'nowhere.c': 3 },
		elements: {},
	});
	expect(withoutUnsaved(setup, { saved: edited, edited })).toBe(setup);
	// a pack that the disk has stays, also where an edit has deleted it
	expect(withoutUnsaved(setup, { saved: edited, edited: saved })).toBe(setup);
});
