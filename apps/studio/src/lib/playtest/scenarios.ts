import {
	type Game,
	runScenario,
	type Scenario,
	scenarioIn,
	selectionFor,
} from '@tilewright/interpreter';
import {
	compile,
	positionIn,
	type Selection,
	type Workspace,
	type WorkspaceDocument,
} from '@tilewright/lang';
import { hasErrors, validate } from '@tilewright/schema';
import { findingOf } from '../engine/finding.ts';
import type { Host } from '../engine/host.ts';
import type { Opened } from '../engine/protocol.ts';
import { PERSON, type Setup } from '../engine/setup.ts';
import { Timeline } from '../engine/timeline.ts';
import { playtest as t } from '#texts/playtest.ts';

/** A scenario of the workspace; one with cases is several. */
export interface ScenarioView {
	readonly path: string;
	readonly title: string;
	/** The case, in words; '' without cases. */
	readonly says: string;
	readonly variant: number;
}

/** What was expected at a step of a scenario, and what came of it. */
export interface CheckView {
	readonly step: number;
	/** What was expected, as it is written. */
	readonly text: string;
	readonly amiss: readonly string[];
}

/** A scenario that is shown as a game, with its expectations. */
export interface ScenarioShown {
	readonly path: string;
	readonly title: string;
	readonly checks: readonly CheckView[];
	/** Why it went no further, or ''. */
	readonly stopped: string;
}

/** The scenarios of the packs, those of one game. */
export function scenariosIn(workspace: Workspace, game: string | undefined): ScenarioView[] {
	return workspace.documents.flatMap((document) => {
		if (document.kind !== 'scenario') return [];
		if (game !== undefined && gameOf(workspace, document) !== game) return [];
		const { path } = document;
		const scenario: Partial<Scenario> = scenarioIn(document);
		const title = String(scenario.scenario ?? path);
		const cases = Array.isArray(scenario.cases) ? scenario.cases : [];
		if (cases.length === 0) return [{ path, title, says: '', variant: 0 }];
		// what is expected of all stands before the cases, as a case of its own
		const first = scenario.expect === undefined ? 0 : 1;
		return cases.map((c, i) => ({
			path,
			title,
			says: typeof c?.says === 'string' ? c.says : t.caseOf(i + 1),
			variant: i + first,
		}));
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

/** Runs a scenario and shows it as a game at its end. */
export async function openScenario(
	host: Host,
	document: WorkspaceDocument,
	variant: number,
): Promise<Opened> {
	const { workspace } = host.files;
	const wrong = [...document.yaml.diagnostics, ...validate('scenario', document.yaml)];
	if (hasErrors(wrong)) return { ok: false, notes: [], findings: wrong.map(findingOf) };
	const scenario = scenarioIn(document);
	const game = gameOf(workspace, document, host.running?.setup.game);
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
				amiss: check.amiss.map((a) => a.message),
			});
		},
	});
	if (!played) return { ok: false, notes: [result.message ?? t.noSuchCase], findings: [] };
	const { steps, chance } = played;
	const line = { id: 1, steps: steps.map((s) => ({ ...s, bot: undefined })), chance: [...chance] };
	const shown: ScenarioShown = {
		path: document.path,
		title: scenario.scenario,
		checks,
		stopped: result.ok ? '' : (result.message ?? ''),
	};
	const setup = setupOf(scenario, game, played, variant);
	return host.resume(setup, new Timeline([line], 1), undefined, { scenario: shown });
}

/** A value of several lines as it would stand at the margin. */
function dedented(text: string): string {
	const [first = '', ...rest] = text.trimEnd().split('\n');
	const indent = Math.min(...rest.filter((l) => l.trim() !== '').map((l) => l.search(/\S/)));
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
