export { type Expectation, type Miss, unmet } from './expect.ts';
export { type ScenarioHost, type ScenarioResult, runScenario } from './run.ts';
export { type Case, type Scenario, selectionFor } from './set-up.ts';
