import { type Decl, type RuleSet, declsOf, fieldOf, fieldsOf, link } from '@tilewright/lang';
import { textsIn } from '@tilewright/schema';
import { beforeAll, expect, test } from 'vitest';
import { shipped, testServices } from '../engine/testing.ts';

const services = testServices();
beforeAll(() => services.edits.change({ files: shipped, gone: [], whole: true }));

const acting = ['modify', 'require', 'forbid', 'allow', 'replace', 'insert'] as const;
const targets = ['of', 'query', 'verb', 'require', 'event', 'after', 'before'];

/** Its words come from another pack, or it stands under `with`. */
function isForAnother(ruleSet: RuleSet, decl: Decl): boolean {
	if (decl.datum.place.path[0] === 'with') return true;
	const fields = fieldsOf(decl);
	const words = targets.flatMap((key) => textsIn(fields[key]));
	return words.some((word) =>
		(['kinds', 'queries', 'verbs', 'require'] as const).some((section) => {
			const found = ruleSet.sections.get(section)?.get(word);
			return found !== undefined && found.pack !== decl.pack;
		}),
	);
}

test.each(['carcassonne', 'gold-rush'])(
	'whatever an expansion of %s changes in another pack has a sentence by its author',
	(game) => {
		const { workspace } = services.files;
		const packs = workspace.packs.filter((p) => p.game === game && p.role === 'expansion');
		const names = packs.map((p) => p.name);
		const { ruleSet } = link(workspace, { game, seats: 2, with: names });
		const known = acting.flatMap((section) => [
			...declsOf(ruleSet!, section),
			...[...(ruleSet!.absent.get(section)?.values() ?? [])].map(({ decl }) => decl),
		]);
		const changing = known.filter((d) => names.includes(d.pack) && isForAnother(ruleSet!, d));
		expect(changing.length).toBeGreaterThan(2);
		const silent = changing.filter((decl) => fieldOf(decl, 'says') === '');
		expect(silent.map((decl) => `${decl.section} ${decl.name}`)).toEqual([]);
	},
);
