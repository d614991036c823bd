/** The enumerations of the language itself. The index of a word stands for it in values. */
export const builtInEnums = {
	turn: ['straight', 'left', 'right'],
	connect: ['edge', 'area', 'point', 'region', 'none'],
} as const;

/** The way in which the segments of a kind join. */
export type Connection = (typeof builtInEnums.connect)[number];
