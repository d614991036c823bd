import type { Pack, Selection, Workspace, WorkspaceDocument } from '@tilewright/lang';
import { selectionFor } from '@tilewright/interpreter';
import {
	type DataPath,
	type Diagnostic,
	hasErrors,
	positionAt,
	validate,
} from '@tilewright/schema';
import { scenariosOf } from './scenarios.ts';
import { gameWith } from './selection.ts';
import { variantsOf } from './variants.ts';

/** A set-up that is compiled to see what is wrong with data, and which of the findings are about the data. */
export interface Trial {
	readonly what: string;
	readonly selection: Selection;
	readonly findings: (diagnostics: readonly Diagnostic[]) => readonly Diagnostic[];
	/** The pack whose lints it helps to find. */
	readonly lints?: string;
}

const ofChoices: readonly string[] = ['LINK-REQUIRES', 'LINK-CONFLICT'];

/** Every pack as it comes and in its variants; a library through the first packs of the games. */
export function packTrials(workspace: Workspace, packs: readonly Pack[]): Trial[] {
	const library = packs.some((p) => p.game === undefined);
	const users = workspace.packs.filter((p) => p.role === 'game' && !packs.includes(p));
	return [...packs, ...(library ? users : [])].flatMap((pack) => {
		if (pack.game === undefined) return [];
		return variantsOf(workspace, pack, pack.game).map((selection, i) => ({
			what: pack.name,
			selection,
			lints: pack.id,
			findings: (found: readonly Diagnostic[]) => (i === 0 ? found : found.filter(isOwnFault)),
		}));
	});
}

/** Whether a finding of a made-up set-up is about the pack, not about the choice that was made. */
function isOwnFault(d: Diagnostic): boolean {
	return d.file !== '' && d.severity === 'error' && !ofChoices.includes(d.code);
}

/** Overlays over the packs they name, and the set-ups of scenarios with their cases. */
export function fileTrials(workspace: Workspace, wanted: (path: string) => boolean): Trial[] {
	const overlays = workspace.documents.filter((d) => d.kind === 'overlay' && wanted(d.path));
	return [
		...overlays.flatMap((d) => overlayTrial(workspace, d)),
		...scenariosOf(workspace, wanted).flatMap(({ document, scenario, game, name }) => {
			if (hasErrors(document.yaml.diagnostics) || hasErrors(validate('scenario', document.yaml)))
				return [];
			const setUp = scenario['set-up'];
			const cases = scenario.cases ?? [];
			return [undefined, ...cases].map((variant, i) => ({
				what: name,
				selection: selectionFor(game, setUp, variant),
				findings: placedAt(document, variant === undefined ? ['set-up'] : ['cases', i - 1]),
			}));
		}),
	];
}

function overlayTrial(workspace: Workspace, document: WorkspaceDocument): Trial[] {
	if (hasErrors(document.yaml.diagnostics) || hasErrors(validate('overlay', document.yaml)))
		return [];
	const { overlay, over = [] } = document.yaml.value as { overlay: string; over?: string[] };
	const owner = workspace.packs.find((p) => p.others.includes(document));
	const game = owner?.game ?? gameWith(workspace, over);
	const packs = [...over, ...(owner?.game === undefined ? [] : [owner.id])];
	const said = owner?.manifest.yaml.value as { seats?: { min?: number } } | undefined;
	const selection = { game, with: packs, overlays: [overlay], seats: said?.seats?.min ?? 2 };
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
