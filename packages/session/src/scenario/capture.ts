import {
	capture,
	merged,
	type Proposal,
	proposalsOf,
	type Scenario,
	scenarioText,
} from '@tilewright/interpreter';
import {
	bytesOfFile,
	compile,
	readDocument,
	type Selection,
	setIn,
	type Value,
	type Workspace,
} from '@tilewright/lang';
import { ownValue, validate } from '@tilewright/schema';
import { selectionOf } from '../setup/choices.ts';
import { wordsOf } from '../describe/words.ts';
import { secretsOf } from '../describe/secrets.ts';
import { faultOf, type GameSession } from '../session/game-session.ts';
import { wordMessage } from '../session/messages.ts';
import { english as t } from '../texts/en.ts';

export interface ProposalView extends Pick<Proposal, 'id' | 'of' | 'usual'> {
	readonly text: string;
}

export interface CaptureView {
	readonly title: string;
	readonly proposals: readonly ProposalView[];
	readonly cites: readonly string[];
	/** Folders of the packs in play, the last of them first. */
	readonly folders: readonly { readonly pack: string; readonly folder: string }[];
}

export interface CaptureRequest {
	readonly title: string;
	readonly says: string;
	readonly cites: readonly string[];
	/** Places in the list of proposals. */
	readonly expect: readonly number[];
}

export interface CapturedView {
	readonly text: string;
	readonly ok: boolean;
	readonly message: string;
	readonly name: string;
}

export function captureView(session: GameSession, workspace: Workspace): CaptureView {
	const { game } = session;
	const { program } = game;
	const isHidden = secretsOf(session) === 'hidden';
	const words = wordsOf(program);
	const last = game.ledger.filter((e) => e.step === game.steps.length && e.step > 0);
	const cites = last.flatMap((e) =>
		[e.source, ...e.lines.map((l) => l.source)].flatMap((source) => {
			const found = program.sources[source];
			if (!found) return [];
			return found.cites.length > 0 ? found.cites : (words.rule(found.id)?.cites ?? []);
		}),
	);
	const folders = workspace.packs
		.filter((p) => program.packs.includes(p.name) && p.game === program.game)
		.map((p) => ({ pack: p.name, folder: p.manifest.path.replace(/[^/]*$/, 'scenarios') }));
	const order = (name: string): number => program.packs.indexOf(name);
	return {
		title: last[0] ? t.titleOfPoints : t.titleOfStep(game.steps.length),
		proposals: (isHidden ? [] : proposalsOf(game)).map(({ id, of, usual, entry }) => ({
			id,
			of,
			usual,
			text: textOf(entry),
		})),
		cites: [...new Set(cites)],
		folders: folders.sort((a, b) => order(b.pack) - order(a.pack)),
	};
}

function textOf(entry: Proposal['entry']): string {
	const [value] = Object.values(entry) as [Record<string, Value>];
	const edited = setIn('format: 1\n', ['expect'], value);
	if (!edited.ok) return '';
	return edited.text
		.split('\n')
		.slice(1)
		.join('\n')
		.replace(/^expect:\s*/, '')
		.replace(/^\{ (.*) \}$/m, '$1')
		.trim();
}

export function captureScenario(
	session: GameSession,
	workspace: Workspace,
	request: CaptureRequest,
): CapturedView {
	const none = { text: '', ok: false, name: '' };
	if (secretsOf(session) === 'hidden')
		return { ...none, message: wordMessage({ code: 'hides-things' }) };
	const { game, setup } = session;
	const proposals = proposalsOf(game);
	const chosen = request.expect.flatMap((i) => (proposals[i] ? [proposals[i].entry] : []));
	const title = request.title.trim() === '' ? t.untitled : request.title.trim();
	const compiled = (selection: Selection) => compile(workspace, selection);
	try {
		const { scenario, result } = capture(
			game,
			{
				title,
				says: request.says.trim(),
				cites: request.cites,
				expect: merged(chosen),
				...choicesMade(session, workspace),
				...(setup.overlays === undefined ? {} : { overlays: setup.overlays }),
			},
			{ game: game.program.game, compile: compiled },
		);
		const text = scenarioText(scenario);
		const wrong = faultsIn(text);
		return {
			text,
			ok: result.ok && wrong === '',
			message: result.ok ? wrong : (result.message ?? ''),
			name: `${slugOf(title)}.yaml`,
		};
	} catch (error) {
		return { ...none, message: faultOf(error).message };
	}
}

function faultsIn(text: string): string {
	const path = 'scenario.yaml';
	const { document } = readDocument({ path, bytes: bytesOfFile(path, text) });
	const [first] = (document ? validate('scenario', document.yaml) : []).filter(
		(d) => d.severity === 'error',
	);
	return first?.message ?? '';
}

function choicesMade(
	{ game, setup }: GameSession,
	workspace: Workspace,
): Pick<Scenario['set-up'], 'packs' | 'params' | 'elements'> {
	const { program } = game;
	const packs = workspace.packs
		.filter(
			(p) => program.packs.includes(p.name) && p.game === program.game && p.role !== 'library',
		)
		.map((p) => p.name);
	const bare = { ...setup, preset: undefined, params: {}, elements: {} };
	const plain = compile(workspace, selectionOf(bare, setup.seats.length)).program;
	const params = Object.entries(program.params).filter(
		([id, v]) => ownValue(plain?.params, id) !== v,
	);
	const names = new Set([...program.elements, ...(plain?.elements ?? [])]);
	const elements = [...names].flatMap((id): [string, boolean][] => {
		const on = program.elements.includes(id);
		return plain?.elements.includes(id) === on ? [] : [[id, on]];
	});
	return { packs, params: Object.fromEntries(params), elements: Object.fromEntries(elements) };
}

export function slugOf(title: string): string {
	const slug = title
		.toLowerCase()
		.normalize('NFKD')
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-+|-+$/g, '')
		.slice(0, 60);
	return slug === '' ? 'scenario' : slug;
}
