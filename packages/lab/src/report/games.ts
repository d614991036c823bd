import { type Html, html, none } from './html.ts';
import { exampleGameTexts as t } from '../texts/report.ts';

export interface ExampleGame {
	readonly seed: number;
	readonly shows: readonly string[];
	readonly log?: { readonly name: string; readonly text: string };
}

export function exampleGames(
	wanted: readonly { readonly seed: number; readonly shows: string }[],
	max: number,
): { readonly seed: number; readonly shows: readonly string[] }[] {
	const games = new Map<number, string[]>();
	for (const { seed, shows } of wanted) {
		const known = games.get(seed);
		if (known) known.push(shows);
		else if (games.size < max) games.set(seed, [shows]);
	}
	return [...games].map(([seed, shows]) => ({ seed, shows }));
}

export function saveLink(log: ExampleGame['log']): Html {
	if (!log) return none;
	return html` <a
		href="data:application/json;charset=utf-8,${encodeURIComponent(log.text)}"
		download="${log.name}"
		>${t.save}</a
	>`;
}

export function gamesSection(games: readonly ExampleGame[], command: string | undefined): Html {
	if (games.length === 0) return none;
	const item = ({ seed, shows, log }: ExampleGame): Html => {
		return html`<li id="game-${seed}">${t.game({ seed, shows })}${saveLink(log)}</li>`;
	};
	return html`<section>
		<h2>${t.heading}</h2>
		<p>${t.open}</p>
		<ul>
			${games.map(item)}
		</ul>
		${
			command === undefined
				? none
				: html`<p>${t.others}</p>
						<pre>${command}</pre>`
		}
	</section>`;
}
