import type { Round } from '@clutchline/contract';

/** Next sentence of a screen reader; the newest match sentence replaces older ones. */
export type Spoken =
  | { readonly kind: 'phase'; readonly phase: Round['phase'] }
  | { readonly kind: 'ten_seconds' }
  | { readonly kind: 'event'; readonly no: number }
  | { readonly kind: 'result' };

export type Tone = 'open' | 'tick' | 'lock' | 'blood';

/** Between two sentences of the match: with those of phases at most twelve in a minute (V24). */
const MATCH_EVERY_MS = 6_000;
const TEN_S_MS = 10_000;
const LAST_TICKS = 3;

/** What a round gives the player at one moment. */
export interface RoundSignal {
  readonly spoken: Spoken | null;
  readonly tone: Tone | null;
}

type VoicedRound = Pick<Round, 'round' | 'phase' | 'ends_at' | 'events' | 'facts'>;

const NOTHING: RoundSignal = { spoken: null, tone: null };

/** Sentences and tones of a round as its time passes; each once. Depends only on what it received. */
export class VoiceStore {
  #round: number | null = null;
  #phase: Round['phase'] | null = null;
  #isTenAnnounced = false;
  #isResultAnnounced = false;
  #lastTick = Infinity;
  #events = 0;
  #matchAt = -Infinity;
  #last: Spoken | null = null;
  readonly #listeners = new Set<() => void>();

  /** The newest sentence. */
  read = (): Spoken | null => this.#last;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** @param now business ms of the server. */
  receive(round: VoicedRound, now: number): RoundSignal {
    const signal = this.#signalOf(round, now);
    if (signal.spoken === null) return signal;
    this.#last = signal.spoken;
    for (const listener of this.#listeners) listener();
    return signal;
  }

  #signalOf(round: VoicedRound, now: number): RoundSignal {
    if (this.#round !== round.round) this.#begin(round);
    if (this.#phase !== round.phase) return this.#enter(round.phase);
    if (round.facts !== null && !this.#isResultAnnounced) {
      this.#isResultAnnounced = true;
      return { spoken: { kind: 'result' }, tone: null };
    }
    if (round.phase === 'betting') return this.#countDown(round.ends_at - now);
    return round.phase === 'in_match' ? this.#follow(round.events, now) : NOTHING;
  }

  /** The first round of the page is not announced from its beginning. */
  #begin({ round, phase, events, facts }: Pick<Round, 'round' | 'phase' | 'events' | 'facts'>): void {
    if (this.#round === null) this.#phase = phase;
    this.#events = events.length;
    this.#isTenAnnounced = false;
    this.#isResultAnnounced = this.#round === null && facts !== null;
    this.#round = round;
  }

  #enter(phase: Round['phase']): RoundSignal {
    this.#phase = phase;
    this.#lastTick = Infinity;
    const tone = phase === 'betting' ? 'open' : phase === 'preparing' ? 'lock' : null;
    return { spoken: { kind: 'phase', phase }, tone };
  }

  #countDown(leftMs: number): RoundSignal {
    if (leftMs <= TEN_S_MS && !this.#isTenAnnounced) {
      this.#isTenAnnounced = true;
      return { spoken: { kind: 'ten_seconds' }, tone: null };
    }
    const second = Math.ceil(leftMs / 1_000);
    if (second < 1 || second > LAST_TICKS || second >= this.#lastTick) return NOTHING;
    this.#lastTick = second;
    return { spoken: null, tone: 'tick' };
  }

  #follow(events: Round['events'], now: number): RoundSignal {
    const isFirst = this.#events === 0 && events.length > 0;
    const before = this.#events;
    if (events.length === before) return NOTHING;
    const tone = isFirst ? 'blood' : null;
    if (now - this.#matchAt < MATCH_EVERY_MS) {
      if (isFirst) this.#events = events.length;
      return { spoken: null, tone };
    }
    this.#events = events.length;
    this.#matchAt = now;
    return { spoken: { kind: 'event', no: events.length - 1 }, tone };
  }
}
