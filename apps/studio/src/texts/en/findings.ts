/** The findings of the checker. */
export const findings = {
	findings: 'Findings',
	stale: 'The edit does not compile. The game goes on under the last valid rules.',
	excerpt: 'Excerpt',
	none: 'The data files show no findings.',
} as const;
