import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { limits } from '@tilewright/schema';
import { failureFrom } from './failure.ts';
import { sameFigures } from './figures.ts';
import { blocksOf, runFrom, runId } from './ids.ts';
import {
	type Failure,
	type LabQueue,
	type PoisonedBlock,
	type Refused,
	type RunStatus,
	dispute,
	lostWorkers,
	maxFailures,
	maxLosses,
} from './queue.ts';
import { openDatabase } from './sqlite.ts';

export const labFile = 'lab.sqlite';

const State = { waiting: 0, held: 1, finished: 2, poisoned: 3 } as const;

const schema = `
	PRAGMA journal_mode = WAL;
	PRAGMA synchronous = NORMAL;
	CREATE TABLE IF NOT EXISTS files (hash TEXT PRIMARY KEY, bytes BLOB NOT NULL) WITHOUT ROWID;
	CREATE TABLE IF NOT EXISTS runs (
		place INTEGER PRIMARY KEY, id TEXT UNIQUE NOT NULL, run TEXT NOT NULL,
		open INTEGER NOT NULL DEFAULT 1, cancelled INTEGER NOT NULL DEFAULT 0, broken TEXT
	);
	CREATE TABLE IF NOT EXISTS blocks (
		place INTEGER NOT NULL, block INTEGER NOT NULL, state INTEGER NOT NULL DEFAULT 0,
		token TEXT, until INTEGER, failures INTEGER NOT NULL DEFAULT 0, losses INTEGER NOT NULL DEFAULT 0,
		failure TEXT, result TEXT, PRIMARY KEY (place, block)
	) WITHOUT ROWID;
	CREATE INDEX IF NOT EXISTS by_state ON blocks (state, place, block);
	CREATE TABLE IF NOT EXISTS refused (
		place INTEGER NOT NULL, worker TEXT NOT NULL, failure TEXT NOT NULL, PRIMARY KEY (place, worker)
	) WITHOUT ROWID;
`;

/** Options of a queue in a folder; the usual values are those of the limits. */
export interface FolderQueueOptions {
	readonly lease?: number;
	readonly most?: number;
	readonly now?: () => number;
}

/**
 * A queue in a folder, for the workers of one machine: one SQLite database, in which every act is a transaction. Undefined where this
 * Node has no SQLite.
 */
export function folderQueue(
	folder: string,
	options: FolderQueueOptions = {},
): LabQueue | undefined {
	mkdirSync(folder, { recursive: true });
	const database = openDatabase(join(folder, labFile));
	if (!database) return undefined;
	database.exec(schema);
	return queueOn(database, options);
}

