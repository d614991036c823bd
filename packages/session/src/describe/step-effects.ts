import { type Decision, Game } from '@tilewright/interpreter';
import { Where, zoneOf } from '@tilewright/interpreter/state';
import { withArticle } from '@tilewright/lang';
import { sentence } from '../texts/spelling.ts';
import { describeOption, wordsOfStep } from './decision.ts';
import { shownOf } from './places.ts';
import type { Target } from './game-state.ts';
import { causedBy } from './caused-by.ts';
import type { HouseRule } from './house-rule.ts';
import { recordedChooser } from '../timeline/scripted-outcomes.ts';
import type { StepLabels } from './step-labels.ts';
import { nameOfPiece, placeOfPiece, titleOfPiece } from './targets.ts';
import type { BranchSummary, Branch, Timeline } from '../timeline/timeline.ts';
import { english as t } from '../texts/en.ts';

/** An effect of a step besides points, or a decision that answered itself after it, in a sentence, and the house rules that caused it. */
export interface StepEffect {
	readonly says: string;
	readonly houses?: readonly HouseRule[];
}

export type StepEffects = readonly StepEffect[];

/**
 * The effects of every step on pieces and displays. It follows the game in one of its own, so that it can be asked
 * at any time, after steps were taken back or rules were changed too.
 */
export class StepEffectsLog {
	private shadow: Game | undefined;
	private rows: StepEffects[] = [];
	/** Decisions that answered themselves since the last row, newest first. */
	private answered: StepEffect[] = [];
	/** Turns that rules gave, and tiles that were put away, since the last row. */
	private caused: StepEffect[] = [];
	/** The decisions that answered themselves before the first step. */
	beginning: StepEffects = [];

	/** One row for each step taken; steps are put into words on the way, those of other branches where they part too. */
	follow(game: Game, labels?: StepLabels, time?: Timeline): readonly StepEffects[] {
		const shadow = this.meet(game);
		shadow.chooser = recordedChooser(game.chance);
		const known = (b: BranchSummary): boolean =>
			!b.next || labels?.knows(b.next, b.from, time?.current.steps[b.from - 1]) !== false;
		const parted = time?.others.filter((b) => !known(b)) ?? [];
		while (shadow.steps.length < game.steps.length) {
			const before = snapshot(shadow);
			const stepCount = shadow.steps.length;
			const step = game.steps[stepCount]!;
			labels?.record(shadow, step);
			for (const { from, next } of parted)
				if (from === stepCount && next) labels?.record(shadow, next);
			const option = shadow.find(step.key);
			const said = option ? describeOption(shadow, option).targets : [];
			if (!shadow.play(step.key).ok) break; // sealed steps and those out of reach have no words
			const effects = compare(shadow, before, { seat: step.seat, said });
			this.rows.push([...this.takeAnswered(), ...effects, ...this.takeCaused()]);
		}
		if (labels && time) this.ahead(shadow, labels, time.current);
		return this.rows;
	}

	private ahead(shadow: Game, labels: StepLabels, { steps, chance }: Branch): void {
		shadow.chooser = recordedChooser(chance);
		const stepCount = shadow.steps.length;
		if (steps.every((step, i) => i < stepCount || labels.knows(step, i, steps[i - 1]))) return;
		for (const step of steps.slice(stepCount)) {
			labels.record(shadow, step);
			if (!shadow.play(step.key).ok) break;
		}
		while (shadow.steps.length > stepCount && shadow.undo());
		this.answered = [];
		this.caused = [];
	}

	private meet(game: Game): Game {
		const { shadow } = this;
		if (!shadow || shadow.program !== game.program || shadow.seed !== game.seed)
			return this.begin(game);
		let same = 0;
		while (
			same < shadow.steps.length &&
			shadow.steps[same]!.key === game.steps[same]?.key &&
			shadow.steps[same]!.seat === game.steps[same]?.seat
		)
			same++;
		while (shadow.steps.length > same) if (!shadow.undo()) return this.begin(game);
		this.rows.length = shadow.steps.length;
		if (shadow.chance.some((c, i) => c.outcome !== game.chance[i]?.outcome))
			return this.begin(game);
		return shadow;
	}

	private begin(game: Game): Game {
		this.rows = [];
		this.answered = [];
		this.caused = [];
		this.shadow = new Game(game.program, {
			seed: game.seed,
			names: game.names,
			chooser: recordedChooser(game.chance),
			ledger: false,
			onForced: (shadow, decision) => this.note(shadow, decision),
			onInstr: (pc, machine) => {
				const effect = causedBy(game, machine, pc);
				if (effect && !this.caused.some(({ says }) => says === effect.says))
					this.caused.push(effect);
			},
		});
		this.beginning = [...this.takeAnswered(), ...this.takeCaused()];
		return this.shadow;
	}

	/** Puts a decision that answers itself into words while it is open; what was chosen in secret stays secret. */
	private note(shadow: Game, { seat, options: [only] }: Decision): void {
		if (!only || only.sealed) return;
		const name = shadow.names[seat] ?? '';
		this.answered.unshift({ says: t.onlyChoice({ name, words: wordsOfStep(shadow, only) }) });
	}

	private takeAnswered(): StepEffects {
		const { answered } = this;
		this.answered = [];
		return answered;
	}

