import {
	type Decl,
	type OverlayChange,
	type RuleSet,
	type Value,
	type Written,
	changeOverlay,
	compile,
	expressionsIn,
	link,
	patchAt,
} from '@tilewright/lang';
import {
	type DataPath,
	type Diagnostic,
	applyFix,
	parseYaml,
	sourceFile,
	valueAt,
} from '@tilewright/schema';
import { houseRulesPath, selectionOf, type Setup } from '@tilewright/session';
import type { WorkbenchServices } from '../engine/handler-registry.ts';
import { declarationKey } from './declared.ts';
import { doneKey } from './effects-of.ts';

const probe = { id: 'composer-probe', file: houseRulesPath('composer-probe') };

/** A value that is another one for a moment. */
export interface ProbedPlace {
	/** The declaration that has the value; one that is added is the declaration beside which it stands. */
	readonly decl: Decl;
	/** The key of the declaration among the rules that are tried. */
	readonly key: string;
	readonly packs: readonly string[];
	/** The change that gives the value, and the place of the value in it. */
	readonly change: (to: Value) => OverlayChange;
	readonly at: DataPath;
}

/** A value of a declaration. */
export function valueAtPath(
	decl: Decl,
	{ ref, packs, path }: { ref: string; packs: readonly string[]; path: DataPath },
): ProbedPlace {
	const change = (to: Value): OverlayChange => ({
		...{ is: 'patch', ref, with: patchAt(decl, path, to) },
	});
	return { decl, key: declarationKey(decl), packs, change, at: ['with', ...path] };
}

/** The effects of a rule that is added. */
export function effectsOfNew(
	decl: Decl,
	packs: readonly string[],
	{ id, as }: { id: string; as: (effects: readonly Value[]) => Value },
): ProbedPlace {
	const change = (to: Value): OverlayChange => ({
		...{ is: 'add', section: 'rules', id, as: as(to as readonly Value[]) },
	});
	const key = declarationKey({ section: 'rules', name: `${probe.id}.${id}` });
	return { decl, key, packs, change, at: ['add', 'rules', 0, doneKey] };
}

/** Rules in which one value of a declaration is another one, for a moment: no file is written. */
export class Probe {
	private readonly edits: WorkbenchServices['edits'];
	private readonly setup: Setup;

	constructor(edits: WorkbenchServices['edits'], setup: Setup) {
		this.edits = edits;
		this.setup = setup;
	}

	written(place: ProbedPlace, to: Value): Written | undefined {
		const linked = this.with(place, to, link);
		const ruleSet: RuleSet | undefined = linked?.ruleSet;
		const at = JSON.stringify(['changes', 0, ...place.at]);
		return (ruleSet && expressionsIn(ruleSet))?.find(
			(w) => w.file === probe.file && JSON.stringify(w.path) === at,
		);
	}

	/** The rules with another value at the place. */
	linked(place: ProbedPlace, to: Value): RuleSet | undefined {
		return this.with(place, to, link)?.ruleSet;
	}

	/** The items of a list at which the rules have errors; undefined where only other parts of them have. */
	wrongItems(place: ProbedPlace, to: readonly Value[]): ReadonlySet<number> | undefined {
		const { diagnostics = [] } = this.with(place, to, compile) ?? {};
		const errors = diagnostics.filter((d) => d.severity === 'error');
		const doc = parseYaml(sourceFile(probe.file, this.patched(place, to) ?? ''));
		const ranges = to.map((_, i) => doc.rangeOf(['changes', 0, ...place.at, i]));
		const items = errors.flatMap(({ file, start }) =>
			file === probe.file ? ranges.findIndex((r) => r.start <= start && start < r.end) : -1,
		);
		const wrong = new Set(items.filter((i) => i >= 0));
		return errors.length > 0 && wrong.size === 0 ? undefined : wrong;
	}

	/** The first error of the rules, or '' where they hold together. */
	trouble(place: ProbedPlace, to: Value): string {
		return this.error(place, to)?.message ?? '';
	}

	/** The first error of the rules; undefined where they hold together. */
	error(place: ProbedPlace, to: Value): Diagnostic | undefined {
		return this.with(place, to, compile)?.diagnostics.find((d) => d.severity === 'error');
	}

	/** The text with the fix of its first error; undefined where that has none. */
	fixed(place: ProbedPlace, to: Value): string | undefined {
		const fix = this.error(place, to)?.fix;
		const text = this.patched(place, to);
		if (fix === undefined || text === undefined) return undefined;
		const changed = sourceFile(probe.file, applyFix(probe.file, text, fix));
		const value = valueAt(parseYaml(changed).value, ['changes', 0, ...place.at]);
		return value === undefined || value === to ? undefined : String(value);
	}

	private patched({ packs, change }: ProbedPlace, to: Value): string | undefined {
		const made = changeOverlay(undefined, { ...probe, over: packs }, change(to));
		return made.ok ? made.text : undefined;
	}

	private with<T>(
		place: ProbedPlace,
		to: Value,
		make: (
			workspace: ReturnType<WorkbenchServices['edits']['withText']>,
			of: ReturnType<typeof selectionOf>,
		) => T,
	): T | undefined {
		const text = this.patched(place, to);
		if (text === undefined) return undefined;
		const overlays = [...(this.setup.overlays ?? []), probe.id];
		return make(
			this.edits.withText(probe.file, text),
			selectionOf({ ...this.setup, overlays }, this.setup.seats.length),
		);
	}
}
