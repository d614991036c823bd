import { type Diagnostic, diagnose, limits } from '@tilewright/schema';

export class BoundedFindings {
	private readonly kept: Diagnostic[];
	private readonly path: string;
	private more = false;

	constructor(path: string, first: readonly Diagnostic[] = []) {
		this.path = path;
		this.kept = [...first];
	}

	/** The finding is made only where it is kept. */
	add(make: () => Diagnostic): void {
		if (this.kept.length < limits.diagnosticsPerFile) this.kept.push(make());
		else this.more = true;
	}

	all(): readonly Diagnostic[] {
		if (!this.more) return this.kept;
		const shown = this.kept.length;
		return [...this.kept, diagnose(this.path, undefined, 'FILE-MORE-FINDINGS', { shown })];
	}
}
