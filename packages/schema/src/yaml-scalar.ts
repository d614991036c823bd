import { diagnose, replaceFix } from './diagnose.ts';
import type { Diagnostic } from './diagnostic.ts';
import { limits } from './generated/limits.ts';
import type { Range, SourceFile } from './source.ts';
import { quoteYaml } from './yaml-quote.ts';

const decimal = /^[-+]?[0-9]+$/;
const based = /^0o[0-7]+$|^0x[0-9a-fA-F]+$/;
const fraction = /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/;
const notFinite = /^[-+]?\.(?:inf|Inf|INF)$|^\.(?:nan|NaN|NAN)$/;
const nothing = /^(?:~|null|Null|NULL|)$/;
const truth = /^(?:true|True|TRUE|false|False|FALSE)$/;

/** The value of an unquoted word: text, whole number, truth value or nothing; also nothing for a word that was refused. */
export type Plain = string | number | boolean | null;

/** Reads an unquoted word by the core schema of YAML 1.2, whole numbers of 32 bits only. */
export function readPlain(
	file: SourceFile,
	range: Range,
	source: string,
	findings: Diagnostic[],
): Plain {
	if (nothing.test(source)) return null;
	if (truth.test(source)) return source[0] === 't' || source[0] === 'T';
	const { intMin: min, intMax: max } = limits;
	if (notFinite.test(source)) {
		findings.push(diagnose(file, range, 'YAML-NUMBER-NOT-FINITE', { text: source }));
		return null;
	}
	const isWhole = decimal.test(source) || based.test(source);
	if (!isWhole && !fraction.test(source)) return source;
	const value = Number(source);
	if (value < min || value > max) {
		findings.push(diagnose(file, range, 'YAML-NUMBER-RANGE', { text: source, min, max }));
		return null;
	}
	const plain = String(value === 0 ? 0 : value);
	if (!isWhole) {
		const text = Number.isInteger(value) && /[eE]/.test(source) ? plain : quoteYaml(source);
		const fix = replaceFix(file, range, text, `write ${text}`);
		findings.push(diagnose(file, range, 'YAML-FLOAT', { text: source }, { fix }));
		return null;
	}
	if (plain !== source) {
		const fix = replaceFix(file, range, plain, `write ${plain}`);
		findings.push(diagnose(file, range, 'YAML-NUMBER-FORM', { text: source, plain }, { fix }));
	}
	return value === 0 ? 0 : value;
}
