import type { createFeed } from '../feed';
import type { PlainError } from '../platform/plain-error';
import type { Clock } from '../platform/time/clock';
import type { PushLimits } from '../push';

export interface StartOptions {
  /** Receives progress lines and notices. */
  readonly tell?: (line: string) => void;
  /** The embedded database could not be restarted; the caller should end the process. */
  readonly onLost?: (error: PlainError) => void;
  /** In ms; tests may replace it. */
  readonly wallClock?: Clock;
  /** The process clock even if a test replaces `wallClock`. */
  readonly systemClock?: Clock;
  /** Default: the configured feed. */
  readonly openFeed?: typeof createFeed;
  readonly pushLimits?: Partial<PushLimits>;
}
