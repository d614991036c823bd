import { type Decision, type Game, type Option, DECLINE } from '@tilewright/interpreter';
import { Header } from '@tilewright/interpreter/state';
import type { DecisionIR, Type } from '@tilewright/lang';
import { sentence, identifierWords } from '../texts/spelling.ts';
import { nameOfTile } from '../texts/tile-name.ts';
import { sourceOf } from './describe.ts';
import type { DecisionView, OptionView, Target } from './game-state.ts';
import { targetOf } from './targets.ts';
import { english as t } from '../texts/en.ts';

export function describeDecision(game: Game, decision: Decision): DecisionView {
	const ir = game.program.decisions[game.machine.rt.m[Header.decision]!]!;
	const options = distinguishLabels(decision.options.map((o) => describeOption(game, o)));
	return {
		id: decision.id,
		seat: decision.seat,
		kind: ir.kind,
		prompt: promptOf(ir, options, decision.canPass),
		options,
		source: sourceOf(game.program, ir.source),
	};
}

/**
 * Labels that also say what an option is for: where it is free, where another one has the same label, and where it names only a place
 * or a figure that is there while options of the decision are for different things.
 */
function distinguishLabels(options: readonly OptionView[]): OptionView[] {
	const counts = new Map<string, number>();
	for (const { label } of options) counts.set(label, (counts.get(label) ?? 0) + 1);
	const purposes = new Set(options.flatMap((o) => (o.free || o.says === '' ? [] : [o.says])));
	return options.map((o) => {
		const isBare = !o.targets.some(({ is }) => is === 'piece-kind' || is === 'placement');
		const isPlain = !o.free && counts.get(o.label) === 1 && !(isBare && purposes.size > 1);
		return isPlain || o.says === '' || o.targets.length === 0
			? o
			: { ...o, label: withPurpose(o.says, o.label, o.targets) };
	});
}

/** The purpose of an option before its label: `Score the flock: field at column 0, row 1`. */
function withPurpose(says: string, label: string, targets: readonly Target[]): string {
	const purpose = sentence(identifierWords(says.replace(/\.$/, '')));
	const colon = purpose.endsWith('?') ? '' : ':';
	return `${purpose}${colon} ${targets[0]!.is === 'seat' ? label : lower(label)}`;
}

export function describeOption(game: Game, option: Option): OptionView {
	const targets = option.values.map(({ name, type, value }) =>
		targetOf(game, type as Type, value, name),
	);
	return {
		key: option.key,
		action: option.action,
		says: option.says,
		label: labelOf(option, targets),
		targets,
		source: sourceOf(game.program, option.source),
		free: option.free === true,
	};
}

function labelOf(option: Option, targets: readonly Target[]): string {
	if (option.action === 'pass') return t.pass;
	if (option.key === DECLINE) return t.decline;
	if (targets.length > 0) return sentence(joined(targets));
	// an option with no member at all belongs to a choice of several
	if (/ none$/.test(option.key)) return t.noneOfThem;
	return sentence(identifierWords(option.says || option.key));
}

/** Joins the targets of an option: a piece stands on a place, whichever is named first; anything else goes to the target named after it. */
function joined(all: readonly Target[]): string {
	const targets = inOrderOfSpeech(all);
	return targets.reduce((sentence, { is, text }, i) => {
		if (i === 0) return text;
		const before = targets[i - 1]!.is;
		if (before === is) return `${sentence}, ${text}`;
		if (is === 'seat' && onBoard.has(targets[i + 1]?.is))
			return t.of({ title: sentence, name: text });
		const both = { what: sentence, where: text };
		if (before === 'seat' && onBoard.has(is)) return t.on(both);
		return before === 'piece-kind' && onBoard.has(is) ? t.on(both) : t.to(both);
	}, '');
}

function inOrderOfSpeech(all: readonly Target[]): Target[] {
	const targets = [...all];
	for (let i = 1; i < targets.length; i++) {
		const [place, piece] = [targets[i - 1]!, targets[i]!];
		if (piece.is === 'piece-kind' && onBoard.has(place.is))
			[targets[i - 1], targets[i]] = [piece, place];
	}
	for (let i = 2; i < targets.length; i++) {
		const [piece, place, seat] = [targets[i - 2]!, targets[i - 1]!, targets[i]!];
		if (piece.is === 'piece-kind' && onBoard.has(place.is) && seat.is === 'seat')
			[targets[i - 1], targets[i]] = [seat, place];
	}
	return targets;
}

const onBoard: ReadonlySet<Target['is'] | undefined> = new Set([
	'segment',
	'cell',
	'corner',
	'side',
	'tile',
]);

/** An option as a step that was taken: the tile and its place, or the question and the chosen option. */
export function wordsOfStep(game: Game, option: Option): string {
	const { label, says, targets } = describeOption(game, option);
	const drawn = game.program.tiles[game.machine.rt.m[Header.drawn]!];
	if (targets[0]?.is === 'placement' && drawn !== undefined)
		return t.tileLaid({ tile: nameOfTile(drawn), where: lower(label) });
	return targets.length === 0 || says === '' ? label : withPurpose(says, label, targets);
}

/** The author's sentence; else one made of the purposes of the options, or of the things that can be chosen. */
function promptOf(ir: DecisionIR, options: readonly OptionView[], canPass: boolean): string {
	const isOnlyFree = options.every((o) => o.free || o.action === 'pass');
	const free = isOnlyFree ? [] : options.filter((o) => o.free && o.says !== '');
	const also = [...new Set(free.map((o) => lower(o.says.replace(/\.$/, ''))))];
	const question = questionOf(ir, options, { canPass, isOnlyFree });
	return also.length === 0 ? question : `${question} ${t.also({ sentences: also })}`;
}

function questionOf(
	ir: DecisionIR,
	options: readonly OptionView[],
	{ canPass, isOnlyFree }: { canPass: boolean; isOnlyFree: boolean },
): string {
	const own = ir.id.slice(ir.id.lastIndexOf('.') + 1);
	const prompt = (what: string): string => t.prompt({ what, pass: canPass });
	if (ir.prompt !== own) return /[.?!…]$/.test(ir.prompt) ? ir.prompt : `${ir.prompt}.`;
	const named = options.filter((o) => isOnlyFree || (!o.free && o.action !== own));
	const sentences = [...new Set(named.flatMap((o) => (o.says ? [o.says] : [])))];
	const isWords = ir.alternatives.every((a) => a.variables.length === 0);
	if (sentences.length > 0 && !isWords)
		return prompt(
			sentence(t.either({ sentences: sentences.map((a, i) => (i === 0 ? a : lower(a))) })),
		);
	if (isWords) return prompt(t.chooseOne);
	return prompt(choosing(ir, options));
}

const nouns: Readonly<Record<Target['is'], string>> = t.nouns;

function choosing({ kind }: DecisionIR, options: readonly OptionView[]): string {
	const targets = options.find((o) => o.targets.length > 0)?.targets ?? [];
	if (kind === 'order') return t.order;
	if (kind === 'subset') return t.several;
	return t.choose({ what: [...new Set(targets.map(({ is }) => nouns[is]))] });
}

function lower(text: string): string {
	return `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;
}
