import type { Law } from '../script.ts';
import { backendsLaw } from './backends.ts';
import { beforeLaw } from './before.ts';
import { completionLaw } from './completion.ts';
import { freeLaw } from './free.ts';
import { motionLaw } from './geometry.ts';
import { inertLaw } from './inert.ts';
import { ledgerLaw, quietLaw } from './ledger.ts';
import { offersLaw } from './offers.ts';
import { onceLaw } from './once.ts';
import { piecesLaw } from './pieces.ts';
import { chanceLaw, replayLaw, swapLaw } from './replay.ts';
import { resumedLaw } from './resumed.ts';
import { seatsLaw } from './seats.ts';
import { tilesLaw } from './tiles.ts';
import { undoLaw } from './undo.ts';
import { viewsLaw } from './views.ts';

export const laws: readonly Law[] = [
	ledgerLaw,
	quietLaw,
	piecesLaw,
	tilesLaw,
	undoLaw,
	replayLaw,
	chanceLaw,
	swapLaw,
	resumedLaw,
	offersLaw,
	motionLaw,
	seatsLaw,
	backendsLaw,
	completionLaw,
	onceLaw,
	inertLaw,
	freeLaw,
	beforeLaw,
	viewsLaw,
];

export const gameLaws: readonly Law[] = [
	ledgerLaw,
	quietLaw,
	piecesLaw,
	tilesLaw,
	undoLaw,
	replayLaw,
	chanceLaw,
	swapLaw,
	resumedLaw,
	offersLaw,
	backendsLaw,
];
