import { createStore, type StoreApi } from 'zustand/vanilla';

/** The banner on top of the page shows for 3 s (section 9). */
export const BANNER_MS = 3_000;

/** A text of the catalogues, or the server's own sentence. */
export type BannerText =
  | {
      readonly kind: 'key';
      readonly key: 'server.you_not_login_now' | 'refusal.no_match' | 'notice.bad_start_value' | 'notice.slip_dropped';
    }
  | { readonly kind: 'text'; readonly text: string };

export interface BannerState {
  readonly shown: BannerText | null;
}

export type BannerStore = StoreApi<BannerState>;

export const createBannerStore = (): BannerStore => createStore(() => ({ shown: null }));

/** Shows a text for its time; a newer one takes its place and has the whole time for itself. */
export function showBanner(banner: BannerStore, text: BannerText): void {
  banner.setState({ shown: text });
  setTimeout(() => {
    if (banner.getState().shown === text) banner.setState({ shown: null });
  }, BANNER_MS);
}
