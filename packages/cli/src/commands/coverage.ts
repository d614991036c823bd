import { hasErrors, ownValue } from '@tilewright/schema';
import { cover } from '../coverage/cover.ts';
import { exceptionsOf } from '../coverage/exceptions.ts';
import { readSheets } from '../coverage/sheets.ts';
import { loadData } from '../data/workspace.ts';
import type { CommandSpec } from '../frame/command.ts';
import { Exit } from '../frame/exit.ts';
import { list } from '../frame/flags.ts';
import { diagnosticJson, diagnosticText } from '../frame/present.ts';
import { misuse } from '../frame/refusal.ts';
import { scenariosOf } from '../setup/scenarios.ts';
import { coverageWords } from '../texts/checks.ts';

export const coverage: CommandSpec = {
	name: 'coverage',
	summary: 'Compare the rules of fact sheets with data and scenarios.',
	says: 'A rule of a sheet is covered if a declaration names it as its source, and a passing scenario cites it. With --prove, one of these scenarios must also fail when one of those declarations is removed or changed. A file `coverage.yaml` of a pack can excuse rules and scenarios of the sheets, for one of four reasons.',
	arguments: [],
	flags: [
		{ flags: '--sheets <dir>', says: 'the folder with the sheets, or one sheet' },
		{ flags: '--prove', says: 'change declarations and check that scenarios fail' },
		{
			flags: '--only <prefixes>',
			says: 'only rules whose ids begin with these words, separated by commas',
			read: list('--only'),
		},
	],
	examples: [
		['tilewright coverage --sheets rules', 'Which rules of the sheets nobody shows.'],
		['tilewright coverage --sheets rules --prove --only AB --json', 'Proofs for one sheet.'],
	],
	run: async (context, _args, flags) => {
		const path = flags['sheets'] as string | undefined;
		if (path === undefined) throw misuse('CLI-FLAG-MISSING', { flag: '--sheets' });
		const sheets = readSheets(context.cwd, path);
		const only = flags['only'] as string[] | undefined;
		const wanted = ({ id }: { id: string }): boolean =>
			only === undefined || only.includes(id.split('-')[0]!);
		const rules = sheets.rules.filter(wanted);
		if (rules.length === 0) throw misuse('CLI-NOTHING-FOUND', { what: 'rule' });
		const data = loadData(context);
		const all = new Set([...sheets.rules, ...sheets.scenarios].map((r) => r.id));
		const { reasons, diagnostics } = exceptionsOf(data.workspace, all);
		const covers = await cover(context, data, rules, reasons, flags['prove'] === true);
		const missing = covers.filter((c) => c.state === 'missing');
		const covered = covers.filter((c) => c.state === 'covered').length;
		const exceptions: Record<string, number> = {};
		for (const c of covers)
			if (c.state === 'exception') exceptions[c.why!] = (ownValue(exceptions, c.why!) ?? 0) + 1;
		const cited = new Set(scenariosOf(data.workspace).flatMap((s) => s.cites));
		const unwritten = sheets.scenarios.filter(
			(s) => wanted(s) && !cited.has(s.id) && !reasons.has(s.id),
		);
		return {
			exit: missing.length === 0 && !hasErrors(diagnostics) ? Exit.good : Exit.findings,
			json: {
				missing: missing.map(({ id, why, file, line }) => ({ id, why, file, line })),
				covered,
				exceptions,
				scenarios: { missing: unwritten.map(({ id, file, line }) => ({ id, file, line })) },
				rules: covers,
				diagnostics: diagnostics.map(diagnosticJson),
			},
			text: () => {
				const lines = diagnostics.map(diagnosticText);
				for (const m of missing) lines.push(`${m.file}:${m.line} ${m.id}: ${m.why ?? ''}`);
				for (const s of unwritten)
					lines.push(`${s.file}:${s.line} ${s.id}: ${coverageWords.notCited}`);
				const excused = Object.entries(exceptions).map(([why, n]) => `${n} ${why}`);
				lines.push(
					coverageWords.summary({
						rules: rules.length,
						covered,
						missing: missing.length,
						excused: excused.join(', '),
					}),
				);
				return lines.join('\n');
			},
		};
	},
};
