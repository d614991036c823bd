/**
 * Offers at a place of a rule: `node test/bench/offers.mjs [declaration path] …`, built. Tells for each place their number, the time they
 * take, and the hash of the answer, so that two states can be compared.
 */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { load } from './built.mjs';

const [{ readDocument }, { WorkspaceFiles }] = await Promise.all([
	load('lang/dist/index.js'),
	load('session/dist/index.js'),
]);
const [{ GameApi }, { EditOverlay }, { handlers }] = await Promise.all([
	load('workbench/dist/engine/game-api.js'),
	load('workbench/dist/editor/edit-overlay.js'),
	load('workbench/dist/rules/handlers.js'),
]);

const root = fileURLToPath(new URL('../../', import.meta.url));
const shipped = readdirSync(join(root, 'data'), { recursive: true, encoding: 'utf8' })
	.filter((path) => path.endsWith('.yaml'))
	.map((path) => ({ path: `data/${path}`, bytes: readFileSync(join(root, 'data', path)) }));
const seats = [1, 2].map((nth) => ({ name: `Seat ${nth}`, by: 'person' }));
const setup = { game: 'carcassonne', packs: [], elements: {}, params: {}, seats, seed: 1 };

const none = () => {};
const files = new WorkspaceFiles(readDocument);
const host = new GameApi(none, none, files);
const edits = new EditOverlay(host);
const rules = handlers({ files, host, edits });
edits.change({ files: shipped, gone: [], whole: true });
rules['rules.set'](setup);

const words = process.argv.slice(2);
const asked =
	words.length > 0 ? words : ['base.field', 'value.cities.count', 'common.claim', 'where'];
for (let i = 0; i < asked.length; i += 2) {
	const [id, at] = asked.slice(i, i + 2);
	const { key, places } = rules['rules.changeable']({ setup, id });
	const place = places.find(({ path }) => path.join('.') === at);
	if (!place) throw new Error(`${id} has ${places.map(({ path }) => path.join('.')).join(', ')}`);
	const { text, path } = place;
	const began = process.cpuUsage();
	const part = { text, start: 0, end: text.length, is: 'replace' };
	const offers = await rules['rules.offers']({ setup, key, path, at: part });
	const { user } = process.cpuUsage(began);
	const hash = createHash('sha256').update(JSON.stringify(offers)).digest('hex').slice(0, 12);
	console.log(
		`${id} ${at}: ${offers.length} offers, ${(user / 1e6).toFixed(2)} s of user time, ${hash}`,
	);
}
