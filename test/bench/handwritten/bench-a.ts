/**
 * Prints the speed of the hand-written playout: `node bench-a.ts [seats] [copies] [nofarms]`.
 * Seven rounds of 0.4 s of user time after 3000 games of warm-up.
 */
import { createPlayout } from './playout.ts';

const [seats = '2', copies = '1', fields = 'farms'] = process.argv.slice(2);
const playout = createPlayout({
	seats: Number(seats),
	copies: Number(copies),
	farms: fields !== 'nofarms',
});

const userSeconds = (): number => process.cpuUsage().user / 1e6;
let seed = 0;
for (; seed < 3000; seed++) playout.play(seed);

const rates: number[] = [];
for (let round = 0; round < 7; round++) {
	const begun = userSeconds();
	const first = seed;
	let spent = 0;
	while (spent < 0.4) {
		for (let i = 0; i < 20; i++) playout.play(seed++);
		spent = userSeconds() - begun;
	}
	rates.push((seed - first) / spent);
}
rates.sort((a, b) => a - b);
const shown = (rate: number): string => Math.round(rate).toString();
console.log(`seats ${seats}, copies ${copies}, ${fields}: games per user second`);
console.log(`median ${shown(rates[3]!)}, least ${shown(rates[0]!)}, most ${shown(rates[6]!)}`);
console.log(`${(1e6 / rates[3]! / (72 * Number(copies))).toFixed(3)} µs per tile`);
