import { isAmong } from '../recording/around.ts';
import { ownValue } from '@tilewright/schema';
import { type Decision, type Game } from '@tilewright/interpreter';
import { Where, zoneOf } from '@tilewright/interpreter/state';
import type { Names } from '../recording/names.ts';
import { specsOf } from '../recording/points.ts';
import { itemsOf, placeOf, sameThing } from './items.ts';
import type { Standing } from './run.ts';
import type { SavedGame } from './saved.ts';
import { assertionWords as t } from '../texts/replays.ts';

export interface Asserted {
	readonly text: string;
	readonly ok: boolean;
	/** The value that our game has, in words; also where the assertion holds. */
	readonly actual: string;
}

export interface Unsupported {
	readonly text: string;
	readonly why: string;
}

export interface AssertedAll {
	readonly ok: boolean;
	readonly assertions: readonly Asserted[];
	readonly unsupported: readonly Unsupported[];
}

class Unknown extends Error {}

type Judge = (at: At, found: RegExpExecArray) => { ok: boolean; actual: string };

/** The forms of assertions; the first that fits counts. */
const forms: readonly (readonly [RegExp, Judge])[] = [
	[/^(.+) has (-?\d+) points?$/, (at, [, who, n]) => at.score(who!, Number(n))],
	[
		/^(.+) scored (\S+) for (-?\d+) points?$/,
		(at, [, who, name, n]) => at.scored(who!, name!, +n!),
	],
	[/^Phase is (\S+)$/, (at, [, phase]) => at.phase(phase!)],
	[/^Available action (\S+) for (.+)$/, (at, [, type, of]) => at.available(type!, of!)],
	[/^Available action (\S+)$/, (at, [, type]) => at.available(type!, undefined)],
	[/^Undo is (not )?allowed$/, (at, [, not]) => at.undo(not === undefined)],
	[/^Player (can|can't|cannot) pass$/, (at, [, can]) => at.pass(can === 'can')],
	[
		/^(.+) has (\S+) token with (count|size) (\d+)$/,
		(at, [, who, token, what, n]) => at.token(who!, token!, what!, Number(n)),
	],
	[/^(.+?) options:\s*(.*)$/, (at, [, head, options]) => at.options(head!, options!)],
	[/^([A-Z]\w* \w+): (\S+)$/, (at, [, name, value]) => at.fact(name!, value!)],
];

export function checkAssertions(saved: SavedGame, game: Game, standing: Standing): AssertedAll {
	const at = new At(saved, game, standing);
	const assertions: Asserted[] = [];
	const unsupported: Unsupported[] = [];
	for (const text of saved.assertions) {
		const plain = text.trim().replace(/\.$/, '').replace(/\s+/g, ' ');
		const form = plain.length > 20_000 ? undefined : forms.find(([pattern]) => pattern.test(plain));
		if (form === undefined) {
			unsupported.push({ text, why: t.noForm });
			continue;
		}
		try {
			assertions.push({ text, ...form[1](at, form[0].exec(plain)!) });
		} catch (error) {
			if (!(error instanceof Unknown)) throw error;
			unsupported.push({ text, why: error.message });
		}
	}
	return {
		ok: unsupported.length === 0 && assertions.every((a) => a.ok),
		assertions,
		unsupported,
	};
}

class At {
	private readonly saved: SavedGame;
	private readonly game: Game;
	private readonly standing: Standing;
	private readonly names: Names;

	constructor(saved: SavedGame, game: Game, standing: Standing) {
		this.saved = saved;
		this.game = game;
		this.standing = standing;
		this.names = standing.names;
	}

	/** The open decision, as far as the other program has come to it. */
	private get decision(): Decision | undefined {
		return this.standing.awaits === undefined ? this.game.decision : undefined;
	}

	private seat(name: string): number {
		const seat = this.saved.players.indexOf(name);
		if (seat < 0) throw new Unknown(t.noPlayer(name));
		return seat;
	}

	score(who: string, points: number): { ok: boolean; actual: string } {
		const actual = this.game.scores[this.seat(who)]!;
		return { ok: actual === points, actual: t.points(actual) };
	}

	scored(who: string, name: string, points: number): { ok: boolean; actual: string } {
		const seat = this.seat(who);
		const wanted = name.split('.')[0]!;
		const known = [...this.names.all('points').keys()].some((n) => n.split('.')[0] === wanted);
		if (!known) throw new Unknown(t.noScoring(wanted));
		const own = this.game.ledger
			.filter((entry) => entry.seat === seat)
			.map((entry) => ({
				points: entry.points,
				names: specsOf(this.game, entry, this.names).map((n) => n.split('.')[0]!),
			}));
		const ok = own.some((e) => e.points === points && e.names.includes(wanted));
		const entryTexts = own.map((e) => `${e.names[0] ?? t.somethingElse} ${e.points}`);
		return { ok, actual: entryTexts.join(', ') || t.noPoints };
	}

	phase(name: string): { ok: boolean; actual: string } {
		if (this.names.find('phases', name) === undefined) throw new Unknown(t.noPhase(name));
		const now = [...this.names.all('phases').keys()].filter((phase) => this.isOn(phase));
		return { ok: now.includes(name), actual: now.join(', ') || (this.decision?.id ?? 'none') };
	}

	private isOn(phase: string): boolean {
		const { over, awaits } = this.names.get('phases', phase);
		if (over === true && this.game.over && this.standing.awaits === undefined) return true;
		if (awaits !== undefined && awaits === this.standing.awaits) return true;
		const phaseActions = this.names.actionsOfPhase(phase);
		return this.decision?.options.some(({ action }) => isAmong(action, phaseActions)) ?? false;
	}

	private items(): ReturnType<typeof itemsOf> {
		const { decision } = this;
		return decision === undefined
			? { items: [], unmapped: [] }
			: itemsOf(this.game, decision, this.names);
	}

	available(type: string, of: string | undefined): { ok: boolean; actual: string } {
		this.knows(type);
		const { items } = this.items();
		const ok = items.some(
			(i) => i.type === type && (of === undefined || sameThing(i.of, of, this.names)),
		);
		return { ok, actual: items.map((i) => `${i.type} ${i.of ?? ''}`.trim()).join(', ') || 'none' };
	}

	private knows(type: string): void {
		if (this.names.find('offers', type) === undefined) throw new Unknown(t.noOffer(type));
	}

	undo(allowed: boolean): { ok: boolean; actual: string } {
		const { canUndo } = this.standing;
		return { ok: canUndo === allowed, actual: canUndo ? t.undo.allowed : t.undo.refused };
	}

	pass(can: boolean): { ok: boolean; actual: string } {
		const actual = this.decision?.canPass ?? false;
		return { ok: actual === can, actual: actual ? t.pass.can : t.pass.cannot };
	}

	token(who: string, name: string, what: string, n: number): { ok: boolean; actual: string } {
		const seat = this.seat(who);
		const entry = this.names.find('held', name);
		if (entry === undefined) throw new Unknown(t.noToken(name));
		const { rt, program } = this.game.machine;
		const { m, WHERE, REF } = rt;
		const kind = program.pieces.findIndex((p) => p.id === entry.piece);
		let count = 0;
		for (let p = 0; p < rt.pieceKind.length; p++) {
			if (rt.pieceKind[p] !== kind) continue;
			if (m[WHERE + p] === Where.supply && rt.pieceOwner[p] === seat) count++;
			if (m[WHERE + p] !== Where.zone) continue;
			const { zone, owner } = zoneOf(rt, m[REF + p]!);
			if (program.zones[zone]!.per === 'seat' && owner === seat) count++;
		}
		if (what === 'count') return { ok: count === n, actual: String(count) };
		const register = program.registers.findIndex((r) => r.id === entry.size);
		if (register < 0) throw new Unknown(t.noTokenSize(name));
		const size = count > 0 ? m[rt.REGISTER[register]!]! : 0;
		return { ok: size === n, actual: count > 0 ? String(size) : t.hasNot(who) };
	}

	options(head: string, text: string): { ok: boolean; actual: string } {
		const found = [...this.names.all('offers')].find(([type, { called }]) => {
			const name = called ?? type;
			return head === name || head.startsWith(`${name} `);
		});
		if (found === undefined) throw new Unknown(t.noOffer(head));
		const [type, { called }] = found;
		const of = head.slice((called ?? type).length).trim();
		const wanted = new Set(
			text
				.split(';')
				.map((part) => part.trim())
				.filter((part) => part !== '')
				.flatMap(placesIn),
		);
		const items = this.items().items.filter((i) => i.type === type);
		const item = of === '' ? items[0] : items.find((i) => sameThing(i.of, of, this.names));
		const actual = item?.places ?? new Set<string>();
		const ok =
			item !== undefined && actual.size === wanted.size && [...wanted].every((p) => actual.has(p));
		return { ok, actual: [...actual].sort().join('; ') || 'none' };
	}

	fact(name: string, value: string): { ok: boolean; actual: string } {
		const param = this.names.find('facts', name);
		if (param === undefined) throw new Unknown(t.noFact(name));
		const actual = ownValue(this.game.program.params, param);
		return { ok: String(actual) === value, actual: String(actual) };
	}
}

/** The places that `[x,y] - [0, 90]`, `[x,y]` or `{Kind,NW,[x,y]}` say. */
function placesIn(text: string): string[] {
	const cell = /\[\s*(-?\d+)\s*,\s*(-?\d+)\s*\]/.exec(text);
	const at = cell ? `${cell[1]!},${cell[2]!}` : '';
	const turns = /-\s*\[([\d,\s]*)\]\s*$/.exec(text);
	if (turns)
		return turns[1]!
			.split(',')
			.filter((t) => t.trim() !== '')
			.map((turn) => placeOf([at, `R${turn.trim()}`]));
	const words = text
		.replace(/\[[^\]]*\]/, '')
		.replace(/[{}]/g, '')
		.split(',')
		.map((w) => w.trim())
		.filter((w) => w !== '');
	return [placeOf(at === '' ? words : [at, ...words])];
}
