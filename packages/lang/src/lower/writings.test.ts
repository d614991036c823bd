import { expect, test } from 'vitest';
import { namesAt } from '../expr/names-at.ts';
import { link } from '../link/link.ts';
import { dataFolder, readFolder } from '../testing.ts';
import { loadWorkspace } from '../workspace/load.ts';
import { expressionsIn } from './writings.ts';

test('expressions are told with the names they may use, right or not', () => {
	const files = readFolder(dataFolder).filter((f) =>
		/^data\/(common|carcassonne\/base)\/[^/]+\.yaml$/.test(f.path),
	);
	const rules = files.find((f) => f.path.endsWith('base/rules.yaml'))!;
	const text = new TextDecoder().decode(rules.bytes);
	expect(text).toContain('count: tiles, each: 1');
	const broken = {
		...rules,
		bytes: new TextEncoder().encode(text.replace('count: tiles, each: 1', 'count: tilez, each: 1')),
	};
	const { ruleSet } = link(loadWorkspace([...files.filter((f) => f !== rules), broken]), {
		game: 'carcassonne',
		seats: 2,
	});
	const counts = expressionsIn(ruleSet!).filter(
		(w) => w.path.at(-1) === 'count' && w.file === rules.path,
	);
	expect(counts.length).toBeGreaterThan(1);
	expect(namesAt('til', 3, counts[0]!.context).map((n) => n.name)).toContain('tiles');
});
