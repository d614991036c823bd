export { type Expectation, type Miss, unmet } from './expect.ts';
export { type Captured, type CaptureWords, capture, scenarioText } from './capture.ts';
export { positionOf } from './position-of.ts';
export { type Proposal, merged, proposalsOf } from './proposals.ts';
export { furnish, positioned } from './furnish.ts';
export { type ScenarioCheck, type ScenarioHost, type ScenarioResult, runScenario } from './run.ts';
export { type Case, type Scenario, type SetUpFault, selectionFor } from './set-up.ts';
