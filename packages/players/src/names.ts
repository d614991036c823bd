const names = ['random', 'careless', 'greedy', 'keen', 'thoughtful'] as const;
export type PlayerName = (typeof names)[number];

/** Names of the bots, from the weakest to the strongest; whoever only offers them needs none of what plays. */
export const playerNames: readonly string[] = names;
