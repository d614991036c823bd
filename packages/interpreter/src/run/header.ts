/** Words of the arena's header: everything single-valued that a game must remember. */
export const Header = {
	status: 0, // 0 running, 1 waiting for a decision, 2 over
	pc: 1,
	fp: 2, // base of the running frame
	sp: 3,
	active: 4,
	turn: 5,
	part: 6,
	granted: 7,
	placed: 8,
	drawn: 9,
	drawnGroup: 10,
	decision: 11,
	waveCount: 12,
	waveFrom: 13,
	waveRound: 14,
	waveOpen: 15, // 1 while rounds of a wave run: what is collected then joins them
	ledger: 16,
	aside: 17,
	log: 18, // decisions taken
	events: 19,
	returned: 20,
	slot: 22,
	counted: 23, // (line, seat, member) triples counted once in this wave
	chance: 24, // outcomes of chance so far
	lastPlacer: 25,
	eventAt: 26,
	triggerAt: 27,
	alwaysAt: 28, // always-rule to check next
	fired: 29, // an always-rule fired in this pass
	waveUsed: 30,
	final: 31,
	keyed: 34,
	run: 35,
	turns: 36, // whole turns the active seat has been granted
	assist: 37, // helper chosen with the placement, from 1
	declined: 38, // help was declined for the tile in hand
	redraw: 39,
	draws: 40,
	eventFrom: 41,
	waveTo: 42, // end of the entries of the running round, from 1, once it is frozen; 0 before
	words: 48,
} as const;
