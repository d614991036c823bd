import { catalogue } from '@tilewright/schema';
import type { Call } from '../../../packages/cli/src/frame/testing.ts';
import type { Fault } from './trial.ts';

/** A message without what differs from trial to trial. */
export function causeOf(kind: string, message: string): string {
	const plain = message
		.replace(/"[^"]*"|'[^']*'|`[^`]*`/g, '…')
		.replace(/[^\s:]*[/\\][^\s:]*/g, '…')
		.replace(/-?\d+/g, 'n')
		.replace(/[^\x20-\x7e…]/g, '?');
	return `${kind}: ${plain}`.slice(0, 120);
}

/** Characters that a terminal obeys, or that turn the direction of text. */
const control = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;
const maxOutput = 1_000_000;

export function faultsOfCall({ exit, out, err }: Call, isJson: boolean): Fault[] {
	const faults: Fault[] = [];
	const add = (kind: string, message: string): void =>
		void faults.push({ cause: causeOf(kind, message), message: message.slice(0, 500) });
	const text = out + err;
	if (exit === 70 || text.includes('CLI-INTERNAL'))
		add('exit 70', /CLI-INTERNAL[^\n]*/.exec(text)?.[0] ?? text.slice(0, 300));
	else if (![0, 1, 2, 3].includes(exit)) add('exit', `the call ended with ${exit}`);
	if (/^\s+at .*:\d+:\d+\)?$/m.test(text)) add('stack', text.slice(0, 300));
	if (text.length > maxOutput) add('long output', 'more than 1 MB of output');
	const bad = control.exec(text);
	if (bad !== null) {
		const code = bad[0].charCodeAt(0).toString(16).padStart(4, '0');
		const around = JSON.stringify(text.slice(Math.max(0, bad.index - 60), bad.index + 20));
		const finding = /[A-Z]+(?:-[A-Z0-9]+)+/.exec(text.slice(0, bad.index).split('\n').at(-1)!)?.[0];
		faults.push({
			cause: `control character in output: ${finding ?? 'no code'}`,
			message: `U+${code} in ${around}`,
		});
	}
	if (isJson && faults.length === 0) faults.push(...faultsOfJson(exit, out));
	else if (exit !== 0 && !/[A-Z]+(-[A-Z0-9]+)+|failed|diverges|missing/.test(text))
		add('uncoded', text.slice(0, 300));
	return faults;
}

interface Shown {
	readonly code?: unknown;
	readonly message?: unknown;
}

function faultsOfJson(exit: number, out: string): Fault[] {
	let value: { readonly diagnostics?: unknown };
	try {
		value = JSON.parse(out) as typeof value;
	} catch {
		return [{ cause: 'no JSON in output', message: out.slice(0, 300) }];
	}
	const found = Array.isArray(value.diagnostics) ? (value.diagnostics as Shown[]) : [];
	const faults = found.flatMap(faultOfFinding);
	if (exit !== 0 && found.length === 0 && !/"ok": false|"failed"|"missing"/.test(out))
		faults.push({ cause: 'uncoded: no finding', message: `exit ${exit}: ${out.slice(0, 300)}` });
	return faults;
}

export function faultOfFinding({ code, message }: Shown): Fault[] {
	if (typeof code !== 'string' || !Object.hasOwn(catalogue, code))
		return [{ cause: `uncoded: ${String(code)}`, message: String(message) }];
	if (typeof message !== 'string' || message.trim() === '')
		return [{ cause: `empty message: ${code}`, message: code }];
	if (/\bundefined\b|\[object |\bNaN\b|function \(|=>/.test(message))
		return [{ cause: `message of the program: ${code}`, message }];
	return [];
}

/** Objects that others inherit from; nothing that is read may change them. */
const shared: readonly (readonly [name: string, object: object])[] = [
	['Object', Object.prototype],
	['Function', Function.prototype],
	['Array', Array.prototype],
	['String', String.prototype],
	['Number', Number.prototype],
	['Map', Map.prototype],
	['Set', Set.prototype],
	['RegExp', RegExp.prototype],
	['Promise', Promise.prototype],
	['Uint8Array', Uint8Array.prototype],
	['globalThis', globalThis],
];

function snapshot(): string[] {
	return shared.map(([, object]) => Object.getOwnPropertyNames(object).join(' '));
}

/** Watches what all objects share, from the call on. Returns a function that tells which of them changed since it was last called. */
export function watchShared(): () => Fault[] {
	let before = snapshot();
	return () => {
		const now = snapshot();
		const faults = now.flatMap((names, i): Fault[] => {
			if (names === before[i]) return [];
			const old = new Set(before[i]!.split(' '));
			const added = names.split(' ').filter((name) => !old.has(name));
			const [name] = shared[i]!;
			return [
				{ cause: `prototype pollution: ${name}`, message: `${name} has ${added.join(', ')}` },
			];
		});
		before = now;
		return faults;
	};
}
