/** Wire codes of the eight languages. */
export type AppLang = 'en-US' | 'zh-CN' | 'zh-TW' | 'th-TH' | 'vi-VN' | 'in-ID' | 'ja-JP' | 'ko-KR';
export type AppTheme = 'arena' | 'light' | 'contrast';

/** What the host wants open at the start (NAV-5, EMBED-2). Bad values are ignored. */
export interface StartSelections {
  readonly gameId?: number | undefined;
  readonly pointIds?: readonly number[] | undefined;
  readonly gameTypeId?: number | undefined;
  readonly eventIds?: readonly number[] | undefined;
}

/** What may change while the app runs. */
export interface LiveOptions {
  /**
   * The player's token from the host's own sign-in, 16 to 128 characters; null signs out. Left out: what is stored
   * stays. A bet that is on its way is finished for the player who placed it; the new token counts after that.
   */
  readonly token?: string | null | undefined;
  /** Wire code, "ja-JP", or id 1 to 8. A choice that the player saved goes before it at the start (LANG-6). */
  readonly lang?: AppLang | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | undefined;
  readonly theme?: AppTheme | undefined;
  /** Origin and path before `/api`, "https://bets.example"; '' is the page's own origin. */
  readonly apiBase?: string | undefined;
  /**
   * A total stake above this, in minor units of the player's currency (50000 is 500.00), is asked about again before it
   * is placed. Left out: one above a tenth of the balance that is no less than the largest stake chip.
   */
  readonly confirmAbove?: number | undefined;
  /** `neutral`: a ticket that won or lost reads "Settled" (BET-3). Default `normal`: it says which. */
  readonly resultDisplay?: 'normal' | 'neutral' | undefined;
  /** Brand names: of language 1, and of all others (NAV-6). */
  readonly brand?: { readonly zh: string; readonly other: string } | undefined;
  /** Path and query of a screen, "/match/detail?game_id=1204". */
  readonly route?: string | undefined;
}

export interface MountOptions extends LiveOptions {
  /** Where the app keeps its place: the page's path or fragment, or (default) only in memory. */
  readonly history?: 'path' | 'hash' | 'memory' | undefined;
  /** Names what is stored on the machine; two apps of one page need two. Default "clutchline". */
  readonly storageKey?: string | undefined;
  readonly selections?: StartSelections | undefined;
}

/** What an app tells the page around it (EMBED-2). */
export interface AppEvents {
  /** The player wants to do something that needs a sign-in; `route` is where. */
  readonly 'sign-in-required': { readonly route: string };
  /** The balance as it is now, a decimal string such as "12480.50"; null: nobody is signed in any more. */
  readonly balance: { readonly amount: string; readonly nickname: string; readonly currency_id: number } | null;
  readonly 'bet-placed': { readonly orderNumbers: readonly string[] };
  /** Path and query of the screen that is open. */
  readonly route: { readonly route: string };
  /** The language on the screen. */
  readonly lang: { readonly lang: AppLang };
  readonly error: { readonly kind: 'network' | 'region' | 'page' | 'crash' | 'version'; readonly message: string };
}

/** An app in the hands of its host, whichever way it was embedded. */
export interface AppHandle<Options = LiveOptions, Events = AppEvents> {
  /** Changes what is named and leaves the rest. */
  readonly update: (options: Options) => void;
  /** Hears an event; the returned function ends that. */
  readonly on: <Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void) => () => void;
  readonly off: <Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void) => void;
  /** Takes the app off the page and ends everything it runs. */
  readonly destroy: () => void;
}

/** Puts an app on a page that is trusted with the player's token, in the styles of that page (EMBED-1). */
export type Mount = (element: HTMLElement, options?: MountOptions) => AppHandle;

/** `<clutchline-app>`: the app behind a shadow root. Attributes `lang theme api-base history storage-key route confirm-above
 * result-display`. */
export interface ClutchlineAppElement extends HTMLElement {
  /** The player's token; a property alone, so that it stands in no markup. */
  token: string | null | undefined;
  brand: LiveOptions['brand'];
  /** Read when the element is put on the page. */
  selections: StartSelections | undefined;
  /** The events of the app come as CustomEvents that do not bubble. */
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

/** Names the element (default "clutchline-app"); a second time it does nothing. */
export type DefineClutchlineApp = (name?: string) => void;

/** What may change in a frame. Its address decides which server it talks to, so there is no `apiBase`. */
export type FrameLiveOptions = Pick<LiveOptions, 'token' | 'lang' | 'theme' | 'route'>;

export interface FrameOptions extends FrameLiveOptions {
  /** Address of the frame page; default `/frame.html` of the server that the loader came from. */
  readonly page?: string | undefined;
  /** Name of the frame for screen readers, in the language of the host. */
  readonly title: string;
  /** The frame is as high as its content, at most so many px; default the height of the host's window. */
  readonly maxHeight?: number | undefined;
  readonly brand?: LiveOptions['brand'];
  readonly confirmAbove?: LiveOptions['confirmAbove'];
  readonly resultDisplay?: LiveOptions['resultDisplay'];
  readonly storageKey?: string | undefined;
  readonly selections?: StartSelections | undefined;
}

export interface FrameEvents extends AppEvents {
  /** Height of the content in px. The frame has followed it already. */
  readonly height: { readonly height: number };
}

/** Puts an app on a page inside a frame of its own origin, which keeps token and app out of the host's reach. */
export type EmbedFrame = (element: HTMLElement, options: FrameOptions) => AppHandle<FrameLiveOptions, FrameEvents>;
