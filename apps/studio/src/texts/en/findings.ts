import { textsOf } from '@tilewright/schema';

export const findings = textsOf('studio/findings', {
	findings: 'Findings',
	stale:
		'The rules cannot be put together as they are now. The game goes on under the last ones that could.',
	inSetUp: 'In what is chosen to play',
	excerpt: 'Excerpt',
	none: 'The rules of this game and the edited files show no findings.',
} as const);
