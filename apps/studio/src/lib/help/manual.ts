import type { ManualPage } from '@tilewright/workbench';

const files = import.meta.glob<{ readonly default: ManualPage }>('../../../../../docs/*.md', {
	query: '?page',
});

export async function pageNamed(id: string): Promise<ManualPage | undefined> {
	const load = files[`../../../../../docs/${id}.md`];
	return load && (await load()).default;
}
