import type { WorkbenchServices } from '../engine/handler-registry.ts';
import type { Opened } from '../engine/protocol.ts';
import { arrangedView, positionText } from './arrange.ts';
import { changePosition, type PositionChange } from './position-text.ts';
import { fitsOf } from './fits.ts';
import {
	captureScenario,
	captureView,
	documentOf,
	scenariosIn,
	watchRules,
	wordMessage,
	type CaptureRequest,
	type CapturedView,
	type ScriptRequest,
} from '@tilewright/session';
import { english as t } from '../texts/en.ts';

const noScenario: Opened = { ok: false, notes: [t.noScenario], findings: [] };
const nothingCaptured = (): CapturedView => ({
	text: '',
	ok: false,
	name: '',
	message: wordMessage({ code: 'no-game' }),
});

export const handlers = ({ host, files }: WorkbenchServices) => {
	return {
		'play.script-outcomes': (request: ScriptRequest) =>
			host.sendNow({ do: 'script-outcomes', ...request }),
		'play.note': (note: { step: number; text: string }) => host.sendNow({ do: 'note', ...note }),
		'play.captures': () => host.session && captureView(host.session, files.workspace),
		'play.capture': (request: CaptureRequest) =>
			host.session ? captureScenario(host.session, files.workspace, request) : nothingCaptured(),
		'play.scenarios': (game: string | undefined) => scenariosIn(files.workspace, game),
		'play.open': ({ path, variant }: { path: string; variant: number }) => {
			const document = documentOf(files.workspace, { path });
			return document ? host.openScenario(document, variant) : noScenario;
		},
		'play.case': (variant: number) => {
			const { scenario } = host.session ?? {};
			const document = scenario && documentOf(files.workspace, scenario);
			return document ? host.openScenario(document, variant) : noScenario;
		},
		'play.position': () => positionText(host),
		/** A position as it would be, or why it cannot be; with `play` the game goes on from it. */
		'play.arrange': (request: { text: string; play: boolean }) => arrangedView(host, request),
		'play.put': (request: PositionChange) => changePosition(host.session, request),
		'play.rule-uses': () => host.inSlices((session) => watchRules(session.game)),
		'play.fits': () => fitsOf(host),
		'play.name-branch': (branch: { id: number; name: string }) =>
			host.sendNow({ do: 'name-branch', ...branch }),
	};
};
