import { Game, whyNot } from '@tilewright/interpreter';
import { stateHash } from '@tilewright/interpreter/state';
import { expect } from 'vitest';
import { type Law, law, mix, pick, programFor } from '../script.ts';

export const offersLaw: Law = law(
	'every offered option applies, and keys that were not offered are refused with a code',
	(script) => {
		const game = new Game(programFor(script), { seed: script.seed });
		for (let i = 0; !game.over; i++) {
			if (mix(script.seed, i) % 6 === 0) {
				const before = game.hash();
				const keys = game.decision!.options.map((o) => o.key);
				expect(new Set(keys).size, keys.join(', ')).toBe(keys.length);
				const steps = game.steps.length;
				for (const { key } of game.decision!.options) {
					expect(game.play(key), key).toEqual({ ok: true });
					expect(game.steps.length).toBe(steps + 1);
					game.undo();
				}
				expect(game.hash()).toBe(before);
				refuseSpoilt(game, mix(i, script.seed));
				expect(stateHash(game.machine)).toBe(before);
				expect(game.steps.length).toBe(steps);
			}
			game.choose(pick(game.machine, script, i));
		}
		expect(game.play('pass')).toMatchObject({ ok: false, code: 'OPTION-OVER' });
	},
);

function refuseSpoilt(game: Game, salt: number): void {
	const keys = game.decision!.options.map((o) => o.key);
	const key = keys[salt % keys.length]!;
	for (let n = 0; n < 8; n++) {
		const spoilt = spoil(key, mix(salt, n));
		if (keys.includes(spoilt.trim())) continue;
		const matched = game.find(spoilt);
		if (matched !== undefined) {
			expect(sameThing(game, spoilt, matched.key), `${spoilt} taken for ${matched.key}`).toBe(true);
			continue;
		}
		const result = game.play(spoilt);
		expect(result.ok, spoilt).toBe(false);
		if (!result.ok) expect(result.code).toBe('OPTION-UNKNOWN');
		expect(whyNot(game, spoilt).length, spoilt).toBeGreaterThan(0);
	}
}

const words = [
	'pass',
	'',
	'place',
	'follower',
	'abbot',
	'city',
	'road N',
	'field NL',
	'-1',
	'r0',
	'r9',
	'0/0',
	'💥',
];

function spoil(key: string, salt: number): string {
	const at = (salt >>> 3) % (key.length + 1);
	const word = words[(salt >>> 8) % words.length]!;
	switch (salt % 7) {
		case 0:
			return key.slice(0, at) + key.slice(at + 1);
		case 1:
			return `${key} ${word}`;
		case 2:
			return key.slice(0, at) + String.fromCharCode(33 + ((salt >>> 12) % 90)) + key.slice(at);
		case 3:
			return key.replace(/r[0-3]$/, `r${(salt >>> 5) % 5}`);
		case 4:
			return key.replace(/-?\d+\//, (x) => `${Number(x.slice(0, -1)) + 1}/`);
		case 5:
			return key.split(' ').reverse().join(' ');
		default:
			return key
				.split(' ')
				.map((w, i) => (i === salt % 3 ? word : w))
				.join(' ');
	}
}

/**
 * Returns true when a key that is no option’s own spelling means the same: a rotation that looks alike, or a part of a
 * place.
 */
function sameThing(game: Game, key: string, offered: string): boolean {
	const own = key.trim().split(/\s+/);
	const full = offered.split(' ');
	if (own.join(' ') === offered) return true;
	if (own.length !== full.length) return false;
	return own.every((word, i) => {
		if (word === full[i]) return true;
		if (/^r[0-3]$/.test(word)) {
			const tile = game.program.tiles.find((t) => t.id === full[1])!;
			return (Number(word[1]) - Number(full[i]![1])) % tile.symmetry === 0;
		}
		return word.split('-').every((part) => full[i]!.split('-').includes(part));
	});
}
