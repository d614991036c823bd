import { type Compiled, type Selection, type Workspace, compile, findPack } from '@tilewright/lang';
import type { Diagnostic } from '@tilewright/schema';

export interface CompiledSetUp {
	readonly selection: Selection;
	readonly made: Compiled;
	/** True where the choices of the set-up are what is checked, so that they count as a cause as well. */
	readonly checksChoices: boolean;
}

/**
 * Tells findings that come from the packs that are checked from others, wherever they stand: these are gone when the set-up is
 * compiled without the packs. A shipped pack for which a checked one stands is in its place then.
 */
export class Consequences {
	readonly #others: () => Workspace;
	readonly #known = new Map<string, ReadonlySet<string>>();
	#workspace: Workspace | undefined;

	constructor(others: () => Workspace) {
		this.#others = others;
	}

	has(finding: Diagnostic, setUp: CompiledSetUp): boolean {
		return !this.#findingsWithout(setUp).has(findingKey(finding));
	}

	#findingsWithout({ selection, made, checksChoices }: CompiledSetUp): ReadonlySet<string> {
		const workspace = (this.#workspace ??= this.#others());
		const { game, seats } = selection;
		const packs = made.ruleSet?.packs.filter((p) => p.game !== undefined);
		const names = packs?.map((p) => p.id) ?? selection.with ?? [];
		const kept = names.filter((name) => findPack(workspace.packs, game, name) !== undefined);
		const without: Selection = checksChoices
			? { game, with: kept, seats }
			: { ...selection, with: kept };
		const key = JSON.stringify(without);
		let found = this.#known.get(key);
		if (found === undefined) {
			found = new Set(compile(workspace, without).diagnostics.map(findingKey));
			this.#known.set(key, found);
		}
		return found;
	}
}

export function findingKey(d: Diagnostic): string {
	return `${d.code} ${d.file} ${d.start} ${d.end} ${d.message}`;
}
