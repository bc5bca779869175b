import { createStore, type StoreApi } from 'zustand/vanilla';

/** A notice shows for 1.5 s, who is not signed in has 3 s to read it (section 9 of the specification, ERR-3). */
export const NOTICE_MS = 1_500;
export const SIGN_IN_MS = 3_000;

/** A text of the catalogues, or the server's own sentence. */
export type BannerText =
  | {
      readonly kind: 'key';
      readonly key:
        | 'server.you_not_login_now'
        | 'refusal.no_match'
        | 'notice.bad_start_value'
        | 'notice.slip_dropped'
        | 'common.loading_failed';
    }
  | { readonly kind: 'text'; readonly text: string };

/** `sign-in`: read out at once, with the way to sign in beside it. */
export type BannerKind = 'notice' | 'sign-in';

interface Line {
  readonly text: BannerText;
  readonly kind: BannerKind;
}

export interface BannerState {
  readonly shown: BannerText | null;
  readonly kind: BannerKind;
  /** Lines come one after another; one that shows or waits is not said twice. */
  readonly show: (line: Line) => void;
  /** Who reads it with the pointer or the focus on it keeps it; let go, it has its whole time again. */
  readonly hold: (held: boolean) => void;
}

export type BannerStore = StoreApi<BannerState>;

const wordsOf = (text: BannerText): string => (text.kind === 'key' ? text.key : text.text);

/** The banner on top of the page: one line at a time. */
export function createBannerStore(): BannerStore {
  const waiting: Line[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function run(): void {
    timer = setTimeout(next, store.getState().kind === 'notice' ? NOTICE_MS : SIGN_IN_MS);
  }
  function next(): void {
    const line = waiting.shift();
    store.setState(line === undefined ? { shown: null } : { shown: line.text, kind: line.kind });
    if (line !== undefined) run();
  }
  const store: BannerStore = createStore((_set, get) => ({
    shown: null,
    kind: 'notice',
    show(line) {
      const { shown } = get();
      const known = [...(shown === null ? [] : [shown]), ...waiting.map(({ text }) => text)];
      if (known.some((text) => wordsOf(text) === wordsOf(line.text))) return;
      waiting.push(line);
      if (shown === null) next();
    },
    hold(held) {
      clearTimeout(timer);
      if (!held && get().shown !== null) run();
    },
  }));
  return store;
}

/** Shows a text for its time, after those that came before it. */
export function showBanner(banner: BannerStore, text: BannerText, kind: BannerKind = 'notice'): void {
  banner.getState().show({ text, kind });
}
