import {
	type RuleSet,
	type Selection,
	type Workspace,
	declsOf,
	link,
	loadWorkspace,
	readDocument,
} from '@tilewright/lang';
import { suggest } from '@tilewright/schema';
import type { Data } from '../data/workspace.ts';
import { misuse } from '../frame/refusal.ts';
import { selectionFrom } from '../setup/selection.ts';
import type { Point } from './axes.ts';
import { packOfFactor } from './factors.ts';

type Flags = Readonly<Record<string, unknown>>;

const none = 'none';

/**
 * The flags of one point of a sweep: those of all, with what the point sets. `with` and `preset` are the flags of those names,
 * `element:ID` is on or off, `pack:ID` in or out, `tile:ID` is read by `withCounts`, and any other name is a param.
 */
export function pointFlags(flags: Flags, point: Point): Flags {
	const own: Record<string, unknown> = { ...flags };
	const add = (flag: string, words: readonly string[]): void =>
		void (own[flag] = [...((own[flag] as string[] | undefined) ?? []), ...words]);
	for (const [name, value] of point) {
		const [what, id] = split(name);
		if (what === 'tile') continue;
		const pack = packOfFactor(name, value);
		if (what === 'pack') add('with', pack === undefined ? [] : [pack]);
		else if (name === 'with') add('with', value === none ? [] : value.split('+'));
		else if (name === 'preset') own['preset'] = value === none ? undefined : value;
		else if (what === 'element') {
			if (value !== 'on' && value !== 'off')
				throw misuse('CLI-FLAG-VALUE', {
					flag: `--vary ${name}`,
					value,
					allowed: ['on', 'off'],
					near: [],
				});
			add(value === 'on' ? 'element' : 'without', [id]);
		} else
			own['set'] = new Map([
				...((own['set'] as Map<string, string> | undefined) ?? []),
				[name, value],
			]);
	}
	return own;
}

export function selectionsOf(
	data: Data,
	flags: Flags,
	points: readonly Point[],
	seats: number,
): { readonly workspace: Workspace; readonly selections: readonly Selection[] } {
	const overlays = new Map<string, string>();
	const selections = points.map((point) => {
		const selection = selectionFrom(data.workspace, pointFlags(flags, point), seats);
		const counts = countsOf(point);
		if (counts === '') return selection;
		const { ruleSet } = link(data.workspace, selection);
		const over = ruleSet?.packs[0]?.id;
		// compiling refuses a selection that cannot be linked
		if (ruleSet === undefined || over === undefined) return selection;
		refuseUnknownTiles(point, ruleSet);
		const key = `${over}\n${counts}`;
		const id = overlays.get(key) ?? `sweep-${overlays.size + 1}`;
		overlays.set(key, id);
		return { ...selection, overlays: [...(selection.overlays ?? []), id] };
	});
	if (overlays.size === 0) return { workspace: data.workspace, selections };
	const encoder = new TextEncoder();
	const files = [...overlays].map(([key, id]) => {
		const [over = '', counts = ''] = key.split('\n');
		const text = `overlay: ${id}\nformat: 1\nover: [${over}]\ntiles: { counts: { ${counts} } }\n`;
		return { path: `sweep/${id}.yaml`, bytes: encoder.encode(text) };
	});
	return { workspace: loadWorkspace([...data.files, ...files], readDocument), selections };
}

function refuseUnknownTiles(point: Point, ruleSet: RuleSet): void {
	const known = declsOf(ruleSet, 'tiles').map((tile) => tile.id);
	for (const name of point.keys()) {
		const [what, id] = split(name);
		if (what === 'tile' && !known.includes(id))
			throw misuse('LINK-ID-UNKNOWN', { what, id, near: suggest(id, known) });
	}
}

function countsOf(point: Point): string {
	const entries: string[] = [];
	for (const [name, value] of point) {
		const [what, id] = split(name);
		if (what !== 'tile') continue;
		if (!/^[A-Za-z0-9_.+-]{1,101}$/.test(id) || !/^\d{1,4}$/.test(value))
			throw misuse('CLI-VARY', { value: `${name}=${value}` });
		entries.push(`"${id}": ${Number(value)}`);
	}
	return entries.join(', ');
}

function split(name: string): [what: string, id: string] {
	const cut = name.indexOf(':');
	return cut < 0 ? ['', name] : [name.slice(0, cut), name.slice(cut + 1)];
}
