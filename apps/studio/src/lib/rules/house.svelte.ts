import { houseRulesPath, isOwnPath } from '@tilewright/session';
import { houseRules as t } from '#texts/house-rules.ts';
import { rules as ofRules } from '#texts/rules.ts';
import type { Part } from '../undoable-commands.svelte.ts';
import type { RuleWriting } from '../capabilities.ts';
import { type ChoiceChange, withoutPair } from '@tilewright/workbench';
import { choicePart } from './choice.ts';
import type {
	HouseView,
	WrittenText,
	RewriteRequest,
	RequestedChange,
} from '@tilewright/workbench';

/** Stands for an id where a change begins new house rules. */
export const NEW_HOUSE = '';

export type Into =
	| { readonly is: 'known'; readonly id: string }
	/** Without a title they are called by what the change says. */
	| { readonly is: 'new'; readonly title: string; readonly about: string };

export class House {
	private readonly studio: RuleWriting;

	constructor(studio: RuleWriting) {
		this.studio = studio;
	}

	/**
	 * Changes a declaration by house rules: those that are named, else the first own ones in force; where there are none, or new ones
	 * are wanted, they are begun. Answers what went wrong.
	 */
	async change(wanted: RequestedChange, says: string, into?: Into): Promise<string> {
		const { studio } = this;
		const { setup } = studio;
		const all = (await studio.request('rules.house', setup)) ?? [];
		const own =
			into === undefined
				? defaultHouseRules(all)
				: into.is === 'known'
					? all.find((h) => h.id === into.id)
					: undefined;
		const written = into?.is === 'new' ? into.title.trim() : '';
		const about = into?.is === 'new' ? into.about : '';
		const title = written || about || t.newTitle;
		const id = own?.id ?? (await this.freeId(slugOf(title), all));
		const file = own?.file ?? houseRulesPath(id);
		const [known] = (await studio.request('texts', [file])) ?? [];
		const isUnnamed = own === undefined && written === '' && about !== '';
		const overlay = {
			id,
			file,
			title: isUnnamed ? undefined : (own?.title ?? title),
			text: known?.text,
		};
		const made = await studio.request('rules.write', { setup, overlay, wanted });
		if (made?.text === undefined) return made?.message ?? '';
		const [word, ...rest] = wanted.is === 'set' ? wanted.ref.split('.') : [];
		const set = rest.join('.');
		return this.write(
			says,
			{ [file]: made.text },
			({ overlays = [], params, elements, order = [] }) => ({
				overlays: overlays.includes(id) ? overlays : [...overlays, id],
				// a value chosen in the set-up would hide that of the house rules
				params: word === 'param' ? without(params, set) : params,
				elements: word === 'element' ? without(elements, set) : elements,
				order: wanted.is === 'order' ? withoutPair(order, wanted) : order,
			}),
		);
	}

	async use({ id, title }: Pick<HouseView, 'id' | 'title'>, on: boolean): Promise<string> {
		return this.write(ofRules.saysHouse({ title, on }), {}, on ? withHouse(id) : withoutHouse(id));
	}

	async switchEntry(house: HouseView, index: number, on: boolean): Promise<string> {
		const { name } = house.entries[index]!;
		const made = await this.rewritten(house, { index, is: on ? 'on' : 'off' });
		return this.writeHouse(house, made, t.saysSwitch({ name, on }));
	}

	async drop(house: HouseView, index: number): Promise<string> {
		const { name } = house.entries[index]!;
		return this.writeHouse(
			house,
			await this.rewritten(house, { index, is: 'drop', setup: this.studio.setup }),
			t.saysDrop({ name }),
		);
	}

	async name(house: HouseView, title: string, says: string): Promise<string> {
		const made = await this.rewritten(house, { is: 'named', title, says });
		return this.writeHouse(
			{ ...house, entries: house.entries },
			{ ...made, empty: false },
			t.saysNamed({ title }),
		);
	}

	async copy({ id, title, file, on }: HouseView): Promise<string> {
		const copied = t.copyTitle({ title });
		const all = (await this.studio.request('rules.house', this.studio.setup)) ?? [];
		const own = await this.freeId(slugOf(copied), all);
		const made = await this.rewritten({ file }, { is: 'copy', id: own, title: copied });
		if (made.text === undefined) return made.message;
		const choice: ChoiceChange = (before) => {
			const { overlays = [] } = withoutHouse(id)(before);
			return { overlays: on ? [...overlays, own] : overlays };
		};
		return this.write(t.saysCopy({ title }), { [houseRulesPath(own)]: made.text }, choice);
	}

	async remove({ id, title, file }: HouseView): Promise<string> {
		// a game cannot be under rules that are gone
		const reach = { finishedToo: true };
		return this.write(t.saysRemove({ title }), { [file]: null }, withoutHouse(id), reach);
	}

	private async rewritten(
		{ file }: Pick<HouseView, 'file'>,
		to: RewriteRequest['to'],
	): Promise<WrittenText> {
		const made = await this.studio.request('rules.rewrite', { file, to });
		return made ?? { text: undefined, message: '', empty: false };
	}

	private async writeHouse(house: HouseView, made: WrittenText, says: string): Promise<string> {
		if (made.text === undefined) return made.message;
		if (made.empty && isOwnPath(house.file)) {
			const reach = { finishedToo: true };
			return this.write(says, { [house.file]: null }, withoutHouse(house.id), reach);
		}
		return this.write(says, { [house.file]: made.text });
	}

	private async write(
		says: string,
		texts: Readonly<Record<string, string | null>>,
		choice?: ChoiceChange,
		reach?: Parameters<typeof choicePart>[2],
	): Promise<string> {
		const { commands } = this.studio;
		const parts: Part[] = [];
		if (Object.keys(texts).length > 0) parts.push(commands.textsPart(texts));
		if (choice) parts.push(choicePart(this.studio, choice, reach));
		// a file is there before it is chosen, and goes after nothing chooses it
		if (Object.values(texts).every((text) => text === null)) parts.reverse();
		return (await commands.run(says, parts)) ? '' : t.notLinked;
	}

	private async freeId(base: string, all: readonly HouseView[]): Promise<string> {
		const ids = Array.from({ length: 40 }, (_, i) => (i === 0 ? base : `${base}-${i + 1}`));
		const files =
			(await this.studio.request(
				'texts',
				ids.map((id) => houseRulesPath(id)),
			)) ?? [];
		const at = files.findIndex((f, i) => f.text === undefined && !all.some((h) => h.id === ids[i]));
		return ids[Math.max(at, 0)]!;
	}
}

const withHouse =
	(id: string): ChoiceChange =>
	({ overlays = [] }) => ({ overlays: [...overlays.filter((o) => o !== id), id] });
const withoutHouse =
	(id: string): ChoiceChange =>
	({ overlays = [] }) => ({ overlays: overlays.filter((o) => o !== id) });

function without<T>(all: Readonly<Record<string, T>>, id: string): Readonly<Record<string, T>> {
	return Object.fromEntries(Object.entries(all).filter(([key]) => key !== id));
}

export function defaultHouseRules(all: readonly HouseView[]): HouseView | undefined {
	return all.find((h) => h.on && isOwn(h));
}

export const isOwn = ({ file }: Pick<HouseView, 'file'>): boolean => isOwnPath(file);

function slugOf(title: string): string {
	const slug = title
		.toLowerCase()
		.normalize('NFKD')
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-+|-+$/g, '')
		.slice(0, 40);
	return slug === '' ? 'house-rules' : slug;
}
