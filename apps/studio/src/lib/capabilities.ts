import type { Studio } from './studio.svelte.ts';

// Views and their models take these parts of the studio, never the whole.

export type Requests = Pick<Studio, 'request'>;
export type UndoableRequests = Pick<Studio, 'requestOrExplain'>;

export type Drawing = Pick<Studio, 'rules' | 'theme' | 'describeTile' | 'nameOfTile'>;
export type GameAccess = Pick<Studio, 'game' | 'personDecides'>;
export type SetupAccess = Pick<Studio, 'setup'>;
export type Moves = Pick<
	Studio,
	'picking' | 'busy' | 'play' | 'confirm' | 'endTurn' | 'confirms' | 'setConfirms'
>;
export type TimeTravel = Pick<
	Studio,
	'go' | 'resumeHere' | 'branchAt' | 'switchBranch' | 'forgetBranch' | 'cancel' | 'progress'
>;
export type Undoing = Pick<Studio, 'commands' | 'undo' | 'redo'>;
export type SeatControl = Pick<Studio, 'autoplay' | 'seatBy' | 'pace' | 'openTable' | 'takeSeat'>;
export type Comparing = Pick<Studio, 'comparisons'>;
export type GameSetup = Pick<
	Studio,
	| 'choices'
	| 'choiceFindings'
	| 'draft'
	| 'waiting'
	| 'isOnlyShown'
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
export type Messages = Pick<Studio, 'notices' | 'news'>;
export type Faults = Pick<
	Studio,
	'findings' | 'fileFindings' | 'stale' | 'trouble' | 'dismissedSwap'
>;
export type ExplanationAccess = Pick<Studio, 'explanations'>;
export type Hints = Pick<Studio, 'fits' | 'marksClosedCells'>;
export type Windows = Pick<Studio, 'dialog'>;
export type ColourScheme = Pick<Studio, 'scheme' | 'schemeWanted' | 'wantScheme'>;

export type BoardAccess = Drawing &
	GameAccess &
	Pick<Moves, 'picking' | 'confirm'> &
	Partial<Pick<Moves, 'confirms'>> &
	Partial<ExplanationAccess & Hints>;

export type ShownGame = Drawing & GameAccess;
export type RuleWriting = Requests & GameAccess & GameSetup & RuleEditing & SetupAccess & Undoing;
export type EditorAccess = Faults & FileAccess & Requests & RuleEditing & SetupAccess & Undoing;
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
export type TilesAccess = ColourScheme & FileAccess & Messages & RuleWriting & SavedGames;
