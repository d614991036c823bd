import type { WorkerServices } from '../engine/handler-registry.ts';
import type { Opened } from '../engine/protocol.ts';
import type { Handlers } from '../engine/requests.ts';
import type { PlaytestRequests } from './requests.ts';
import { arranged, positionText } from './arrange.ts';
import { putInto } from './position-text.ts';
import { fitsOf } from './fits.ts';
import {
	captureScenario,
	captureView,
	documentOf,
	scenariosIn,
	watchRules,
	wordMessage,
} from '@tilewright/session';
import type { CapturedView } from '@tilewright/session';
import { playtest as t } from '#texts/playtest.ts';

const noScenario: Opened = { ok: false, notes: [t.noScenario], findings: [] };
const nothingCaptured = (): CapturedView => ({
	text: '',
	ok: false,
	name: '',
	message: wordMessage({ code: 'no-game' }),
});

/** Answers what is asked while games are tried out. */
export function handlers({ host, files }: WorkerServices): Handlers<PlaytestRequests> {
	return {
		'playtest.wish': (ask) => host.didNow({ do: 'script-outcomes', ...ask }),
		'playtest.note': (note) => host.didNow({ do: 'note', ...note }),
		'playtest.captures': () => host.session && captureView(host.session, files.workspace),
		'playtest.capture': (ask) =>
			host.session ? captureScenario(host.session, files.workspace, ask) : nothingCaptured(),
		'playtest.scenarios': (game) => scenariosIn(files.workspace, game),
		'playtest.open': ({ path, variant }) => {
			const document = documentOf(files.workspace, { path });
			return document ? host.openScenario(document, variant) : noScenario;
		},
		'playtest.case': (variant) => {
			const { scenario } = host.session ?? {};
			const document = scenario && documentOf(files.workspace, scenario);
			return document ? host.openScenario(document, variant) : noScenario;
		},
		'playtest.position': () => positionText(host),
		'playtest.arrange': (ask) => arranged(host, ask),
		'playtest.put': (ask) => putInto(host.session, ask),
		'playtest.uses': () => host.inSlices((session) => watchRules(session.game)),
		'playtest.fits': () => fitsOf(host),
		'playtest.name': ({ line: id, name }) => host.didNow({ do: 'name-branch', id, name }),
	};
}
