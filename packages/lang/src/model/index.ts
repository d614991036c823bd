export type * from './declarations.ts';
export { absent } from './declarations.ts';
export {
	type Member,
	type MemberDeclaration,
	type ParamType,
	type Writer,
	writers,
} from './member.ts';
export { type MemberName, declarations, memberNamed, members, partsRead } from './members/index.ts';
export type {
	ArgsOf,
	HasTable,
	ResultOf,
	RunnableName,
	SideLocalName,
	SubjectOf,
} from './signature.ts';
export { type Model, createModel, valuesOf } from './model.ts';
export { spell } from './spell.ts';
export { canBeNone, describeType, parseType } from './type-words.ts';
