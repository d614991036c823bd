import type { CommandSpec } from '../frame/command.ts';
import { bench } from './bench.ts';
import { check } from './check.ts';
import { compare } from './compare.ts';
import { coverage } from './coverage.ts';
import { exportGame } from './export.ts';
import { importFile } from './import.ts';
import { labCancel } from './lab-cancel.ts';
import { labResult } from './lab-result.ts';
import { labStatus } from './lab-status.ts';
import { labSubmits } from './lab-submit.ts';
import { labWorker } from './lab-worker.ts';
import { packs } from './packs.ts';
import { play } from './play.ts';
import { render } from './render.ts';
import { replay } from './replay.ts';
import { rules } from './rules.ts';
import { set } from './set.ts';
import { simulate } from './simulate.ts';
import { sweep } from './sweep.ts';
import { test } from './test.ts';

export const commands: readonly CommandSpec[] = [
	check,
	packs,
	rules,
	test,
	play,
	simulate,
	set,
	compare,
	sweep,
	...labSubmits,
	labWorker,
	labStatus,
	labResult,
	labCancel,
	replay,
	exportGame,
	importFile,
	render,
	coverage,
	bench,
];
