import type { Pack, Selection, Workspace, WorkspaceDocument } from '@tilewright/lang';
import {
	type Compile,
	type Game,
	type Scenario,
	runScenario,
	scenarioIn,
} from '@tilewright/interpreter';
import { hasErrors, kinds, positionAt, textsIn, validate } from '@tilewright/schema';
import { gameWith } from './selection.ts';

export interface FoundScenario {
	readonly document: WorkspaceDocument;
	readonly scenario: Scenario;
	readonly game: string;
	readonly name: string;
	readonly cites: readonly string[];
}

export interface ScenarioJson {
	readonly file: string;
	readonly name: string;
	readonly ok: boolean;
	readonly message?: string;
	readonly hint?: string;
	readonly line?: number;
	readonly column?: number;
	readonly expected?: string;
	readonly actual?: string;
	/** The entry of `cases` that failed, counted from 1. */
	readonly case?: number;
}

export function scenariosOf(
	workspace: Workspace,
	wanted: (path: string) => boolean = () => true,
): FoundScenario[] {
	const owner = new Map<WorkspaceDocument, Pack>();
	for (const pack of workspace.packs) for (const d of pack.others) owner.set(d, pack);
	return workspace.documents.flatMap((document) => {
		if (document.kind !== 'scenario' || !wanted(document.path)) return [];
		const scenario = scenarioIn(document);
		const cites = [scenario, ...list(scenario.cases)].flatMap((c) =>
			list<unknown>(c?.cites).filter((cite) => typeof cite === 'string'),
		);
		return {
			document,
			scenario,
			game: owner.get(document)?.game ?? gameWith(workspace, textsIn(scenario['set-up']?.packs)),
			name: typeof scenario.scenario === 'string' ? scenario.scenario : document.path,
			cites: [...new Set(cites)],
		};
	});
}

function list<T>(value: T | readonly T[] | undefined | null): readonly T[] {
	return value === undefined || value === null ? [] : ([value].flat() as T[]);
}

export function runFound(
	found: FoundScenario,
	compile: Compile,
	onGame?: (game: Game, variant: number) => void,
): ScenarioJson {
	const { document, scenario, game, name } = found;
	const head = { file: document.path, name };
	const kind = kinds.find((k) => k === 'scenario')!;
	const wrong = [...document.yaml.diagnostics, ...validate(kind, document.yaml)];
	const first = wrong.find((d) => d.severity === 'error');
	if (first !== undefined && hasErrors(wrong)) {
		const { line, column, hint } = first;
		const message = `${first.code}: ${first.message}`;
		return { ...head, ok: false, message, ...(hint === undefined ? {} : { hint }), line, column };
	}
	const host = {
		game,
		compile: (selection: Selection) => compile(selection),
		...(onGame === undefined ? {} : { onGame }),
	};
	const result = runScenario(scenario, host);
	const { ok, at, expected, actual } = result;
	if (ok) return { ...head, ok };
	const variant = result.case === undefined ? undefined : scenario.cases?.[result.case - 1];
	const message =
		variant === undefined
			? result.message
			: `in case ${result.case}${changesOf(variant)}: ${result.message ?? 'it fails'}`;
	const { line, column } = positionAt(
		document.yaml.file,
		document.yaml.rangeOf(at ?? [])?.start ?? 0,
	);
	return {
		...head,
		ok,
		...(message === undefined ? {} : { message }),
		line,
		column,
		...(expected === undefined ? {} : { expected }),
		...(actual === undefined ? {} : { actual }),
		...(result.case === undefined ? {} : { case: result.case }),
	};
}

/** The changes of a case to the set-up, in brackets: ` (preset c1, base.bonus = half)`. */
function changesOf({ preset, params, elements }: NonNullable<Scenario['cases']>[number]): string {
	const settings = Object.entries({ ...params, ...elements });
	const changes = [
		...(preset === undefined ? [] : [`preset ${preset}`]),
		...settings.map(([id, value]) => `${id} = ${String(value)}`),
	];
	return changes.length === 0 ? '' : ` (${changes.join(', ')})`;
}
