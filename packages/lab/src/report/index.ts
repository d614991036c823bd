export { type ComparisonReport, comparisonGames, comparisonPage } from './comparison-page.ts';
export { comparisonPlots } from './comparison-plots.ts';
export { type ExcludedShown, type FaultShown, excludedLines } from './excluded-section.ts';
export { type ExampleGame, exampleGames } from './games.ts';
export type { Names } from '../quantities/names.ts';
export { type SimulationReport, simulationGames, simulationPage } from './simulation-page.ts';
export { type SweepPoint, type SweepReport, sweepPage } from './sweep-page.ts';
