export { type KeptResult, loadResults, storeResults, withResult } from './compare/kept-results.ts';
export type { PairResult, RuleSource, SideView } from './compare/requests.ts';
export { type ChangedLines, changedLines } from './editor/changed-lines.ts';
export {
	type Edited,
	type Edits,
	changedPaths,
	editFor,
	overlaid,
	type TextState,
} from './editor/edits.ts';
export type { EditableFile, Explanation, FileText, Proposals } from './editor/requests.ts';
export { LazyEngine } from './engine/lazy-engine.ts';
export type {
	Done,
	FromWorker,
	Opened,
	PlayedFiles,
	Preview,
	RequestName,
	RequestOf,
	ResponseOf,
	ToWorker,
} from './engine/protocol.ts';
export type { ExampleFiles } from './examples/handlers.ts';
export { difference } from './files/difference.ts';
export { packId, packIdTrouble } from './files/pack-id.ts';
export type {
	Carried,
	CarriedGame,
	FileRow,
	Incoming,
	LinkContent,
	SharedText,
	ShareLink,
	LinkThing,
	PackRow,
	RenamedFile,
	WorkspaceView,
} from './files/requests.ts';
export { type FileKind, firstTileId, newExpansion, newFile, newGame } from './files/templates.ts';
export {
	type ManualPage,
	type ManualPlace,
	searchManual,
	sectionsOf,
} from './help/manual-search.ts';
export { type HelpKey, helpPlaces } from './help/places.ts';
export type { ArrangedEntry, ArrangedView, PieceSort, PositionText } from './play/arrange.ts';
export type { BoardFits, FitCell } from './play/fits.ts';
export { notedSteps } from './play/noted.ts';
export type { PositionChange } from './play/position-text.ts';
export { type Queue, movedOutcome, withoutOutcome } from './play/queue.ts';
export {
	type PieceSpot,
	entryAt,
	faultsOf,
	pieceIn,
	spotsFor,
	tileAt,
	tileText,
} from './play/spots.ts';
export {
	type Choice,
	type ChoiceChange,
	choiceIn,
	isSameChoice,
	waitingChoices,
	withoutPair,
} from './rules/choice.ts';
export {
	type BeforeAndAfter,
	type ExampleSide,
	type LostWithChange,
	type RuleExample,
	seekExample,
} from './rules/example.ts';
export {
	type NearestOffers,
	type OfferGroup,
	type TakenOffer,
	explanationOf,
	likeliestOffers,
	mostFound,
	nearestOffers,
	searchOffers,
} from './rules/offer-search.ts';
export { type Goal, goalsFor } from './rules/goals.ts';
export { freeName } from './free-name.ts';
export { plainValues } from './rules/plain-values.ts';
export { keyAndMoment, momentKey, withQuery } from './rules/moment-key.ts';
export { restOfQuery } from './rules/rest-of-query.ts';
export type { ClosedDetail, ClosedReason } from './rules/closed.ts';
export { changedDetails } from './rules/changed-details.ts';
export { type Detail, detailGroups, detailsToChoose } from './rules/details.ts';
export type { PackChange, PackChangesView } from './rules/pack-changes.ts';
export type { MeetingView, PackMeetingsView } from './rules/meetings.ts';
export type {
	ComparedRules,
	BlankView,
	Changeable,
	CheckedText,
	DeclView,
	DifferenceView,
	HouseView,
	ListView,
	NameView,
	Offer,
	EffectPlace,
	MomentView,
	OfferPlace,
	PlaceView,
	WrittenText,
	RewriteRequest,
	RuleSetView,
	ValueView,
	RequestedChange,
} from './rules/requests.ts';
export { type AddedPack, withPack } from './rules/required-packs.ts';
export { ruleName } from './rules/rule-name.ts';
export { nearestEntries, type SearchEntry, search } from './rules/search.ts';
export { readSentence, withEllipsis, wordFor } from '@tilewright/session';
export { type Bar, barOf, maxOf, sharesOf } from './set/bars.ts';
export { type Filter, type Order, filteredTiles, currentCounts, filtersOf } from './set/filter.ts';
export type { CountChange, SetPack, SetTile, SetView, EditTarget } from './set/requests.ts';
export type { MissingNames } from './setups/difference.ts';
export { loadStoredSetUps, storeSetUps, withStoredSetUp } from './setups/stored-setups.ts';
export {
	entryIndex,
	findingsWithin,
	firstKind,
	idsOf,
	ownFirst,
	segmentIndex,
	usesHalves,
	withoutCopiesOf,
} from './tiles/lookups.ts';
export { type PortPlace, nearestPort, portKey, portsOf } from './tiles/ports.ts';
export { problemPlaces } from './tiles/problem-places.ts';
export { searchTiles, type TileTexts } from './tiles/tile-search.ts';
export type { TileFile, TilesHere } from './tiles/requests.ts';
export { type ShownTile, tilesOf } from './tiles/shown.ts';
export type { Example } from './tour/example.ts';
