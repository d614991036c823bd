import { ownValue } from '@tilewright/schema';
import { type Datum, get, itemsOf, textsOf } from './link/datum.ts';
import type { Declared } from './difference.ts';
import type { Decl } from './link/ruleset.ts';
import type { Section } from './link/sections.ts';
import { times, write } from './effects/prose.ts';
import { operand } from './expr/brackets.ts';
import { describeRule } from './prose.ts';

/** What declarations say beside themselves: the text behind a reason. */
export type TextOf = (id: string) => string;
type Tell = (decl: Decl, textOf: TextOf) => readonly string[];

/**
 * What a declaration means, in sentences made from its data; lines below another are indented by tabs. The sentence its author
 * wrote is not among them.
 */
export function describeDeclaration(decl: Declared, textOf: TextOf = () => ''): string[] {
	const lines = (
		isDecl(decl) ? (tells[decl.section] ?? plainly)(decl, textOf) : plainly(decl)
	).filter((line) => line !== '');
	const conditions = itemsOf(get(decl.datum, 'given')).map(write);
	const given =
		conditions.length > 1
			? conditions.map((c) => operand(c, '&&', 'left')).join(' and ')
			: (conditions[0] ?? '');
	return given === '' || (isDecl(decl) && told.has(decl.section))
		? [...lines]
		: [`Only if ${given}.`, ...lines];
}

const isDecl = (decl: Declared): decl is Decl =>
	decl.section !== 'scores' && decl.section !== 'deck';

/** Sections whose sentences hold their condition already. */
const told: ReadonlySet<Section> = new Set(['rules', 'always', 'actions', 'elements', 'params']);

