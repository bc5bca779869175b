/** Wire codes. */
export type AppLang = 'en-US' | 'zh-CN' | 'zh-TW' | 'th-TH' | 'vi-VN' | 'in-ID' | 'ja-JP' | 'ko-KR';
export type AppTheme = 'arena' | 'light' | 'contrast';

/** What opens at the start (NAV-5, EMBED-2). Invalid values are ignored. */
export interface StartSelections {
  readonly gameId?: number | undefined;
  readonly pointIds?: readonly number[] | undefined;
  readonly gameTypeId?: number | undefined;
  readonly eventIds?: readonly number[] | undefined;
}

/** Options that may change while the app runs. */
export interface LiveOptions {
  /**
   * From the host's sign-in, 16 to 4,096 characters; null signs out, omitted retains the stored token. While a bet is
   * pending, a new token waits, so that the bet ends for the player who placed it.
   */
  readonly token?: string | null | undefined;
  /** Wire code, "ja-JP", or id 1 to 8. At the start the player's saved choice has precedence (LANG-6). */
  readonly lang?: AppLang | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | undefined;
  readonly theme?: AppTheme | undefined;
  /** Origin and path before `/api`, "https://bets.example"; '' is the page's own origin. */
  readonly apiBase?: string | undefined;
  /**
   * A total stake above this needs confirmation; minor units of the player's currency (50000 is 500.00). Omitted: a
   * stake above a tenth of the balance and at least the largest stake chip.
   */
  readonly confirmAbove?: number | undefined;
  /** `neutral`: won and lost tickets read "Settled" (BET-3). Default `normal`. */
  readonly resultDisplay?: 'normal' | 'neutral' | undefined;
  /** For language 1, and for all others (NAV-6). */
  readonly brand?: { readonly zh: string; readonly other: string } | undefined;
  /** Path and query of a screen, "/match/detail?game_id=1204". */
  readonly route?: string | undefined;
}

export interface MountOptions extends LiveOptions {
  /** Location in the page's path or fragment, or (default) only in memory. */
  readonly history?: 'path' | 'hash' | 'memory' | undefined;
  /** Prefix of stored values; each app of a page needs its own. Default "clutchline". */
  readonly storageKey?: string | undefined;
  readonly selections?: StartSelections | undefined;
}

/** EMBED-2. */
export interface AppEvents {
  /** `route` is the current screen. */
  readonly 'sign-in-required': { readonly route: string };
  /** Decimal string such as "12480.50"; null after sign-out. */
  readonly balance: { readonly amount: string; readonly nickname: string; readonly currency_id: number } | null;
  readonly 'bet-placed': { readonly orderNumbers: readonly string[] };
  /** Path and query of the open screen. */
  readonly route: { readonly route: string };
  readonly lang: { readonly lang: AppLang };
  readonly error: { readonly kind: 'network' | 'region' | 'page' | 'crash' | 'version'; readonly message: string };
}

/** The same for every kind of embedding. */
export interface AppHandle<Options = LiveOptions, Events = AppEvents> {
  /** Omitted options remain. */
  readonly update: (options: Options) => void;
  /** The returned function unsubscribes. */
  readonly on: <Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void) => () => void;
  readonly off: <Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void) => void;
  /** Removes and stops the app. */
  readonly destroy: () => void;
}

/** Mounts an app on a page trusted with the player's token, in that page's styles (EMBED-1). */
export type Mount = (element: HTMLElement, options?: MountOptions) => AppHandle;

/**
 * `<clutchline-app>`: the app behind a shadow root. Attributes `lang theme api-base history storage-key route
 * confirm-above result-display`.
 */
export interface ClutchlineAppElement extends HTMLElement {
  /** Only a property, so that the token is never in markup. */
  token: string | null | undefined;
  brand: LiveOptions['brand'];
  /** Read when the element is attached. */
  selections: StartSelections | undefined;
  /** CustomEvents that do not bubble. */
  addEventListener<Name extends keyof AppEvents>(
    type: Name,
    listener: (event: CustomEvent<AppEvents[Name]>) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof AppEvents>(
    type: Name,
    listener: (event: CustomEvent<AppEvents[Name]>) => void,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

/** Default name "clutchline-app"; a second call has no effect. */
export type DefineClutchlineApp = (name?: string) => void;

/** The frame's address selects the server, so `apiBase` is missing. */
export type FrameLiveOptions = Pick<LiveOptions, 'token' | 'lang' | 'theme' | 'route'>;

export interface FrameOptions extends FrameLiveOptions {
  /** Address of the frame page; default `/frame.html` on the loader's server. */
  readonly page?: string | undefined;
  /** For screen readers, in the host's language. */
  readonly title: string;
  /** The frame takes its content's height up to this many px; default the height of the host's window. */
  readonly maxHeight?: number | undefined;
  readonly brand?: LiveOptions['brand'];
  readonly confirmAbove?: LiveOptions['confirmAbove'];
  readonly resultDisplay?: LiveOptions['resultDisplay'];
  readonly storageKey?: string | undefined;
  readonly selections?: StartSelections | undefined;
}

export interface FrameEvents extends AppEvents {
  /** In px; the frame has adopted it already. */
  readonly height: { readonly height: number };
}

/** Mounts an app in a frame of a separate origin, so that the host cannot reach token and app. */
export type EmbedFrame = (element: HTMLElement, options: FrameOptions) => AppHandle<FrameLiveOptions, FrameEvents>;
