import type { Bench, Expert } from '../engine/experts.ts';
import type { PlaytestQuestions } from './questions.ts';
import { wish } from './wish.ts';
import { playtest as t } from '#texts/playtest.ts';

/** As long as a note can be. */
const NOTE_LENGTH = 2000;

/** Answers what is asked while games are tried out. */
export function expert({ host }: Bench): Expert<PlaytestQuestions> {
	return {
		'playtest.wish': (ask) => wish(host, ask),
		'playtest.note': ({ step, text }) => {
			const done = host.running?.time.note(step, text.trim().slice(0, NOTE_LENGTH)) ?? false;
			if (done) host.told();
			return { ok: done, message: done ? '' : t.noGame };
		},
		'playtest.name': ({ line, name }) => {
			const done = host.running?.time.name(line, name.trim().slice(0, 60)) ?? false;
			if (done) host.told();
			return { ok: done, message: done ? '' : t.noGame };
		},
	};
}
