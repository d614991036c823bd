import { execFileSync } from 'node:child_process';

/** Another commit has another number; one seed where there is no repository. */
function commitSeed() {
	try {
		const head = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' });
		return Number.parseInt(head.slice(0, 7), 16);
	} catch {
		return 1;
	}
}

const seed = commitSeed();
const isWhole = process.env['TILEWRIGHT_WHOLE'] === '1';

/**
 * One of `every` cases that are alike: another commit tries others, and `TILEWRIGHT_WHOLE=1` all of them.
 * @template T @param {readonly T[]} list @param {number} every
 * @returns {readonly T[]}
 */
export function shareOf(list, every) {
	const start = seed % Math.min(every, list.length);
	return isWhole ? list : list.filter((_, i) => i % every === start);
}
