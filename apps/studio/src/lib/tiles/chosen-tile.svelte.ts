import { isOwnPath, nameOfTile, type Finding } from '@tilewright/session';
import { type Theme } from '@tilewright/art';
import {
	type QuickFix,
	type Drawing,
	type Edited,
	type Mapping,
	type TileContext,
	type TileEntry,
	type TileIR,
	type TileProblem,
	addTile,
	quickFixesOf,
	declarationOf,
	derive,
	drawingOf,
	freeId,
	removeTile,
	tileIn,
	tileSpan,
	writeTile,
} from '@tilewright/lang';
import { tiles as t } from '#texts/tiles.ts';
import { colourIds } from '@tilewright/scene';
import type { TilesAccess } from '../capabilities.ts';
import { ownCopy, announceCopied } from './own-copy.ts';
import { TileTexts } from './texts.svelte.ts';
import { gameTheme } from '../game-theme.ts';
import {
	findingsWithin,
	idsOf,
	newFile,
	ownFirst,
	searchTiles,
	type ShownTile,
	type TilesHere,
	tilesOf,
	withoutCopiesOf,
} from '@tilewright/workbench';

const REST = 250;
/** Texts of other files; null for as it is on disk. */
type Others = Readonly<Record<string, string | null>>;

/** The tiles of the game, and the one in hand with what changes it as a whole. */
export abstract class ChosenTile {
	readonly studio: TilesAccess;
	here: TilesHere | undefined = $state.raw();
	readonly texts: TileTexts;
	findings: readonly Finding[] = $state.raw([]);
	file: string = $state('');
	id: string = $state('');
	search: string = $state('');
	pictured: boolean = $state(true);
	news: string = $state('');
	/** Shipped files whose tiles are changed in place, because the person requested it. */
	private originals: readonly string[] = $state.raw([]);
	private lastRequest = 0;
	private timer: ReturnType<typeof setTimeout> | undefined;
	private last: { readonly at: string; readonly drawing: Drawing } | undefined;

	constructor(studio: TilesAccess) {
		this.studio = studio;
		this.texts = new TileTexts(studio);
	}

	readonly theme: Theme = $derived.by(() => {
		const { scheme, setup } = this.studio;
		return gameTheme(scheme, this.here?.looks, colourIds(setup.seats).join());
	});
	readonly context: TileContext = $derived(this.here?.palette.context ?? { kinds: {}, marks: [] });
	readonly kinds: TilesHere['kinds'] = $derived(
		['edge', 'area', 'point', 'region'].flatMap(
			(connect) => this.here?.kinds.filter((k) => k.connect === connect) ?? [],
		),
	);
	readonly all: readonly ShownTile[] = $derived(
		tilesOf(
			ownFirst(this.here?.palette.files ?? []),
			(path) => this.textOf(path),
			this.here?.palette.tiles ?? [],
		),
	);
	readonly found: readonly ShownTile[] = $derived.by(() =>
		searchTiles(this.all, this.search, ({ id, words, of }) => ({ id, text: words, of })),
	);
	readonly text: string = $derived(this.textOf(this.file));
	private readonly entry: TileEntry | undefined = $derived(
		this.here?.palette.tiles.find((e) => e.id === this.id && e.file === this.file),
	);
	readonly written: ReturnType<typeof tileIn> = $derived(
		this.id === '' ? undefined : tileIn(this.text, this.id, this.entry?.inherits),
	);
	readonly drawing: Drawing | undefined = $derived.by(() => {
		const at = `${this.file} ${this.id}`;
		if (this.written) this.last = { at, drawing: drawingOf(this.written.whole, this.context) };
		return this.last?.at === at ? this.last.drawing : undefined;
	});
	/** The name of the tile in hand. */
	readonly name: string = $derived(this.nameFor(this.id, this.drawing?.others['title']));
	readonly derived:
		{ readonly tile: TileIR; readonly problems: readonly TileProblem[] } | undefined = $derived(
		this.drawing && derive(this.drawing, this.context, this.id),
	);
	readonly span: ReturnType<typeof tileSpan> = $derived(
		this.id === '' ? undefined : tileSpan(this.text, this.id),
	);
	readonly others: readonly Finding[] = $derived(
		findingsWithin(this.findings, this.file, this.span),
	);

	private nameFor(id: string, title: unknown): string {
		return nameOfTile({ id, title: typeof title === 'string' ? title : undefined });
	}

	textOf(path: string): string {
		return this.texts.of(path);
	}

	async load(): Promise<void> {
		const number = ++this.lastRequest;
		const { studio } = this;
		const here = await studio.request('tiles.here', studio.setup);
		const known = here ?? this.here;
		const texts =
			known &&
			(await studio.request(
				'texts',
				known.files.map((h) => h.file),
			));
		if (number !== this.lastRequest || !known) return;
		this.texts.disk = Object.fromEntries((texts ?? []).map((f) => [f.path, f.disk ?? '']));
		const first = this.here === undefined;
		this.here = known;
		const isThere = [...known.files, ...known.palette.files].some(({ file }) => file === this.file);
		if (this.file !== '' && !isThere) this.choose('', '');
		if (first) this.begin(known);
		void this.check();
	}

