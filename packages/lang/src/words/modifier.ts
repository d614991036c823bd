import { type SourcedValue, get, textOf, textsOf, pairsOf } from '../link/sourced-value.ts';
import { conditionIn, nameIn, sortWithArticle, valueIn } from './datum.ts';
import { capitalised, listed, withArticle } from './english.ts';
import { lineIn } from './kind.ts';
import type { Wording } from './wording.ts';

type Say = (s: Wording, datum: SourcedValue, line: string) => string;

const changes: readonly (readonly [key: string, say: Say])[] = [
	['add-line', (s, d) => linesIn(s, d, 'it also pays')],
	['late-line', (s, d) => linesIn(s, d, 'after everything else it also pays')],
	['count', (s, d, line) => `${line} counts ${changedIn(s, d)}`],
	['each', (s, d, line) => `${line} pays ${changedIn(s, d)} each`],
	['void', (_s, _d, line) => `${line} pays nothing`],
	[
		'once-per',
		(_, d, line) => `${line} counts each member once for ${withArticle(nameIn(textOf(d)))}`,
	],
	['scale', (s, d) => `it is multiplied by ${valueIn(s, d)}`],
	['cap', (s, d) => `it is at most ${valueIn(s, d)}`],
	['floor', (s, d) => `it is at least ${valueIn(s, d)}`],
	['veto', () => 'it may pay nothing'],
	['set', (s, d) => `it is ${valueIn(s, d)}`],
	['add', (s, d) => `${valueIn(s, d)} is added`],
	['and', (s, d) => `it holds only if also ${conditionIn(s, d)}`],
	['or', (s, d) => `it also holds if ${conditionIn(s, d)}`],
	['union', (s, d) => `${valueIn(s, d)} are added`],
	['without', (s, d) => `${valueIn(s, d)} are taken out`],
	['key', (s, d) => `it is compared by ${valueIn(s, d)}`],
];

export function modifierLines(s: Wording, datum: SourcedValue): readonly string[] {
	const query = textOf(get(datum, 'query')) ?? 'value';
	const of = textOf(get(datum, 'of'));
	const lines = textsOf(get(datum, 'line')).map((id) => `“${nameIn(id)}”`);
	const line =
		lines.length > 1 ? `each of the lines ${listed(lines, 'and')}` : `the line ${lines.join('')}`;
	const sentences = changes.flatMap(([key, say]) => {
		const found = get(datum, key);
		return found === undefined ? [] : [say(s, found, line)];
	});
	const when = conditionIn(s, get(datum, 'when'));
	const subject =
		query === 'value'
			? `the worth${of === undefined ? '' : ` of ${sortWithArticle(s, of)}`}`
			: `“${nameIn(query)}”`;
	return [
		`${when === '' ? capitalised(subject) : `When ${when}, ${subject}`} changes: ${sentences.join('; ') || 'nothing'}.`,
	];
}

function changedIn(s: Wording, datum: SourcedValue): string {
	const [add, scale, set] = [get(datum, 'add'), get(datum, 'scale'), get(datum, 'set')];
	if (add !== undefined) return `${valueIn(s, add)} more`;
	if (scale !== undefined) return `${valueIn(s, scale)} times as much`;
	return valueIn(s, set ?? datum);
}

function linesIn(s: Wording, datum: SourcedValue, head: string): string {
	return `${head} ${listed(
		pairsOf(datum).map(([, line]) => lineIn(s, line)),
		'and',
	)}`;
}
