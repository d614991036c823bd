import type { ParamType, ReceiverType, ResultType, Switch } from './member.ts';
import type { MemberName, declarations } from './members/index.ts';

type Declared<Fn extends MemberName> = (typeof declarations)[Fn];

type Receiver<Fn extends string> = Fn extends `${infer On extends ReceiverType}.${string}`
	? On
	: never;

type AfterReceiver<Fn extends string> = Fn extends `${ReceiverType}.${infer Rest}` ? Rest : Fn;

type Split<List extends string> = List extends `${infer First},${infer Rest}`
	? readonly [First, ...Split<Rest>]
	: readonly [List];

type OwnArgs<Fn extends MemberName> =
	Declared<Fn> extends { readonly args: infer Args extends readonly ParamType[] }
		? Args
		: AfterReceiver<Fn> extends `${string}(${infer List})`
			? Split<List>
			: readonly [];

/** Arguments that are words of their own and not values: they lie in the table of a call. */
type InTable = 'tag' | 'ints';

type Values<Args extends readonly unknown[]> = Args extends readonly [infer First, ...infer Rest]
	? First extends InTable
		? Values<Rest>
		: readonly [First, ...Values<Rest>]
	: readonly [];

export type ArgsOf<Fn extends MemberName> = [Receiver<Fn>] extends [never]
	? Values<OwnArgs<Fn>>
	: readonly [Receiver<Fn>, ...Values<OwnArgs<Fn>>];

export type ResultOf<Fn extends MemberName> =
	Declared<Fn>['returns'] extends `${infer Type extends ResultType} or none`
		? Type
		: Declared<Fn>['returns'];

export type HasTable<Fn extends MemberName> =
	Declared<Fn> extends { readonly table: string }
		? true
		: InTable & OwnArgs<Fn>[number] extends never
			? false
			: true;

/** The type of the first argument: what a built-in is filed under, `none` where it has none. */
export type SubjectOf<Fn extends MemberName> =
	ArgsOf<Fn> extends readonly [infer First extends string, ...unknown[]] ? First : 'none';

/** The built-ins that calls in a program name. The others stand for what is decided when a program is made. */
export type RunnableName = {
	[Fn in MemberName]: Declared<Fn> extends { readonly table: Switch } ? never : Fn;
}[MemberName];

export type SideLocalName = {
	[Fn in MemberName]: Declared<Fn> extends { readonly sideLocal: true } ? Fn : never;
}[MemberName];
