import { quoteYaml } from '@tilewright/schema';
import type { Log, LogStep } from './record.ts';

/** A log as JSON: one line for each step. */
export function logJson(log: Log): string {
	const { steps, end, branches, ...head } = log;
	const parts = Object.entries(head).map(([k, v]) => `${JSON.stringify(k)}: ${JSON.stringify(v)}`);
	parts.push(`"steps": [\n${steps.map((s) => `    ${JSON.stringify(s)}`).join(',\n')}\n  ]`);
	if (end !== undefined) parts.push(`"end": ${JSON.stringify(end)}`);
	if (branches !== undefined) parts.push(`"branches": ${JSON.stringify(branches)}`);
	return `{\n  ${parts.join(',\n  ')}\n}\n`;
}

/** A log as YAML: one line for each step. */
export function logYaml(log: Log): string {
	const { steps, end, branches, ...head } = log;
	const lines: string[] = [];
	for (const [key, value] of Object.entries(head)) {
		if (key === 'set-up') {
			lines.push('set-up:');
			for (const [k, v] of Object.entries(value as object)) lines.push(`  ${k}: ${flow(v)}`);
		} else lines.push(`${key}: ${flow(value)}`);
	}
	lines.push(steps.length === 0 ? 'steps: []' : 'steps:');
	for (const step of steps) lines.push(`  - ${flow(step as LogStep)}`);
	if (end !== undefined) lines.push(`end: ${flow(end)}`);
	if (branches !== undefined && branches.length > 0) {
		lines.push('branches:');
		for (const branch of branches) {
			lines.push(`  - from: ${branch.from}`);
			if (branch.course !== undefined) lines.push(`    course: ${flow(branch.course)}`);
			if (branch.notes !== undefined) lines.push(`    notes: ${flow(branch.notes)}`);
			lines.push(branch.steps.length === 0 ? '    steps: []' : '    steps:');
			for (const step of branch.steps) lines.push(`      - ${flow(step)}`);
		}
	}
	return `${lines.join('\n')}\n`;
}

function flow(value: unknown): string {
	if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`;
	if (typeof value === 'object' && value !== null)
		return `{ ${Object.entries(value)
			.filter(([, v]) => v !== undefined)
			.map(([k, v]) => `${k}: ${flow(v)}`)
			.join(', ')} }`;
	if (typeof value !== 'string') return String(value);
	// notes may have several lines; JSON's escapes are YAML's
	return /[\p{Cc}\u2028\u2029]/u.test(value) ? JSON.stringify(value) : quoteYaml(value);
}
