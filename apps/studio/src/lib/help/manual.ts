/** A page of the manual. */
export interface Page {
	readonly id: string;
	readonly title: string;
	readonly html: string;
}

/** Pages by the path of their file; each is fetched when it is opened. */
const files = import.meta.glob<{ readonly default: Page }>('../../../../../docs/*.md', {
	query: '?page',
});

/** A page by the name of its file without the ending; undefined where there is none. */
export async function pageNamed(id: string): Promise<Page | undefined> {
	const load = files[`../../../../../docs/${id}.md`];
	return load && (await load()).default;
}
