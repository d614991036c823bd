import { shippedData } from '../data/load.ts';
import type { CommandSpec } from './command.ts';
import { filledIn } from './examples.ts';
import { buildProgram, commandNamed } from './program.ts';

/** The lines between which the generated part of the manual stands. */
export const marks: readonly [string, string] = [
	'<!-- made by packages/cli/scripts/manual.ts: begin -->',
	'<!-- end -->',
];

/** The chapter of the manual that tells every command with its arguments, flags and examples. */
export function manual(commands: readonly CommandSpec[]): string {
	const program = buildProgram(commands, '0.0.0');
	return commands
		.map((spec) => {
			const command = commandNamed(program, spec.name);
			const parts = [
				`### ${spec.name}`,
				`${spec.summary} ${spec.says}`,
				`\`\`\`\ntilewright ${spec.name} ${command.usage()}\n\`\`\``,
			];
			const rows = [
				...spec.arguments.map((a) => `* \`${a.name}\`: ${a.says}`),
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
			for (const [line, says] of spec.examples)
				parts.push(`${says}\n\n\`\`\`\n${filledIn(line, data)}\n\`\`\``);
			return parts.join('\n\n');
		})
		.join('\n\n');
}

/** A page with its made part renewed. */
export function renewed(page: string, commands: readonly CommandSpec[]): string {
	const [begin, end] = marks;
	const from = page.indexOf(begin);
	const to = page.indexOf(end, from);
	if (from < 0 || to < 0) throw new Error('the page lacks the marks of its made part');
	return `${page.slice(0, from)}${begin}\n\n${manual(commands)}\n\n${page.slice(to)}`;
}
