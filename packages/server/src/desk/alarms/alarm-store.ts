import type { DeskAlarm } from '@clutchline/contract/desk';

export interface AlarmCondition {
  readonly kind: DeskAlarm['kind'];
  /** '': the site. */
  readonly subject: string;
}

/** Moments are wall clock, ms. */
export interface AlarmStore {
  /** Oldest first. */
  active(): Promise<DeskAlarm[]>;
  /** Nothing changes if it is raised already. */
  raise(conditions: readonly AlarmCondition[], at: number): Promise<void>;
  end(alarmIds: readonly number[], at: number): Promise<void>;
  /** Null: it has ended, or another operator has taken it. */
  take(alarmId: number, operatorId: number, at: number): Promise<DeskAlarm | null>;
}