	/** Called when the tiles are there for the first time. */
	protected abstract begin(here: TilesHere): void;

	checkSoon(): void {
		clearTimeout(this.timer);
		this.timer = setTimeout(() => void this.load(), REST);
	}

	private async check(): Promise<void> {
		this.findings = (await this.studio.request('tiles.findings', this.studio.setup)) ?? [];
	}

	choose(file: string, id: string): void {
		this.file = file;
		this.id = id;
	}

	async write(edited: Edited, says: string, with_: Others = {}): Promise<boolean> {
		if (!edited.ok) {
			this.news = edited.diagnostics[0]?.message ?? '';
			return false;
		}
		const { file } = this;
		if (edited.text === this.textOf(file) && Object.keys(with_).length === 0) {
			this.news = t.nothing;
			return true;
		}
		this.news = says;
		await this.texts.write({ [file]: edited.text }, says, with_);
		return true;
	}

	/** Gives the tile another drawing; a shipped one stays, and a copy gets it. */
	async draw(next: Drawing, says: string, with_: Others = {}): Promise<boolean> {
		if (!this.written) return false;
		return this.declare(declarationOf(next), says, with_);
	}

	private async declare(decl: Mapping, says: string, with_: Others = {}): Promise<boolean> {
		const { file, id, text, entry } = this;
		const edited = writeTile(text, id, decl, entry?.inherits);
		if (!this.copiesShipped || (edited.ok && edited.text === text))
			return this.write(edited, says, with_);
		const retry = async (): Promise<void> => {
			await this.studio.undo('all');
			this.choose(file, id);
			this.changeOriginals(true);
			await this.write(edited, says, with_);
		};
		return this.copy(decl, retry);
	}

	get copiesShipped(): boolean {
		return this.isShipped && !this.originals.includes(this.file);
	}

	get changesOriginal(): boolean {
		return this.isShipped && this.originals.includes(this.file);
	}

	changeOriginals(on: boolean): void {
		const others = this.originals.filter((f) => f !== this.file);
		this.originals = on ? [...others, this.file] : others;
	}

	copyShipped(): Promise<boolean> {
		const { written } = this;
		return written ? this.copy(written.whole) : Promise.resolve(false);
	}

	private async copy(decl: Mapping, instead?: () => Promise<void>): Promise<boolean> {
		const { studio, id, written } = this;
		const files = this.here?.files ?? [];
		const own = withoutCopiesOf(written?.whole, decl);
		const made = await ownCopy(studio, { id, decl: own }, files, this.ids, (file) =>
			this.textOf(file),
		);
		this.news = t.did.copied(this.name, made?.id ?? '');
		if (!made || !(await studio.commands.run(this.news, made.parts))) {
			this.news = t.notCopied(this.name);
			studio.notices.show('copied', this.news, { bad: true });
			return false;
		}
		await this.load();
		this.choose(made.file, made.id);
		announceCopied(studio, id, made, instead);
		return true;
	}

	get ids(): ReadonlySet<string> {
		return idsOf(this.all);
	}

	async duplicate(): Promise<void> {
		const { written, id, file } = this;
		if (!written) return;
		if (this.copiesShipped) return void (await this.copyShipped());
		const next = freeId(id, this.ids);
		if (
			await this.write(
				addTile(this.text, next, written.own, id),
				t.did.made(this.nameFor(next, undefined)),
			)
		)
			this.choose(file, next);
	}

	async make(file: string, id: string, title: string): Promise<void> {
		this.choose(file, '');
		const text = this.textOf(file) || newFile('tiles', '', '');
		if (
			await this.write(
				addTile(text, id, title === '' ? {} : { title }),
				t.did.made(this.nameFor(id, title)),
			)
		)
			this.choose(file, id);
	}

	async rename(to: string): Promise<string> {
		if (to === this.id) return '';
		if (this.copiesShipped && !(await this.copyShipped())) return '';
		const { file, id, studio } = this;
		await studio.edits.sent();
		const response = await studio.request('tiles.rename', { file, id, to });
		if (!response) return '';
		if ('finding' in response)
			return `${response.finding.message} ${response.finding.hint ?? ''}`.trim();
		const { texts } = response;
		this.choose(file, to);
		this.news = t.did.renamed(id, to);
		await this.texts.write(texts, this.news);
		return '';
	}

	get isShipped(): boolean {
		const { file, id } = this;
		return !isOwnPath(file) && tileSpan(this.texts.disk[file] ?? '', id) !== undefined;
	}

	async remove(): Promise<void> {
		const { id, name } = this;
		if (await this.write(removeTile(this.text, id), t.did.deleted(name)))
			this.choose(this.file, '');
	}

	quickFixes(problem: TileProblem): QuickFix[] {
		return this.drawing ? quickFixesOf(declarationOf(this.drawing), this.context, problem) : [];
	}

	async applyFix({ decl }: QuickFix): Promise<void> {
		await this.declare(decl, t.did.fixed(this.name));
	}

	titleOf(kind: string): string {
		return this.kinds.find((k) => k.id === kind)?.title ?? kind;
	}
}
