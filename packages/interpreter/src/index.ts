export { EngineFault } from './fault.ts';
export * from './run/header.ts';
export * from './run/ledger.ts';
export { Machine, MAX_STEPS, Status } from './run/machine.ts';
export { Runtime, Where, Entry } from './run/runtime.ts';
export { runnable } from './expr/closures.ts';
export * from './game/game.ts';
export * from './game/hash.ts';
export * from './game/keys.ts';
export * from './game/totals.ts';
export * from './expr/tracing.ts';
export * from './game/view.ts';
export * from './game/swap.ts';

export * from './compile.ts';
export * from './explain/index.ts';
export * from './log/index.ts';
export * from './scenario/index.ts';
