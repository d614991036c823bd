import { optionsOf as optionsIn } from '@tilewright/interpreter';
import { type Machine } from '@tilewright/interpreter/state';

export function optionsOf(machine: Machine): string[] {
	return optionsIn(machine).map((o) =>
		o.action === 'pass' ? o.key : `${o.key} (${o.values.map((v) => v.value).join()})`,
	);
}
