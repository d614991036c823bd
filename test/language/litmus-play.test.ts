import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Header, Machine, Where, stateHash } from '@tilewright/interpreter';
import { type Program, compile, loadWorkspace } from '@tilewright/lang';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const filesOf = (folder: string): { path: string; bytes: Uint8Array }[] =>
	readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
		.filter((f) => f.endsWith('.yaml'))
		.map((f) => ({ path: `${folder}/${f}`, bytes: readFileSync(join(root, folder, f)) }));

const litmus = 'test/language/litmus';
const workspace = loadWorkspace([...filesOf('data'), ...filesOf(litmus)]);
const sketches = workspace.packs.filter((p) => p.folder.startsWith(litmus));
const games = 30;

/** A short deck: each tile of the game below once, each that the sketches bring three times. */
function shortDeck(program: Program, plain: ReadonlySet<string>): Program {
	const groups = program.deck.groups.map((g) => ({
		...g,
		tiles: g.tiles.map(({ tile, copies }) => ({
			tile,
			copies: plain.has(program.tiles[tile]!.id) ? Math.min(1, copies) : Math.max(3, copies),
		})),
	}));
	return { ...program, deck: { ...program.deck, groups } };
}

function programOf(game: string, pack: string, seats: number): Program {
	const made = compile(workspace, { game, with: [pack], seats }).program;
	if (made === undefined) throw new Error(`${pack} does not compile`);
	const base = workspace.packs.some((p) => p.name === 'base' && p.game === game);
	const plain = base ? compile(workspace, { game, seats }).program!.tiles.map((t) => t.id) : [];
	return shortDeck(made, new Set(plain));
}

/** A small generator: numbers from 0 below n. */
function randomOf(seed: number): (n: number) => number {
	let state = Math.imul(seed + 1, 0x9e3779b9) | 0 || 1;
	return (n) => {
		state ^= state << 13;
		state ^= state >>> 17;
		state ^= state << 5;
		return ((state >>> 0) * 2.3283064365386963e-10 * n) | 0;
	};
}

/** Every piece is somewhere, and everything that says where agrees. */
function expectPieces({ rt, program }: Machine): void {
	const { m, board } = rt;
	const kinds = program.pieces.length;
	const supply = new Array<number>((rt.seats + 1) * kinds).fill(0);
	const standing: number[] = [];
	for (let p = 0; p < rt.pieceKind.length; p++) {
		const where = m[rt.WHERE + p]!;
		const owner = rt.pieceOwner[p]!;
		if (where === Where.supply)
			supply[(owner < 0 ? rt.seats : owner) * kinds + rt.pieceKind[p]!]! += 1;
		const segment = m[board.P_SEG + p]!;
		if (where === Where.segment) expect(segment).toBe(m[rt.REF + p]);
		else if (where !== Where.corner) expect(segment).toBe(-1);
		if (segment >= 0) {
			expect(board.isGone(segment)).toBe(false);
			standing.push(p);
		}
		if (where === Where.zone) {
			expect(m[rt.REF + p]).toBeGreaterThanOrEqual(0);
			expect(m[rt.REF + p]).toBeLessThan(rt.zones);
		}
	}
	expect(Array.from(m.subarray(rt.SUPPLY, rt.SUPPLY + supply.length))).toEqual(supply);
	const found: number[] = [];
	board.forEachFeature((root) => {
		board.forEachPiece(root, (p) => {
			expect(board.find(m[board.P_SEG + p]!)).toBe(root);
			return found.push(p) < 0;
		});
		return false;
	});
	expect(found.sort((a, b) => a - b)).toEqual(standing);
}

/** Tiles wherever they are; those put into the box or left in hand are gone. */
function tilesOf({ rt, program }: Machine): number {
	const { m, extras } = rt;
	let n = rt.board.tileCount() + m[Header.aside]! + (m[Header.drawn]! >= 0 ? 1 : 0);
	for (let g = 0; g < program.deck.groups.length; g++) n += m[rt.GROUP_TILES + g]!;
	const zones = program.zones.reduce(
		(sum, z, i) => sum + (z.holds === 'tiles' ? rt.zoneFirst[i + 1]! - rt.zoneFirst[i]! : 0),
		0,
	);
	for (let i = 0; i < zones * program.tiles.length; i++) n += m[extras.TILES + i]!;
	return n;
}

function play(machine: Machine, seed: number): void {
	const { rt } = machine;
	const random = randomOf(seed);
	machine.reset(seed);
	const { m, SCORE, seats } = rt;
	let tiles = tilesOf(machine);
	for (let step = 0; !machine.over; step++) {
		if (step > 4000) throw new Error('the game does not end');
		const n = machine.optionCount;
		if (n < 1) throw new Error('a decision without an option');
		if (random(6) === 0) {
			const before = stateHash(machine);
			const mark = machine.mark();
			machine.choose(random(n));
			if (!machine.over) machine.choose(random(machine.optionCount));
			machine.undoTo(mark);
			expect(stateHash(machine)).toBe(before);
			expect(machine.optionCount).toBe(n);
			expectPieces(machine);
		}
		machine.choose(random(n));
		const now = tilesOf(machine);
		expect(now).toBeLessThanOrEqual(tiles);
		tiles = now;
	}
	expectPieces(machine);
	const sums = new Array<number>(seats).fill(0);
	for (const entry of machine.ledger) {
		sums[entry.seat]! += entry.points;
		expect(entry.lines.reduce((sum, l) => sum + l.points, 0)).toBe(entry.points);
	}
	expect(Array.from(m.subarray(SCORE, SCORE + seats))).toEqual(sums);
}

describe('random games of the sketches', () => {
	test.each(sketches.map((p) => [p.folder.replace(`${litmus}/`, ''), p] as const))(
		`%s: ${games} games end; undo restores the state, the ledger adds up, pieces and tiles stay`,
		(_, pack) => {
			for (const seats of [2, 3]) {
				const machine = new Machine(programOf(pack.game!, pack.name, seats));
				machine.keepLedger = true;
				machine.rt.arena.journaling = true;
				for (let seed = 0; seed < games / 2; seed++) play(machine, seed * 31 + seats);
			}
		},
		120_000,
	);
});
