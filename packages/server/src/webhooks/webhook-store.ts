export interface WebhookTarget {
  readonly id: string;
  readonly url: string;
  readonly secret: Uint8Array;
  /** Addresses that are not public are permitted. */
  readonly allowsPrivate: boolean;
}

export interface DueWebhook {
  /** In the order of the changes of one subject. */
  readonly event: number;
  /** Sent with every attempt, to every target. */
  readonly id: string;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** Of the change, wall clock. */
  readonly at: number;
  /** Before this one. */
  readonly attempts: number;
}

export interface WebhookBacklog {
  readonly open: number;
  readonly parked: number;
  /** Of the oldest open one. */
  readonly waitedMs: number;
}

export interface WebhookStore {
  targets(): Promise<WebhookTarget[]>;
  /** Of each subject the first that is not done, if its time has come and it is not parked. */
  due(targetId: string, most: number): Promise<DueWebhook[]>;
  end(targetId: string, event: number): Promise<void>;
  /** Null: parked until a command sends it again. */
  fail(targetId: string, event: number, waitMs: number | null, failure: string): Promise<void>;
  backlog(): Promise<WebhookBacklog>;
  /** Those without an open or parked delivery. */
  removeOlderThan(days: number): Promise<void>;
}
