import { textsOf } from '@tilewright/schema';

export const findings = textsOf('studio/findings', {
	findings: 'Findings',
	stale: 'The edit does not compile. The game goes on under the last valid rules.',
	excerpt: 'Excerpt',
	none: 'The data files show no findings.',
} as const);
