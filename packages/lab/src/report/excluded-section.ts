import { isManyExcluded } from '../run/excluded.ts';
import { saveLink } from './games.ts';
import { type Html, html, none } from './html.ts';
import { excludedTexts as t } from '../texts/report.ts';

/** A game that a fault ended, as a page lists it. */
export interface FaultShown {
	readonly seed: number;
	/** The side or set-up, where there are several. */
	readonly of?: string;
	readonly code: string;
	readonly rule?: string;
	/** The reason, where no rule is to blame. */
	readonly why?: string;
	/** The end of the game when it was played again elsewhere; absent where it was not. */
	readonly again?: 'broke' | 'ended';
	/** The game up to the fault. */
	readonly log?: { readonly name: string; readonly text: string };
}

export interface ExcludedShown {
	/** Games that were played, and those of them that a fault ended. */
	readonly played: number;
	readonly excluded: number;
	readonly listed: readonly FaultShown[];
	/** Commands that show one of them each. */
	readonly commands: readonly string[];
}

/** So many are listed; `--json` lists all. */
const mostListed = 8;

function warnings({ played, excluded }: ExcludedShown): string[] {
	return isManyExcluded(excluded, played) ? [t.many] : [];
}

/** The lines about excluded games, for a terminal. */
export function excludedLines(shown: ExcludedShown): string[] {
	const { played, excluded, listed, commands } = shown;
	const ended = listed.filter((game) => game.again === 'ended').length;
	return [
		t.count({ excluded, played }),
		...warnings(shown),
		ended === 0 ? t.againstRules : t.endedElsewhere({ ended }),
		...listed.slice(0, mostListed).map(faultSentence),
		...(listed.length > mostListed ? [t.more(listed.length - mostListed)] : []),
		t.show,
		...commands.map((command) => `  ${command}`),
		t.worstCase,
	];
}

export function faultSentence({ seed, of, code, rule, why, again }: FaultShown): string {
	const what = t.fault({ seed, of, code, rule, why });
	return again === 'ended' ? `${what} ${t.endsElsewhere}` : what;
}

export function excludedInShort(shown: ExcludedShown | undefined): string[] {
	return shown === undefined ? [] : [[t.inShort(shown), ...warnings(shown)].join(' ')];
}

export function excludedSection(shown: ExcludedShown | undefined): Html {
	if (shown === undefined) return none;
	const { played, excluded, listed, commands } = shown;
	const ended = listed.filter((game) => game.again === 'ended').length;
	const item = (game: FaultShown): Html =>
		html`<li>${faultSentence(game)}${saveLink(game.log)}</li>`;
	return html`<section>
		<h2>${t.heading}</h2>
		<p>
			${t.count({ excluded, played })} ${ended === 0 ? t.againstRules : t.endedElsewhere({ ended })}
			${t.worstCase} ${warnings(shown).join(' ')}
		</p>
		<ul>
			${listed.slice(0, mostListed).map(item)}
		</ul>
		${listed.length > mostListed ? html`<p>${t.more(listed.length - mostListed)}</p>` : none}
		<p>${t.show}</p>
		<pre>${commands.join('\n')}</pre>
	</section>`;
}
