import { moneyPart } from './money/money-part';
import { pricesPart } from './prices/prices-part';
import { resultsPart } from './results/results-part';
import type { SheetPart } from './sheet-part';
import { statePart } from './state/state-part';
import { timelinePart } from './timeline/timeline-part';

/** In the order of the columns and of the panels. */
export const SHEET_PARTS: readonly SheetPart[] = [statePart, moneyPart, pricesPart, resultsPart, timelinePart];
