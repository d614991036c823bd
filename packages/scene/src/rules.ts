import type { Looks } from '@tilewright/art';
import type { TileIR } from '@tilewright/lang';

export interface Rules {
	readonly title: string;
	readonly tiles: readonly TileIR[];
	readonly kinds: readonly {
		readonly id: string;
		readonly title: string;
		readonly connect: 'edge' | 'area' | 'point' | 'region' | 'none';
		readonly form: 'line' | 'block' | 'none';
	}[];
	readonly pieces: readonly { readonly id: string; readonly title: string }[];
	readonly looks: Looks;
}