const tells: Partial<Record<Section, Tell>> = {
	elements: ({ datum }) => [
		sentence(
			'Can be switched off',
			`it is ${said(datum, 'default') === 'false' ? 'off' : 'on'} unless it is chosen otherwise`,
		),
		ifAny('Needs', list(get(datum, 'requires'))),
		ifAny('Excludes', list(get(datum, 'conflicts'))),
		ifAny('Can be chosen only if', said(datum, 'given')),
	],
	params: ({ datum }) => [
		sentence(
			[
				get(datum, 'values') === undefined ? '' : `One of ${list(get(datum, 'values'), ' or ')}`,
				get(datum, 'min') === undefined && get(datum, 'max') === undefined
					? ''
					: `${said(datum, 'type') === 'int' ? 'A number' : 'A value'} from ${said(datum, 'min', 'any')} to ${said(datum, 'max', 'any')}`,
			]
				.filter((t) => t !== '')
				.join(', ') || 'A choice',
			get(datum, 'default') === undefined ? '' : `without a choice ${said(datum, 'default')}`,
		),
		ifAny('Can be chosen only if', said(datum, 'given')),
	],
	presets: ({ datum }) => [
		...pairs(get(datum, 'params')).map(([id, v]) => `Sets ${id} to ${write(v)}.`),
		...pairs(get(datum, 'elements')).map(
			([id, v]) => `Switches ${id} ${write(v) === 'false' ? 'off' : 'on'}.`,
		),
	],
	kinds: ({ datum }) => [
		sentence(
			get(datum, 'connect') === undefined
				? 'A feature'
				: (ownValue(connects, said(datum, 'connect')) ??
						`A feature joined by ${said(datum, 'connect')}`),
			get(datum, 'like') === undefined ? '' : `like ${said(datum, 'like')}`,
		),
		completes(said(datum, 'complete')),
		ifAny('It reaches', said(datum, 'reach')),
		ifAny('Tagged', list(get(datum, 'tags'))),
		...pairs(get(datum, 'marks')).map(
			([id, fold]) =>
				`Marks ${id}: ${ownValue(folds, write(fold)) ?? write(fold)} when features join.`,
		),
		...pairs(get(datum, 'touch')).map(([id, kind]) => `${id}: every ${write(kind)} it touches.`),
		...pairs(get(datum, 'ends')).map(
			([id, kind]) => `${id}: every ${write(kind)} that ends at it.`,
		),
		...pairs(get(datum, 'define')).map(([id, e]) => `${id} means ${expression(e)}.`),
		...pairs(get(datum, 'piles')).map(
			([id, p]) => `Pieces lie on it in a pile, ${id}${detail(p, ['faces', 'join'])}.`,
		),
		...pairs(get(datum, 'registers')).map(
			([id, r]) => `Remembers ${id}${detail(r, ['type', 'default', 'join', 'reset'])}.`,
		),
		...worth(get(datum, 'value')),
	],
	marks: ({ datum }) => [
		sentence(
			`A mark of ${said(datum, 'of') === 'tile' ? 'a tile' : 'a segment'}`,
			get(datum, 'fold') === undefined
				? ''
				: `${ownValue(folds, said(datum, 'fold')) ?? said(datum, 'fold')} when features join`,
			said(datum, 'oriented') === 'true' ? 'it points somewhere' : '',
		),
	],
	pieces: ({ datum }) => [
		sentence(
			get(datum, 'per-seat') === undefined
				? get(datum, 'shared') === undefined
					? 'A piece'
					: `${said(datum, 'shared')} lie in the middle for all`
				: `Each seat has ${said(datum, 'per-seat')}`,
			get(datum, 'like') === undefined ? '' : `like ${said(datum, 'like')}`,
			get(datum, 'neutral') === undefined ? '' : `of no seat: ${said(datum, 'neutral')}`,
		),
		ifAny('Stands on', list(get(datum, 'stands-on'))),
		ifAny('Tagged', list(get(datum, 'tags'))),
		ifAny('Counts as', said(datum, 'power')),
		ifAny('Faces', said(datum, 'faces')),
		ifAny('Begins in', said(datum, 'starts')),
	],
	zones: ({ datum }) => [
		sentence(
			`A place beside the board${get(datum, 'per') === undefined ? '' : `, one for each ${said(datum, 'per')}`}`,
			get(datum, 'holds') === undefined ? '' : `it holds ${said(datum, 'holds')}`,
			get(datum, 'shows') === undefined ? '' : `seen by ${said(datum, 'shows')}`,
		),
	],
	define: ({ datum }) => [meaning(datum)],
	queries: ({ datum }) => [
		meaning(datum),
		get(datum, 'most') === undefined
			? ''
			: `The answer is whoever has most ${list(get(datum, 'most'), ', then ')}${get(datum, 'above') === undefined ? '' : `, above ${said(datum, 'above')}`}.`,
	],
	relations: ({ datum }) => [
		`Pairs of ${named(get(datum, 'among'))}${get(datum, 'where') === undefined ? '' : `, where ${said(datum, 'where')}`}.`,
	],
	registers: ({ datum }) => [
		`Remembers ${said(datum, 'type', 'a value')}${get(datum, 'per') === undefined ? '' : ` for each ${said(datum, 'per')}`}${detail(datum, ['values', 'default', 'reset'])}.`,
	],
	limits: ({ datum }) => [
		get(datum, 'times') === undefined
			? `At most ${write(datum)}.`
			: `At most ${said(datum, 'times')} per ${said(datum, 'per')}.`,
	],
	verbs: ({ id, datum }) => [
		`Asked as can(${[id, ...pairs(datum).map(([name]) => name)].join(', ')}), with ${named(datum)}.`,
	],
	actions: (decl) => action(decl),
	blocks: (decl) => [
		get(decl.datum, 'args') === undefined ? '' : `Given ${named(get(decl.datum, 'args'))}:`,
		...describeRule({ ...decl, datum: without(decl.datum, ['args', 'given']) }),
	],
	rules: (decl) => describeRule(decl),
	always: (decl) => [
		'Whenever it holds, after every slot and every decision.',
		...describeRule(decl),
	],
	assists: (decl) => [
		`May be laid together with a tile${get(decl.datum, 'among') === undefined ? '' : `: ${named(get(decl.datum, 'among'))}`}.`,
		ifAny('Where', said(decl.datum, 'where')),
		...describeRule({ ...decl, datum: without(decl.datum, ['when', 'given', 'at']) }),
	],
	replace: (decl) => [
		`Instead of “${said(decl.datum, 'event')}”${get(decl.datum, 'when') === undefined ? '' : `, if ${said(decl.datum, 'when')}`}:`,
		...describeRule({ ...decl, datum: without(decl.datum, ['when', 'given', 'event']) }).map(
			(l) => `\t${l}`,
		),
	],
	require: ({ datum }, textOf) => [
		`${said(datum, 'verb')} is possible only if ${said(datum, 'that')}${when(datum)}.`,
		reason(datum, textOf),
	],
	forbid: ({ datum }, textOf) => [
		`${said(datum, 'verb')} is never possible${when(datum) || ' at all'}.`,
		reason(datum, textOf),
	],
	allow: ({ datum }) => [`The requirement ${said(datum, 'require')} need not hold${when(datum)}.`],
	modify: ({ datum }) => modifier(datum),
	insert: ({ datum }) => [
		`Puts ${steps(get(datum, 'steps'))} ${['after', 'before', 'first']
			.filter((key) => get(datum, key) !== undefined)
			.map((key) =>
				key === 'first' ? `first in ${said(datum, key)}` : `${key} ${said(datum, key)}`,
			)
			.join(', ')}.`,
	],
	timeline: ({ id, datum }) => [`${id}: ${steps(datum)}.`],
	groups: ({ datum }) => [ifAny('Tiles drawn together', write(datum)) || 'Tiles drawn together.'],
	reasons: ({ datum }) => [`The first of these that holds pays: ${list(datum)}.`],
	texts: ({ datum }) => [`“${write(datum)}”`],
	displays: ({ datum }) => [
		`In sight while playing${get(datum, 'of') === undefined ? '' : ` for each ${said(datum, 'of')}`}: ${said(datum, 'value')}${when(datum)}.`,
	],
	tiles: ({ datum }) => [
		...pairs(datum)
			.filter(([key]) => !['given', 'source', 'says'].includes(key))
			.map(([key, d]) => (key === 'copies' ? `Copies: ${write(d)}.` : `${key}: ${list(d, '; ')}.`)),
	],
	'piece-tags': ({ datum }) => [tag(datum)],
	'kind-tags': ({ datum }) => [tag(datum)],
	'tile-tags': ({ datum }) => [tag(datum)],
	'space-tags': ({ datum }) => [tag(datum)],
};

