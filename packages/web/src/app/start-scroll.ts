import type { AppState } from '../state/app-state';
import { currentAddress } from '../state/route/navigate';
import type { Stage } from './stage';

/** A step begins at the top of the app; the way back ends where the player had been (NAV-4). */
export function startScroll(app: AppState, { view, element }: Stage): () => void {
  const left = new Map<string, number>();
  let address = currentAddress(app);
  return app.env.location.subscribe((way) => {
    const before = address;
    address = currentAddress(app);
    if (way === 'replace' || before === address) return;
    left.set(before, view.scrollY);
    if (way === 'go') {
      if (element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: 'start' });
      return;
    }
    const top = left.get(address);
    if (top !== undefined) app.env.onFrame(() => app.env.onFrame(() => view.scrollTo({ top })));
  });
}
