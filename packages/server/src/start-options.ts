import type { createFeed } from './create-feed';
import type { PlainError } from './plain-error';
import type { Clock } from './ports/clock';
import type { PushLimits } from './push/push-limits';

/** Options of a caller beside the configuration. */
export interface StartOptions {
  /** Receives progress lines and notices. */
  readonly tell?: (line: string) => void;
  /** Called if the embedded database ended and could not be restarted; the caller should end the process. */
  readonly onLost?: (error: PlainError) => void;
  /** Wall clock in ms; tests may replace it. */
  readonly wallClock?: Clock;
  /** Clock compared with the database's: the process clock even if a test replaces `wallClock`. */
  readonly systemClock?: Clock;
  /** Opens the feed; default: the configured feed. */
  readonly openFeed?: typeof createFeed;
  /** Overrides of the push limits. */
  readonly pushLimits?: Partial<PushLimits>;
}