	private takeCaused(): StepEffects {
		const { caused } = this;
		this.caused = [];
		return caused;
	}
}

interface Snapshot {
	readonly where: readonly string[];
	readonly away: readonly boolean[];
	readonly shown: ReadonlyMap<string, string>;
}

function snapshot(game: Game): Snapshot {
	const { rt } = game.machine;
	return {
		where: Array.from(rt.pieceKind, (_, p) => placeInSentence(game, p)),
		away: Array.from(rt.pieceKind, (_, p) => isAway(game, p)),
		shown: new Map(
			shownOf(game)
				.filter((s) => !s.of || s.of.is === 'seat')
				.map((s) => [
					s.of ? t.of({ title: s.title, name: s.of.text }) : s.title,
					s.isTruth ? (s.some ? t.yes : t.no) : s.some ? s.text : t.nothing,
				]),
		),
	};
}

function placeInSentence(game: Game, piece: number): string {
	const { rt } = game.machine;
	const place = placeOfPiece(game, piece);
	const where = rt.m[rt.WHERE + piece];
	const isNamed = where === Where.zone || where === Where.space;
	return isNamed ? t.the({ place }) : place;
}

function isAway({ machine: { rt } }: Game, piece: number): boolean {
	const where = rt.m[rt.WHERE + piece];
	return where === Where.supply || where === Where.offBoard;
}

/** A step that was taken: its seat, and the things that its words name. */
interface Taken {
	readonly seat: number;
	readonly said: readonly Target[];
}

/** True for a piece of the one who took the step, put down where its words say. */
function isSaid(game: Game, piece: number, to: string, { seat, said }: Taken): boolean {
	const { pieceKind, pieceOwner } = game.machine.rt;
	const id = game.program.pieces[pieceKind[piece]!]!.id;
	return (
		pieceOwner[piece] === seat &&
		said.some((target) => target.is === 'piece-kind' && target.id === id) &&
		said.some((target) => target.is !== 'piece-kind' && target.text === to)
	);
}

function compare(game: Game, before: Snapshot, taken: Taken): StepEffect[] {
	const after = snapshot(game);
	const { rt } = game.machine;
	// pieces of one sort that went the same way share a sentence
	const moves = new Map<string, { first: number; count: number }>();
	after.where.forEach((to, p) => {
		const from = before.where[p]!;
		if (from === to && before.away[p] === after.away[p]) return;
		if (before.away[p] && isSaid(game, p, to, taken)) return;
		const way = `${rt.pieceKind[p]} ${rt.pieceOwner[p]} ${from} > ${to}`;
		const known = moves.get(way);
		moves.set(way, { first: known?.first ?? p, count: (known?.count ?? 0) + 1 });
	});
	const sentences = [...moves.values()].map(({ first, count }) =>
		moved(game, first, count, before, after),
	);
	for (const [title, text] of after.shown) {
		const old = before.shown.get(title);
		if (old !== undefined && old !== text)
			sentences.push(t.changed({ title, before: old, after: text }));
		else if (old === undefined && text !== t.no && text !== t.nothing)
			sentences.push(t.shows({ title, text }));
	}
	for (const [title, text] of before.shown)
		if (!after.shown.has(title) && text !== t.no && text !== t.nothing)
			sentences.push(t.noMore({ title }));
	return sentences.map((says) => ({ says }));
}

function moved(game: Game, p: number, count: number, before: Snapshot, after: Snapshot): string {
	const { rt } = game.machine;
	const several = (one: string): string => (count === 1 ? one : t.piecesOf({ n: count, one }));
	const title = titleOfPiece(game, rt.pieceKind[p]!);
	const isAlone = count === 1 && rt.pieceOwner[p]! < 0;
	const name = isAlone ? withArticleOfKind(game, p) : several(nameOfPiece(game, p));
	const moving = { n: count, what: sentence(name) };
	const [from, to] = [before.where[p]!, after.where[p]!];
	const winner = ownerOfZone(game, p);
	if (winner !== undefined)
		return t.gets({
			name: winner,
			what: count === 1 ? withArticleOfKind(game, p) : several(title),
			from,
		});
	if (before.away[p]) return t.comes({ ...moving, to });
	if (after.away[p]) {
		const isInSupply = rt.m[rt.WHERE + p] === Where.supply;
		return isInSupply ? t.returnsToSupply({ ...moving, from }) : t.leaves({ ...moving, from });
	}
	return t.moves({ ...moving, from, to });
}

/** “the marker”, of which there is one, and “a token”; a name of its own has no article. */
function withArticleOfKind(game: Game, piece: number): string {
	const { pieceKind } = game.machine.rt;
	const kind = pieceKind[piece]!;
	const title = titleOfPiece(game, kind);
	if (/^\p{Lu}/u.test(title)) return title;
	const isOnly = pieceKind.indexOf(kind) === pieceKind.lastIndexOf(kind);
	return isOnly ? t.only({ title }) : withArticle(title);
}

function ownerOfZone({ machine: { rt }, program, names }: Game, piece: number): string | undefined {
	if (rt.m[rt.WHERE + piece] !== Where.zone) return undefined;
	const { zone, owner } = zoneOf(rt, rt.m[rt.REF + piece]!);
	return program.zones[zone]?.per === 'seat' ? names[owner] : undefined;
}
