import type { AppState } from '../app-state';
import { playerOf } from '../session/session-store';
import { pendingOf, type PendingPlacement } from './pending-placement';
import { resolveUnknownPlacement } from './place-bets';
import { IDLE, type PlacementState } from '../slip/slip-store';

/** Then the placing tab is probably closed; this one resolves the placement. */
const TAKE_OVER_AFTER_MS = 30_000;

/** While another tab's placement is open, this one cannot place the same selections (BET-8, bad input row 95). */
export function followPlacements(app: AppState): void {
  const pending = pendingOf(app.stored, playerOf(app.session.getState()));
  for (const kind of ['single', 'parlay'] as const) {
    const placement = app.slip.getState().placement[kind];
    const theirs = pending.find((each) => each.kind === kind);
    if (theirs === undefined) {
      if (placement.phase === 'elsewhere') show(app, kind, IDLE);
    } else if (placement.phase === 'idle' || placement.phase === 'done') {
      show(app, kind, { ...placement, phase: 'elsewhere', refused: new Map(), problem: null });
      setTimeout(() => resolveAbandoned(app, theirs), TAKE_OVER_AFTER_MS);
    }
  }
}

function show(app: Pick<AppState, 'slip'>, kind: PendingPlacement['kind'], state: PlacementState): void {
  app.slip.setState(({ placement }) => ({ placement: { ...placement, [kind]: state } }));
}

/** If another placement is open by now, waits for it. */
function resolveAbandoned(app: AppState, theirs: PendingPlacement): void {
  const pending = pendingOf(app.stored, playerOf(app.session.getState()));
  const open = pending.find(({ kind }) => kind === theirs.kind);
  if (open === undefined || app.slip.getState().placement[theirs.kind].phase !== 'elsewhere') return;
  if (open.request_id === theirs.request_id) void resolveUnknownPlacement(app, open);
  else setTimeout(() => resolveAbandoned(app, open), TAKE_OVER_AFTER_MS);
}