function queueOn(
	database: DatabaseSync,
	{ lease = limits.labLease, most = limits.labBlocks, now = Date.now }: FolderQueueOptions,
): LabQueue {
	const statements = new Map<string, ReturnType<DatabaseSync['prepare']>>();
	const prepared = (sql: string): ReturnType<DatabaseSync['prepare']> => {
		const known = statements.get(sql) ?? database.prepare(sql);
		statements.set(sql, known);
		return known;
	};
	const set = (sql: string, ...values: SQLInputValue[]): number =>
		Number(prepared(sql).run(...values).changes);
	const one = (sql: string, ...values: SQLInputValue[]): Row | undefined =>
		prepared(sql).get(...values) as Row | undefined;
	const all = (sql: string, ...values: SQLInputValue[]): Row[] =>
		prepared(sql).all(...values) as Row[];
	const together = <T>(work: () => T): T => {
		database.exec('BEGIN IMMEDIATE');
		try {
			const value = work();
			database.exec('COMMIT');
			return value;
		} catch (error) {
			database.exec('ROLLBACK');
			throw error;
		}
	};
	const placeOf = (id: string): number | undefined =>
		one('SELECT place FROM runs WHERE id = ?', id)?.['place'] as number | undefined;
	const atPlace = (id: string, work: (place: number) => void): void => {
		const place = placeOf(id);
		if (place !== undefined) work(place);
	};
	const breakAt = (place: number, failure: Failure): void =>
		void set(
			'UPDATE runs SET open = 0, broken = coalesce(broken, ?) WHERE place = ?',
			JSON.stringify(failure),
			place,
		);
	/** Leases that ended without a word: the block waits again, or is poisoned. */
	const endLeases = (): void => {
		const [waits, time] = [State.waiting, now()];
		set(
			`UPDATE blocks SET losses = losses + 1, token = NULL,
				state = CASE WHEN losses + 1 >= ${maxLosses} THEN ${State.poisoned} ELSE ${waits} END,
				failure = CASE WHEN losses + 1 >= ${maxLosses} THEN ? ELSE failure END
			WHERE state = ${State.held} AND until <= ?`,
			JSON.stringify(lostWorkers()),
			time,
		);
	};
	const statusOf = (row: Row): RunStatus[] => {
		const place = row['place'] as number;
		const counts = new Map(
			all('SELECT state, count(*) AS n FROM blocks WHERE place = ? GROUP BY state', place).map(
				({ state, n }) => [state, n as number],
			),
		);
		const poisoned = all(
			`SELECT block, failure FROM blocks WHERE place = ? AND state = ${State.poisoned} ORDER BY block`,
			place,
		).map(({ block, failure }) => ({ block, ...failureFrom(failure as string) }) as PoisonedBlock);
		const refused = all('SELECT worker, failure FROM refused WHERE place = ?', place).map(
			({ worker, failure }) => ({ worker, ...failureFrom(failure as string) }) as Refused,
		);
		const id = row['id'] as string;
		const run = runFrom(row['run'] as string, id);
		if (!run) return [];
		const status: RunStatus = {
			...{ id, run, blocks: blocksOf(run) },
			finished: counts.get(State.finished) ?? 0,
			held: counts.get(State.held) ?? 0,
			...{ poisoned, cancelled: row['cancelled'] === 1, refused },
			...(row['broken'] === null ? {} : { broken: failureFrom(row['broken'] as string) }),
		};
		return [status];
	};
	return {
		lease,
		submit: async (run, files) =>
			together(() => {
				const id = runId(run);
				const blocks = blocksOf(run);
				const found = placeOf(id);
				const waiting = one(`SELECT count(*) AS n FROM blocks WHERE state = ${State.waiting}`)![
					'n'
				];
				if (found === undefined && (waiting as number) + blocks > most)
					return { is: 'full', waiting: waiting as number, most };
				set('INSERT OR REPLACE INTO files VALUES (?, ?)', run.files, files);
				set('INSERT OR IGNORE INTO runs (id, run) VALUES (?, ?)', id, JSON.stringify(run));
				const place = placeOf(id)!;
				set('UPDATE runs SET open = 1, cancelled = 0, broken = NULL WHERE place = ?', place);
				set('DELETE FROM refused WHERE place = ?', place);
				for (let block = 0; found === undefined && block < blocks; block++)
					set('INSERT INTO blocks (place, block) VALUES (?, ?)', place, block);
				set(
					`UPDATE blocks SET state = ${State.waiting}, failures = 0, losses = 0, failure = NULL
					WHERE place = ? AND state = ${State.poisoned}`,
					place,
				);
				const left = one(
					`SELECT count(*) AS n FROM blocks WHERE place = ? AND state <> ${State.finished}`,
					place,
				);
				return { is: 'accepted', id, waiting: left!['n'] as number };
			}),
		files: async (hash) =>
			one('SELECT bytes FROM files WHERE hash = ?', hash)?.['bytes'] as Uint8Array | undefined,
		take: async (_worker, except) =>
			together(() => {
				endLeases();
				const found = all('SELECT place, id FROM runs WHERE open = 1 ORDER BY place')
					.filter(({ id }) => !except.has(id as string))
					.flatMap(({ place, id }) => {
						const block = one(
							`SELECT block FROM blocks WHERE state = ${State.waiting} AND place = ? ORDER BY block LIMIT 1`,
							place as number,
						);
						return block ? [{ place, id, block: block['block'] as number }] : [];
					})[0];
				if (!found) return undefined;
				const token = randomUUID();
				set(
					`UPDATE blocks SET state = ${State.held}, token = ?, until = ? WHERE place = ? AND block = ?`,
					...[token, now() + lease, found.place as number, found.block],
				);
				return { run: found.id as string, block: found.block, token };
			}),
		renew: async ({ run, block, token }) =>
			set(
				`UPDATE blocks SET until = ? WHERE place = (SELECT place FROM runs WHERE id = ? AND open = 1)
				AND block = ? AND token = ? AND state = ${State.held}`,
				...[now() + lease, run, block, token],
			) === 1,
		finish: async ({ run, block }, result) =>
			together(() => {
				const place = placeOf(run)!;
				const known = one('SELECT result FROM blocks WHERE place = ? AND block = ?', place, block);
				if (typeof known?.['result'] === 'string') {
					if (sameFigures(known['result'], result)) return 'known';
					breakAt(place, dispute(block));
					// neither of the two is believed: the run, submitted again, plays the block anew
					set(
						`UPDATE blocks SET state = ${State.waiting}, result = NULL WHERE place = ? AND block = ?`,
						...[place, block],
					);
					return 'disputed';
				}
				set(
					`UPDATE blocks SET state = ${State.finished}, token = NULL, failure = NULL, result = ?
					WHERE place = ? AND block = ?`,
					...[result, place, block],
				);
				return 'kept';
			}),
		fail: async ({ run, block, token }, failure) =>
			together(() =>
				atPlace(run, (place) => {
					set(
						`UPDATE blocks SET failures = failures + 1, token = NULL, failure = ?,
							state = CASE WHEN failures + 1 >= ${maxFailures} THEN ${State.poisoned} ELSE ${State.waiting} END
						WHERE place = ? AND block = ? AND token = ? AND state = ${State.held}`,
						...[JSON.stringify(failure), place, block, token],
					);
				}),
			),
		giveBack: async ({ run, block, token }) =>
			atPlace(run, (place) => {
				set(
					`UPDATE blocks SET state = ${State.waiting}, token = NULL
					WHERE place = ? AND block = ? AND token = ? AND state = ${State.held}`,
					...[place, block, token],
				);
			}),
		refuse: async (run, { worker, ...failure }) =>
			atPlace(run, (place) => {
				const text = JSON.stringify(failure);
				set('INSERT OR REPLACE INTO refused VALUES (?, ?, ?)', place, worker, text);
			}),
		breakRun: async (run, failure) => atPlace(run, (place) => breakAt(place, failure)),
		cancel: async (run) => set('UPDATE runs SET open = 0, cancelled = 1 WHERE id = ?', run) === 1,
		run: async (id) => {
			const row = one('SELECT run FROM runs WHERE id = ?', id);
			return row && runFrom(row['run'] as string, id);
		},
		status: async (id) =>
			together(() => {
				endLeases();
				return id === undefined
					? all('SELECT * FROM runs ORDER BY place').flatMap(statusOf)
					: all('SELECT * FROM runs WHERE id = ?', id).flatMap(statusOf);
			}),
		results: async (run) =>
			new Map(
				all(
					`SELECT block, result FROM blocks WHERE state = ${State.finished}
					AND place = (SELECT place FROM runs WHERE id = ?) ORDER BY block`,
					run,
				).map(({ block, result }) => [block as number, result as string]),
			),
		close: async () => database.close(),
	};
}

type Row = Record<string, unknown>;
