import type { RunDescription } from '@tilewright/lab';
import { failures } from './texts/failures.ts';

export interface LabRun {
	readonly description: RunDescription;
	/** The words of the command that asks for it. No word names a file. */
	readonly words: readonly string[];
	readonly files: string;
}

export interface Lease {
	readonly run: string;
	readonly block: number;
	readonly token: string;
}

export interface Failure {
	readonly code: string;
	readonly why: string;
}

export interface PoisonedBlock extends Failure {
	readonly block: number;
}

export interface Refused extends Failure {
	readonly worker: string;
}

export interface RunStatus {
	readonly id: string;
	readonly run: LabRun;
	readonly blocks: number;
	readonly finished: number;
	readonly held: number;
	readonly poisoned: readonly PoisonedBlock[];
	readonly cancelled: boolean;
	/** Nobody can play the run, or its results cannot be believed. */
	readonly broken?: Failure;
	readonly refused: readonly Refused[];
}

export type Submission =
	| { readonly is: 'accepted'; readonly id: string; readonly waiting: number }
	| { readonly is: 'full'; readonly waiting: number; readonly most: number };

/** The answer to a result: it counts, an equal one was there, or another one was. */
export type Kept = 'kept' | 'known' | 'disputed';

/**
 * Runs that wait for workers, and what workers found. Any number of processes may work on one queue. Every act may be repeated: a
 * block counts once, and the first result of it counts.
 */
export interface LabQueue {
	/** Milliseconds that a lease lasts without being renewed. */
	readonly lease: number;
	/** Takes in a run and its rule files. A run that is there goes on: cancelled and poisoned blocks are tried again. */
	submit(run: LabRun, files: Uint8Array): Promise<Submission>;
	files(hash: string): Promise<Uint8Array | undefined>;
	/** Takes a block of a run that is not in `except`; undefined where none waits. */
	take(worker: string, except: ReadonlySet<string>): Promise<Lease | undefined>;
	/** Prolongs a lease; false when it is lost. */
	renew(lease: Lease): Promise<boolean>;
	/** Keeps the result of a block, a text of JSON. */
	finish(lease: Lease, result: string): Promise<Kept>;
	fail(lease: Lease, failure: Failure): Promise<void>;
	giveBack(lease: Lease): Promise<void>;
	refuse(run: string, refused: Refused): Promise<void>;
	breakRun(run: string, failure: Failure): Promise<void>;
	/** Gives out no block of a run any more; false for a run that is not there. */
	cancel(run: string): Promise<boolean>;
	run(id: string): Promise<LabRun | undefined>;
	/** One run, or all in the order in which they came. */
	status(id?: string): Promise<readonly RunStatus[]>;
	results(run: string): Promise<ReadonlyMap<number, string>>;
	close(): Promise<void>;
}

export const maxFailures = 3;

/** Leases of a block that may end without a word, before it is poisoned: it may be what kills its workers. */
export const maxLosses = 10;

export function lostWorkers(): Failure {
	return { code: 'LAB-WORKER-LOST', why: failures.workersLost(maxLosses) };
}

export function isOpen({ cancelled, broken }: Pick<RunStatus, 'cancelled' | 'broken'>): boolean {
	return !cancelled && broken === undefined;
}

export function isOver(status: RunStatus): boolean {
	return !isOpen(status) || status.finished + status.poisoned.length === status.blocks;
}

export function dispute(block: number): Failure {
	return { code: 'LAB-DISPUTED', why: failures.disputed(block) };
}
