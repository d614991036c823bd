import type { Bench } from '../engine/experts.ts';
import type { Handlers } from '../engine/requests.ts';
import type { PlaytestQuestions } from './questions.ts';
import { arranged, positionText } from './arrange.ts';
import { putInto } from './position-text.ts';
import { captured, captureView } from './capture.ts';
import { fitsOf } from './fits.ts';
import { openCase, openScenario, scenariosIn } from './scenarios.ts';
import { usesOf } from './uses.ts';
import { playtest as t } from '#texts/playtest.ts';

/** Answers what is asked while games are tried out. */
export function expert({ host, files }: Bench): Handlers<PlaytestQuestions> {
	return {
		'playtest.wish': (ask) => host.didNow({ do: 'script-outcomes', ...ask }),
		'playtest.note': (note) => host.didNow({ do: 'note', ...note }),
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
		'playtest.put': (ask) => putInto(host.session, ask),
		'playtest.uses': () => usesOf(host),
		'playtest.fits': () => fitsOf(host),
		'playtest.name': ({ line: id, name }) => host.didNow({ do: 'name-branch', id, name }),
	};
}
