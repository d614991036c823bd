import {
	type Pack,
	type Selection,
	type Workspace,
	type WorkspaceDocument,
	seatBounds,
} from '@tilewright/lang';
import { selectionFor } from '@tilewright/interpreter';
import {
	type DataPath,
	type Diagnostic,
	diagnose,
	hasErrors,
	limits,
	positionAt,
	validate,
} from '@tilewright/schema';
import { sampleOf } from './sample.ts';
import { type FoundScenario, scenariosOf } from './scenarios.ts';
import { gameWith } from './selection.ts';
import { variantsOf } from './variants.ts';

export interface Trial {
	readonly what: string;
	readonly selection: Selection;
	readonly findings: (diagnostics: readonly Diagnostic[]) => readonly Diagnostic[];
	readonly lints?: string;
}

const ofChoices: readonly string[] = ['LINK-REQUIRES', 'LINK-CONFLICT'];

export interface Trials {
	readonly trials: readonly Trial[];
	readonly notes: readonly Diagnostic[];
}

/** Every pack as it comes and in its variants; a library through the first packs of the games. */
export function packTrials(workspace: Workspace, packs: readonly Pack[]): Trials {
	const library = packs.some((p) => p.game === undefined);
	const users = workspace.packs.filter((p) => p.role === 'game' && !packs.includes(p));
	const trials: Trial[] = [];
	const notes: Diagnostic[] = [];
	for (const pack of [...packs, ...(library ? users : [])]) {
		if (pack.game === undefined) continue;
		const { selections, all } = variantsOf(workspace, pack, pack.game);
		for (const [i, selection] of selections.entries())
			trials.push({
				what: pack.name,
				selection,
				lints: pack.id,
				findings: (found) => (i === 0 ? found : found.filter(isOwnFault)),
			});
		if (all > selections.length)
			notes.push(sampleNote(pack.manifest, pack.name, selections.length, all));
	}
	return { trials, notes };
}

function sampleNote(
	document: WorkspaceDocument,
	what: string,
	tried: number,
	all: number,
): Diagnostic {
	return diagnose(document.yaml.file, undefined, 'CLI-CHECK-SAMPLE', { what, tried, all });
}

/** Returns true for a finding of a made-up set-up that is about the pack, not about the choice that was made. */
function isOwnFault(d: Diagnostic): boolean {
	return d.file !== '' && d.severity === 'error' && !ofChoices.includes(d.code);
}

/** Overlays over the packs they name, and the set-ups of scenarios with their cases; of many in one folder a sample. */
export function fileTrials(workspace: Workspace, wanted: (path: string) => boolean): Trials {
	const owners = new Map<WorkspaceDocument, Pack>();
	for (const pack of workspace.packs) for (const d of pack.others) owners.set(d, pack);
	const overlays = workspace.documents.filter((d) => d.kind === 'overlay' && wanted(d.path));
	const byOwner = new Map<Pack | undefined, Trial[]>();
	const add = (document: WorkspaceDocument, trials: readonly Trial[]): void => {
		const owner = owners.get(document);
		const list = byOwner.get(owner);
		if (list === undefined) byOwner.set(owner, [...trials]);
		else for (const trial of trials) list.push(trial);
	};
	for (const document of overlays) add(document, overlayTrial(workspace, document));
	for (const found of scenariosOf(workspace, wanted)) add(found.document, scenarioTrials(found));
	const kept: Trial[] = [];
	const notes: Diagnostic[] = [];
	for (const [owner, trials] of byOwner) {
		const all = new Set(trials.map((t) => JSON.stringify(t.selection)));
		const tried = new Set(sampleOf([...all], limits.checkSetUps));
		for (const trial of trials) if (tried.has(JSON.stringify(trial.selection))) kept.push(trial);
		const place = owner?.manifest ?? workspace.documents[0];
		if (tried.size < all.size && place !== undefined)
			notes.push(sampleNote(place, owner?.name ?? '', tried.size, all.size));
	}
	return { trials: kept, notes };
}

function scenarioTrials({ document, scenario, game, name }: FoundScenario): Trial[] {
	if (hasErrors(document.yaml.diagnostics) || hasErrors(validate('scenario', document.yaml)))
		return [];
	const setUp = scenario['set-up'];
	const cases = scenario.cases ?? [];
	return [undefined, ...cases].map((variant, i) => ({
		what: name,
		selection: selectionFor(game, setUp, variant),
		findings: placedAt(document, variant === undefined ? ['set-up'] : ['cases', i - 1]),
	}));
}

interface Overlaying {
	readonly overlay: string;
	readonly over?: string[];
	readonly changes?: readonly { readonly over?: string[] }[];
}

function overlayTrial(workspace: Workspace, document: WorkspaceDocument): Trial[] {
	if (hasErrors(document.yaml.diagnostics) || hasErrors(validate('overlay', document.yaml)))
		return [];
	const { overlay, changes = [], ...of } = document.yaml.value as unknown as Overlaying;
	// with all packs that its changes need none of them rests
	const over = [of, ...changes].flatMap((said) => said.over ?? []);
	const owner = workspace.packs.find((p) => p.others.includes(document));
	const game = owner?.game ?? gameWith(workspace, over);
	const packs = [...over, ...(owner?.game === undefined ? [] : [owner.id])];
	const { min: seats = 2 } = seatBounds(owner === undefined ? [] : [owner]);
	const selection = { game, with: packs, overlays: [overlay], seats };
	return [{ what: overlay, selection, findings: placedAt(document, ['over']) }];
}

/** Findings about what a file asks for are findings of that file. */
function placedAt(document: WorkspaceDocument, path: DataPath): Trial['findings'] {
	const { yaml } = document;
	return (found) =>
		found
			.filter((d) => d.severity === 'error' || d.file === document.path)
			.map((d) => {
				if (d.file !== '') return d;
				const range = yaml.rangeOf(path) ?? { start: 0, end: 0 };
				const from = positionAt(yaml.file, range.start);
				const to = positionAt(yaml.file, range.end);
				return {
					...d,
					file: document.path,
					...range,
					...from,
					endLine: to.line,
					endColumn: to.column,
				};
			});
}
