import { quoteYaml, largest } from '@tilewright/schema';
import { type Value, isList, isMapping } from './value.ts';

export interface Setting {
	readonly flow: boolean;
	/** Column of the key or dash the value belongs to. */
	readonly indent: number;
	/** Spaces per level. */
	readonly step: number;
	readonly line: string;
	/** Columns taken before the value on its line. */
	readonly before: number;
	readonly spread: boolean;
	/** Braces have a space inside. */
	readonly airy: boolean;
}

/** A spelled value: on the line of its key, or on lines below it. */
export interface Spelled {
	readonly text: string;
	readonly below: boolean;
}

const width = 120;
const inner = 80;

/** The shortest spelling of a value at its place. Lines below start with a break. */
export function spellYaml(value: Value, at: Setting): Spelled {
	if (typeof value === 'string') return { text: spellText(value, at), below: false };
	if (!isList(value) && !isMapping(value)) return { text: String(value), below: false };
	const flow = spellFlow(value, at.airy);
	const empty = isList(value) ? value.length === 0 : Object.keys(value).length === 0;
	if (empty || at.flow) return { text: flow, below: false };
	const fits = at.before + flow.length <= width && depth(value) <= 2;
	if (fits && !at.spread) return { text: flow, below: false };
	const column = at.indent + at.step;
	return { text: at.line + spellBlock(value, column, at), below: true };
}

function spellBlock(value: Value, column: number, at: Setting): string {
	return ' '.repeat(column) + compact(value, column, at);
}

export function compact(value: Value, column: number, at: Setting): string {
	const pad = at.line + ' '.repeat(column);
	if (isList(value)) return value.map((item) => `- ${entry(item, column, 2, at)}`).join(pad);
	if (!isMapping(value)) return spellYaml(value, { ...at, indent: column }).text;
	return Object.entries(value)
		.map(([key, item]) => {
			const name = `${spellKey(key, false)}:`;
			const text = item === null ? '' : entry(item, column, name.length + 1, at);
			return text === '' || text.startsWith(at.line) ? name + text : `${name} ${text}`;
		})
		.join(pad);
}

function entry(value: Value, column: number, taken: number, at: Setting): string {
	const collection = isList(value) || isMapping(value);
	const fits = collection && depth(value) <= 2 && spellFlow(value, at.airy).length <= inner;
	const dash = taken === 2;
	const empty = collection && Object.keys(value).length === 0;
	if (collection && !fits && !empty && dash) return compact(value, column + 2, at);
	const inside = { ...at, indent: column, before: column + taken, spread: collection && !fits };
	return spellYaml(value, inside).text;
}

function depth(value: Value): number {
	if (!isList(value) && !isMapping(value)) return 0;
	return 1 + largest(Object.values(value).map(depth), 0);
}

function spellFlow(value: Value, airy: boolean): string {
	if (isList(value)) return `[${value.map((item) => spellFlow(item, airy)).join(', ')}]`;
	if (isMapping(value)) {
		const entries = Object.entries(value).map(
			([key, item]) => `${spellKey(key, true)}: ${spellFlow(item, airy)}`,
		);
		if (entries.length === 0) return '{}';
		return airy ? `{ ${entries.join(', ')} }` : `{${entries.join(', ')}}`;
	}
	return typeof value === 'string' ? spellScalar(value, true) : String(value);
}

function spellText(text: string, at: Setting): string {
	if (isPlain(text, at.flow)) return text;
	if (!at.flow && isBlockText(text)) return literal(text, at);
	return quoteYaml(text);
}

function isBlockText(text: string): boolean {
	const lines = text.replace(/\n$/, '');
	if (!lines.includes('\n') || lines.endsWith('\n') || /[\t\r]/.test(text)) return false;
	return !/^\s/.test(lines) && !/ (?:\n|$)/.test(lines);
}

function literal(text: string, at: Setting): string {
	const pad = ' '.repeat(at.indent + at.step);
	const lines = text.replace(/\n$/, '').split('\n');
	const head = text.endsWith('\n') ? '|' : '|-';
	return [head, ...lines.map((l) => (l === '' ? '' : pad + l))].join(at.line);
}

export function spellLike(
	text: string,
	style: string,
	head: string,
	at: Setting,
): string | undefined {
	const short = !/[\n\r\t]/.test(text);
	if (style === 'double') return short && !/["\\]/.test(text) ? `"${text}"` : undefined;
	if (style === 'single') return short ? `'${text.replaceAll("'", "''")}'` : undefined;
	if (style !== 'literal' || !/^\|-?$/.test(head)) return undefined;
	const ends = text.endsWith('\n') && !text.endsWith('\n\n');
	const lines = text.replace(/\n$/, '');
	if ((head === '|') !== ends || text === '' || lines.endsWith('\n')) return undefined;
	if (/[\t\r]/.test(text) || /^\s/.test(lines) || / (?:\n|$)/.test(lines)) return undefined;
	return literal(text, at);
}

export function spellScalar(text: string, flow: boolean): string {
	return isPlain(text, flow) ? text : quoteYaml(text);
}

export function spellKey(key: string, flow: boolean): string {
	const number = /^(?:0|-?[1-9][0-9]{0,8})$/.test(key);
	return number || (isPlain(key, flow) && !/^\?|: ?$/.test(key)) ? key : quoteYaml(key);
}

const special = /^(?:~|null|true|false|yes|no|on|off|[-+]?\.(?:inf|nan)|<<|=|---.*|\.\.\..*)$/i;
const numeric = /^(?:[-+]?[0-9.][-+0-9._eExXoO:a-fA-F]*)$/;

function isPlain(text: string, flow: boolean): boolean {
	if (text === '' || text !== text.trim() || /[\n\r\t]/.test(text)) return false;
	if (/^[,[\]{}#&*!|>'"%@`]/.test(text) || /^[-?:](?:$|[\s,[\]{}])/.test(text)) return false;
	if (/:(?:\s|$)/.test(text) || /\s#/.test(text)) return false;
	if (flow && /[,[\]{}]/.test(text)) return false;
	return !special.test(text) && !(numeric.test(text) && /[0-9]|inf|nan/i.test(text));
}
