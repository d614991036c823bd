/** Events that may wait for their triggers at a time. */
export const MAX_EVENTS = 512;

/** What an event record says; -1 where it says nothing. Values captured before the operation follow. */
export const EventWord = { type: 0, segment: 1, tile: 2, piece: 3, seat: 4, points: 5, cause: 6, from: 7, space: 8, tileKind: 9, words: 10 } as const;
