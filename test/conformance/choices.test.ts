import { verifyLog } from '@tilewright/interpreter';
import { expect, test } from 'vitest';
import { compilerOf, shippedWorkspace } from '../support/packs.ts';
import { conformanceLogs } from './logs.ts';

const compile = compilerOf(shippedWorkspace());

/** The other program deals ingots out by itself; in none of these games would players have had anything to choose. */
test.each([...(await conformanceLogs('goldmines'))])(
	'%s goes the same where players choose their ingots',
	(_, log) => {
		const { params } = log['set-up'];
		expect(params).toMatchObject({ 'gold.pick': 'autoMostContested' });
		const setUp = { ...log['set-up'], params: { ...params, 'gold.pick': 'playerChoice' } };
		const verified = verifyLog({ ...log, 'set-up': setUp }, compile);
		expect(verified.divergence).toBeUndefined();
		expect(verified.scores).toEqual(log.end?.scores);
		expect(verified.game?.over).toBe(true);
	},
);
