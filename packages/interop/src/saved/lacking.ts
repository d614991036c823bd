import { type Diagnostic, diagnose, suggest, ownValue } from '@tilewright/schema';
import { BoundedFindings } from '../findings.ts';
import { mappingsOf } from '../recording/mappings.ts';
import type { GameMapping, Mapping } from '../recording/names.ts';
import type { TheirSetup } from '../recording/setup.ts';
import { unknownNames } from '../texts/replays.ts';

export interface NamesInFile {
	readonly file: string;
	readonly setup: TheirSetup;
	readonly tiles: Iterable<string>;
	readonly messages: Iterable<string>;
}

/**
 * Findings about everything a file needs that no mapping names: sets, elements, values of rules, tiles, messages. There are
 * none where nothing is lacking. Names near to one of them are looked for only where the finding is kept.
 */
export function lackingIn(
	{ file, setup, tiles, messages }: NamesInFile,
	all: readonly GameMapping[],
): readonly Diagnostic[] {
	const findings = new BoundedFindings(file);
	const lacks = (what: string, name: string, near: () => readonly string[]): void =>
		findings.add(() =>
			diagnose(file, undefined, 'RECORDING-UNKNOWN', { what, name, near: near() }),
		);
	const check = (what: string, names: Iterable<string>, section: keyof Mapping): void => {
		const known = new Set(
			all.flatMap(({ mapping }) => Object.keys((mapping[section] as object | undefined) ?? {})),
		);
		for (const name of new Set(names))
			if (!known.has(name)) lacks(what, name, () => suggest(name, known));
	};
	check('set', Object.keys(setup.sets), 'sets');
	for (const [name, copies] of Object.entries(setup.sets))
		if (copies !== 1) lacks(unknownNames.copies, `${name} × ${copies}`, () => []);
	check('element', Object.keys(setup.elements), 'elements');
	// a value of a rule must be known where a pack in play maps the rule; all mappings count while some set is unknown
	const inPlay = findings.all().length > 0 ? all : mappingsOf(setup, all);
	for (const [rule, value] of Object.entries(setup.rules))
		for (const { mapping } of inPlay) {
			const entry = ownValue(mapping.rules, rule);
			if (entry === undefined || Object.hasOwn(entry.values ?? {}, String(value))) continue;
			lacks(unknownNames.ruleValue(rule), String(value), () => Object.keys(entry.values ?? {}));
		}
	const start = setup.start.map((s) => s.tile);
	check('tile', [...start, ...tiles], 'tiles');
	check('message', messages, 'messages');
	return findings.all();
}

export function unreadRules(setup: TheirSetup, all: readonly GameMapping[]): string[] {
	return Object.keys(setup.rules).filter(
		(rule) => !all.some(({ mapping }) => Object.hasOwn(mapping.rules ?? {}, rule)),
	);
}
