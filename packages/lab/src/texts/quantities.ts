import { textsOf } from '@tilewright/schema';
import type { QuantityAxis } from '../quantities/quantity.ts';

export const meanings: Readonly<Record<string, string>> = textsOf<Record<string, string>>(
	'lab/quantities',
	{
		points: 'The final score of the player.',
		wins: 'The games in a hundred that the player wins; a shared win counts in parts.',
		'seat-advantage': 'The points of the player less the mean of the other players.',
		'points-by-source':
			'The points that the player got from features of a kind, or from a rule where no feature paid.',
		'points-over-time':
			'The points that the player had after each tenth of the turns; those of the end of the game count in the last.',
		'lead-changes': 'How often another player than before is alone in the lead.',
		margin:
			'The points between the best player and the second best at the end: how close the game was.',
		turns: 'The turns of the game: its length.',
		decisions: 'Decisions that were asked; those that answered themselves do not count.',
		tiles: 'Tiles on the board at the end.',
		branching:
			'The options of a decision, as a mean over the decisions of the game, to a hundredth.',
		forced: 'Decisions that had one option only and answered themselves.',
		'idle-turns':
			'Turns in which the player placed no piece and got no points; those of the end of the game count for the last turn.',
		'dead-tiles': 'Tiles that were drawn and put away since nothing that lays them was possible.',
		'pieces-out':
			'Pieces of the player that are away from the supply, as a mean over the decisions of the game, to a hundredth.',
		'pieces-placed': 'How often a piece of the sort was placed by its player.',
		'features-complete': 'Features of the kind that are complete at the end.',
		'features-open': 'Features of the kind that are incomplete at the end.',
		'largest-feature': 'The tiles of the largest feature of the kind at the end, complete or not.',
		'tiles-in-complete':
			'The tiles of all complete features of the kind, each feature counted by itself.',
		'rule-uses':
			'How often a line of points came from the rule; a rule that pays several players at once counts for each.',
		'rule-points': 'The points of all players that lines of the rule gave or took.',
		'tiles-at':
			'The tiles that lie on the cell at the end; x and y count from the middle of the board.',
		'pieces-at':
			'The pieces that were placed on the cell, or on the tile that lies there, by a choice.',
	},
);

const axisTexts: Readonly<Record<QuantityAxis, string>> = {
	game: 'game',
	seat: 'player',
	'seat-source': 'player and source',
	'seat-tenth': 'player and tenth',
	'seat-piece': 'player and piece',
	'feature-kind': 'kind of feature',
	rule: 'rule',
	cell: 'cell',
};

export const axes: typeof axisTexts = textsOf('lab/quantity-axes', axisTexts);

const columnTexts = {
	name: 'name',
	per: 'one for each',
	unit: 'unit',
	meaning: 'meaning',
} as const;

export const quantityColumns: typeof columnTexts = textsOf('lab/quantity-columns', columnTexts);
