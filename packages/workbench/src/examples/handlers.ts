import { link, paletteOf } from '@tilewright/lang';
import {
	OWN_FOLDER,
	compileSetup,
	type ExampleChoice,
	PERSON,
	selectionOf,
	type Setup,
} from '@tilewright/session';
import type { WorkbenchServices } from '../engine/handler-registry.ts';
import { handlers as filesHandlers } from '../files/handlers.ts';
import { packId, packIdTrouble } from '../files/pack-id.ts';
import { exampleSet } from './example-set.ts';
import { playedGame } from './play.ts';

const SEED = 7;

export interface ExampleFiles {
	readonly pack: string;
	readonly folder: string;
	readonly texts: Readonly<Record<string, string>>;
	readonly blank: { readonly file: string; readonly id: string };
}

export const handlers = (services: WorkbenchServices) => {
	const { files } = services;
	return {
		'examples.setup': (of: { example: ExampleChoice; names: readonly string[] }): Setup => {
			const { example, names } = of;
			const by = (i: number): string => (example.is === 'finished' || i > 0 ? 'greedy' : PERSON);
			return {
				game: example.game,
				packs: example.packs,
				preset: undefined,
				elements: {},
				params: {},
				seed: SEED,
				seats: [
					{ name: names[0] ?? '', by: by(0), colour: 'red' },
					{ name: names[1] ?? '', by: by(1), colour: 'blue' },
				],
				...(example.is === 'house-rule' ? { overlays: [example.overlay] } : {}),
				example: true,
			};
		},
		'examples.set': (of: { setup: Setup; title: string }): ExampleFiles | undefined => {
			const { setup, title } = of;
			const { ruleSet } = link(files.workspace, selectionOf(setup, setup.seats.length));
			const { packs, games } = filesHandlers(services)['files.list']();
			const base = games.find((g) => g.game === setup.game);
			if (!ruleSet || !base) return undefined;
			const pack = packId(title, (id) => packIdTrouble(id, packs) === undefined);
			const made = exampleSet(pack, title, base, paletteOf(ruleSet));
			const folder = `${OWN_FOLDER}${pack}/`;
			const texts = Object.entries(made.files).map(([name, text]) => [folder + name, text]);
			return {
				pack,
				folder,
				texts: Object.fromEntries(texts) as Record<string, string>,
				blank: { file: `${folder}tiles.yaml`, id: made.blank },
			};
		},
		'examples.game': (of: { setup: Setup; to: 'end' | 'middle' }): string | undefined => {
			const { program } = compileSetup(files.workspace, of.setup);
			return program && playedGame(program, of.setup, of.to);
		},
	};
};
