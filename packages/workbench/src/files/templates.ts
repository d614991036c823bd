import { freeId } from '@tilewright/lang';
import type { Base } from './requests.ts';

type Template = Readonly<Record<string, string>>;

const line = (text: string): string => JSON.stringify(text);

/** A small game on a library: it compiles and can be played as it is. */
export function newGame(name: string, title: string, library: string): Template {
	return {
		'pack.yaml': `pack: ${name}
format: 1
game: ${name}
role: game
title: ${line(title)}
version: 0.1.0
licence: CC0-1.0
use: [${library}]
seats: { min: 1, max: 4 }
`,
		'tiles.yaml': `format: 1
tiles:
  A: { copies: 6, trail: N-S }
  B: { copies: 6, trail: N-E }
  C: { copies: 3, trail: [N, E, S] }
  D: { copies: 5, grove: N }
  E: { copies: 3, grove: E-W }
  F: { copies: 3, grove: N-E }
  G: { copies: 5, grove: N, trail: E-W }
`,
		'rules.yaml': `format: 1
kinds:
  trail:
    like: line
    value:
      tiles: { count: tiles, each: 1 }
  grove:
    like: block
    value:
      tiles: { count: tiles, each: 'complete ? 2 : 1' }
pieces:
  scout: { per-seat: 5, tags: [claims, occupies, counted], stands-on: [trail, grove] }
rules:
  - id: drawTile
    at: draw
    do:
      - draw-tile: {}
      - repeat:
          while: drawn != none && !possible(layTile)
          measure: deck.size()
          do:
            - discard-tile: { to: box }
            - draw-tile: {}
      - if: drawn == none
        then: [{ finish: game }]
  - id: unfinished
    at: end-game.unfinished
    do:
      - collect: { features: 'features.filter(f, f.occupied && !f.complete)', reason: unfinished }
deck:
  start: [{ tile: G, at: 0/0 }]
`,
	};
}

export function newExpansion(
	name: string,
	title: string,
	{ game, use }: Base,
	firstTile: string,
): Template {
	return {
		'pack.yaml': `pack: ${name}
format: 1
game: ${game}
role: expansion
title: ${line(title)}
version: 0.1.0
licence: CC0-1.0
use: [${use}]
`,
		'tiles.yaml': `format: 1\ntiles:\n  ${firstTile}: {}\n`,
		'rules.yaml': 'format: 1\n',
	};
}

export type FileKind = 'tiles' | 'rules' | 'overlay';

export function newFile(kind: FileKind, name: string, pack: string): string {
	if (kind === 'tiles') return 'format: 1\ntiles: {}\n';
	if (kind === 'rules') return 'format: 1\n';
	return `overlay: ${name}\nformat: 1\nsays: ${line(name)}\nover: [${pack}]\nchanges: []\n`;
}

/** An id for the first tile of a new set that none of these has. */
export function firstTileId(taken: readonly string[]): string {
	const first = 'tile-1';
	return taken.includes(first) ? freeId(first, new Set(taken)) : first;
}
