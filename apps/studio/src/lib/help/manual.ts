import type { ManualPage } from '@tilewright/workbench';

/** Pages by the path of their file; each is fetched when it is opened. */
const files = import.meta.glob<{ readonly default: ManualPage }>('../../../../../docs/*.md', {
	query: '?page',
});

/** A page by the name of its file without the ending; undefined where there is none. */
export async function pageNamed(id: string): Promise<ManualPage | undefined> {
	const load = files[`../../../../../docs/${id}.md`];
	return load && (await load()).default;
}
