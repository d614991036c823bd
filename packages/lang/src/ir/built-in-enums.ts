/** The enumerations of the language itself. The index of a word stands for it in values. */
export const builtInEnums = {
	turn: ['straight', 'left', 'right'],
	connect: ['edge', 'area', 'point', 'region', 'none'],
} as const;

export type Connection = (typeof builtInEnums.connect)[number];
