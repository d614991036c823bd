export { type Refusal, refusals, whyNot } from './why-not.ts';
