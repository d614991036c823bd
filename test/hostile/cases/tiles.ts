import type { Case } from '../kit.ts';

const tile = (text: string): Case['files'] => ({
	'tiles.yaml': ['  C: {', `  X: { copies: 0, ${text} }\n  C: {`],
});

/** The beginning of a PNG of 30 000 times 30 000 pixels. */
const wide = Buffer.from('89504e470d0a1a0a0000000d49484452000075300000753001000000', 'hex');

export const tiles: readonly Case[] = [
	{
		says: 'a key that is neither kind nor mark',
		code: 'TILE-KEY',
		files: tile('¦lene: N'),
		hint: '"lane"',
	},
	{ says: 'a value of the wrong shape', code: 'TILE-VALUE', files: tile('lane: ¦true') },
	{ says: 'a side that does not exist', code: 'TILE-LOCATION', files: tile('lane: N-¦X') },
	{ says: 'a side used twice', code: 'TILE-SIDE-TWICE', files: tile('lane: [N, ¦N-S]') },
	{ says: 'two spots in one cell', code: 'TILE-SPOT-TWICE', files: tile('hut: [centre, ¦centre]') },
	{
		says: 'a mark that does not exist',
		code: 'TILE-MARK-UNKNOWN',
		files: tile('lane: N-S ¦lampp'),
		hint: 'Its marks: lamp',
	},
	{
		says: 'a count of marks beyond reason',
		code: 'TILE-MARK-COUNT',
		files: tile('lane: N-S lamp ¦1000000'),
	},
	{ says: 'an end at a wall that is none', code: 'TILE-WALL', files: tile('lane: S>¦N') },
	{
		says: 'a footprint of 10 000 cells',
		code: 'TILE-FOOTPRINT',
		files: tile('footprint: ¦99x99, lane: N@0/0'),
	},
	{
		says: 'a footprint that falls apart',
		code: 'TILE-FOOTPRINT',
		files: tile('footprint: ¦[0/0, 2/0], lane: N@0/0'),
	},
	{
		says: 'a negative number of copies',
		code: 'RULE-COUNT',
		files: { 'tiles.yaml': ['copies: 4', 'copies: ¦-4'] },
	},
	{
		says: 'more copies than anybody has',
		code: 'RULE-COUNT',
		files: { 'tiles.yaml': ['copies: 4', 'copies: ¦100000'] },
	},
	{
		says: 'copies that do not add up to the total',
		code: 'LINT-TILE-TOTAL',
		files: { 'tiles.yaml': ['total: 8', 'total: ¦9'] },
		message: '9.* 8',
	},
	{
		says: 'a tile in a zone that nothing empties',
		code: 'LINT-TILE-STAYS',
		severity: 'warning',
		files: {
			'rules.yaml': ['pieces:\n', 'zones: { shed: { holds: tiles } }\npieces:\n'],
			'tiles.yaml': ['total: 8', 'total: 9'],
			'extra.yaml': 'format: 1\ntiles:\n  K: { lane: N-S, starts: ¦shed }\n',
		},
		message: '"K".* "shed"',
	},
	{
		says: 'a group of the deck that never opens',
		code: 'LINT-GROUP-CLOSED',
		severity: 'warning',
		files: {
			'rules.yaml': ['deck:\n', 'deck:\n  groups: { ¦spare: { opens: seats.size() > 9 } }\n'],
			'tiles.yaml': ['total: 8', 'total: 9'],
			'extra.yaml': 'format: 1\ntiles:\n  K: { lane: N-S, group: spare }\n',
		},
		message: '"spare"',
	},
	{
		says: 'groups of the deck that wait for each other',
		code: 'RULE-CYCLE',
		files: {
			'rules.yaml': [
				'deck:\n',
				'deck:\n  groups: { late: { after: spare }, spare: { after: ¦late } }\n',
			],
		},
		message: 'late.* → .*spare.* → .*late',
	},
	{
		says: 'a tile that can never be laid',
		code: 'LINT-TILE-NEVER',
		severity: 'warning',
		files: {
			'rules.yaml': [
				'  hut:\n',
				'  wall: { like: block, value: { tiles: { count: tiles, each: 1 } } }\n  hut:\n',
			],
			'extra.yaml': 'format: 1\ntiles:\n  ¦W: { wall: N-E-S-W }\n',
		},
		among: true,
	},
	...[
		['that leaves the pack', '../../etc/secret.png', 'TILE-PICTURE-PATH'],
		['at an address', 'https://example.org/a.png', 'TILE-PICTURE-PATH'],
		['that is whole from the root', '/etc/secret.png', 'TILE-PICTURE-PATH'],
		['that is a page', 'a.html', 'TILE-PICTURE-KIND'],
		['that is not there', 'none.svg', 'TILE-PICTURE-MISSING'],
		['that holds something else', 'a.png', 'TILE-PICTURE-BYTES'],
		['whose document type declares entities', 'bomb.svg', 'TILE-PICTURE-BYTES'],
		['beyond reason', 'large.png', 'TILE-PICTURE-LARGE'],
		['that is small as a file and huge in memory', 'wide.png', 'TILE-PICTURE-PIXELS'],
		['that holds a huge picture', 'wide.svg', 'TILE-PICTURE-PIXELS'],
		['that is cut off', 'cut.png', 'TILE-PICTURE-SIZE'],
	].map(([says, name, code]): Case => ({
		says: `a picture ${says!}`,
		code: code!,
		files: {
			...tile(`picture: ¦${name!}`),
			'a.png': '<script>alert(1)</script>',
			'bomb.svg': '<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg>&a;&a;</svg>',
			'large.png': new Uint8Array(300_000),
			'wide.png': wide,
			'wide.svg': `<svg><image href="data:image/png;base64,${wide.toString('base64')}"/></svg>`,
			'cut.png': new Uint8Array(wide.subarray(0, 20)),
		},
	})),
	{
		says: 'a picture under the drawing that is not there',
		code: 'TILE-PICTURE-MISSING',
		files: tile('picture: { under: ¦none.svg }'),
	},
];
