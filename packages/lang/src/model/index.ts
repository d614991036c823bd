export type * from './declarations.ts';
export { absent } from './declarations.ts';
export type { Member, ParamType, MemberReads } from './member.ts';
export { members } from './members/index.ts';
export { type Model, createModel, spell, valuesOf } from './model.ts';
export { canBeNone, describeType, parseType } from './type-words.ts';
