export * from './ir/index.ts';
export * from './tiles/index.ts';
export * from './model/index.ts';
export * from './expr/index.ts';
export {
	type DocumentKind,
	type Pack,
	type ReadFile,
	type Reader,
	type Workspace,
	type WorkspaceDocument,
	type SchemaCheck,
	type WorkspaceFile,
	loadWorkspace,
	readDocument,
	readerWith,
	workspaceFrom,
	isDataName,
	isName,
	pathClashes,
	unsafePath,
	type FilesChange,
	FileLayers,
	plainText,
	type SaveRequest,
	type SaveResult,
	type SaveVerdict,
	judgeSave,
	refusalOfSave,
} from './workspace/index.ts';
export { link } from './link/link.ts';
export type { Sort } from './link/pack-words.ts';
export { visible } from './expr/scope.ts';
export { scopedLooks } from './link/scoped-looks.ts';
export { type SeatBounds, seatBounds } from './link/seats.ts';
export {
	type Clash,
	type Decl,
	type Linked,
	type OrderChoice,
	type Param,
	type RuleSet,
	type Selection,
	at,
	citesOf,
	declOf,
	declsOf,
	isAbstract,
	fieldsIn,
	fieldsOf,
	writtenId,
	valueOf,
} from './link/ruleset.ts';
export { type Compiled, type CompileOptions, compile } from './compile.ts';
export { type WrittenTile, begin, groupsWith, parseLaid, positionIn } from './begin.ts';
export { type Cache, createCache } from './cache.ts';
export { type Effect, effects } from './effects/index.ts';
export { type Lexicon, lexiconOf } from './words/lexicon.ts';
export { type Blank, type SentencePart, fillBlank } from './words/blank.ts';
export type { ExpressionWords } from './words/expression.ts';
export {
	describeDeclaration,
	describeRule,
	describeWithBlanks,
	effectSentences,
	expressionWords,
} from './words/texts.ts';
export { describeWithNumber } from './words/with-number.ts';
export { plural, withArticle } from './words/english.ts';
export { momentOf } from './words/steps.ts';
export { type Moment, momentsIn } from './words/timeline.ts';
export { alikeWords, phraseWords } from './words/alike.ts';
export { isConditional } from './words/declaration.ts';
export { sortsInWords } from './words/kind.ts';
export {
	type ExplainedDeclaration,
	explainDeclaration,
	fieldOf,
	titleOf,
} from './explain-declaration.ts';
export { declaredNamed } from './declared-named.ts';
export {
	type Difference,
	declarationText,
	type Declared,
	differences,
	effectiveText,
	ownText,
} from './difference.ts';
export {
	type ListedSection,
	type NamedSection,
	type Section,
	isNamed,
	isPerPack,
	listedSections,
	namedSections,
	readingOrder,
	type Setting,
	sectionWords,
} from './link/sections.ts';
export { type PackMeeting, packMeetings, pairKey } from './pack-meetings.ts';
export { disassemble } from './lower/disassemble.ts';
export { causeOfPoints, mainGroup } from './ir/engine-words.ts';
export { sharedState } from './lower/pack-access.ts';
export { expressionsIn, placeKey, writtenIn } from './lower/writings.ts';
export type { Written } from './lower/written.ts';
export { printExpr } from './lower/print-expr.ts';
export { type PacksInPlay, packsInPlay, packsMissing } from './link/resting.ts';
export { findPack } from './link/select.ts';
export { type CompatibilityRule, compatibilityRulesOf } from './link/clashes.ts';
export { type Deciders, decidersOf } from './link/deciders.ts';
export { type OtherChoice, unlocksOf } from './link/unlocks.ts';
export {
	type EditOptions,
	type Edited,
	type Path,
	type Value,
	insertIn,
	isList,
	isMapping,
	removeIn,
	renameIn,
	setIn,
} from './edit/index.ts';
export type { Mapping } from './edit/value.ts';
export { spellKey, spellScalar } from './edit/write.ts';
export {
	type OverlayChange,
	type OverlayEntry,
	type OverlayHead,
	changeOverlay,
	dropEntry,
	entryGiving,
	overlayEntries,
	switchEntry,
} from './edit/overlay.ts';
export { onlyEntry } from './edit/only-entry.ts';
export * from './drawing/index.ts';
export * from './pictures/index.ts';
export { type CopiesForm, changeCopies, copiesForm } from './edit/copies.ts';
export { type PackRenamed, type PackRenaming, renamePackIn } from './edit/pack-name.ts';
export { type Leaf, leavesOf, patchAt } from './edit/values.ts';
