import type { MatchHead, SheetPlay } from '@clutchline/contract/desk';
import type { ComponentType } from 'react';

import type { Texts } from '../../texts/create-texts';
import type { DeskColumn } from '../../ui/desk-table';

/** A point with its play. */
export interface SheetRow {
  readonly head: MatchHead;
  readonly play: SheetPlay;
  readonly point: SheetPlay['points'][number];
  /** First of its play. */
  readonly isFirst: boolean;
}

/** A single key of a part that was pressed on a row. */
export interface SheetAct {
  readonly key: string;
  readonly row: SheetRow;
}

export interface SheetPanelProps {
  readonly head: MatchHead;
  readonly plays: readonly SheetPlay[];
  /** Until `onActed`, for the panel of the part whose key it is. */
  readonly act: SheetAct | null;
  readonly onActed: () => void;
}

/** What one area adds to the sheet of a match: a folder here, and one line in `sheet-parts.ts`. */
export interface SheetPart {
  readonly columns?: (t: Texts['t']) => readonly DeskColumn<SheetRow>[];
  /** Single keys on a row. */
  readonly keys?: readonly string[];
  /** Below the sheet, with the dialogs of the part. */
  readonly Panel?: ComponentType<SheetPanelProps>;
}
