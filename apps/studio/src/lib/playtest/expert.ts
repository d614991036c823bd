import type { Bench, Expert } from '../engine/experts.ts';
import type { PlaytestQuestions } from './questions.ts';
import { arranged, positionText } from './arrange.ts';
import { putInto } from './position-text.ts';
import { captured, captureView } from './capture.ts';
import { fitsOf } from './fits.ts';
import { openCase, openScenario, scenariosIn } from './scenarios.ts';
import { usesOf } from './uses.ts';
import { wish } from './wish.ts';
import { playtest as t } from '#texts/playtest.ts';

/** As long as a note can be. */
const NOTE_LENGTH = 2000;

/** Answers what is asked while games are tried out. */
export function expert({ host, files }: Bench): Expert<PlaytestQuestions> {
	return {
		'playtest.wish': (ask) => wish(host, ask),
		'playtest.note': ({ step, text }) => {
			const done = host.running?.time.note(step, text.trim().slice(0, NOTE_LENGTH)) ?? false;
			if (done) host.told();
			return { ok: done, message: done ? '' : t.noGame };
		},
		'playtest.captures': () => captureView(host),
		'playtest.capture': (ask) => captured(host, ask),
		'playtest.scenarios': (game) => scenariosIn(files.workspace, game),
		'playtest.open': async ({ path, variant }) => {
			const document = files.workspace.documents.find((d) => d.path === path);
			if (document?.kind !== 'scenario') return { ok: false, notes: [t.noScenario], findings: [] };
			return openScenario(host, document, variant);
		},
		'playtest.case': (variant) => openCase(host, variant),
		'playtest.position': () => positionText(host),
		'playtest.arrange': (ask) => arranged(host, ask),
		'playtest.put': (ask) => putInto(host.running, ask),
		'playtest.uses': () => usesOf(host),
		'playtest.fits': () => fitsOf(host),
		'playtest.name': ({ line, name }) => {
			const done = host.running?.time.name(line, name.trim().slice(0, 60)) ?? false;
			if (done) host.told();
			return { ok: done, message: done ? '' : t.noGame };
		},
	};
}
