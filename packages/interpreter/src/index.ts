export { EngineFault } from './fault.ts';
export * from './run/header.ts';
export * from './run/ledger.ts';
export { Machine, MAX_STEPS, Status } from './run/machine.ts';
export { Runtime, Where, Entry } from './run/runtime.ts';
export { runnable } from './expr/closures.ts';
export * from './game/game.ts';
export * from './game/hash.ts';
export * from './game/keys.ts';
