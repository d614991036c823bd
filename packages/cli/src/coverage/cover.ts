import type { Data } from '../data/workspace.ts';
import { type Context, yieldToSignals } from '../frame/context.ts';
import { compilerOf } from '../setup/compiler.ts';
import { type FoundScenario, runFound, scenariosOf } from '../setup/scenarios.ts';
import { type Proof, Prover } from './prove.ts';
import type { SheetRule } from './sheets.ts';
import { type SourcedNode, sourcedNodes } from './sources.ts';
import { coverageWords } from '../texts/checks.ts';

export interface RuleCover {
	readonly id: string;
	readonly file: string;
	readonly line: number;
	readonly state: 'covered' | 'exception' | 'missing';
	readonly why?: string;
	readonly declarations: readonly string[];
	readonly scenarios: readonly string[];
	readonly proof?: Proof;
}

/**
 * Follows each rule of the sheets to declarations naming it as their source, and to passing scenarios citing it; with
 * `prove` one of these scenarios must notice a change of one of those declarations.
 */
export async function cover(
	context: Context,
	data: Data,
	rules: readonly SheetRule[],
	reasons: ReadonlyMap<string, string>,
	prove: boolean,
): Promise<RuleCover[]> {
	const { workspace } = data;
	const nodes = group(tellingFirst(sourcedNodes(workspace)), (n) => n.cites);
	const ids = new Set(rules.map((r) => r.id));
	const relevant = scenariosOf(workspace).filter((s) => s.cites.some((id) => ids.has(id)));
	const scenarios = await passing(context, data, relevant);
	const citing = group(scenarios, (s) => s.cites);
	const prover = new Prover(data);
	const covers: RuleCover[] = [];
	for (const [i, rule] of rules.entries()) {
		context.progress.report(rule.id, i, rules.length);
		const declared = nodes.get(rule.id) ?? [];
		const shown = citing.get(rule.id) ?? [];
		const both = declared.length > 0 && shown.length > 0;
		const proof = prove && both ? await prover.proofOf(context, declared, shown) : undefined;
		const covered = prove ? proof !== undefined : both;
		const why = covered ? undefined : (reasons.get(rule.id) ?? whyMissing(declared, shown));
		covers.push({
			...rule,
			state: covered ? 'covered' : reasons.has(rule.id) ? 'exception' : 'missing',
			...(why === undefined ? {} : { why }),
			declarations: declared.map((n) => `${n.document.path} ${n.name}`),
			scenarios: shown.map((s) => s.document.path),
			...(proof === undefined ? {} : { proof }),
		});
	}
	return twinsSettled(covers);
}

async function passing(
	context: Context,
	data: Data,
	scenarios: readonly FoundScenario[],
): Promise<FoundScenario[]> {
	const compile = compilerOf(data);
	const good: FoundScenario[] = [];
	for (const found of scenarios) {
		await yieldToSignals(context);
		if (runFound(found, compile).ok) good.push(found);
	}
	return good;
}

/** Sorts the declarations with the most specific first: a choice that changes many rules at once comes last. */
function tellingFirst(nodes: readonly SourcedNode[]): SourcedNode[] {
	const last = ['params', 'elements', 'presets'];
	const rank = (n: SourcedNode): number => last.indexOf(String(n.path[0]));
	return [...nodes].sort((a, b) => rank(a) - rank(b));
}

function group<T>(items: readonly T[], keys: (item: T) => readonly string[]): Map<string, T[]> {
	const out = new Map<string, T[]>();
	for (const item of items)
		for (const key of new Set(keys(item))) {
			const of = out.get(key);
			if (of === undefined) out.set(key, [item]);
			else of.push(item);
		}
	return out;
}

function whyMissing(declared: readonly SourcedNode[], shown: readonly FoundScenario[]): string {
	if (declared.length === 0) return coverageWords.noDeclaration;
	if (shown.length === 0) return coverageWords.noScenario;
	return coverageWords.noNotice;
}

/** A rule that is the same as another is excused only where the other one is not missing. */
function twinsSettled(covers: readonly RuleCover[]): RuleCover[] {
	const missing = new Set(covers.filter((c) => c.state === 'missing').map((c) => c.id));
	return covers.map((c) => {
		const twin = c.state === 'exception' ? /^same-as:(.*)$/.exec(c.why ?? '')?.[1] : undefined;
		if (twin === undefined || !missing.has(twin)) return c;
		return { ...c, state: 'missing', why: coverageWords.twinMissing(twin) };
	});
}
