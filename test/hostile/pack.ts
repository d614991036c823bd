export const pack: Readonly<Record<string, string>> = {
	'pack.yaml': `pack: hut
format: 1
game: plot
role: game
title: Huts and lanes
version: 0.1.0
licence: MIT
use: [common]
seats: { min: 2, max: 3 }
`,
	'tiles.yaml': `format: 1
total: 8
tiles:
  L: { copies: 4, lane: N-S }
  C: { copies: 2, lane: N-E lamp }
  H: { copies: 2, hut: centre, lane: S }
`,
	'rules.yaml': `format: 1
elements:
  lamps: { says: Lamps shine., default: true }
params:
  rate: { says: "A lane pays {n} for each tile.", type: int, min: 1, max: 9, default: 1 }
  mood: { says: "The mood is {calm | wild}.", values: [calm, wild], default: calm }
kinds:
  lane:
    like: line
    marks: { lamp: sum }
    value:
      tiles: { count: tiles, each: param.rate }
      lamps: { count: lamp, each: "param.mood == wild ? 2 : 1" }
  hut:
    like: surrounded
    value:
      tiles: { count: reach.filled + 1, each: 1 }
pieces:
  peg: { per-seat: 3, tags: [claims, occupies, counted], power: 1, stands-on: [lane, hut] }
rules:
  - id: drawTile
    at: draw
    do:
      - draw-tile: {}
      - if: drawn == none
        then: [{ finish: game }]
  - id: leftOver
    at: end-game.unfinished
    when: element.lamps
    do: [{ collect: { features: "features.filter(f, f.occupied && !f.complete)", reason: unfinished } }]
deck:
  start: [{ tile: L, at: 0/0, turn: 0 }]
`,
};

export const scenario = `scenario: two tiles of a lane
format: 1
set-up: { packs: [hut], seats: [ann, bob] }
play:
  - ann: [place L 0/-1 r0, peg lane N-S]
  - expect: { supply: { ann: { peg: 2 } } }
`;
