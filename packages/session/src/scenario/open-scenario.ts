import {
	type Case,
	type Game,
	runScenario,
	type Scenario,
	scenarioIn,
	selectionFor,
} from '@tilewright/interpreter';
import {
	bytesOfFile,
	compile,
	positionIn,
	readDocument,
	type Selection,
	type Workspace,
	type WorkspaceDocument,
} from '@tilewright/lang';
import { hasErrors, textsIn, validate, smallest } from '@tilewright/schema';
import type { CheckView, ScenarioShown } from './scenario-shown.ts';
import { findingOf } from '../describe/finding.ts';
import { PERSON, type Setup } from '../setup/setup.ts';
import { Timeline } from '../timeline/timeline.ts';
import type { Finding } from '../describe/source.ts';
import { english as t } from '../texts/en.ts';

/** A scenario of the workspace; one with cases is several. */
export interface ScenarioView {
	readonly path: string;
	readonly title: string;
	readonly says: string;
	readonly variant: number;
}

function describeCase({ says, preset, params = {}, elements = {} }: Partial<Case>): string {
	if (typeof says === 'string') return says;
	const chosen = Object.entries({ ...params, ...elements }).map(
		([id, value]) => `${id.split('.').at(-1)}: ${textsIn(value).join()}`,
	);
	return [...(preset === undefined ? [] : [preset]), ...chosen].join(', ');
}

/** The cases of a scenario in words, as the runner counts them: what is expected of all stands before them, as a case of its own. */
function casesOf({ cases, expect }: Partial<Scenario>): string[] {
	const list = Array.isArray(cases) ? cases : [];
	const own = list.map((c, i) => describeCase(c ?? {}) || t.caseOf(i + 1));
	return own.length > 0 && expect !== undefined ? [t.caseOfAll, ...own] : own;
}

export function scenariosIn(workspace: Workspace, game: string | undefined): ScenarioView[] {
	return workspace.documents.flatMap((document) => {
		if (document.kind !== 'scenario') return [];
		if (game !== undefined && gameOf(workspace, document) !== game) return [];
		const { path } = document;
		const scenario: Partial<Scenario> = scenarioIn(document);
		const title = textsIn(scenario.scenario)[0] ?? path;
		const cases = casesOf(scenario);
		if (cases.length === 0) return [{ path, title, says: '', variant: 0 }];
		return cases.map((says, variant) => ({ path, title, says, variant }));
	});
}

/** The game a scenario is of: that of its pack; for one that lies in none, a game that has its packs, `usual` first. */
function gameOf(workspace: Workspace, document: WorkspaceDocument, usual?: string): string {
	const owner = workspace.packs.find((p) => p.others.includes(document));
	if (owner?.game !== undefined) return owner.game;
	const games = workspace.packs.flatMap((p) => (p.role === 'game' ? (p.game ?? []) : []));
	const setUp = (
		document.yaml.value as { readonly 'set-up'?: { readonly packs?: unknown } } | null
	)?.['set-up'];
	const wanted = Array.isArray(setUp?.packs) ? setUp.packs : [];
	const fits = games.filter((game) =>
		wanted.every((name) => workspace.packs.some((p) => p.game === game && p.name === name)),
	);
	const known = fits.length > 0 ? fits : games;
	return known.find((game) => game === usual) ?? known[0] ?? '';
}

export type ScenarioGame =
	| { readonly setup: Setup; readonly timeline: Timeline; readonly scenario: ScenarioShown }
	| { readonly notes: readonly string[]; readonly findings: readonly Finding[] };

/** Runs a case of a scenario, for `resumeSession` to go on with; of a scenario that lies in no pack, `usual` is its likely game. */
export function playScenario(
	workspace: Workspace,
	document: WorkspaceDocument,
	variant: number,
	usual: string | undefined,
): ScenarioGame {
	const wrong = [...document.yaml.diagnostics, ...validate('scenario', document.yaml)];
	if (hasErrors(wrong)) return { notes: [], findings: wrong.map(findingOf) };
	const scenario = scenarioIn(document);
	const game = gameOf(workspace, document, usual);
	const cases = casesOf(scenario);
	const checks: CheckView[] = [];
	let played: Game | undefined;
	const result = runScenario(scenario, {
		game,
		compile: (selection: Selection) => compile(workspace, selection),
		onGame: (begun, which) => void (which === variant && (played = begun)),
		onCheck: (check) => {
			if (check.variant !== variant) return;
			const range = document.yaml.rangeOf(check.at);
			const text = range ? document.yaml.file.text.slice(range.start, range.end) : '';
			checks.push({
				step: check.step,
				text: dedented(text),
				amiss: check.problems.map((a) => a.message),
			});
		},
	});
	if (!played) return { notes: [result.message ?? t.noSuchCase], findings: [] };
	const { steps, chance } = played;
	const branch = {
		id: 1,
		steps: steps.map((s) => ({ ...s, bot: undefined })),
		chance: [...chance],
	};
	const shown: ScenarioShown = {
		path: document.path,
		title: scenario.scenario,
		checks,
		stopped: result.ok ? '' : (result.message ?? ''),
		...(cases.length > 1 ? { cases, variant } : {}),
		...(cases.length > 1 && !isInWorkspace(workspace, document)
			? { text: document.yaml.file.text }
			: {}),
	};
	const setup = setupOf(scenario, game, played, variant);
	return { setup, timeline: new Timeline([branch], 1), scenario: shown };
}

const isInWorkspace = (workspace: Workspace, { path }: WorkspaceDocument): boolean =>
	workspace.documents.some((d) => d.path === path && d.kind === 'scenario');

export function documentOf(
	workspace: Workspace,
	{ path, text }: Pick<ScenarioShown, 'path' | 'text'>,
): WorkspaceDocument | undefined {
	const document =
		text === undefined
			? workspace.documents.find((d) => d.path === path)
			: readDocument({ path, bytes: bytesOfFile(path, text) }).document;
	return document?.kind === 'scenario' ? document : undefined;
}

function dedented(text: string): string {
	const [first = '', ...rest] = text.trimEnd().split('\n');
	const indent = smallest(rest.filter((l) => l.trim() !== '').map((l) => l.search(/\S/)));
	return [first, ...rest.map((l) => l.slice(Number.isFinite(indent) ? indent : 0))].join('\n');
}

function setupOf(scenario: Scenario, game: string, played: Game, variant: number): Setup {
	const setUp = scenario['set-up'];
	const cases = scenario.cases ?? [];
	const own = cases[variant - (scenario.expect === undefined ? 0 : 1)];
	const {
		params = {},
		elements = {},
		preset,
		overlays,
		with: packs = [],
	} = selectionFor(game, setUp, own);
	// to the end of a game there are the tiles that the play names, and no more
	const drawn = played.chance.flatMap((c) => (c.stream === 'deck' ? [c.outcome] : []));
	const deck = setUp.deck ?? (scenario.end === true ? drawn : undefined);
	const position = positionIn({ ...setUp, ...(deck === undefined ? {} : { deck }) });
	const start = typeof setUp.start === 'string' ? [`${setUp.start} 0/0 r0`] : setUp.start;
	return {
		game,
		packs: [...packs],
		preset,
		elements,
		params,
		seats: setUp.seats.map((name) => ({ name, by: PERSON })),
		seed: setUp.seed ?? 1,
		...(overlays === undefined ? {} : { overlays }),
		...(start === undefined ? {} : { start }),
		...(position === undefined ? {} : { position }),
	};
}
