import type { createFeed } from './create-feed';
import type { PlainError } from './plain-error';
import type { Clock } from './ports/clock';
import type { PushLimits } from './push/push-limits';

/** What a caller may give beside the configuration. */
export interface StartOptions {
  /** Hears of steps that take a while, and of what is not as usual. */
  readonly tell?: (line: string) => void;
  /** The embedded database ended and could not be started again: whoever started the server should end the process. */
  readonly onLost?: (error: PlainError) => void;
  /** Real time in ms; a test may let it run as it likes. */
  readonly wallClock?: Clock;
  /** The clock that is compared with the database's: that of the process, whatever a test has for `wallClock`. */
  readonly systemClock?: Clock;
  /** Where matches come from; the feed of the configuration unless told. */
  readonly openFeed?: typeof createFeed;
  /** Bounds of the push socket that shall be other ones. */
  readonly pushLimits?: Partial<PushLimits>;
}
