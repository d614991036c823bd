import type { Machine } from '@tilewright/interpreter/state';

/** Returns a test that is true while the tile in hand can be laid, which is while an action that lays it is possible. */
export function placementTest(machine: Machine): () => boolean {
	const { actions, decisions } = machine.program;
	const tests = actions.flatMap(({ at }, action) =>
		at.some(({ decision, alternative }) =>
			decisions[decision]!.alternatives[alternative]!.variables.some((v) => v.type === 'placement'),
		)
			? [machine.backend.possible(action)]
			: [],
	);
	return () => tests.some((test) => test());
}
