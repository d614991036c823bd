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

/** The requests of trying games out. */
export const handlers = ({ host, files }: WorkbenchServices) => {
	return {
		/** Sets or clears outcomes of chance to come. */
		'play.script-outcomes': (request: ScriptRequest) =>
			host.sendNow({ do: 'script-outcomes', ...request }),
		/** Notes something at a step of the branch that is shown; an empty note takes it away. */
		'play.note': (note: { step: number; text: string }) => host.sendNow({ do: 'note', ...note }),
		'play.captures': () => host.session && captureView(host.session, files.workspace),
		/** The moment shown as a scenario, which is run at once. */
		'play.capture': (request: CaptureRequest) =>
			host.session ? captureScenario(host.session, files.workspace, request) : nothingCaptured(),
		'play.scenarios': (game: string | undefined) => scenariosIn(files.workspace, game),
		/** Opens a scenario as a game at its end. */
		'play.open': ({ path, variant }: { path: string; variant: number }) => {
			const document = documentOf(files.workspace, { path });
			return document ? host.openScenario(document, variant) : noScenario;
		},
		/** Opens another case of the scenario that is shown. */
		'play.case': (variant: number) => {
			const { scenario } = host.session ?? {};
			const document = scenario && documentOf(files.workspace, scenario);
			return document ? host.openScenario(document, variant) : noScenario;
		},
		'play.position': () => positionText(host),
		/** A position as it would be, or why it cannot be; with `play` the game goes on from it. */
		'play.arrange': (request: { text: string; play: boolean }) => arrangedView(host, request),
		/** The text of a position with one more thing in it. */
		'play.put': (request: PositionChange) => changePosition(host.session, request),
		/** The uses of every rule up to the moment shown; undefined when it was stopped. */
		'play.rule-uses': () => host.inSlices((session) => watchRules(session.game)),
		/** The places where the tiles left may be laid; undefined without a game. */
		'play.fits': () => fitsOf(host),
		/** Names a branch; an empty name takes it away. */
		'play.name-branch': (branch: { id: number; name: string }) =>
			host.sendNow({ do: 'name-branch', ...branch }),
	};
};
