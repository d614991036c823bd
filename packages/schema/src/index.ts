export { type Args, type Code, areas, catalogue } from './catalogue/index.ts';
export { type FaultCode } from './catalogue/run.ts';
export { didYouMean, oneOf, quoted } from './catalogue/entry.ts';
export { type Extra, diagnose, relatedTo, replaceFix } from './diagnose.ts';
export {
	type Diagnostic,
	type Edit,
	type Fix,
	type Related,
	type Severity,
	applyFix,
	formatDiagnostic,
	hasErrors,
	sortDiagnostics,
} from './diagnostic.ts';
export { appendAll } from './append-all.ts';
export { largest, smallest } from './extremes.ts';
export { Findings, boundFindings } from './findings.ts';
export { type JsonFault, parseJson } from './json.ts';
export { limits, type LimitName } from './generated/limits.ts';
export { type Decoded, decodeSource } from './decode-source.ts';
export { emptyTable, ownValue } from './own-value.ts';
export {
	type Position,
	type Range,
	type SourceFile,
	excerpt,
	lineText,
	positionAt,
	sourceFile,
} from './source.ts';
export { type Data, type YamlDocument, canBeKey, parseYaml, valueAt } from './yaml.ts';
export { type DataPath, type NodeInfo, type Style, commentAfter } from './yaml-tree.ts';
export { escapeUnseen, unseenCharacter, withoutUnseen } from './characters.ts';
export { intendedEnd, quoteYaml } from './yaml-quote.ts';
export type * as documents from './generated/types.ts';
export { type Kind, kinds } from './generated/kinds.ts';
export type { Expr, JsonSchema, Schema } from './json-schema.ts';
export { schemaAt } from './schema-at.ts';
export { schemaPlaces } from './schema-places.ts';
export type { SchemaPlace } from './schema-walk.ts';
export { type ExpressionText, expressionsOf, validate } from './schema-check.ts';
export { identifierWords } from './spaced.ts';
export { foldId, suggest } from './suggest.ts';
export { textsIn } from './texts-in.ts';
export { languageInUse, languageNames, useLanguage } from './texts/languages.ts';
export { pseudoText, pseudoTranslation } from './texts/pseudo.ts';
export { type Translation, textsOf, translated, useTranslation } from './texts/translation.ts';
export { uniqueNames } from './unique-names.ts';
