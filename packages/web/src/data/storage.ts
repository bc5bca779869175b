import * as z from 'zod/mini';

import { toJson } from './to-json';

export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Characters; longer is damaged (bad input row 85). */
const MAX_LENGTH = 512 * 1024;

export type Stored<Value> = { readonly kind: 'absent' | 'damaged' } | { readonly kind: 'ok'; readonly value: Value };

export interface StoredSlot<Value> {
  readonly read: () => Stored<Value>;
  /** `read` without values that the browser refused. */
  readonly readShared: () => Stored<Value>;
  /** Null removes. Never throws; caches refused values for the visit and returns false. */
  readonly write: (value: Value | null) => boolean;
  readonly onOtherTab: (listener: (stored: Stored<Value>) => void) => () => void;
}

/** Null if refused (bad input row 83). */
export function openStorageArea(
  view: Window,
  name: 'localStorage' | 'sessionStorage' = 'localStorage',
): StorageArea | null {
  try {
    return view[name];
  } catch {
    return null;
  }
}

export interface StorageOptions {
  readonly area: StorageArea | null;
  readonly prefix: string;
  readonly tabs: Pick<Window, 'addEventListener' | 'removeEventListener'> | null;
}

const frameSchema = z.strictObject({ v: z.int(), d: z.unknown() });

/** In memory if refused (rows 83 and 84). */
export class ValueStorage {
  readonly #options: StorageOptions;
  /** Refused values with the text stored then; another tab's change wins. */
  readonly #memory = new Map<string, { readonly text: string | null; readonly over: string | null }>();

  constructor(options: StorageOptions) {
    this.#options = options;
  }

  /**
   * `damaged`: other version or shape, invalid JSON. The schema is created only if a value is stored, because the app
   * creates all slots at once when it starts (P13).
   * @example const lang = storage.slot('lang', () => langId); lang.read()
   */
  slot<Schema extends z.core.$ZodType>(
    name: string,
    schemaOf: () => Schema,
    version = 1,
  ): StoredSlot<z.output<Schema>> {
    const key = `${this.#options.prefix}:${name}`;
    const parse = (text: string | null): Stored<z.output<Schema>> => {
      if (text === null) return { kind: 'absent' };
      const framed = z.safeParse(frameSchema, fromJson(text));
      if (framed.data?.v !== version) return { kind: 'damaged' };
      const parsed = z.safeParse(schemaOf(), framed.data.d);
      return parsed.success ? { kind: 'ok', value: parsed.data } : { kind: 'damaged' };
    };
    const read = () => parse(this.#get(key));
    return {
      read,
      readShared: () => parse(this.#shared(key)),
      write: (value) => this.#set(key, value === null ? null : toJson({ v: version, d: value })),
      onOtherTab: (listener) => this.#listen(key, () => listener(read())),
    };
  }

  #get(key: string): string | null {
    const refused = this.#memory.get(key);
    const shared = this.#shared(key);
    return refused?.over === shared ? refused.text : shared;
  }

  #shared(key: string): string | null {
    try {
      return this.#options.area?.getItem(key) ?? null;
    } catch {
      return null;
    }
  }

  #set(key: string, text: string | null): boolean {
    const { area } = this.#options;
    this.#memory.set(key, { text, over: this.#shared(key) });
    try {
      if (text === null) area?.removeItem(key);
      else area?.setItem(key, text);
      return area !== null && this.#memory.delete(key);
    } catch {
      return false;
    }
  }

  #listen(key: string, listener: () => void): () => void {
    const onStorage = (event: StorageEvent): void => {
      if (event.key !== null && event.key !== key) return;
      if (event.newValue !== this.#memory.get(key)?.over) this.#memory.delete(key);
      listener();
    };
    this.#options.tabs?.addEventListener('storage', onStorage);
    return () => this.#options.tabs?.removeEventListener('storage', onStorage);
  }
}

function fromJson(text: string): unknown {
  if (text.length > MAX_LENGTH) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function valueOf<Value>(slot: Pick<StoredSlot<Value>, 'read'>): Value | null {
  const stored = slot.read();
  return stored.kind === 'ok' ? stored.value : null;
}
