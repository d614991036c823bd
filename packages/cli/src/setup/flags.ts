import type { FlagSpec } from '../frame/command.ts';
import { list, settings } from '../frame/flags.ts';

/** Flags that choose a set-up: the same wherever a game is compiled. */
export const setUpFlags: readonly FlagSpec[] = [
	{
		flags: '--game <id>',
		says: 'the game; may be left out where there is only one, or only one with the packs named',
	},
	{
		flags: '--with <packs>',
		says: 'packs besides the first of the game, between commas; repeatable',
		read: list('--with'),
	},
	{
		flags: '--set <name=value>',
		says: 'the value of a param; repeatable',
		read: settings('--set'),
	},
	{
		flags: '--without <elements>',
		says: 'elements to switch off, between commas; repeatable',
		read: list('--without'),
	},
	{
		flags: '--element <elements>',
		says: 'elements to switch on, between commas; repeatable',
		read: list('--element'),
	},
	{ flags: '--preset <id>', says: 'a named set of params and elements, taken before all others' },
	{
		flags: '--overlay <ids>',
		says: 'house rules, in order, between commas; repeatable',
		read: list('--overlay'),
	},
	{
		flags: '--order <first,then>',
		says: 'which of two rules comes first where packs that do not know each other meet; repeatable',
		read: list('--order'),
	},
];
