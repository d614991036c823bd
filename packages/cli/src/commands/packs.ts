import {
	type CompatibilityRule,
	type Pack,
	type RuleSet,
	type Workspace,
	compatibilityRulesOf,
	link,
	seatBounds,
} from '@tilewright/lang';
import {
	type Diagnostic,
	hasErrors,
	sortDiagnostics,
	textsIn,
	valueAt,
	appendAll,
} from '@tilewright/schema';
import { loadData } from '../data/workspace.ts';
import type { CommandSpec } from '../frame/command.ts';
import { Exit } from '../frame/exit.ts';
import { diagnosticJson, diagnosticText } from '../frame/present.ts';
import {
	type ElementJson,
	type ParamJson,
	type PresetJson,
	choicesOf,
	companyJson,
} from '../setup/choices.ts';
import { affectsPlay, textFindings } from '../setup/documents.ts';
import { gameOf, gamesOf } from '../setup/selection.ts';
import { packWords } from '../texts/output.ts';

interface PackJson {
	readonly id: string;
	readonly name: string;
	readonly game?: string;
	readonly role: string;
	readonly title: string;
	readonly version: string;
	readonly says?: string;
	readonly folder: string;
	readonly use: readonly string[];
	readonly seats?: { readonly min?: number; readonly max?: number };
	readonly company?: readonly CompatibilityRule[];
	readonly elements: readonly ElementJson[];
	readonly params: readonly ParamJson[];
	readonly presets: readonly PresetJson[];
	readonly overlays: readonly string[];
	readonly scenarios: number;
}

export const packs: CommandSpec = {
	name: 'packs',
	summary: 'List games, packs, elements, params and presets.',
	says: 'Every param is shown with its sentence, its values and its default. Packs and elements are shown with the ones that they need and exclude.',
	arguments: [],
	flags: [{ flags: '--game <id>', says: 'only the packs of this game' }],
	examples: [
		['tilewright packs', 'What can be played, and what can be chosen.'],
		['tilewright packs --game {game} --json', 'The same for one game, for a program.'],
	],
	run: async (context, _args, flags) => {
		const { workspace, diagnostics: onDisk } = loadData(context);
		const game = flags['game'] === undefined ? undefined : gameOf(workspace, flags);
		const chosen = workspace.packs.filter((p) => game === undefined || p.game === game);
		const found: Diagnostic[] = [...onDisk, ...textFindings(workspace, affectsPlay(chosen))];
		const list = chosen.map((pack) => packJson(workspace, pack, found));
		const games = gamesOf(workspace)
			.filter((g) => game === undefined || g === game)
			.map((id) => ({ id, packs: list.filter((p) => p.game === id).map((p) => p.name) }));
		const diagnostics = sortDiagnostics(found.filter((d) => d.severity === 'error'));
		return {
			exit: hasErrors(diagnostics) ? Exit.findings : Exit.good,
			json: { games, packs: list, diagnostics: diagnostics.map(diagnosticJson) },
			text: () => [...list.map(packText), ...diagnostics.map(diagnosticText)].join('\n\n'),
		};
	},
};

function packJson(workspace: Workspace, pack: Pack, found: Diagnostic[]): PackJson {
	const { id, name, game, role, title, version, folder, use } = pack;
	const manifest = (pack.manifest.yaml.value ?? {}) as Record<string, unknown>;
	const ruleSet = game === undefined ? undefined : linked(workspace, pack, game, found);
	const choices = ruleSet && choicesOf(ruleSet, name);
	const ofKind = (kind: string): readonly Pack['others'][number][] =>
		pack.others.filter((d) => d.kind === kind);
	return {
		id,
		name,
		...(game === undefined ? {} : { game }),
		role,
		title,
		version,
		...(typeof manifest['says'] === 'string' ? { says: manifest['says'] } : {}),
		folder,
		use,
		...(manifest['seats'] === undefined ? {} : { seats: manifest['seats'] as object }),
		...companyJson(compatibilityRulesOf(pack.manifest.root)),
		elements: choices?.elements ?? [],
		params: choices?.params ?? [],
		presets: choices?.presets ?? [],
		overlays: ofKind('overlay').map(
			(d) => textsIn(valueAt(d.yaml.value, ['overlay']))[0] ?? d.path,
		),
		scenarios: ofKind('scenario').length,
	};
}

function linked(
	workspace: Workspace,
	pack: Pack,
	game: string,
	found: Diagnostic[],
): RuleSet | undefined {
	const { min: seats = 2 } = seatBounds([pack]);
	const { ruleSet, diagnostics } = link(workspace, { game, with: [pack.id], seats });
	appendAll(
		found,
		diagnostics.filter(
			(d) => !found.some((f) => f.file === d.file && f.start === d.start && f.code === d.code),
		),
	);
	return ruleSet;
}

function packText(pack: PackJson): string {
	const lines = [`${pack.id} ${pack.version}  ${pack.title}`];
	if (pack.says !== undefined) lines.push(`  ${pack.says}`);
	if (pack.use.length > 0) lines.push(`  ${packWords.uses(pack.use.join(', '))}`);
	appendAll(lines, companyText(pack.company, '  '));
	if (pack.elements.length > 0) lines.push(`  ${packWords.elements}`);
	for (const e of pack.elements) {
		lines.push(`    ${packWords.element({ id: e.id, isOn: e.default, says: e.says })}`);
		appendAll(lines, companyText(e.company, '      '));
	}
	if (pack.params.length > 0) lines.push(`  ${packWords.params}`);
	for (const p of pack.params) {
		const allowed =
			p.values?.join(' | ') ??
			(p.type === 'bool'
				? 'true | false'
				: packWords.range({ min: String(p.min ?? '…'), max: String(p.max ?? '…') }));
		const { id, says, given = '' } = p;
		lines.push(`    ${packWords.param({ id, value: String(p.default), allowed, says, given })}`);
	}
	if (pack.presets.length > 0) lines.push(`  ${packWords.presets}`);
	for (const p of pack.presets) lines.push(`    ${p.id}  ${p.says}`);
	if (pack.overlays.length > 0) lines.push(`  ${packWords.overlays(pack.overlays.join(', '))}`);
	return lines.join('\n');
}

/** A line for each: `needs a`, `excludes b while param.x == y: why`. */
function companyText(company: readonly CompatibilityRule[] | undefined, margin: string): string[] {
	return (company ?? []).map(
		({ is, other, given = '', why }) =>
			`${margin}${packWords.company({ requires: is === 'requires', other, given, why })}`,
	);
}
