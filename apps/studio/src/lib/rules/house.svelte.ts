import { rules as t } from '#texts/rules.ts';
import type { Part } from '../acts.svelte.ts';
import type { Setup } from '../engine/setup.ts';
import type { Studio } from '../studio.svelte.ts';
import type { HouseView, Made, Wanted } from './questions.ts';

/** The part of a set-up that says what is played. */
export type Choice = Pick<Setup, 'packs' | 'preset' | 'elements' | 'params' | 'overlays'>;

const FOLDER = 'own/house-rules';

/** Which house rules a change goes into. */
export type Into =
	{ readonly is: 'known'; readonly id: string } | { readonly is: 'new'; readonly title: string };

/** House rules of the set-up that is played, or of the one to come: what is asked of them is written into their texts. */
export class House {
	private readonly studio: Studio;

	constructor(studio: Studio) {
		this.studio = studio;
	}

	/**
	 * Changes a declaration by house rules: those that are named, else the first own ones in force; where there are none, or new ones
	 * are wanted, they are begun. Answers what went wrong.
	 */
	async change(wanted: Wanted, says: string, into?: Into): Promise<string> {
		const { studio } = this;
		const { setup } = studio;
		const all = (await studio.ask('rules.house', setup)) ?? [];
		const own =
			into === undefined
				? ownInForce(all)
				: into.is === 'known'
					? all.find((h) => h.id === into.id)
					: undefined;
		const title = (into?.is === 'new' ? into.title.trim() : '') || t.newTitle;
		const id = own?.id ?? (await this.freeId(slugOf(title), all));
		const file = own?.file ?? `${FOLDER}/${id}.yaml`;
		const [known] = (await studio.ask('texts', [file])) ?? [];
		const overlay = { id, file, title: own?.title ?? title, text: known?.text };
		const made = await studio.ask('rules.written', { setup, overlay, wanted });
		if (made?.text === undefined) return made?.message ?? '';
		const overlays = [...(setup.overlays ?? [])];
		if (!overlays.includes(id)) overlays.push(id);
		// what was chosen outright would hide what the house rules say
		const params = { ...setup.params };
		const elements = { ...setup.elements };
		if (wanted.is === 'set') {
			const [word, ...rest] = wanted.ref.split('.');
			delete (word === 'param' ? params : elements)[rest.join('.')];
		}
		return this.write(says, { [file]: made.text }, { overlays, params, elements });
	}

	/** Switches house rules on or off as a whole. */
	async use({ id, title }: Pick<HouseView, 'id' | 'title'>, on: boolean): Promise<string> {
		const { overlays = [] } = this.studio.setup;
		const next = on ? [...overlays, id] : overlays.filter((o) => o !== id);
		return this.write(t.saysHouse({ title, on }), {}, { overlays: next });
	}

	async switchEntry(house: HouseView, index: number, on: boolean): Promise<string> {
		const { name } = house.entries[index]!;
		const made = await this.rewritten(house, { index, is: on ? 'on' : 'off' });
		return this.put(house, made, t.saysSwitch({ name, on }));
	}

	async drop(house: HouseView, index: number): Promise<string> {
		const { name } = house.entries[index]!;
		return this.put(
			house,
			await this.rewritten(house, { index, is: 'drop' }),
			t.saysDrop({ name }),
		);
	}

	async name(house: HouseView, title: string, says: string): Promise<string> {
		const made = await this.rewritten(house, { is: 'named', title, says });
		return this.put(
			{ ...house, entries: house.entries },
			{ ...made, empty: false },
			t.saysNamed({ title }),
		);
	}

	/** Takes house rules out of play and their file away. */
	async remove({ id, title, file }: HouseView): Promise<string> {
		const overlays = (this.studio.setup.overlays ?? []).filter((o) => o !== id);
		return this.write(t.saysRemove({ title }), { [file]: null }, { overlays });
	}

	private async rewritten(
		{ file }: HouseView,
		to: Parameters<typeof this.studio.ask<'rules.rewritten'>>[1]['to'],
	): Promise<Made> {
		const made = await this.studio.ask('rules.rewritten', { file, to });
		return made ?? { text: undefined, message: '', empty: false };
	}

	private async put(house: HouseView, made: Made, says: string): Promise<string> {
		if (made.text === undefined) return made.message;
		if (made.empty && house.file.startsWith('own/')) {
			const overlays = (this.studio.setup.overlays ?? []).filter((o) => o !== house.id);
			return this.write(says, { [house.file]: null }, { overlays });
		}
		return this.write(says, { [house.file]: made.text }, {});
	}

	/** Texts and the choice of rules that goes with them, as one act. */
	private async write(
		says: string,
		texts: Readonly<Record<string, string | null>>,
		choice: Partial<Choice>,
	): Promise<string> {
		const { acts } = this.studio;
		const parts: Part[] = [];
		if (Object.keys(texts).length > 0) parts.push(acts.textsPart(texts));
		if (Object.keys(choice).length > 0) parts.push(choicePart(this.studio, choice));
		// a file is there before it is chosen, and goes after nothing chooses it
		if (Object.values(texts).every((text) => text === null)) parts.reverse();
		return (await acts.does(says, parts)) ? '' : t.notLinked;
	}

	private async freeId(base: string, all: readonly HouseView[]): Promise<string> {
		const ids = Array.from({ length: 40 }, (_, i) => (i === 0 ? base : `${base}-${i + 1}`));
		const files =
			(await this.studio.ask(
				'texts',
				ids.map((id) => `${FOLDER}/${id}.yaml`),
			)) ?? [];
		const at = files.findIndex((f, i) => f.text === undefined && !all.some((h) => h.id === ids[i]));
		return ids[Math.max(at, 0)]!;
	}
}

/** The house rules that are changed where nothing else is said: own ones, the first in force. */
export function ownInForce(all: readonly HouseView[]): HouseView | undefined {
	return all.find((h) => h.on && isOwn(h));
}

/** Whether their file can be written. */
export const isOwn = ({ file }: Pick<HouseView, 'file'>): boolean => file.startsWith('own/');

/** A name for a file and an id, from a title. */
function slugOf(title: string): string {
	const slug = title
		.toLowerCase()
		.normalize('NFKD')
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-+|-+$/g, '')
		.slice(0, 40);
	return slug === '' ? 'house-rules' : slug;
}

/** Another choice of rules for the set-up that is looked at, and for the running game. */
export function choicePart(studio: Studio, choice: Partial<Choice>): Part {
	let before: Choice | undefined;
	const put = async (to: Partial<Choice>): Promise<boolean> => {
		await studio.edits.sent();
		if (studio.game) {
			const done = await studio.ask('rule-by', to);
			if (!done?.ok) return false;
		}
		studio.draft.choose(to);
		await studio.choose();
		return true;
	};
	return {
		go: () => {
			const { packs, preset, elements, params, overlays } = studio.setup;
			before = { packs, preset, elements, params, overlays: overlays ?? [] };
			return put(choice);
		},
		back: async () => before !== undefined && put(before),
	};
}
