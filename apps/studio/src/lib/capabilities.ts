import type { Studio } from './studio.svelte.ts';

// Views and their models take these parts of the studio, never the whole.

export type Requests = Pick<Studio, 'request'>;
export type UndoableRequests = Pick<Studio, 'requestOrExplain'>;

/** The pictures and words of the rules in force. */
export type Drawing = Pick<Studio, 'rules' | 'theme' | 'describeTile'>;
export type GameAccess = Pick<Studio, 'game' | 'personDecides'>;
/** The set-up of the running game, or of the one to come. */
export type SetupAccess = Pick<Studio, 'setup'>;
/** Decisions of a person: choosing, confirming, ending the turn. */
export type Moves = Pick<
	Studio,
	'picking' | 'busy' | 'play' | 'confirm' | 'endTurn' | 'confirms' | 'setConfirms'
>;
/** Other moments and branches of the game, and replays that run. */
export type TimeTravel = Pick<
	Studio,
	'go' | 'resumeHere' | 'branchAt' | 'switchBranch' | 'forgetBranch' | 'cancel' | 'progress'
>;
export type Undoing = Pick<Studio, 'commands' | 'undo' | 'redo'>;
/** Seats: who plays, and what they may see. */
export type SeatControl = Pick<Studio, 'autoplay' | 'seatBy' | 'pace' | 'openTable' | 'takeSeat'>;
export type Comparing = Pick<Studio, 'comparisons'>;
export type GameSetup = Pick<
	Studio,
	| 'choices'
	| 'choiceFindings'
	| 'draft'
	| 'waiting'
	| 'choose'
	| 'preview'
	| 'show'
	| 'start'
	| 'again'
	| 'leave'
	| 'justStarted'
>;
export type RuleEditing = Pick<Studio, 'edits' | 'change' | 'editing' | 'changing'>;
export type FileAccess = Pick<
	Studio,
	'fileSaver' | 'files' | 'filesVersion' | 'diskChanges' | 'connected'
>;
export type SavedGames = Pick<Studio, 'games'>;
/** Messages above the page and for screen readers. */
export type Messages = Pick<Studio, 'notices' | 'news'>;
export type Faults = Pick<Studio, 'findings' | 'stale' | 'trouble' | 'dismissedSwap'>;
export type ExplanationAccess = Pick<Studio, 'explanations'>;
/** Hints on the board about cells that take a tile. */
export type Hints = Pick<Studio, 'fits' | 'marksClosedCells'>;
export type Windows = Pick<Studio, 'dialog'>;
/** Light or dark. */
export type ColourScheme = Pick<Studio, 'scheme' | 'schemeWanted' | 'wantScheme'>;

/** Everything that a board needs. Without explanations, places say nothing; without hints, no cell is marked. */
export type BoardAccess = Drawing &
	GameAccess &
	Pick<Moves, 'picking' | 'confirm'> &
	Partial<Pick<Moves, 'confirms'>> &
	Partial<ExplanationAccess & Hints>;

export type ShownGame = Drawing & GameAccess;
/** Everything that writing rules needs: edits, their place in the history, and the choices that go with them. */
export type RuleWriting = Requests & GameAccess & GameSetup & RuleEditing & SetupAccess & Undoing;
export type EditorAccess = Faults & FileAccess & Requests & RuleEditing & SetupAccess & Undoing;
/** Everything that the view of a running game needs. */
export type PlayAccess = BoardAccess &
	ExplanationAccess &
	Hints &
	EditorAccess &
	GameSetup &
	Moves &
	SavedGames &
	SeatControl &
	TimeTravel &
	UndoableRequests &
	Windows;
/** Everything that the view of tiles needs, with its dialog for a new set. */
export type TilesAccess = ColourScheme & FileAccess & Messages & RuleWriting & SavedGames;
