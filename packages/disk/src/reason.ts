import { isSystemError } from './disk.ts';
import { otherReasons, reasons } from './texts/reasons.ts';

/** The system's reason for refusing something, in words; its own code where we have none. */
export function reasonOf(error: unknown): string {
	const code = isSystemError(error) ? (error.code ?? '') : '';
	if (Object.hasOwn(reasons, code)) return reasons[code]!;
	return code === '' ? otherReasons.refused : otherReasons.code(code);
}
