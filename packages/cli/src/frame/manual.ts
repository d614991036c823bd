import { shippedData } from '../data/load.ts';
import type { CommandSpec } from './command.ts';
import { filledIn } from './examples.ts';
import { buildProgram, commandNamed } from './program.ts';
import { wordsOfCommand } from './words.ts';

export const marks: readonly [string, string] = [
	'<!-- made by packages/cli/scripts/manual.ts: begin -->',
	'<!-- end -->',
];

export function manual(commands: readonly CommandSpec[]): string {
	const program = buildProgram(commands, '0.0.0');
	return commands
		.map((spec) => {
			const command = commandNamed(program, spec.name);
			const words = wordsOfCommand(spec);
			const parts = [
				`### ${spec.name}`,
				`${words.summary} ${words.says}`,
				`\`\`\`\ntilewright ${spec.name} ${command.usage()}\n\`\`\``,
			];
			const rows = [
				...spec.arguments.map((a, i) => `* \`${a.name}\`: ${words.arguments[i]!}`),
				...command.options.map((o) => {
					const usual =
						o.defaultValue === undefined || o.negate
							? ''
							: ` (${String(o.defaultValueDescription)})`;
					return `* \`${o.flags}\`: ${o.description}${usual}`;
				}),
			];
			if (rows.length > 0) parts.push(rows.join('\n'));
			const data = shippedData();
			for (const [i, [line]] of spec.examples.entries())
				parts.push(`${words.examples[i]!}\n\n\`\`\`\n${filledIn(line, data)}\n\`\`\``);
			return parts.join('\n\n');
		})
		.join('\n\n');
}

export function renewed(page: string, commands: readonly CommandSpec[]): string {
	const [begin, end] = marks;
	const from = page.indexOf(begin);
	const to = page.indexOf(end, from);
	if (from < 0 || to < 0) throw new Error('the page lacks the marks of its made part');
	return `${page.slice(0, from)}${begin}\n\n${manual(commands)}\n\n${page.slice(to)}`;
}
