import {
	type RuleSet,
	type Workspace,
	compile,
	declaredNamed,
	explainDeclaration,
} from '@tilewright/lang';
import { type Finding, type Setup, findingOf, selectionOf } from '@tilewright/session';

export interface MeetingSide {
	readonly name: string;
	readonly from: string;
	readonly says: string;
}

/** Two declarations of packs that do not know each other whose order shows, in the order they have. */
export interface MeetingView {
	readonly step: string;
	/** The parts of the state that both change, or one changes and the other reads. */
	readonly over: string;
	readonly first: MeetingSide;
	readonly then: MeetingSide;
	readonly by: 'default' | 'setup' | 'house';
}

export interface PackMeetingsView {
	readonly meetings: readonly MeetingView[];
	readonly findings: readonly (Finding & { readonly pack: string })[];
}

export function packMeetingsView(workspace: Workspace, setup: Setup): PackMeetingsView {
	const { ruleSet, diagnostics, meetings } = compile(
		workspace,
		selectionOf(setup, setup.seats.length),
	);
	if (ruleSet === undefined) return { meetings: [], findings: [] };
	const packOf = (file: string): string =>
		ruleSet.packs.find((p) => file.startsWith(`${p.folder}/`))?.title ?? '';
	const isHouse = (first: string, then: string): boolean =>
		ruleSet.order.some((o) => o.place !== undefined && o.first === first && o.then === then);
	return {
		meetings: meetings.map(({ slot, over, first, then, isChosen }) => ({
			step: slot,
			over,
			first: sideOf(ruleSet, first),
			then: sideOf(ruleSet, then),
			by: !isChosen ? 'default' : isHouse(first, then) ? 'house' : 'setup',
		})),
		findings: diagnostics
			.filter((d) => d.code !== 'ORDER-OPEN' && d.severity !== 'info')
			.map((d) => ({ ...findingOf(d), pack: packOf(d.file) })),
	};
}

function sideOf(ruleSet: RuleSet, name: string): MeetingSide {
	const decl = declaredNamed(ruleSet, name);
	if (decl === undefined) return { name, from: '', says: '' };
	const { from, says, prose } = explainDeclaration(ruleSet, decl);
	return { name, from, says: says || (prose[0] ?? '') };
}
