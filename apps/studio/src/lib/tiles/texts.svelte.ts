import type { RuleEditing } from '../capabilities.ts';

type Texts = Readonly<Record<string, string>>;

export class TileTexts {
	disk: Texts = $state.raw({});
	private fresh: Texts = $state.raw({});
	private readonly studio: RuleEditing;

	constructor(studio: RuleEditing) {
		this.studio = studio;
	}

	of(path: string): string {
		return this.fresh[path] ?? this.studio.edits.files[path]?.text ?? this.disk[path] ?? '';
	}

	/** Gives files new texts as one command, with `others`: null is the text on disk. The new texts count at once. */
	async write(
		texts: Texts,
		says: string,
		others: Readonly<Record<string, string | null>> = {},
	): Promise<void> {
		this.fresh = { ...this.fresh, ...texts };
		await this.studio.change({ ...others, ...texts }, says);
		const isDone = ([path, text]: [string, string]): boolean => texts[path] === text;
		this.fresh = Object.fromEntries(Object.entries(this.fresh).filter((entry) => !isDone(entry)));
	}
}
