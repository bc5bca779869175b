import type { AppHandle, ClutchlineAppElement, LiveOptions, Mount, StartSelections } from '../api';
import { APP_EVENTS } from '../app-events';
import { cleanOptions } from './clean-options';

/** Attribute and the option it stands for. A token is no attribute: markup is copied, logged and stored. */
const OPTION_OF = {
  lang: 'lang',
  theme: 'theme',
  'api-base': 'apiBase',
  history: 'history',
  'storage-key': 'storageKey',
  route: 'route',
  'confirm-above': 'confirmAbove',
  'result-display': 'resultDisplay',
} as const;
const ATTRIBUTES = Object.keys(OPTION_OF);
const PROPERTIES = ['token', 'brand', 'selections'] as const;

export interface AppElementParts {
  readonly mount: Mount;
  /** Puts the styles into the shadow root; answers with the element the app is mounted on. */
  readonly dress: (root: ShadowRoot) => HTMLElement;
}

/** The class of `<clutchline-app>` (EMBED-1): runs an app while it is on the page; a move within it keeps the app. */
export function createAppElement({ mount, dress }: AppElementParts): new () => ClutchlineAppElement {
  return class ClutchlineApp extends HTMLElement implements ClutchlineAppElement {
    static readonly observedAttributes = ATTRIBUTES;
    #app: AppHandle | null = null;
    #token: string | null | undefined;
    #brand: LiveOptions['brand'];
    #selections: StartSelections | undefined;
    readonly #place = dress(this.attachShadow({ mode: 'open' }));

    constructor() {
      super();
      for (const name of PROPERTIES) takeEarly(this, name);
    }

    get token(): string | null | undefined {
      return this.#token;
    }

    set token(token: string | null | undefined) {
      this.#token = token;
      this.#app?.update({ token });
    }

    get brand(): LiveOptions['brand'] {
      return this.#brand;
    }

    set brand(brand: LiveOptions['brand']) {
      this.#brand = brand;
      this.#app?.update({ brand });
    }

    get selections(): StartSelections | undefined {
      return this.#selections;
    }

    set selections(selections: StartSelections | undefined) {
      this.#selections = selections;
    }

    connectedCallback(): void {
      if (this.#app !== null) return;
      this.#place.style.setProperty('--cl-rem', getComputedStyle(this.#place).fontSize);
      const options = cleanOptions(attributesOf(this));
      const own = { token: this.#token, brand: this.#brand, selections: this.#selections };
      const app = mount(this.#place, { ...options, ...own });
      for (const name of APP_EVENTS)
        app.on(name, (detail: unknown) => this.dispatchEvent(new CustomEvent(name, { detail })));
      this.#app = app;
    }

    disconnectedCallback(): void {
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#app?.destroy();
        this.#app = null;
      });
    }

    attributeChangedCallback(name: keyof typeof OPTION_OF, _before: string | null, value: string | null): void {
      if (value !== null) this.#app?.update(cleanOptions({ [OPTION_OF[name]]: value }));
    }
  };
}

function attributesOf(element: HTMLElement): Record<string, string | null> {
  const given: Record<string, string | null> = {};
  for (const [name, option] of Object.entries(OPTION_OF)) given[option] = element.getAttribute(name);
  return given;
}

/** What a host set before the element's code was there goes through the setters now. */
function takeEarly(element: HTMLElement, name: string): void {
  if (!Object.hasOwn(element, name)) return;
  const value: unknown = Reflect.get(element, name);
  Reflect.deleteProperty(element, name);
  Reflect.set(element, name, value);
}
