import { areas } from '../src/catalogue/index.ts';
import type { Entry } from '../src/catalogue/entry.ts';
import { limitTable } from '../src/limit-table.ts';

const made = (file: string): string =>
	`<!-- Made from packages/schema/src/${file} by packages/schema/scripts/errors-doc.ts; do not edit. -->`;

export function errorsDoc(): string {
	const parts = areas.map(({ title, entries }) => {
		const rows = Object.entries(entries as Record<string, Entry<never>>).map(
			([code, entry]) => `### ${code}\n\n_${entry.severity}_. ${entry.doc}\n`,
		);
		return rows.length === 0 ? '' : `## ${title}\n\n${rows.join('\n')}\n`;
	});
	return `# Findings

${made('catalogue')}

Every finding has a code. This page lists all codes and says what each means. The message of a finding names the id, number or place in question.

${parts
	.filter((p) => p !== '')
	.join('')
	.trimEnd()}
`;
}

export function limitsDoc(): string {
	const rows = Object.entries(limitTable).map(([name, limit]) => {
		const code = limit.code === undefined ? '' : ` (\`${limit.code}\`)`;
		return `| \`${name}\` | ${limit.value} | ${limit.says}${code} |`;
	});
	return `# Limits

${made('limit-table.ts')}

Data can come from strangers, so everything that could grow has a limit. A code in brackets is that of the finding beyond the limit.

<!-- prettier-ignore -->
| name | value | meaning |
| --- | --: | --- |
${rows.join('\n')}
`;
}

export function limitNumbers(): string {
	const rows = Object.entries(limitTable).map(([name, { value }]) => `\t${name}: ${value},`);
	return `// Made from packages/schema/src/limit-table.ts by packages/schema/scripts/errors-doc.ts; do not edit.

const numbers = {
${rows.join('\n')}
};

export type LimitName = keyof typeof numbers;

/** Every bound by its name. */
export const limits: Readonly<Record<LimitName, number>> = numbers;
`;
}
