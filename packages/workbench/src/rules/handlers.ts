import { compile, link, type Program } from '@tilewright/lang';
import { findingOf, selectionOf, type Setup } from '@tilewright/session';
import type { WorkbenchServices } from '../engine/handler-registry.ts';
import { type ClosedDetail, closedDetails } from './closed.ts';
import { differenceViews, viewsOf } from './declared.ts';
import { type BeforeAndAfter, type ExampleRequest, ExampleSearch } from './example.ts';
import { houseHandlers } from './house-handlers.ts';
import { linkedRules } from './linked-rules.ts';
import { packMeetingsView } from './meetings.ts';
import { offerHandlers } from './offer-handlers.ts';
import { packChanges } from './pack-changes.ts';
import type {
	ComparedRules,
	DifferenceRequest,
	RuleSetDifference,
	RuleSetView,
} from './requests.ts';

export const handlers = (services: WorkbenchServices) => {
	const { edits, files } = services;
	const examples = new ExampleSearch(services);
	const rules = linkedRules(services);
	const { once, linked } = rules;

	return {
		...offerHandlers(services, rules),
		...houseHandlers(services, rules),
		'rules.set': (setup: Setup): RuleSetView | undefined =>
			once('set', setup, () => {
				const { ruleSet, program } = compile(
					files.workspace,
					selectionOf(setup, setup.seats.length),
				);
				if (!ruleSet) return undefined;
				const plain = setup.overlays?.length ? linked({ ...setup, overlays: [] }) : undefined;
				const drawn = program?.deck.groups.flatMap((g) => g.tiles) ?? [];
				return {
					declarations: viewsOf(ruleSet, plain),
					tiles: {
						all:
							drawn.reduce((sum, tile) => sum + tile.copies, 0) + (program?.deck.start.length ?? 0),
						kinds: new Set(drawn.map((tile) => tile.tile)).size,
					},
					shownKinds: program ? shownKinds(program) : [],
				};
			}),
		'rules.closed': (setup: Setup): readonly ClosedDetail[] | undefined => {
			const ruleSet = linked(setup);
			return ruleSet && once('closed', setup, () => closedDetails(ruleSet, files.workspace.packs));
		},
		'rules.difference': ({
			setup,
			against,
			game,
		}: DifferenceRequest): RuleSetDifference | undefined => {
			const workspace = against.is === 'disk' ? edits.workspaceOnDisk() : files.workspace;
			const other = otherThan(setup, against, game);
			const selection = selectionOf(other, setup.seats.length);
			const { ruleSet: before, diagnostics } = link(workspace, selection);
			const after = linked(setup);
			if (!after) return undefined;
			if (!before) return { differences: [], findings: diagnostics.map(findingOf) };
			return { differences: differenceViews(before, after), findings: [] };
		},
		'rules.together': (setup: Setup) => packMeetingsView(files.workspace, setup),
		'rules.pack-changes': (setup: Setup) => packChanges(files.workspace, setup),
		'rules.example': (of: ExampleRequest) => examples.find(of),
		'rules.lost-in-play': (of: BeforeAndAfter) => examples.lost(of),
	};
};

/** The ids of the kinds that tiles of the game show. */
function shownKinds({ tiles, kinds }: Program): string[] {
	const shown = new Set(tiles.flatMap((tile) => tile.segments.map((segment) => segment.kind)));
	return kinds.flatMap(({ id }) => (shown.has(id) ? [id] : []));
}

function otherThan(setup: Setup, against: ComparedRules, game: Setup | undefined): Setup {
	const bare = { ...setup, overlays: [] };
	switch (against.is) {
		case 'default':
			return { ...bare, packs: [], preset: undefined, elements: {}, params: {} };
		case 'preset':
			return { ...bare, preset: against.id, elements: {}, params: {} };
		case 'no-house-rules':
			return bare;
		case 'game':
			return game ?? setup;
		case 'disk':
			return setup;
	}
}
