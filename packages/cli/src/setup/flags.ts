import type { FlagSpec } from '../frame/command.ts';
import { list, settings } from '../frame/flags.ts';

export const setUpFlags: readonly FlagSpec[] = [
	{
		flags: '--game <id>',
		says: 'the game; may be left out if there is only one, or only one with the named packs',
	},
	{
		flags: '--with <packs>',
		says: 'packs in addition to the first of the game, separated by commas; repeatable',
		read: list('--with'),
	},
	{
		flags: '--set <name=value>',
		says: 'the value of a param; repeatable',
		read: settings('--set'),
	},
	{
		flags: '--without <elements>',
		says: 'elements to switch off, separated by commas; repeatable',
		read: list('--without'),
	},
	{
		flags: '--element <elements>',
		says: 'elements to switch on, separated by commas; repeatable',
		read: list('--element'),
	},
	{ flags: '--preset <id>', says: 'a named set of params and elements; other flags override it' },
	{
		flags: '--overlay <ids>',
		says: 'house rules, in order, separated by commas; repeatable',
		read: list('--overlay'),
	},
	{
		flags: '--order <first,then>',
		says: 'the order of two rules of packs that do not know each other; repeatable',
		read: list('--order'),
	},
];
