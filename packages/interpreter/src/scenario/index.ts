export { type Expectation, type Miss, unmet } from './expect.ts';
export { furnish, positioned } from './furnish.ts';
export { type ScenarioHost, type ScenarioResult, runScenario } from './run.ts';
export { type Case, type Scenario, type SetUpFault, selectionFor } from './set-up.ts';
