import { rules as t } from '#texts/rules.ts';
import type {
	Choices,
	ElementChoice,
	OverlayChoice,
	ParamChoice,
	RulesOfSetup,
} from '@tilewright/session';
import type { GameAccess, GameSetup, Requests, RuleEditing, Undoing } from '../capabilities.ts';
import { readSentence, wordFor, type AddedPack, withPack } from '@tilewright/workbench';
import type { Choice, ChoiceChange } from '@tilewright/workbench';
import type { Part } from '../undoable-commands.svelte.ts';
import { chosenPart, gamePart } from './choice.ts';

type Access = GameAccess & GameSetup & Requests & RuleEditing & Undoing;

export class Chooser {
	added: readonly AddedPack[] = $state.raw([]);
	private readonly studio: Access;

	constructor(studio: Access) {
		this.studio = studio;
	}

	async game(game: string): Promise<void> {
		const title = this.studio.choices?.games.find(({ id }) => id === game)?.title ?? game;
		await this.run(t.chose({ what: title }), gamePart(this.studio, game));
	}

	async pack(id: string, on: boolean): Promise<void> {
		const { draft, choices } = this.studio;
		if (!choices) return;
		const titleOf = titles(choices);
		const added = on ? withPack(choices.packs, draft.packs, id).added : [];
		const says = t.chosePack({ title: titleOf(id), on, added: added.map((a) => titleOf(a.id)) });
		const done = this.choose(says, ({ packs }) => ({
			packs: on ? withPack(choices.packs, packs, id).packs : packs.filter((p) => p !== id),
		}));
		this.added = added;
		await done;
	}

	preset(preset: string | undefined): Promise<void> {
		const says = this.studio.choices?.presets.find((p) => p.id === preset)?.says;
		const what = says || preset || t.defaultRules;
		return this.choose(t.chose({ what }), () => ({ preset, elements: {}, params: {} }));
	}

	/** Switches an element; one that is as usual is no choice any more. */
	element({ id, says, usual }: ElementChoice, on: boolean): Promise<void> {
		return this.choose(t.chose({ what: says || id }), ({ elements }) => ({
			elements: { ...without(elements, id), ...(on === usual ? {} : { [id]: on }) },
		}));
	}

	param({ id, says, values, usual }: ParamChoice, value: number | string | boolean): Promise<void> {
		const sentence = readSentence(says || id);
		const at = values.indexOf(value);
		const word = at < 0 ? String(value) : wordFor(sentence, values, at);
		const what = `${sentence.before}${word}${sentence.after}`;
		return this.choose(t.chose({ what }), ({ params }) => ({
			params: { ...without(params, id), ...(value === usual ? {} : { [id]: value }) },
		}));
	}

	overlay({ id, title }: Pick<OverlayChoice, 'id' | 'title'>, on: boolean): Promise<void> {
		return this.choose(t.saysHouse({ title, on }), ({ overlays = [] }) => {
			const others = overlays.filter((o) => o !== id);
			return { overlays: on ? [...others, id] : others };
		});
	}

	order(says: string, order: NonNullable<Choice['order']>): Promise<void> {
		return this.choose(says, () => ({ order }));
	}

	async rules(says: string, { game, ...choice }: RulesOfSetup): Promise<void> {
		const { studio } = this;
		const rules = { overlays: [], order: [], ...choice };
		if (game !== studio.draft.setup(studio.choices).game)
			await this.run(says, gamePart(studio, game, rules));
		else await this.choose(says, () => rules);
	}

	private async choose(says: string, change: ChoiceChange): Promise<void> {
		const { studio } = this;
		studio.draft.showAhead(change);
		await this.run(says, chosenPart(studio, change));
	}

	private async run(says: string, part: Part): Promise<void> {
		this.added = [];
		const during = this.studio.game?.number ?? 0;
		await this.studio.commands.run(says, [part], { during });
	}
}

function titles(choices: Choices): (id: string) => string {
	return (id) => choices.packs.find((p) => p.id === id)?.title ?? id;
}

function without<V>(choices: Readonly<Record<string, V>>, id: string): Record<string, V> {
	return Object.fromEntries(Object.entries(choices).filter(([key]) => key !== id));
}
