import { Header } from './header.ts';

/** Where the entries of the running round end; what was collected after it was frozen waits for the next. */
export function roundEnd(m: Int32Array): number {
	const frozen = m[Header.waveTo]!;
	return frozen > 0 ? frozen - 1 : m[Header.waveCount]!;
}
