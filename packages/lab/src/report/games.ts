import { type Html, html, none } from './html.ts';

/** A game that shows a figure: how to see it. */
export interface GameToSee {
	readonly seed: number;
	/** Clauses that name the things to be seen in it. */
	readonly shows: readonly string[];
	/** Its record as a file. */
	readonly log?: { readonly name: string; readonly text: string };
}

/** Gathers what games are to be seen for, by their seeds, in the order in which they are first named. */
export function gamesToSee(
	wanted: readonly { readonly seed: number; readonly shows: string }[],
	most: number,
): { readonly seed: number; readonly shows: readonly string[] }[] {
	const games = new Map<number, string[]>();
	for (const { seed, shows } of wanted) {
		const known = games.get(seed);
		if (known) known.push(shows);
		else if (games.size < most) games.set(seed, [shows]);
	}
	return [...games].map(([seed, shows]) => ({ seed, shows }));
}

/** The games with links to their records, and the command that plays any other where there is one. */
export function gamesSection(games: readonly GameToSee[], command: string | undefined): Html {
	if (games.length === 0) return none;
	const item = ({ seed, shows, log }: GameToSee): Html => {
		const link = log
			? html` <a
					href="data:application/json;charset=utf-8,${encodeURIComponent(log.text)}"
					download="${log.name}"
					>Save this game</a
				>`
			: none;
		return html`<li id="game-${seed}">Seed ${seed}: ${shows.join('; ')}.${link}</li>`;
	};
	return html`<section>
		<h2>Games to look at</h2>
		<p>A saved game can be opened in the studio, or shown by <code>tilewright replay</code>.</p>
		<ul>
			${games.map(item)}
		</ul>
		${
			command === undefined
				? none
				: html`<p>Every other game is saved in the same way. Put its seed into this command:</p>
						<pre>${command}</pre>`
		}
	</section>`;
}
