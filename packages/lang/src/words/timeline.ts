import { ownValue } from '@tilewright/schema';
import { type SourcedValue, get, itemsOf, pairsOf, textOf } from '../link/sourced-value.ts';
import type { Decl } from '../link/ruleset.ts';
import { nameOfStep, stretchPrefix } from '../lower/slots.ts';
import { conditionIn, nameIn, stepIn } from './datum.ts';
import { wordingOf } from './declaration-wording.ts';
import { capitalised } from './english.ts';
import type { Lexicon } from './lexicon.ts';
import type { Wording } from './wording.ts';

/** A line of the order of play. */
interface Line {
	/** The name of its step with those of the steps around it; undefined for a heading. */
	readonly name: string | undefined;
	readonly title: string;
	readonly says: string;
	/** The condition on which the step exists; '' where there is none. */
	readonly given: string;
	readonly depth: number;
	/** False where it is a heading, a choice of players or a scoring: rules happen at none of these. */
	readonly isSlot: boolean;
}

export function stepLines(s: Wording, steps: SourcedValue | undefined, depth = 0): string[] {
	return linesIn(s, steps, '', depth).map(textOfLine);
}

export function sequenceLines(s: Wording, datum: SourcedValue): string[] {
	return linesOfStretch(s, datum, '').map(textOfLine);
}

function linesOfStretch(s: Wording, datum: SourcedValue, prefix: string): Line[] {
	if (datum.is !== 'map') return linesIn(s, datum, prefix, 0);
	return pairsOf(datum).flatMap(([key, steps]) => [
		heading(key === 'round' ? 'As long as more is scored' : 'Once, after that', 0),
		...linesIn(s, steps, prefix, 1),
	]);
}

function linesIn(
	s: Wording,
	steps: SourcedValue | undefined,
	prefix: string,
	depth: number,
): Line[] {
	return itemsOf(steps).flatMap((step): Line[] => {
		const given = conditionIn(s, get(step, 'given'));
		const part = get(step, 'part');
		if (part !== undefined)
			return [
				{ ...heading('Once for each part of the turn', depth), given },
				...linesIn(s, part, prefix, depth + 1),
			];
		const own = nameOfStep(step) ?? '';
		const isSlot = get(step, 'actions') === undefined && get(step, 'wave') === undefined;
		const name = isSlot ? `${prefix}${own}` : own;
		return [
			{
				...{ name, isSlot, given, depth },
				title: capitalised(textOf(get(step, 'title')) ?? nameIn(own)),
				says: textOf(get(step, 'says')) ?? actionsIn(step),
			},
			...linesIn(s, get(step, 'steps'), `${name}.`, depth + 1),
		];
	});
}

function heading(title: string, depth: number): Line {
	return { name: undefined, title, says: '', given: '', depth, isSlot: false };
}

function textOfLine({ name, title, says, given, depth }: Line): string {
	const provided = given === '' ? '' : ` (provided that ${given})`;
	const text = `${title}${says === '' ? '' : `: ${says}`}${provided}`;
	const end = name === undefined ? ':' : /[.?!]$/.test(text) ? '' : '.';
	return `${'\t'.repeat(depth)}${text}${end}`;
}

/** Returns how many actions a step of actions lets players do; '' for any other step. */
function actionsIn(step: SourcedValue): string {
	if (get(step, 'actions') === undefined) return '';
	const pick = get(step, 'pick');
	const count = pick?.is === 'scalar' ? String(pick.value) : '1';
	const pass = get(step, 'pass');
	const mayPass = pass?.is === 'scalar' && pass.value === true;
	const one = count === '1' ? 'one action' : `up to ${count} actions`;
	return `${count === 'any' ? 'any number of actions' : one}${mayPass ? ', or a pass' : ''}`;
}

const stretches: Readonly<Record<string, string>> = {
	'set-up': 'Before the first turn',
	turn: 'The turn',
	wave: 'A scoring',
	'end-game': 'The end of the game',
};

export function stretchTitle(id: string): string | undefined {
	return ownValue(stretches, id);
}

/** A line of the order of play, and what a rule needs that happens there. */
export interface Moment extends Omit<Line, 'given' | 'name'> {
	/** As a rule names it under `at`; '' for a heading. */
	readonly name: string;
	/** “At the start of the turn”, as rules begin that happen there. */
	readonly when: string;
}

/** The lines of a stretch of the timeline. */
export function momentsIn(
	decl: Pick<Decl, 'section' | 'id' | 'datum'>,
	lexicon: Lexicon,
): Moment[] {
	const prefix = (stretchPrefix as Readonly<Record<string, string>>)[decl.id] ?? '';
	return linesOfStretch(wordingOf(decl, lexicon), decl.datum, prefix).map(
		({ name = '', title, says, depth, isSlot }) => ({
			...{ name, title, says, depth, isSlot },
			when: name === '' ? '' : `At ${stepIn({ lexicon }, name)}`,
		}),
	);
}
