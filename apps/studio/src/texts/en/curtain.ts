import { textsOf } from '@tilewright/schema';

export const curtain = textsOf('studio/curtain', {
	title: (o: { name: string }) => `${o.name}’s turn`,
	says: (o: { name: string }) =>
		`This game hides things from its players. Hand the screen to ${o.name}; the table is shown when ${o.name} sits in front of it.`,
	take: (o: { name: string }) => `I am ${o.name}`,
} as const);
