import { compile, elementOf, loadWorkspace, type Program } from '@tilewright/lang';
import { cellAt, xOf, yOf } from '../board/grid.ts';
import { Machine } from '../run/machine.ts';
import { Closures } from './closures.ts';
import { Tracing } from './tracing.ts';

const manifest = `format: 1
pack: small
game: small
role: game
title: Small
version: 1.0.0
licence: MIT
says: A pack of a test.
seats: { min: 2, max: 4 }
`;

const ground = `format: 1
verbs:
  placeTile: { it: placement }
kinds:
  line: { connect: edge, form: line, tags: [ways], marks: { knot: sum }, complete: open == 0, value: { tiles: { count: tiles, each: 1 } } }
  block: { connect: edge, form: block, tags: [big], complete: open == 0, value: { tiles: { count: tiles, each: 2 } } }
  spot: { connect: point, reach: around(it), complete: "reach.all(c, c.tile != none)", value: {} }
  land: { connect: area, complete: open == 0, value: {} }
pieces:
  man: { per-seat: 3, stands-on: [line, block, spot, tile, corner, space, cell] }
  coin: { shared: 6, faces: { 0: 2, 1: 2, 2: 2 } }
require:
  - { id: matches, verb: placeTile, that: "it.sides.all(s, s.facing == none || s.kind == s.facing.kind)", why: differs }
  - { id: touches, verb: placeTile, that: "it.sides.exists(s, s.facing != none)", why: alone }
texts: { differs: It differs., alone: It is alone. }
actions:
  lay: { group: tile, choose: { among: { there: placements(drawn) } }, where: "can(placeTile, there)", do: [{ place-tile: { at: there } }] }
timeline:
  turn: [start, { part: [draw, { actions: tile, pick: 1 }, after-place, { actions: main, pick: 1, pass: true }, { wave: main }] }, end]
  wave: { round: [offer, freeze, ledger, return], once: [award] }
  end-game: [last, { wave: final }]
rules:
  - { id: drawOne, at: draw, do: [{ draw-tile: {} }] }
`;

export function smallGame(
	tiles: string,
	ask: Readonly<Record<string, string>>,
	rules = '',
	seats = 2,
): Program {
	const defines = Object.entries(ask).map(([id, value]) => `  ${id}: ${value}`);
	const files = {
		'small/pack.yaml': manifest,
		'small/rules.yaml': ground,
		'small/tiles.yaml': `format: 1\ntiles:\n${tiles.trim().replace(/^[ \t]*/gm, '  ')}\n`,
		...(defines.length === 0
			? {}
			: { 'small/asked.yaml': `format: 1\ndefine:\n${defines.join('\n')}\n` }),
		...(rules === '' ? {} : { 'small/more.yaml': `format: 1\n${rules}` }),
	};
	const encoder = new TextEncoder();
	const workspace = loadWorkspace(
		Object.entries(files).map(([path, text]) => ({ path, bytes: encoder.encode(text) })),
	);
	const { program, diagnostics } = compile(workspace, { game: 'small', seats });
	if (!program)
		throw new Error(
			[...workspace.diagnostics, ...diagnostics]
				.map((d) => `${d.file}:${d.line} ${d.code} ${d.message}`)
				.join('\n'),
		);
	return program;
}

export class TestMachine {
	readonly machine: Machine;

	constructor(program: Program, tracing = false) {
		this.machine = new Machine(program, (rt) => (tracing ? new Tracing(rt) : new Closures(rt)));
		this.machine.rt.arena.journaling = true;
		this.machine.reset(1);
	}

	get board(): Machine['rt']['board'] {
		return this.machine.rt.board;
	}

	cell(x: number, y: number): number {
		return cellAt(this.board, x, y);
	}

	lay(tile: string, x: number, y: number, turn = 0): number {
		const kind = this.machine.program.tiles.findIndex((t) => t.id === tile);
		if (kind < 0) throw new Error(`no tile ${tile}`);
		const laid = this.machine.lay(kind, this.cell(x, y), turn);
		this.machine.decider.forget();
		return laid;
	}

	ask(id: string, ...args: readonly number[]): number[] {
		const { program, rt, backend } = this.machine;
		const define = program.defines.find((d) => d.id === id);
		if (!define) throw new Error(`nothing is asked as ${id}`);
		define.params.forEach((p, i) => {
			rt.temps[p.slot] = args[i]!;
		});
		if (elementOf(define.body.type) === undefined)
			return [
				define.body.type === 'bool'
					? Number(backend.bool(define.body)())
					: backend.num(define.body)(),
			];
		const slot = rt.newTemp();
		const found: number[] = [];
		backend.each(define.body, slot, () => {
			found.push(rt.temps[slot]!);
			return false;
		})();
		if (backend.size(define.body)() !== found.length)
			throw new Error(`${id} has another size than members`);
		return found;
	}

	places(id: string, ...args: readonly number[]): string[] {
		return this.ask(id, ...args)
			.map((c) => `${xOf(this.board, c)}/${yOf(this.board, c)}`)
			.sort();
	}
}
