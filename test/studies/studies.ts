export interface Study {
	readonly page: string;
	readonly words: readonly string[];
	readonly rows: readonly string[];
}

const bots = ['--game', 'carcassonne', '--seats', 'greedy,greedy'];
const measured = (quantity: string, of: string): string => `measured ${quantity}\t${of}`;

const large = [
	...['inns-and-cathedrals', 'traders-and-builders', 'princess-and-dragon', 'tower'],
	...['abbey-and-mayor', 'bridges-castles-and-bazaars', 'hills-and-sheep', 'big-top'],
];

export const studies: readonly Study[] = [
	{
		page: 'two-boxes-of-gold-mines',
		words: [
			...['compare', ...bots, '--data', 'docs/studies/rules', '--with', 'gold-mines'],
			...['--a', '--overlay two-boxes', '--games', '200'],
			...['--quantities', 'seat-advantage,rule-points'],
		],
		rows: [
			...['points', 'wins 0', measured('seat-advantage', 'seat 1')],
			...['rule gold-mines.countIngots', 'kind monastery', 'tiles'],
		],
	},
	{
		page: 'king-and-robber',
		words: [
			...['compare', ...bots, '--with', 'king-and-robber'],
			...['--a', '--set kingRobber.scoring=flat10'],
			...['--b', '--set kingRobber.scoring=flat15Both40', '--games', '400'],
			...['--quantities', 'margin,rule-points'],
		],
		rows: [
			'points',
			'rule king-and-robber.kingAndRobber',
			measured('margin', ''),
			'wins 0',
			'wins 1',
		],
	},
	{
		page: 'abbot',
		words: [
			...['compare', ...bots, '--a', '--element abbot', '--b', '--without abbot', '--games', '400'],
			...['--quantities', 'rule-points,pieces-placed'],
		],
		rows: [
			...['points', 'kind garden', 'kind monastery', 'kind city', 'kind road', 'kind field'],
			...['decisions', measured('pieces-placed', 'seat 1, abbot')],
			measured('pieces-placed', 'seat 1, follower'),
		],
	},
	{
		page: 'large-expansions',
		words: [
			...['sweep', ...bots, '--vary', `with=none,${large.join(',')}`, '--games', '200'],
			...['--quantities', 'points,turns,decisions'],
		],
		rows: ['points: seat 1', 'points: seat 2', 'turns', 'decisions'],
	},
];
