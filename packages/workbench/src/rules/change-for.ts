import {
	type OverlayChange,
	type RuleSet,
	type Value,
	type Workspace,
	conditionAt,
	patchAt,
} from '@tilewright/lang';
import { parseYaml, sourceFile } from '@tilewright/schema';
import { english as t } from '../texts/en.ts';
import { changeableOf, findDecl } from './declared.ts';
import { doneKey, effectIn, effectsWith } from './effects-of.ts';
import { rulesFor } from './moments.ts';
import { textWith } from './offers.ts';
import type { RequestedChange } from './requests.ts';

export interface MadeChange {
	readonly change: OverlayChange;
	/** Those that are tried where it cannot be played. */
	readonly others?: readonly OverlayChange[];
	/** The packs that it is about. */
	readonly packs: readonly string[];
}

/** The change of house rules that a request asks for; a sentence where it cannot be made. */
export function changeFor(
	ruleSet: RuleSet,
	workspace: Workspace,
	wanted: RequestedChange,
): MadeChange | string {
	const first = gamesOf(ruleSet);
	if (wanted.is === 'set') {
		const [word = '', ...rest] = wanted.ref.split('.');
		const decl = ruleSet.sections
			.get(word === 'param' ? 'params' : 'elements')
			?.get(rest.join('.'));
		return { change: wanted, packs: decl ? packsOf(ruleSet, decl.pack, first) : first };
	}
	if (wanted.is === 'order') {
		const packs = [wanted.first, wanted.then].flatMap((name) =>
			packsOf(ruleSet, name.slice(0, name.indexOf('.')), first),
		);
		return { change: wanted, packs };
	}
	const key = wanted.is === 'disable' ? wanted.ref : wanted.key;
	const decl = findDecl(ruleSet, key);
	const of = decl && changeableOf(ruleSet, workspace, key);
	if (!decl || !of) return t.noDeclaration({ id: key });
	const packs = packsOf(ruleSet, decl.pack, first);
	if (wanted.is === 'moment') {
		const moment = of.moments.find(({ name, isSlot }) => isSlot && name === wanted.moment);
		if (!moment) return t.noDeclaration({ id: wanted.moment });
		const { id } = wanted;
		const [change, ...others] = rulesFor(ruleSet, { ...moment, id }).map((rule) => ({
			...({ is: 'add', section: 'rules', id, as: rule([effectIn(wanted.by)]) } as const),
		}));
		return { change: change!, others, packs: first };
	}
	if (wanted.is === 'disable') return { change: { is: 'disable', ref: of.ref }, packs };
	if (wanted.is === 'scale') {
		const when = wanted.at ? conditionAt(wanted.at) : '';
		const as = {
			...{ id: wanted.id, query: 'value', of: decl.id },
			...(when === '' ? {} : { when }),
			scale: { times: 1, over: 2, round: 'down' },
		};
		return { change: { is: 'add', section: 'modify', id: wanted.id, as }, packs };
	}
	if (wanted.is === 'effect') {
		const patch = patchAt(decl, [doneKey], effectsWith(decl, wanted.at, wanted.by));
		return { change: { is: 'patch', ref: of.ref, with: patch }, packs };
	}
	if (wanted.is === 'value' || wanted.is === 'put' || wanted.is === 'unset') {
		const to =
			wanted.is === 'value'
				? wanted.to
				: wanted.is === 'put'
					? textWith(wanted.at, wanted.by)
					: true;
		const patch = patchAt(decl, wanted.path, to);
		return { change: { is: 'patch', ref: of.ref, with: patch }, packs };
	}
	const doc = parseYaml(sourceFile(key, wanted.text));
	const [finding] = doc.diagnostics.filter((d) => d.severity === 'error');
	if (finding) return t.notYaml({ message: finding.message, line: finding.line });
	const value = doc.value as Value;
	if (typeof value !== 'object' || value === null || Array.isArray(value)) return t.noMapping;
	if (wanted.is === 'text') {
		const rest = Object.fromEntries(Object.entries(value).filter(([name]) => name !== 'id'));
		return { change: { is: 'replace', ref: of.ref, with: of.listed ? rest : value }, packs };
	}
	// a copy stands beside the declaration, which it does not need
	return { change: { is: 'add', section: decl.section, id: wanted.id, as: value }, packs: first };
}

export function gamesOf(ruleSet: RuleSet): readonly string[] {
	return ruleSet.packs.filter((p) => p.role === 'game').map((p) => p.id);
}

/**
 * The pack a change is about, with its game; an overlay's own declarations are about the game, and what a library declares is
 * changed for this game only.
 */
export function packsOf(
	ruleSet: RuleSet,
	pack: string,
	first: readonly string[],
): readonly string[] {
	const of = ruleSet.packs.find((p) => p.name === pack);
	if (!of) return first;
	return of.game === undefined ? [...first, of.id] : [of.id];
}
