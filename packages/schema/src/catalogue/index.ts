import { cliMessages } from './cli.ts';
import type { CliArgs } from './cli.ts';
import { diskMessages } from './disk.ts';
import type { DiskArgs } from './disk.ts';
import type { Area, Entry } from './entry.ts';
import { labMessages } from './lab.ts';
import type { LabArgs } from './lab.ts';
import { linkMessages } from './link.ts';
import type { LinkArgs } from './link.ts';
import { logMessages } from './log.ts';
import type { LogArgs } from './log.ts';
import { ruleMessages } from './rule.ts';
import type { RuleArgs } from './rule.ts';
import { runMessages } from './run.ts';
import type { RunArgs } from './run.ts';
import { schemaMessages } from './schema.ts';
import type { SchemaArgs } from './schema.ts';
import { tileMessages } from './tile.ts';
import type { TileArgs } from './tile.ts';
import { typeMessages } from './type.ts';
import type { TypeArgs } from './type.ts';
import { workspaceMessages } from './workspace.ts';
import type { WorkspaceArgs } from './workspace.ts';
import { yamlMessages } from './yaml.ts';
import type { YamlArgs } from './yaml.ts';

export interface Args
	extends
		YamlArgs,
		SchemaArgs,
		LinkArgs,
		TypeArgs,
		TileArgs,
		RuleArgs,
		RunArgs,
		LogArgs,
		WorkspaceArgs,
		DiskArgs,
		CliArgs,
		LabArgs {}

export type Code = keyof Args;

export const areas: readonly {
	title: string;
	entries: { readonly [C in Code]?: Entry<Args[C]> };
}[] = [
	{ title: 'Files and YAML', entries: yamlMessages },
	{ title: 'Schemas', entries: schemaMessages },
	{ title: 'Names and packs', entries: linkMessages },
	{ title: 'Expressions', entries: typeMessages },
	{ title: 'Tiles', entries: tileMessages },
	{ title: 'Rules', entries: ruleMessages },
	{ title: 'Play', entries: runMessages },
	{ title: 'Logs and recordings', entries: logMessages },
	{ title: 'Workspace', entries: workspaceMessages },
	{ title: 'Folders on a disk', entries: diskMessages },
	{ title: 'Command line', entries: cliMessages },
	{ title: 'Runs for many workers', entries: labMessages },
];

/** The only texts of findings in the project. */
export const catalogue: Area<Args> = {
	...yamlMessages,
	...schemaMessages,
	...linkMessages,
	...typeMessages,
	...tileMessages,
	...ruleMessages,
	...runMessages,
	...logMessages,
	...workspaceMessages,
	...diskMessages,
	...cliMessages,
	...labMessages,
};
