import { elementOf } from '../ir/types.ts';
import type { Type } from '../ir/types.ts';
import type { Callable } from '../model/callable.ts';
import { valuesOf } from '../model/model.ts';
import { isStrange } from '../model/view.ts';
import { describeType } from '../model/type-words.ts';
import { candidates, receivers, tagOwner } from './check-access.ts';
import { specialForms } from './check-calls.ts';
import { folds } from './check-folds.ts';
import { columnNames } from './check-names.ts';
import { type ExprContext, writableHere } from './context.ts';
import { checkInside, typeOfText } from './inside.ts';
import { visible } from './scope.ts';
import type { Check, Typed } from './typed.ts';
import { enclosingCalls, receiverBefore, wordBefore } from './unfinished.ts';
import { proposalWords } from '../texts/expressions.ts';

export interface NameAt {
	readonly name: string;
	/** In words: `a set of pieces`. */
	readonly type: string;
	readonly doc: string;
	readonly form: 'variable' | 'name' | 'property' | 'method' | 'function' | 'value' | 'tag';
}

/**
 * The names that can be written at an offset of a text that need not be finished.
 *
 *   after a dot: properties and methods of the value before it        after `param.`: names that begin so
 *   inside has(…): tags                                                else: variables, names, functions, values due here
 */
export function namesAt(
	text: string,
	offset: number,
	context: ExprContext,
	expected?: Type,
): readonly NameAt[] {
	const { start, word } = wordBefore(text, offset);
	const c = checkInside(text, start, context);
	const receiver = receiverBefore(text, start);
	const found =
		receiver === undefined
			? bareNames(c, text, start, expected)
			: [...dotted(c, receiver), ...afterDot(c, typeOfText(c, receiver))];
	const seen = new Set<string>();
	const low = word.toLowerCase();
	return found
		.filter((n) => n.name.toLowerCase().startsWith(low))
		.filter((n) => !seen.has(n.name) && seen.add(n.name))
		.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

function proposal(name: string, m: Callable, form: NameAt['form'] = m.form): NameAt {
	const result = m.result();
	return {
		name,
		type: result === undefined ? '' : describeType(result.type),
		doc: m.doc,
		form,
	};
}

/** The next words of a dotted name: `param.` → `base`, `wave.` → `features`. */
function dotted(c: Check, receiver: string): NameAt[] {
	const out: NameAt[] = [];
	const prefix = `${receiver}.`;
	for (const table of [c.model.names, c.model.functions])
		for (const [path, list] of table)
			if (path.startsWith(prefix) && writableHere(c.context, list).length > 0) {
				const rest = path.slice(prefix.length);
				const dot = rest.indexOf('.');
				if (dot < 0) out.push(proposal(rest, list[0]!));
				else
					out.push({
						name: rest.slice(0, dot),
						type: '',
						doc: `${prefix}${rest.slice(0, dot)}.…`,
						form: 'name',
					});
			}
	return out;
}

function afterDot(c: Check, on: Typed | undefined): NameAt[] {
	if (on === undefined) return [];
	const out: NameAt[] = [];
	const add = (type: string, typed: Typed): void => {
		for (const name of c.model.members.get(type)?.keys() ?? [])
			for (const m of candidates(c, typed, name)) out.push(proposal(name, m));
	};
	for (const receiver of receivers(c, on)) {
		const { type } = receiver.expr;
		add(type, receiver);
		const element = elementOf(type);
		if (element === undefined) continue;
		add('set(*)', receiver);
		for (const [name, body] of Object.entries(folds)) out.push(foldProposal(name, body, element));
		for (const [name, list] of c.model.members.get(element) ?? [])
			for (const m of list) {
				const result = m.result()?.type;
				if (m.kind === undefined && result !== undefined && result !== 'bool' && result !== 'int')
					out.push({ ...proposal(name, m), doc: proposalWords.ofEachMember(m.doc) });
			}
	}
	return out;
}

function foldProposal(
	name: string,
	body: (typeof folds)[keyof typeof folds],
	element: string,
): NameAt {
	return {
		name,
		type: '',
		doc: proposalWords.fold({ name, element: describeType(element as Type), body }),
		form: 'method',
	};
}

function bareNames(c: Check, text: string, offset: number, expected: Type | undefined): NameAt[] {
	const call = enclosingCalls(text, offset).at(-1);
	if (call?.name === 'has' && call.receiver !== undefined) return tags(c, call.receiver);
	const first = call !== undefined && call.argument === 0 && call.receiver === undefined;
	if (first && call.name === 'can')
		return [...c.model.verbs.values()].map((v) => plain(v.id, v.says, 'name'));
	if (first && call.name === 'possible')
		return [...c.model.actions.values()].map((a) => plain(a.id, a.says, 'name'));
	const out: NameAt[] = [];
	for (const [name, v] of visible(c.scope))
		out.push({
			name,
			type: describeType(v.type),
			doc: v.doc ?? proposalWords.variable(name),
			form: 'variable',
		});
	const it = c.context.implicit === undefined ? undefined : typeOfText(c, c.context.implicit);
	if (it !== undefined)
		for (const name of columnNames(c))
			for (const m of candidates(c, it, name))
				if (m.form === 'property' && !isHidden(c, name, m)) out.push(proposal(name, m));
	for (const [path, list] of [...c.model.names, ...c.model.functions]) {
		if (writableHere(c.context, list).length === 0) continue;
		const dot = path.indexOf('.');
		if (dot < 0) out.push(proposal(path, list[0]!));
		else
			out.push({
				name: path.slice(0, dot),
				type: '',
				doc: `${path.slice(0, dot)}.…`,
				form: 'name',
			});
	}
	for (const name of specialForms)
		if (name !== 'before' || c.context.before !== undefined)
			out.push(plain(name, undefined, 'function'));
	const expectedType = expected ?? typeBefore(c, text, offset);
	if (expectedType !== undefined)
		for (const value of valuesOf(c.model, expectedType))
			out.push({
				name: value,
				type: describeType(expectedType),
				doc: describeType(expectedType),
				form: 'value',
			});
	out.push(plain('none', proposalWords.none, 'name'));
	return out;
}

/** Returns true when a bare name does not mean what a stranger declares, because something that is known has it. */
function isHidden(c: Check, name: string, m: Callable): boolean {
	return (
		isStrange(c.model, m) && c.model.names.get(name)?.some((n) => !isStrange(c.model, n)) === true
	);
}

function plain(name: string, says: string | undefined, form: NameAt['form']): NameAt {
	return { name, type: '', doc: says ?? name, form };
}

function tags(c: Check, receiver: string): NameAt[] {
	const type = typeOfText(c, receiver)?.expr.type;
	const { tags: all } = c.model.declared;
	const owner = type === undefined ? undefined : tagOwner(type);
	if (owner === undefined) return [];
	const of = all[owner] ?? [];
	return of.map((t) => plain(t, proposalWords.tag(t), 'tag'));
}

function typeBefore(c: Check, text: string, offset: number): Type | undefined {
	const before = text.slice(0, offset).replace(/(==|!=)\s*$/, '');
	if (before.length === text.slice(0, offset).length) return undefined;
	const left = receiverBefore(`${before.trimEnd()}.`, before.trimEnd().length + 1);
	return left === undefined ? undefined : typeOfText(c, left)?.expr.type;
}
