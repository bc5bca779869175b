import type { Rate } from '../token-bucket';

/** Every bound of the push socket in one place (bad input rows 108 to 113). */
export interface PushLimits {
  readonly maxPayload: number;
  readonly topicsPerConnection: number;
  readonly connectionsPerAccount: number;
  readonly connectionsPerAddress: number;
  readonly messages: Rate;
  /** Above this many unsent bytes a reader gets a fresh image later instead of every delta. */
  readonly softBuffer: number;
  /** Above this many unsent bytes, or after `lagMs` of lagging, a reader is closed. */
  readonly hardBuffer: number;
  readonly lagMs: number;
  readonly heartbeatMs: number;
  /** How often sessions behind private streams are looked at; a revoked one is closed within twice that. */
  readonly sessionCheckMs: number;
}

export const PUSH_LIMITS: PushLimits = {
  maxPayload: 16 * 1024,
  topicsPerConnection: 500,
  connectionsPerAccount: 20,
  connectionsPerAddress: 200,
  messages: { burst: 600, perSecond: 50 },
  softBuffer: 256 * 1024,
  hardBuffer: 1024 * 1024,
  lagMs: 60_000,
  heartbeatMs: 10_000,
  sessionCheckMs: 2_000,
};
