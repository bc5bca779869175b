/** Wire codes of the eight languages. */
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
   * The player's token from the host's sign-in, 16 to 128 characters; null signs out. If omitted, the stored token
   * remains. While a bet is pending, a new token waits until the bet ends for the player who placed it.
   */
  readonly token?: string | null | undefined;
  /** Wire code, "ja-JP", or id 1 to 8. At the start a choice saved by the player has precedence (LANG-6). */
  readonly lang?: AppLang | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | undefined;
  readonly theme?: AppTheme | undefined;
  /** Origin and path before `/api`, "https://bets.example"; '' is the page's own origin. */
  readonly apiBase?: string | undefined;
  /**
   * A total stake above this amount in minor units of the player's currency (50000 is 500.00) needs confirmation. If
   * omitted: a stake above a tenth of the balance and at least the largest stake chip.
   */
  readonly confirmAbove?: number | undefined;
  /** `neutral`: a won or lost ticket reads "Settled" (BET-3). Default `normal`: it reads won or lost. */
  readonly resultDisplay?: 'normal' | 'neutral' | undefined;
  /** Brand names: for language 1, and for all others (NAV-6). */
  readonly brand?: { readonly zh: string; readonly other: string } | undefined;
  /** Path and query of a screen, "/match/detail?game_id=1204". */
  readonly route?: string | undefined;
}

export interface MountOptions extends LiveOptions {
  /** Where the app stores its location: the page's path or fragment, or (default) memory only. */
  readonly history?: 'path' | 'hash' | 'memory' | undefined;
  /** Prefix of stored values; two apps of one page need different ones. Default "clutchline". */
  readonly storageKey?: string | undefined;
  readonly selections?: StartSelections | undefined;
}

/** Events that an app sends to its host (EMBED-2). */
export interface AppEvents {
  /** An action of the player needs a sign-in; `route` is the current screen. */
  readonly 'sign-in-required': { readonly route: string };
  /** The current balance, a decimal string such as "12480.50"; null after sign-out. */
  readonly balance: { readonly amount: string; readonly nickname: string; readonly currency_id: number } | null;
  readonly 'bet-placed': { readonly orderNumbers: readonly string[] };
  /** Path and query of the open screen. */
  readonly route: { readonly route: string };
  /** The displayed language. */
  readonly lang: { readonly lang: AppLang };
  readonly error: { readonly kind: 'network' | 'region' | 'page' | 'crash' | 'version'; readonly message: string };
}

/** The host's handle of an app, the same for every kind of embedding. */
export interface AppHandle<Options = LiveOptions, Events = AppEvents> {
  /** Changes the given options and leaves the others. */
  readonly update: (options: Options) => void;
  /** Subscribes to an event; the returned function unsubscribes. */
  readonly on: <Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void) => () => void;
  readonly off: <Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void) => void;
  /** Removes the app from the page and stops everything it runs. */
  readonly destroy: () => void;
}

/** Mounts an app on a page that is trusted with the player's token, in the styles of that page (EMBED-1). */
export type Mount = (element: HTMLElement, options?: MountOptions) => AppHandle;

/**
 * `<clutchline-app>`: the app behind a shadow root. Attributes `lang theme api-base history storage-key route
 * confirm-above result-display`.
 */
export interface ClutchlineAppElement extends HTMLElement {
  /** The player's token; only a property, so that it is never in markup. */
  token: string | null | undefined;
  brand: LiveOptions['brand'];
  /** Read when the element is attached to the page. */
  selections: StartSelections | undefined;
  /** App events are CustomEvents that do not bubble. */
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

/** Defines the element (default "clutchline-app"); a second call has no effect. */
export type DefineClutchlineApp = (name?: string) => void;

/** Options that may change in a frame. The frame's address selects the server, so `apiBase` is missing. */
export type FrameLiveOptions = Pick<LiveOptions, 'token' | 'lang' | 'theme' | 'route'>;

export interface FrameOptions extends FrameLiveOptions {
  /** Address of the frame page; default `/frame.html` on the server of the loader. */
  readonly page?: string | undefined;
  /** Name of the frame for screen readers, in the host's language. */
  readonly title: string;
  /** The frame takes the height of its content up to this many px; default the height of the host's window. */
  readonly maxHeight?: number | undefined;
  readonly brand?: LiveOptions['brand'];
  readonly confirmAbove?: LiveOptions['confirmAbove'];
  readonly resultDisplay?: LiveOptions['resultDisplay'];
  readonly storageKey?: string | undefined;
  readonly selections?: StartSelections | undefined;
}

export interface FrameEvents extends AppEvents {
  /** Height of the content in px. The frame has already adopted it. */
  readonly height: { readonly height: number };
}

/** Mounts an app in a frame with a separate origin, so that the host cannot reach token and app. */
export type EmbedFrame = (element: HTMLElement, options: FrameOptions) => AppHandle<FrameLiveOptions, FrameEvents>;
