import { appendAll } from '@tilewright/schema';
import { effects } from './effects/table.ts';
import type { Effect } from './effects/effect.ts';
import { fill, write } from './effects/prose.ts';
import { type Datum, get, itemsOf } from './link/datum.ts';
import type { Decl } from './link/ruleset.ts';

/** Keys under which the effects of an effect stand. */
const inner = ['do', 'then', 'else'] as const;

/** What a rule or an action does, a sentence a line; what belongs to a sentence is indented by tabs. */
export function describeRule(decl: Decl): string[] {
	const { datum } = decl;
	const said = (key: string): string => write(get(datum, key));
	const event = get(datum, 'on');
	const each = get(datum, 'for-each');
	const head = [
		said('at') === '' ? '' : `At ${said('at')}`,
		event === undefined ? '' : `Upon ${write(get(event, 'event'))}`,
		each === undefined ? '' : `for each ${write(get(each, 'as'))} of ${write(get(each, 'in'))}`,
		said('when') === '' ? '' : `if ${said('when')}`,
		said('given') === '' ? '' : `given ${said('given')}`,
	].filter((part) => part !== '');
	const first = head.join(', ');
	const lines = block(get(datum, 'do'), first === '' ? 0 : 1);
	return first === '' ? lines : [`${first[0]!.toUpperCase()}${first.slice(1)}:`, ...lines];
}

/** The English sentence about one use of an effect. */
function sentenceAbout({ prose }: Effect, node: Datum): string {
	const { code, args } = prose.describe(node);
	return fill(prose.english[code]!, args);
}

function block(list: Datum | undefined, depth: number): string[] {
	return itemsOf(list).flatMap((item) => {
		if (item.is !== 'map') return [];
		const name = [...item.entries.keys()].find((key) => effects.has(key));
		const node = name === undefined ? undefined : item.entries.get(name);
		if (name === undefined || node === undefined) return [];
		const pad = '\t'.repeat(depth);
		const lines = [`${pad}${sentenceAbout(effects.get(name)!, node)}`];
		for (const key of inner) {
			const body = get(item, key) ?? get(node, key);
			if (body === undefined) continue;
			if (key === 'else') lines.push(`${pad}Otherwise:`);
			appendAll(lines, block(body, depth + 1));
		}
		const of = get(item, 'of');
		if (of?.is === 'map')
			for (const [word, body] of of.entries) {
				lines.push(`${pad}\t${word}:`);
				appendAll(lines, block(body, depth + 2));
			}
		return lines;
	});
}
