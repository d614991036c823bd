import type { Fix } from '@tilewright/schema';

export interface Source {
	readonly id: string;
	readonly file: string;
	readonly line: number;
	readonly column: number;
	readonly cites: readonly string[];
}

export interface Finding {
	readonly code: string;
	readonly severity: 'error' | 'warning' | 'info';
	readonly message: string;
	readonly file: string;
	readonly line: number;
	readonly column: number;
	readonly excerpt: string;
	readonly hint: string | undefined;
	readonly start?: number;
	readonly endLine?: number;
	readonly endColumn?: number;
	readonly fix?: Fix | undefined;
}
