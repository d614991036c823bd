export { EngineFault, type FaultPlace, faultFrom } from './fault.ts';
export * from './run/ledger.ts';
export * from './run/shown-sides.ts';
export * from './game/displays.ts';
export * from './game/game.ts';
export * from './game/keys.ts';
export { seesFace } from './game/seen.ts';
export { seatName, seatNames } from './game/names.ts';
export * from './game/outcomes.ts';
export * from './game/view.ts';
export * from './game/zones-view.ts';
export { DECLINE, optionsOf } from './game/options.ts';
export * from './game/swap.ts';

export * from './compile.ts';
export * from './explain/index.ts';
export * from './log/index.ts';
export * from './scenario/index.ts';
