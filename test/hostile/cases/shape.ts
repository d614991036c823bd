import type { Case } from '../kit.ts';

export const shape: readonly Case[] = [
	{
		says: 'a format number of the future',
		code: 'FORMAT-UNKNOWN',
		files: { 'rules.yaml': ['format: 1', 'format: ¦2'] },
		hint: 'newer version',
	},
	{
		says: 'a format number of a pack',
		code: 'FORMAT-UNKNOWN',
		files: { 'pack.yaml': ['format: 1', 'format: ¦99'] },
	},
	{
		says: 'no format number',
		code: 'SCHEMA-MISSING-KEY',
		files: { 'tiles.yaml': ['format: 1\ntotal', '¦total'] },
		message: 'format',
	},
	{
		says: 'a key nobody knows',
		code: 'SCHEMA-UNKNOWN-KEY',
		files: { 'rules.yaml': ['per-seat: 3', '¦per-saet: 3'] },
		hint: '"per-seat"',
	},
	{
		says: 'a list where a mapping is due',
		code: 'SCHEMA-TYPE',
		files: { 'rules.yaml': ['marks: { lamp: sum }', 'marks: ¦[lamp]'] },
		among: true,
	},
	{
		says: 'a word that is not on the list',
		code: 'SCHEMA-VALUE',
		files: { 'rules.yaml': ['marks: { lamp: sum }', 'marks: { lamp: ¦summ }'] },
		hint: '"sum"',
		among: true,
	},
	{
		says: 'a role that does not exist',
		code: 'SCHEMA-VALUE',
		files: { 'pack.yaml': ['role: game', 'role: ¦games'] },
		hint: '"game"',
		among: true,
	},
	{
		says: 'a negative number of seats',
		code: 'SCHEMA-NUMBER',
		files: { 'pack.yaml': ['min: 2', 'min: ¦-2'] },
	},
	{
		says: 'a negative total',
		code: 'SCHEMA-NUMBER',
		files: { 'tiles.yaml': ['total: 8', 'total: ¦-8'] },
		among: true,
	},
	{
		says: 'a version that is none',
		code: 'SCHEMA-PATTERN',
		files: { 'pack.yaml': ['version: 0.1.0', 'version: ¦newest'] },
	},
	{
		says: 'a reserved word as an id',
		code: 'SCHEMA-KEY-NAME',
		files: { 'rules.yaml': ['  peg: {', '  ¦in: {'] },
		hint: 'reserve',
	},
	{
		says: 'a reserved word as an id in a list',
		code: 'SCHEMA-PATTERN',
		files: { 'rules.yaml': ['id: leftOver', 'id: ¦while'] },
		hint: 'reserve',
	},
	{
		says: '__proto__ as an id in a list',
		code: 'SCHEMA-PATTERN',
		files: { 'rules.yaml': ['id: leftOver', 'id: ¦__proto__'] },
	},
	{
		says: 'constructor as an id in a list',
		code: 'SCHEMA-PATTERN',
		files: { 'rules.yaml': ['id: leftOver', 'id: ¦constructor'] },
	},
	{
		says: 'constructor as a value of a param',
		code: 'SCHEMA-PATTERN',
		files: { 'rules.yaml': ['values: [calm, wild]', 'values: [calm, wild, ¦constructor]'] },
	},
	{
		says: 'an id that is not lowerCamelCase',
		code: 'SCHEMA-KEY-NAME',
		files: { 'rules.yaml': ['  peg: {', '  ¦wooden-peg: {'] },
		hint: 'letter',
	},
	{
		says: 'an empty title',
		code: 'SCHEMA-LENGTH',
		files: { 'pack.yaml': ['title: Huts and lanes', 'title: ¦""'] },
	},
	{
		says: 'an empty list',
		code: 'SCHEMA-COUNT',
		files: { 'pack.yaml': ['use: [common]', '¦use: []'] },
		among: true,
	},
	{
		says: 'an entry listed twice',
		code: 'SCHEMA-REPEATED',
		files: { 'pack.yaml': ['use: [common]', 'use: [common, ¦common]'] },
	},
	{
		says: 'a start tile off the grid',
		code: 'SCHEMA-PATTERN',
		files: { 'rules.yaml': ['at: 0/0', 'at: ¦1000000/0'] },
	},
	{
		says: 'an effect that does not exist',
		code: 'RULE-EFFECT',
		files: { 'rules.yaml': ['- draw-tile: {}', '- ¦draw-tiles: {}'] },
		hint: '"draw-tile"',
		among: true,
	},
];
