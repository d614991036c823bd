import type { Expr, Target } from '../ir/index.ts';
import { tilePlaceOf } from '../ir/state.ts';
import { type SourcedValue, get, textOf } from '../link/sourced-value.ts';
import { withIndex } from '../link/lookup.ts';
import type { EffectContext } from '../lower/effect-context.ts';
import type { ZoneDecl } from '../model/declarations.ts';
import { report } from '../lower/lowering-context.ts';
import type { Key } from './key.ts';
import { expression } from './keys.ts';

type Contents = 'pieces' | 'tiles';

function declaredZone({ lowering }: EffectContext, zone: Expr): ZoneDecl | undefined {
	if (zone.op !== 'call' || zone.fn !== 'zone') return undefined;
	return withIndex(lowering.symbols.model.declared.zones, zone.table?.[0] ?? -1);
}

function contentsOf(ctx: EffectContext, zone: Expr): Contents | undefined {
	if (tilePlaceOf(zone) !== undefined) return 'tiles';
	const declared = declaredZone(ctx, zone);
	return declared === undefined ? undefined : (declared.holds ?? 'pieces');
}

function demandOrder(ctx: EffectContext, at: SourcedValue | undefined, zone: Expr): void {
	const declared = declaredZone(ctx, zone);
	if (at === undefined || declared === undefined) return;
	const isOrdered = declared.order === 'stack' || declared.per === 'feature';
	if (isOrdered || declared.holds === 'tiles') return;
	report(ctx.lowering, at, 'RULE-SHUFFLE-NOTHING', { zone: textOf(at) ?? '' });
}

function demandContents(
	ctx: EffectContext,
	at: SourcedValue | undefined,
	zone: Expr,
	expected: Contents,
): void {
	const holds = contentsOf(ctx, zone);
	if (at === undefined || holds === undefined || holds === expected) return;
	report(ctx.lowering, at, 'RULE-ZONE-HOLDS', { zone: textOf(at) ?? '', holds, due: expected });
}

export function zone(expected: Contents, says: string): Key<Expr> {
	const key = expression('zone', says);
	return {
		...key,
		read: (ctx, node, name) => {
			const read = key.read(ctx, node, name);
			demandContents(ctx, get(node, name), read, expected);
			return read;
		},
	};
}

export function location(says: string): Key<Expr> {
	const key = expression('location', says);
	return {
		...key,
		read: (ctx, node, name) => {
			const read = key.read(ctx, node, name);
			demandContents(ctx, get(node, name), read, 'pieces');
			return read;
		},
	};
}

export function target(says: string): Key<Target> {
	const key = location(says);
	return {
		...key,
		read: (ctx, node, name) => {
			const text = textOf(get(node, name));
			if (text === 'supply' || text === 'off-board') return { to: text };
			return { to: 'entity', at: key.read(ctx, node, name) };
		},
	};
}

export function wordOrZone<const T extends string>(
	words: readonly T[],
	says: string,
	otherwise: T,
): Key<T | Expr> {
	const key = zone('tiles', says);
	return {
		...key,
		read: (ctx, node, name) => {
			const text = textOf(get(node, name)) ?? otherwise;
			return words.find((w) => w === text) ?? key.read(ctx, node, name);
		},
	};
}

/** A zone that is brought into another order: one that holds pieces, or the deck. */
export function shuffled(says: string): Key<Expr> {
	const key = expression('zone', says);
	return {
		...key,
		read: (ctx, node, name) => {
			const read = key.read(ctx, node, name);
			if (tilePlaceOf(read) !== 'deck') demandContents(ctx, get(node, name), read, 'pieces');
			demandOrder(ctx, get(node, name), read);
			return read;
		},
	};
}
