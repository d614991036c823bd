/** A bot's own stream of chance, apart from the game's: xorshift32 with a spread seed. */
export class BotRandom {
	declare state: number;

	constructor(seed: number) {
		let s = (seed + 0x9e3779b9) | 0;
		s = Math.imul(s ^ (s >>> 16), 0x85ebca6b);
		s = Math.imul(s ^ (s >>> 13), 0xc2b2ae35);
		s ^= s >>> 16;
		this.state = s === 0 ? 0x6d2b79f5 : s;
	}

	/** Uniform over 0 … n-1. */
	below(n: number): number {
		let s = this.state;
		s ^= s << 13;
		s ^= s >>> 17;
		s ^= s << 5;
		this.state = s;
		return ((s >>> 0) * 2.3283064365386963e-10 * n) | 0;
	}
}