const connects: Readonly<Record<string, string>> = {
	edge: 'A feature joined over the sides of tiles',
	area: 'A feature of half sides, bounded by others',
	point: 'A feature of one tile',
	region: 'A feature of declared cells',
};
const folds: Readonly<Record<string, string>> = {
	sum: 'added up',
	any: 'there if any part has it',
	all: 'there if all parts have it',
	max: 'the greatest counts',
	multiset: 'all are kept',
};

function plainly({ datum }: Pick<Decl, 'datum'>): string[] {
	if (datum.is !== 'map') return [sentence(write(datum))];
	return pairs(datum)
		.filter(([key]) => !['says', 'source', 'title', 'given'].includes(key))
		.map(([key, d]) => `${key}: ${write(d)}.`);
}

function action(decl: Decl): string[] {
	const { datum } = decl;
	const window = get(datum, 'window');
	return [
		sentence(
			window === undefined
				? `A choice of the group ${said(datum, 'group', 'it is asked in')}`
				: `Free in ${write(window)}`,
			get(datum, 'who') === undefined ? '' : `for ${said(datum, 'who')}`,
			get(datum, 'given') === undefined ? '' : `only if ${said(datum, 'given')}`,
			get(datum, 'when') === undefined ? '' : `while ${said(datum, 'when')}`,
		),
		ifAny('Chosen', named(get(get(datum, 'choose'), 'among'))),
		ifAny('Where', said(datum, 'where')),
		ifAny('Waives', list(get(datum, 'waive'))),
		ifAny('At most', said(datum, 'limit')),
		...describeRule({ ...decl, datum: without(datum, ['given', 'when', 'at']) }),
	];
}

function modifier(datum: Datum): string[] {
	const of = get(datum, 'of');
	const what = `${said(datum, 'query')}${of === undefined ? '' : ` of ${write(of)}`}`;
	const named = textsOf(get(datum, 'line'));
	const line = list(get(datum, 'line'), ' and ');
	const lineThat = named.length > 1 ? `each of the lines ${line}` : `the line ${line}`;
	const effects: string[] = [];
	const each = (key: string, text: (d: Datum) => string): void => {
		const found = get(datum, key);
		if (found !== undefined) effects.push(text(found));
	};
	each('add-line', (d) =>
		pairs(d)
			.map(([id, l]) => `adds the line ${id}: ${product(l)}`)
			.join(', '),
	);
	each('late-line', (d) =>
		pairs(d)
			.map(([id, l]) => `adds the line ${id} after all scaling: ${product(l)}`)
			.join(', '),
	);
	each('count', (d) => `${lineThat} counts ${write(d)}`);
	each('each', (d) => `${lineThat} pays ${write(d)} each`);
	each('void', () => `${lineThat} pays nothing`);
	each('once-per', (d) => `${lineThat} counts each member once for a ${write(d)}`);
	each('scale', (d) => `scales it by ${write(d)}`);
	each('cap', (d) => `caps it at ${write(d)}`);
	each('floor', (d) => `pays at least ${write(d)}`);
	each('veto', () => 'lets it pay nothing');
	each('set', (d) => `makes it ${write(d)}`);
	each('add', (d) => `adds ${write(d)}`);
	each('and', (d) => `asks also that ${write(d)}`);
	each('or', (d) => `lets hold instead ${write(d)}`);
	each('union', (d) => `adds ${write(d)}`);
	each('without', (d) => `takes out ${write(d)}`);
	each('key', (d) => `is compared by ${write(d)}`);
	return [`Changes ${what}${when(datum)}: ${effects.join('; ') || 'nothing'}.`];
}

