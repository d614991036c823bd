/** A length in pixels of a usual window that grows with the text on a large screen. */
export const rem = (pixels: number): string => `${pixels / 15}rem`;
