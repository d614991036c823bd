import type { Case } from '../kit.ts';

const overlay = (body: string): string => `overlay: house\nformat: 1\nover: [hut]\n${body}`;

export const names: readonly Case[] = [
	{
		says: 'a parent that does not exist',
		code: 'LINK-ID-UNKNOWN',
		files: { 'rules.yaml': ['like: line', 'like: ¦lime'] },
		hint: '"line"',
		among: true,
	},
	{
		says: 'a block for a pack with a misspelt name',
		code: 'LINT-WITH-UNKNOWN',
		severity: 'warning',
		files: {
			'rules.yaml': ['kinds:\n', 'with: { ¦comon: { limits: {} } }\nkinds:\n'],
		},
		hint: '"common"',
	},
	{
		says: 'a slot that does not exist',
		code: 'LINK-ID-UNKNOWN',
		files: { 'rules.yaml': ['at: end-game.unfinished', 'at: ¦end-game.unfinnished'] },
		hint: '"end-game.unfinished"',
	},
	{
		says: 'a start tile that does not exist',
		code: 'LINK-ID-UNKNOWN',
		files: { 'rules.yaml': ['tile: L', 'tile: ¦LL'] },
		hint: '"L"',
	},
	{
		says: 'a place that does not exist',
		code: 'LINK-ID-UNKNOWN',
		files: { 'rules.yaml': ['stands-on: [lane, hut]', 'stands-on: [¦lanes, hut]'] },
		hint: '"lane"',
	},
	{
		says: 'a param of a preset that does not exist',
		code: 'LINK-ID-UNKNOWN',
		files: {
			'rules.yaml': [
				'kinds:\n',
				'presets:\n  wilder: { says: Wild., params: { ¦moods: wild } }\nkinds:\n',
			],
		},
		hint: '"mood"',
	},
	{
		says: 'a pack it uses that does not exist',
		code: 'LINK-PACK-UNKNOWN',
		files: { 'pack.yaml': ['use: [common]', 'use: [¦commons]'] },
		hint: '"common"',
		among: true,
	},
	{
		says: 'two declarations with one id',
		code: 'LINK-DUPLICATE',
		files: { 'extra.yaml': 'format: 1\npieces:\n  peg: { per-seat: 1, stands-on: hut }\n' },
		at: { file: 'hut/rules.yaml', line: 19, column: 3 },
		hint: 'overlay',
	},
	{
		says: 'two rules with one id',
		code: 'LINK-DUPLICATE',
		files: { 'rules.yaml': ['id: leftOver', 'id: ¦drawTile'] },
	},
	{
		says: 'ids that differ only in case',
		code: 'LINK-ALIKE',
		files: { 'extra.yaml': 'format: 1\npieces:\n  pEg: { per-seat: 1, stands-on: hut }\n' },
		at: { file: 'hut/rules.yaml', line: 19, column: 3 },
	},
	{
		says: 'tiles whose ids differ only in case',
		code: 'LINK-ALIKE',
		files: { 'extra.yaml': 'format: 1\ntiles:\n  l: { copies: 0, lane: N-S }\n' },
		at: { file: 'hut/tiles.yaml', line: 4, column: 3 },
	},
	{
		says: 'a circle of like',
		code: 'LINK-LIKE-CYCLE',
		files: {
			'rules.yaml': ['like: line', 'like: ¦path'],
			'extra.yaml': 'format: 1\nkinds:\n  path: { like: lane }\n',
		},
		message: 'path → lane → path',
		among: true,
	},
	{
		says: 'a default outside of the list',
		code: 'LINK-PARAM-VALUE',
		files: { 'rules.yaml': ['default: calm', 'default: ¦mild'] },
	},
	{
		says: 'a default above the highest number',
		code: 'LINK-PARAM-VALUE',
		files: { 'rules.yaml': ['max: 9, default: 1', 'max: 9, default: ¦10'] },
		hint: '1 to 9',
	},
	{
		says: 'a preset with a value outside of the list',
		code: 'LINK-PARAM-VALUE',
		files: {
			'rules.yaml': [
				'kinds:\n',
				'presets:\n  wilder: { says: Wild., params: { mood: ¦wildd } }\nkinds:\n',
			],
		},
		hint: '"wild"',
	},
	{
		says: 'defaults that depend on one another',
		code: 'LINK-PARAM-CYCLE',
		files: {
			'extra.yaml':
				'format: 1\nparams:\n  one: { says: "{n}", type: int, default: ¦param.two + 1 }\n  two: { says: "{n}", type: int, default: param.one + 1 }\n',
		},
		message: 'one → two → one',
		among: true,
	},
	{
		says: 'something given that is not known before a game',
		code: 'LINK-GIVEN',
		files: {
			'rules.yaml': ['when: element.lamps', 'when: element.lamps\n    given: ¦drawn == none'],
		},
		hint: 'while playing',
	},
	{
		says: 'an element that does not exist',
		code: 'LINK-GIVEN',
		files: {
			'rules.yaml': ['when: element.lamps', 'when: element.lamps\n    given: ¦element.lamp'],
		},
		hint: '"lamps"',
	},
	{
		says: 'a pack it excludes that it uses',
		code: 'LINK-CONFLICT',
		files: { 'pack.yaml': ['seats:', 'conflicts: [¦common]\nseats:'] },
	},
	{
		says: 'two manifests in one folder',
		code: 'LINK-PACK-FOLDER',
		files: {
			'second.yaml':
				'pack: second\nformat: 1\ngame: plot\nrole: expansion\ntitle: Second\nversion: 0.1.0\nlicence: MIT\n',
		},
		at: { file: 'hut/second.yaml' },
	},
	{
		says: 'an addition to what does not exist',
		code: 'LINK-ID-UNKNOWN',
		files: { 'extra.yaml': 'format: 1\nextend:\n  kinds: { ¦lanes: { tags: [paved] } }\n' },
	},
	{
		says: 'an overlay over a pack that is not there',
		code: 'LINK-OVERLAY-OVER',
		files: {
			'house.yaml':
				'overlay: house\nformat: 1\nover: [¦hat]\nchanges: [{ set: param.rate, to: 2 }]\n',
		},
		hint: '"hut"',
		among: true,
	},
	{
		says: 'an overlay that changes nothing',
		code: 'LINK-OVERLAY-NOTHING',
		severity: 'warning',
		files: { 'house.yaml': overlay('changes: [{ patch: hut.peg, with: ¦{ per-seat: 3 } }]\n') },
	},
	{
		says: 'an overlay without a change',
		code: 'LINK-OVERLAY-NOTHING',
		severity: 'warning',
		files: { 'house.yaml': overlay('') },
		at: { file: 'hut/house.yaml' },
	},
	{
		says: 'an overlay that sets what is no param',
		code: 'LINK-OVERLAY-SET',
		files: { 'house.yaml': overlay('changes: [{ set: ¦hut.peg, to: 2 }]\n') },
		hint: 'patch',
	},
	{
		says: 'an overlay that names what does not exist',
		code: 'LINK-ID-UNKNOWN',
		files: { 'house.yaml': overlay('changes: [{ disable: ¦hut.leftOvr }]\n') },
		hint: '"hut.leftOver"',
	},
	{
		says: 'an overlay that may mean two things',
		code: 'LINK-REF-AMBIGUOUS',
		files: {
			'house.yaml': overlay('changes: [{ disable: ¦hut }]\n'),
			'extra.yaml': 'format: 1\ntexts:\n  hut: A hut.\n',
		},
	},
	{
		says: 'an overlay with a value outside of the list',
		code: 'LINK-PARAM-VALUE',
		files: { 'house.yaml': overlay('changes: [{ set: param.mood, to: ¦gloomy }]\n') },
	},
	{
		says: 'a scope of a register that every object knows',
		code: 'SCHEMA-VALUE',
		files: {
			'extra.yaml': 'format: 1\nregisters:\n  r: { per: ¦hasOwnProperty, type: int }\n',
		},
		among: true,
	},
	{
		says: 'a mapping where a scenario names rules',
		code: 'SCHEMA-TYPE',
		files: {
			'one.yaml':
				'scenario: one\nformat: 1\ncites: [¦{ a: 1 }]\nset-up: { packs: [hut], seats: [ann, bob] }\nplay: []\n',
		},
		among: true,
	},
];
