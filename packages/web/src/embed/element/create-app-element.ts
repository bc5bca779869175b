import type { ClutchlineAppElement, LiveOptions, StartSelections } from '../api';
import { APP_EVENTS, type MountAsGiven } from '../host-values';

/** No token: markup is copied, logged and stored. */
const OPTION_OF = {
  lang: 'lang',
  theme: 'theme',
  'api-base': 'apiBase',
  'public-url': 'publicUrl',
  history: 'history',
  'storage-key': 'storageKey',
  route: 'route',
  'confirm-above': 'confirmAbove',
  'result-display': 'resultDisplay',
} as const;
const ATTRIBUTES = Object.keys(OPTION_OF);
const PROPERTIES = ['token', 'brand', 'selections'] as const;

/** Runs while attached (EMBED-1); moving preserves the app. */
export function createAppElement(mount: MountAsGiven): new () => ClutchlineAppElement {
  return class ClutchlineApp extends HTMLElement implements ClutchlineAppElement {
    static readonly observedAttributes = ATTRIBUTES;
    #app: ReturnType<MountAsGiven> | null = null;
    #token: string | null | undefined;
    #brand: LiveOptions['brand'];
    #selections: StartSelections | undefined;
    readonly #place = createPlace(this.attachShadow({ mode: 'open' }));

    constructor() {
      super();
      for (const name of PROPERTIES) applyEarlyProperty(this, name);
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
      const own = { token: this.#token, brand: this.#brand, selections: this.#selections };
      const app = mount(this.#place, { ...attributesOf(this), ...own });
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
      if (value !== null) this.#app?.update({ [OPTION_OF[name]]: optionOf(name, value) });
    }
  };
}

function createPlace(root: ShadowRoot): HTMLElement {
  const place = root.appendChild(root.ownerDocument.createElement('div'));
  place.className = 'clutchline-root';
  return place;
}

function optionOf(name: string, value: string): unknown {
  if (name !== 'confirm-above') return value;
  return /^\d{1,15}$/.test(value) ? Number(value) : undefined;
}

function attributesOf(element: HTMLElement): Record<string, unknown> {
  const given: Record<string, unknown> = {};
  for (const [name, option] of Object.entries(OPTION_OF)) {
    const value = element.getAttribute(name);
    if (value !== null) given[option] = optionOf(name, value);
  }
  return given;
}

/** Properties set before the definition go through the setters. */
function applyEarlyProperty(element: HTMLElement, name: string): void {
  if (!Object.hasOwn(element, name)) return;
  const value: unknown = Reflect.get(element, name);
  Reflect.deleteProperty(element, name);
  Reflect.set(element, name, value);
}
