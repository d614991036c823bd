import { hasErrors } from '@tilewright/schema';
import { expect, test } from 'vitest';
import { shipped, Trial, twoPersons } from '../engine/testing.ts';
import { EditOverlay } from './edit-overlay.ts';
import { findingsOfFiles } from './file-findings.ts';

const folder = 'own/harbour-tiles';
const path = `${folder}/tiles.yaml`;
const rules = 'own/house-rules/small.yaml';
const manifest = `pack: harbour-tiles
format: 1
game: carcassonne
role: expansion
title: Harbour tiles
version: 1.0.0
use: [base]
`;
const tiles = (last: string): string => `format: 1\ntiles:\n  tile-8: { city: N }\n  ${last}\n`;
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

function overlayWith(texts: Readonly<Record<string, string>>) {
	const trial = new Trial([]);
	const overlay = new EditOverlay(trial.host);
	const own = Object.entries(texts).map(([path, text]) => ({ path, bytes: bytes(text) }));
	overlay.change({ files: [...shipped, ...own], gone: [], whole: true });
	const found = (paths: readonly string[], setup = twoPersons) =>
		overlay.handlers['file-findings']({ paths, setup });
	const foundInAll = (paths: readonly string[]) => overlay.handlers['file-findings']({ paths });
	return { trial, overlay, found, foundInAll };
}

const set = (last: string) => ({ [`${folder}/pack.yaml`]: manifest, [path]: tiles(last) });

test.each([
	['that cannot be read', 'tile-9: { city: N-W, road: S-E'],
	['with an unknown key', 'tile-9: { city: N-W, raod: S-E }'],
	['with an edge that is none', 'tile-9: { city: N-Q, road: S-W }'],
])('a file %s shows its findings while the game does not use it', (_, last) => {
	const { found, trial } = overlayWith(set(last));
	expect(trial.host.start(twoPersons).ok).toBe(true);
	const findings = found([path]);
	expect(findings.some((f) => f.severity === 'error' && f.file === path && f.line >= 4)).toBe(true);
	// the game goes on
	expect(trial.findings).toMatchObject({ findings: [], stale: false });
	expect(found([path], { ...twoPersons, packs: [] })).toEqual(findings);
});

test('house rules that no game uses show findings of what they name', () => {
	const house = (id: string): string => `overlay: small
format: 1
over: [carcassonne/base]
title: Small roads
changes:
  - add:
      rules:
        - id: another
          at: wave.award
          when: "wave.features.exists(f, f.kind == ${id})"
          do: [{ grant: part }]
`;
	expect(overlayWith({ [rules]: house('road') }).found([rules])).toEqual([]);
	expect(overlayWith({ [rules]: house('raod') }).found([rules])).not.toEqual([]);
});

test('a file in play leaves its findings to the game', () => {
	const { found } = overlayWith(set('tile-9: { city: N-Q }'));
	expect(found([path], { ...twoPersons, packs: ['harbour-tiles'] })).toEqual([]);
});

test('no shipped pack has errors of its own', { timeout: 120_000 }, () => {
	const { workspace } = overlayWith({}).trial.host.files;
	const broken = workspace.packs.filter(({ parts }) =>
		hasErrors(findingsOfFiles(workspace, new Set(parts.map((part) => part.path)))),
	);
	expect(broken.map(({ id }) => id)).toEqual([]);
});

test('without a set-up whose findings are known, files that are in play are checked, too', () => {
	const { found, foundInAll } = overlayWith(set('tile-9: { city: N-Q }'));
	const playing = { ...twoPersons, packs: ['harbour-tiles'] };
	expect(found([path], playing)).toEqual([]);
	expect(foundInAll([path]).some((f) => f.file === path)).toBe(true);
});
