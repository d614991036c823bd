import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import Reasons from './Reasons.svelte';

const reason = (
	says: string,
	houses: readonly { id: string; title: string; file: string }[] = [],
) => ({
	refusal: { why: says, says, source: undefined, ...(houses.length > 0 && { houses }) },
	turns: [],
	pieces: [],
});

test('a reason that stems from a house rule links to it, and no other one does', async () => {
	const ours = { id: 'ours', title: 'No corners', file: 'own/ours.yaml' };
	const reasons = [reason('Nothing goes there.', [ours]), reason('A side differs.')];
	const screen = await render(Reasons, { props: { reasons } });
	const link = screen.getByRole('link');
	await expect.element(link).toHaveTextContent('House rule: No corners');
	await expect.element(link).toHaveAttribute('href', expect.stringMatching(/\/rules#house$/));
	expect(link.elements()).toHaveLength(1);
});
