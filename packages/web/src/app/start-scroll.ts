import type { AppState } from '../state/app-state';
import { currentAddress } from '../state/route/navigate';
import { SCREEN_PATHS } from '../state/route/screen-of';
import type { Stage } from './stage';

const MOST_FRAMES = 30;

/** Changes of tab, game or event are no new page. */
const isList = (address: string): boolean => address.startsWith(SCREEN_PATHS['match-list']);

/** Px: of the page and of the app's pane. */
interface Place {
  readonly page: number;
  readonly pane: number;
}

/** Top for new steps, the former position on the way back (NAV-4). */
export function startScroll(app: AppState, { view, element }: Stage): () => void {
  const left = new Map<string, Place>();
  let address = currentAddress(app);
  const pane = (): Element | null => element.querySelector('[data-pane]');
  const placeNow = (): Place => ({ page: view.scrollY, pane: pane()?.scrollTop ?? 0 });

  function movePane(top: number): void {
    const box = pane();
    if (box !== null) box.scrollTop = top;
  }

  function toTop(): void {
    movePane(0);
    if (element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: 'start' });
  }

  /** Until the content is drawn. */
  function toPlace(place: Place, frames: number): void {
    movePane(place.pane);
    view.scrollTo({ top: place.page });
    const now = placeNow();
    const isThere = Math.abs(now.pane - place.pane) < 2 && Math.abs(now.page - place.page) < 2;
    if (!isThere && frames > 0 && left.get(address) === place) app.env.onFrame(() => toPlace(place, frames - 1));
  }
  return app.env.location.subscribe((way) => {
    const before = address;
    address = currentAddress(app);
    if (way === 'replace' || before === address) return;
    left.set(before, placeNow());
    if (way === 'go') {
      if (!(isList(before) && isList(address))) toTop();
      return;
    }
    const place = left.get(address);
    if (place !== undefined) app.env.onFrame(() => app.env.onFrame(() => toPlace(place, MOST_FRAMES)));
  });
}
