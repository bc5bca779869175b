import type { AppState } from '../app-state';
import type { SlipView } from '../slip/slip-view';

/** A second press within this time is the same press. */
const SAME_PRESS_MS = 400;

/** The first press for a large stake asks; the next one places if stake, selections and odds are unchanged. */
export function isConfirmed(app: AppState, { confirm }: Pick<SlipView, 'confirm'>): boolean {
  if (confirm === null) return true;
  const { asked } = app.slip.getState();
  const now = app.env.now();
  if (asked?.key !== confirm.key) {
    app.slip.setState({ asked: { key: confirm.key, at: now } });
    return false;
  }
  if (now - asked.at < SAME_PRESS_MS) return false;
  app.slip.setState({ asked: null });
  return true;
}
