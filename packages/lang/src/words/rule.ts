import { appendAll } from '@tilewright/schema';
import { effects } from '../effects/table.ts';
import { type Datum, get, itemsOf, textOf } from '../link/datum.ts';
import type { Decl } from '../link/ruleset.ts';
import { conditionIn, nameIn, nounIn, valueIn } from './datum.ts';
import { afterEffect, sentenceAbout } from './effect.ts';
import { capitalised } from './english.ts';
import type { Lexicon } from './lexicon.ts';
import { thing } from './phrase.ts';
import { type Speaker, withVariable } from './say.ts';
import { speakerOf, withName, withNames } from './speaker.ts';

/** Keys under which the effects of an effect stand. */
const inner = ['do', 'then', 'else'] as const;

/** What a rule or an action does, a sentence a line; what belongs to a sentence is indented by tabs. */
export function describeRule(decl: Pick<Decl, 'section' | 'datum'>, lexicon: Lexicon): string[] {
	return effectsIn(speakerOf(decl, lexicon), decl.datum);
}

/** The same for a datum with the keys of a rule. */
export function effectsIn(speaker: Speaker, datum: Datum): string[] {
	const event = get(datum, 'on');
	const each = get(datum, 'for-each');
	let s = speaker;
	const eventName = textOf(get(event, 'as'));
	if (eventName !== undefined) s = withVariable(s, eventName, thing('the event', 'event'));
	const choice = get(get(datum, 'choose'), 'among');
	s = withNames(s, choice);
	const head: string[] = [];
	const at = textOf(get(datum, 'at'));
	if (at !== undefined) head.push(`in the step “${nameIn(at)}”`);
	if (event !== undefined) head.push(`after “${nameIn(textOf(get(event, 'event')))}”`);
	if (each !== undefined) {
		const name = textOf(get(each, 'as')) ?? 'it';
		head.push(`for each of ${valueIn(s, get(each, 'in'))}${called(s, name, get(each, 'in'))}`);
		s = withName(s, name, get(each, 'in'));
	}
	const when = conditionIn(s, get(datum, 'when'));
	if (when !== '') head.push(`if ${when}`);
	const given = conditionIn(s, get(datum, 'given'));
	if (given !== '') head.push(`provided that ${given}`);
	const lines = block(s, get(datum, 'do'), head.length === 0 ? 0 : 1);
	return head.length === 0 ? lines : [`${capitalised(head.join(', '))}:`, ...lines];
}

/** The name of a member, where it is a word of its own. */
export function called(s: Speaker, name: string, from: Datum | undefined): string {
	const words = nameIn(name);
	return words.length < 3 || words === nounIn(s, from) ? '' : ` (“${words}”)`;
}

function block(speaker: Speaker, list: Datum | undefined, depth: number): string[] {
	let s = speaker;
	return itemsOf(list).flatMap((item) => {
		if (item.is !== 'map') return [];
		const name = [...item.entries.keys()].find((key) => effects.has(key));
		const node = name === undefined ? undefined : item.entries.get(name);
		if (name === undefined || node === undefined) return [];
		const effect = effects.get(name)!;
		const pad = '\t'.repeat(depth);
		const given = conditionIn(s, get(node, 'given') ?? get(item, 'given'));
		const lines = [
			`${pad}${given === '' ? '' : `(Provided that ${given}.) `}${sentenceAbout(s, effect, node)}`,
		];
		const after = afterEffect(s, effect, node);
		for (const key of inner) {
			const body = get(item, key) ?? get(node, key);
			if (body === undefined) continue;
			if (key === 'else') lines.push(`${pad}Otherwise:`);
			appendAll(lines, block(after, body, depth + 1));
		}
		const of = get(item, 'of');
		if (of?.is === 'map')
			for (const [word, body] of of.entries) {
				lines.push(`${pad}\t${capitalised(nameIn(word))}:`);
				const done = block(after, body, depth + 2);
				appendAll(lines, done.length === 0 ? [`${pad}\t\tNothing happens.`] : done);
			}
		s = after;
		return lines;
	});
}
