import { Header } from './header.ts';

const { waveCount: WAVE_COUNT, waveTo: WAVE_TO } = Header;

export function roundEnd(m: Int32Array): number {
	const frozen = m[WAVE_TO]!;
	return frozen > 0 ? frozen - 1 : m[WAVE_COUNT]!;
}