function worth(value: Datum | undefined): string[] {
	const lines = pairs(value);
	if (value !== undefined && lines.length === 0) return ['It is worth nothing by itself.'];
	return lines.map(([id, line]) => `Worth, line ${id}: ${product(line)}.`);
}

/** `count × each, if …` */
function product(line: Datum): string {
	return `${times(line)}${get(line, 'when') === undefined ? '' : `, if ${said(line, 'when')}`}`;
}

function meaning(datum: Datum): string {
	if (datum.is !== 'map') return `Means ${write(datum)}.`;
	const of = said(datum, 'of');
	const about = [
		of === '' ? '' : `of a ${of}`,
		get(datum, 'for') === undefined ? '' : `for a ${said(datum, 'for')}`,
	]
		.filter((t) => t !== '')
		.join(' ');
	const value = said(datum, 'value');
	const type =
		get(datum, 'type') === undefined
			? 'A value'
			: (ownValue(types, said(datum, 'type')) ?? said(datum, 'type'));
	return value === ''
		? `${type}${about === '' ? '' : ` ${about}`}.`
		: `${type}${about === '' ? '' : ` ${about}`}: ${value}.`;
}
const types: Readonly<Record<string, string>> = { bool: 'A question', int: 'A number' };

function completes(complete: string): string {
	if (complete === '') return '';
	return complete === 'false' ? 'It is never complete.' : `Complete when ${complete}.`;
}

function reason(datum: Datum, textOf: TextOf): string {
	const why = said(datum, 'why');
	const text = textOf(why);
	return why === '' ? '' : `Refused as “${text === '' ? why : text}”`;
}

function tag(datum: Datum): string {
	return datum.is === 'scalar' ? write(datum) : said(datum, 'says');
}

function when(datum: Datum): string {
	const holds = said(datum, 'when');
	return holds === '' ? '' : `, if ${holds}`;
}

/** `m of …, f of …` of a mapping of names. */
function named(datum: Datum | undefined): string {
	return pairs(datum)
		.map(([name, d]) => `${name} of ${write(d)}`)
		.join(', ');
}

function steps(datum: Datum | undefined): string {
	return itemsOf(datum)
		.map((step) =>
			step.is === 'map'
				? pairs(step)
						.map(([key, d]) => (d.is === 'list' ? `${key} (${steps(d)})` : `${key} ${write(d)}`))
						.join(' ')
				: write(step),
		)
		.join(', ');
}

function detail(datum: Datum, keys: readonly string[]): string {
	return keys
		.filter((key) => get(datum, key) !== undefined)
		.map((key) => `, ${key} ${said(datum, key)}`)
		.join('');
}

function expression(datum: Datum): string {
	return datum.is === 'map' ? said(datum, 'value') : write(datum);
}

function said(datum: Datum, key: string, otherwise = ''): string {
	return write(get(datum, key)) || otherwise;
}

function list(datum: Datum | undefined, between = ', '): string {
	return itemsOf(datum).map(write).join(between);
}

function pairs(datum: Datum | undefined): [string, Datum][] {
	return datum?.is === 'map' ? [...datum.entries] : [];
}

function ifAny(head: string, rest: string): string {
	return rest === '' ? '' : `${head} ${rest}.`;
}

function sentence(...parts: string[]): string {
	const text = parts.filter((p) => p !== '').join(', ');
	return text === '' || /[.!?”]$/.test(text) ? text : `${text}.`;
}

function without(datum: Datum, keys: readonly string[]): Datum {
	if (datum.is !== 'map') return datum;
	return { ...datum, entries: new Map([...datum.entries].filter(([key]) => !keys.includes(key))) };
}
