import type { Law } from '../script.ts';
import { ledgerLaw, quietLaw } from './ledger.ts';
import { piecesLaw } from './pieces.ts';
import { undoLaw } from './undo.ts';

/** What holds for every random game. */
export const laws: readonly Law[] = [ledgerLaw, quietLaw, piecesLaw, undoLaw];
