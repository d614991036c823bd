/** The distance at which a pile lies below the place that holds it, so that a figure there stays in sight. */
export const PILE_BELOW = 14;

export const PILE_RADIUS = 25;
