import { type KeptResult, loadResults, storeResults, withResult } from '@tilewright/workbench';
import { compare as t } from '#texts/compare.ts';
import type { Messages } from '../capabilities.ts';

const store = (): Storage => localStorage;

export class KeptResults {
	all: readonly KeptResult[] = $state.raw(loadResults(store));
	status: string = $state('');
	private readonly studio: Messages;

	constructor(studio: Messages) {
		this.studio = studio;
	}

	keep(result: KeptResult): void {
		this.store(withResult(this.all, result), t.kept);
	}

	forget(result: KeptResult): void {
		const before = this.all;
		this.store(
			before.filter((one) => one !== result),
			'',
		);
		const { notices } = this.studio;
		notices.show('kept-result', t.forgotten, {
			actions: [
				{
					label: t.takeBack,
					run: () => {
						notices.close('kept-result');
						this.store(before, '');
					},
				},
			],
		});
	}

	private store(all: readonly KeptResult[], status: string): void {
		this.all = all;
		this.status = storeResults(store, all) ? status : t.notKept;
	}
}
