import { expect, test } from 'vitest';
import { smallGame } from '../expr/testing.ts';
import { isQuietAsBoardGrows } from './growth.ts';
import { ways } from './testing.ts';

const world = `pieces:
  herd: { shared: 3, stands-on: line, starts: bag, says: A herd. }
  dog: { per-seat: 2, stands-on: line, says: A dog. }
zones:
  bag: { says: A bag. }
extend:
  kinds:
    line: { piles: { flock: { says: A flock. } } }
define:
  watched: { of: feature, value: 'it.pieces.exists(p, p.kind == dog)', says: A dog is there. }
  alone: { of: piece, value: 'it.feature != none && !it.feature.watched', says: No dog is near. }
`;

const course = `rules:
  - { id: lastTile, at: end, when: deck.empty(), do: [{ finish: game }] }
deck:
  start: [{ tile: S, at: 0/0 }]
`;

function isQuiet(domain: string): boolean {
	const rule = `{ id: pays, for-each: { as: x, in: "${domain}" }, says: A rule., do: [{ score: { to: active, line: one, each: 1 } }] }`;
	const program = smallGame(ways, {}, `${world}${course}always:\n  - ${rule}\n`);
	return isQuietAsBoardGrows(program, program.always[0]!);
}

test.each([
	// a joined line has all pieces of those that joined
	['features.filter(f, !f.watched && !f.flock.empty())', true],
	['features.filter(f, !f.flock.empty())', true],
	['features.filter(f, f.flock.exists(p, p.kind == herd) && f.pieces.all(p, p.kind == dog))', true],
	// a new line has no pieces
	['features.filter(f, !f.watched)', false],
	// each of two lines may bring one of both
	['features.filter(f, f.watched && !f.flock.empty())', false],
	['features.filter(f, f.pieces.size() > 1)', false],
	['features.filter(f, f.open == 0 && !f.flock.empty())', false],
	['pieces.filter(p, p.alone)', true],
	['pieces.filter(p, p.feature != none && p.feature.watched)', false],
	['pieces.filter(p, p.kind == dog && p.owner == active)', true],
	['pieces.filter(p, p.feature != none && p.feature.open == 0)', false],
])('for each of %s: a laid tile starts nothing: %s', (domain, quiet) => {
	expect(isQuiet(domain)).toBe(quiet);
});
