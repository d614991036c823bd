import { textsOf } from '@tilewright/schema';

/** The findings of the checker. */
export const findings = textsOf('studio/findings', {
	findings: 'Findings',
	stale: 'The edit does not compile. The game goes on under the last valid rules.',
	excerpt: 'Excerpt',
	none: 'The data files show no findings.',
} as const);
