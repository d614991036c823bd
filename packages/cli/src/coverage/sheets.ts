import { readdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { nodeDisk, reasonOf } from '@tilewright/disk';
import { limits } from '@tilewright/schema';
import { shownPath } from '../data/load.ts';
import { misuse } from '../frame/refusal.ts';

export interface SheetRule {
	readonly id: string;
	readonly file: string;
	readonly line: number;
}

export interface Sheets {
	readonly rules: readonly SheetRule[];
	readonly scenarios: readonly SheetRule[];
}

/** The form of a rule's id; scenarios have an S before the number, open points other letters. */
export const ruleId: RegExp = /^[A-Z]{2,5}-\d+[a-z]?$/;
const scenarioId = /^[A-Z]{2,5}-S\d+[a-z]?$/;

/**
 * Reads the sheets of a folder: a rule stands in a list item that begins with its id, `- AB-10 text`, or in the first
 * cell of a table row when the sheet announces its ids as `AB-nn`.
 */
export function readSheets(cwd: string, path: string): Sheets {
	const rules = new Map<string, SheetRule>();
	const scenarios = new Map<string, SheetRule>();
	for (const file of sheetFiles(cwd, path)) {
		const text = new TextDecoder().decode(nodeDisk.read(resolve(cwd, file), limits.fileBytes));
		const announced = new Set([...text.matchAll(/`([A-Z]{2,5})-nn`/g)].map((m) => m[1]));
		text.split('\n').forEach((line, i) => {
			const item = /^\s*[-*] \**([A-Z]{2,5}-[A-Z]{0,2}\d+[a-z]?)\b/.exec(line)?.[1];
			const cell = /^\| *\**([A-Z]{2,5}-[A-Z]{0,2}\d+[a-z]?)\** *\|/.exec(line)?.[1];
			const id =
				item ?? (cell !== undefined && announced.has(cell.split('-')[0]) ? cell : undefined);
			if (id === undefined) return;
			const place = { id, file: shownPath(cwd, resolve(cwd, file)), line: i + 1 };
			const of = ruleId.test(id) ? rules : scenarioId.test(id) ? scenarios : undefined;
			if (of !== undefined && !of.has(id)) of.set(id, place);
		});
	}
	if (rules.size === 0) throw misuse('COVERAGE-SHEETS', { path });
	return { rules: [...rules.values()], scenarios: [...scenarios.values()] };
}

function sheetFiles(cwd: string, path: string): string[] {
	const absolute = resolve(cwd, path);
	try {
		if (!statSync(absolute).isDirectory()) return [absolute];
		return readdirSync(absolute)
			.filter((name) => name.endsWith('.md'))
			.sort()
			.map((name) => resolve(absolute, name));
	} catch (error) {
		const code = (error as NodeJS.ErrnoException).code;
		if (code === 'ENOENT') throw misuse('CLI-PATH-MISSING', { path });
		throw misuse('CLI-PATH-UNREADABLE', { path, why: reasonOf(error) });
	}
}
