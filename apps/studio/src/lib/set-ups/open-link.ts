import { readSetupQuery } from '@tilewright/session';
import { setUps as t } from '#texts/set-ups.ts';
import type { GameAccess, GameSetup, Messages, Requests } from '../capabilities.ts';

export async function openSetUpLink(
	studio: GameAccess & GameSetup & Messages & Requests,
): Promise<void> {
	const named = readSetupQuery(location.search);
	// a reload keeps what was changed since
	history.replaceState(history.state, '', location.pathname + location.hash);
	if (!named) return;
	const { seats } = studio.draft.setup(studio.choices);
	const missing = await studio.request('setups.missing', { rules: named.rules, seats });
	if (!missing) return;
	if (missing.game) {
		studio.notices.show('link', t.gameMissing({ game: named.rules.game }), { bad: true });
		return;
	}
	if (studio.game) await studio.leave();
	const gone = new Set(missing.names);
	const stays = (id: string): boolean => !gone.has(id);
	const { game, packs, preset, elements, params, overlays = [], order = [] } = named.rules;
	const entries = <V>(all: Readonly<Record<string, V>>): Record<string, V> =>
		Object.fromEntries(Object.entries(all).filter(([id]) => stays(id)));
	studio.draft.chooseGame(game);
	studio.draft.choose({
		packs: packs.filter(stays),
		preset: preset !== undefined && stays(preset) ? preset : undefined,
		elements: entries(elements),
		params: entries(params),
		overlays: overlays.filter(stays),
		order,
	});
	await studio.choose();
	studio.notices.show('link', t.fromLink(named), {
		bad: gone.size > 0,
		more: gone.size > 0 ? [t.missing({ names: missing.names.join(', ') })] : [],
	});
}
