import { type Decl, type RuleSet, type Workspace, fieldsOf } from '@tilewright/lang';
import { readSentence, withEllipsis, wordFor } from '@tilewright/session';
import { axisWords as t } from '../texts/axis-words.ts';
import type { Axis } from './axes.ts';

export interface WordedAxis extends Axis {
	/** A sentence with three dots for what changes, or a name. */
	readonly title: string;
	/** The word in the place of the dots, for each of the values. */
	readonly words: readonly string[];
	/** A phrase for each of the values, whole without the title. */
	readonly says: readonly string[];
}

export function withWords(
	axis: Axis,
	workspace: Workspace,
	ruleSets: readonly RuleSet[],
): WordedAxis {
	const { name, values } = axis;
	const cut = name.indexOf(':');
	const [what, id] = cut < 0 ? ['', name] : [name.slice(0, cut), name.slice(cut + 1)];
	const found = (section: 'elements' | 'params' | 'presets', of: string): Decl | undefined =>
		declarationIn(ruleSets, section, of);
	const titleOf = (pack: string): string => titleOfPack(workspace, ruleSets, pack);
	if (what === 'tile')
		return {
			...axis,
			title: t.copies(id),
			words: values,
			says: values.map((n) => t.copiesAre({ tile: id, n: Number(n) })),
		};
	if (what === 'pack')
		return {
			...axis,
			title: titleOf(id),
			words: values.map((value) => (value === 'in' ? t.isIn : t.isOut)),
			says: values.map((value) =>
				value === 'in' ? t.with([titleOf(id)]) : t.without(titleOf(id)),
			),
		};
	if (what === 'element') {
		const title = withoutStop(saysOf(found('elements', id)) || id);
		return {
			...axis,
			title,
			words: values.map((value) => (value === 'on' ? t.isOn : t.isOff)),
			says: values.map((value) => (value === 'on' ? title : t.notSo(title))),
		};
	}
	if (name === 'with') {
		const packs = values.map((value) => (value === 'none' ? [] : value.split('+').map(titleOf)));
		const words = packs.map((titles) => (titles.length === 0 ? t.none : titles.join(' + ')));
		return { ...axis, title: t.packs, words, says: packs.map((titles) => t.with(titles)) };
	}
	if (name === 'preset') {
		const words = values.map((value) =>
			value === 'none' ? t.none : withoutStop(saysOf(found('presets', value)) || value),
		);
		return { ...axis, title: t.preset, words, says: words.map((word) => t.presetIs(word)) };
	}
	return paramWords(axis, found('params', name));
}

function paramWords(axis: Axis, decl: Decl | undefined): WordedAxis {
	const { name, values } = axis;
	const says = saysOf(decl) || name;
	const sentence = readSentence(says);
	// a sentence without a blank cannot hold its value
	if (sentence.before === says)
		return {
			...axis,
			title: withoutStop(says),
			words: values,
			says: values.map((value) => `${withoutStop(says)}: ${value}`),
		};
	const allowed = decl === undefined ? [] : allowedIn(decl);
	const words = values.map((value) => {
		const at = allowed.indexOf(value);
		return at < 0 ? value : wordFor(sentence, allowed, at);
	});
	return {
		...axis,
		title: withEllipsis(says),
		words,
		says: words.map((word) => withoutStop(`${sentence.before}${word}${sentence.after}`)),
	};
}

/** The values of a param in the order of the words of its sentence; none where it takes a number. */
function allowedIn(decl: Decl): string[] {
	const { values, type } = fieldsOf(decl);
	if (Array.isArray(values)) return values.map(String);
	return type === 'bool' ? ['true', 'false'] : [];
}

/** Looks in all set-ups: what one of them rules out may stand in another. */
function declarationIn(
	ruleSets: readonly RuleSet[],
	section: 'elements' | 'params' | 'presets',
	id: string,
): Decl | undefined {
	for (const { sections, absent } of ruleSets) {
		const found = sections.get(section)?.get(id) ?? absent.get(section)?.get(id)?.decl;
		if (found !== undefined) return found;
	}
	return undefined;
}

function titleOfPack(workspace: Workspace, ruleSets: readonly RuleSet[], pack: string): string {
	const used = ruleSets.flatMap(({ packs }) => packs);
	const named = [...used, ...workspace.packs].find(({ id, name }) => id === pack || name === pack);
	return named?.title || pack;
}

function saysOf(decl: Decl | undefined): string {
	if (decl === undefined) return '';
	const { says } = fieldsOf(decl);
	return typeof says === 'string' ? says : '';
}

const withoutStop = (text: string): string => text.replace(/\.$/, '');
