import { spellKey } from '@tilewright/lang';
import { quoteYaml, withoutUnseen } from '@tilewright/schema';
import type { Log, LogStep } from './record.ts';

/** A log as JSON: one line for each step. Characters that no text may hold become U+FFFD, so that it can be read back. */
export function logJson(log: Log): string {
	const { steps, end, branches, ...head } = log;
	const parts = Object.entries(head).map(([k, v]) => `${json(k)}: ${json(v)}`);
	parts.push(`"steps": [\n${steps.map((s) => `    ${json(s)}`).join(',\n')}\n  ]`);
	if (end !== undefined) parts.push(`"end": ${json(end)}`);
	if (branches !== undefined) parts.push(`"branches": ${json(branches)}`);
	return `{\n  ${parts.join(',\n  ')}\n}\n`;
}

function json(value: unknown): string {
	return JSON.stringify(value, (_, part: unknown) =>
		typeof part === 'string' ? withoutUnseen(part) : part,
	);
}

/** A log as YAML: one line for each step. Characters that no text may hold become U+FFFD, so that it can be read back. */
export function logYaml(log: Log): string {
	const { steps, end, branches, ...head } = log;
	const lines: string[] = [];
	for (const [key, value] of Object.entries(head)) {
		if (key === 'set-up') {
			lines.push('set-up:');
			for (const [k, v] of Object.entries(value as object))
				lines.push(`  ${spellKey(k, false)}: ${flow(v)}`);
		} else lines.push(`${spellKey(key, false)}: ${flow(value)}`);
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
			.map(([k, v]) => `${spellKey(k, true)}: ${flow(v)}`)
			.join(', ')} }`;
	return typeof value === 'string' ? quoteYaml(withoutUnseen(value)) : String(value);
}
