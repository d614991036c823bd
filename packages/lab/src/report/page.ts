import { type Html, html, none, raw } from './html.ts';
import { style } from './style.ts';
import type { Stopped } from '../run/stop.ts';
import { frame as t } from '../texts/report.ts';

export interface ReportFrame {
	readonly title: string;
	readonly inShort: readonly string[];
	readonly ranges: string;
	readonly facts: readonly (readonly [name: string, value: string])[];
	readonly command?: string | undefined;
}

/** A whole report: one file that needs no network and no script. */
export function reportPage(frame: ReportFrame, sections: readonly Html[]): string {
	const { title, inShort, ranges, facts, command } = frame;
	const policy = ["default-src 'none'", "style-src 'unsafe-inline'", 'img-src data:'].join('; ');
	return `<!doctype html>\n${
		html`<html lang="en">
			<head>
				<meta charset="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta http-equiv="Content-Security-Policy" content="${policy}" />
				<title>${title}</title>
				<style>
					${raw(style)}
				</style>
			</head>
			<body>
				<main>
					<h1>${title}</h1>
					<ul class="short">
						${inShort.map((says) => html`<li>${says}</li>`)}
					</ul>
					<p class="faint">${ranges}</p>
					${sections}
					<section>
						<h2>${t.made}</h2>
						<dl>
							${facts.map(
								([name, value]) =>
									html`<dt>${name}</dt>
										<dd>${value}</dd>`,
							)}
						</dl>
						${
							command === undefined
								? none
								: html`<p>${t.command}</p>
										<pre>${command}</pre>`
						}
					</section>
				</main>
			</body>
		</html>`.html
	}\n`;
}

export function rangesSentence(
	intervals: 'fixed' | 'anytime',
	together: boolean,
	stopped?: Stopped,
): string {
	const watched = stopped === undefined ? t.watched : t.watchedUntil[stopped];
	const meaning = intervals === 'anytime' ? watched : together ? t.together : t.apart;
	return `${t.sample} ${meaning}`;
}
