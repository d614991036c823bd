import { rules as t } from '#texts/rules.ts';
import type { RuleWriting } from '../capabilities.ts';
import { withoutPair } from '@tilewright/workbench';
import type { Chooser } from './chooser.svelte.ts';
import { House } from './house.svelte.ts';
import type { MeetingView, PackMeetingsView } from '@tilewright/workbench';

export class Meetings {
	together: PackMeetingsView | undefined = $state.raw();
	trouble: string = $state('');
	private readonly studio: RuleWriting;
	private readonly chooser: Chooser;
	private lastRequest = 0;

	constructor(studio: RuleWriting, chooser: Chooser) {
		this.studio = studio;
		this.chooser = chooser;
	}

	async refresh(): Promise<void> {
		const lastRequest = ++this.lastRequest;
		const { draft, choices } = this.studio;
		const together =
			draft.packs.length === 0
				? undefined
				: await this.studio.request('rules.together', draft.setup(choices));
		if (lastRequest === this.lastRequest) this.together = together;
	}

	choose({ first, then }: MeetingView, name: string): Promise<void> {
		const [one, other] = name === first.name ? [first, then] : [then, first];
		const says = t.choseOrder({ first: one.from, then: other.from });
		const rest = withoutPair(this.studio.draft.order, namesOf({ first, then }));
		return this.chooser.order(says, [...rest, { first: one.name, then: other.name }]);
	}

	leaveOpen({ first, then }: MeetingView): Promise<void> {
		const says = t.leftOrder({ first: first.from, then: then.from });
		const { order } = this.studio.draft;
		return this.chooser.order(says, withoutPair(order, namesOf({ first, then })));
	}

	async saveOrder({ first, then }: MeetingView): Promise<void> {
		const says = t.savedOrder({ first: first.from, then: then.from });
		this.trouble = await new House(this.studio).change(
			{ is: 'order', first: first.name, then: then.name },
			says,
		);
		await this.refresh();
	}
}

function namesOf({ first, then }: Pick<MeetingView, 'first' | 'then'>): {
	first: string;
	then: string;
} {
	return { first: first.name, then: then.name };
}
