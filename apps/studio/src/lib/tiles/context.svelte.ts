import type { TilesAccess } from '../capabilities.ts';
import { TilesView } from './view.svelte.ts';

const views = new WeakMap<TilesAccess, TilesView>();

export function tilesView(studio: TilesAccess): TilesView {
	let view = views.get(studio);
	if (view) return view;
	// derived values live as long as the studio, not as the page that read them first
	$effect.root(() => {
		view = new TilesView(studio);
	});
	// the server has no effects
	view ??= new TilesView(studio);
	views.set(studio, view);
	return view;
}
