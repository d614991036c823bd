import { featureSet } from '../run/feature-set.ts';
import type { Emission } from './emission.ts';

export function changesTiles({ program }: Emission): boolean {
	const { ops } = featureSet(program);
	return ops.has('add-segment') || ops.has('override-edge') || ops.has('place-tile-down');
}
