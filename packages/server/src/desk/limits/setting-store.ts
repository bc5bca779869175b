export interface StoredSettingRow {
  /** Row: a change makes a new one. */
  readonly version: number;
  readonly name: string;
  readonly value: unknown;
  readonly reason: string;
  readonly set_by: string;
  readonly set_at: number;
}

export interface NewSetting {
  readonly name: string;
  readonly value: unknown;
  readonly reason: string;
  readonly operatorId: number;
  /** Wall clock, ms. */
  readonly at: number;
}

export interface SettingStore {
  /** In force, one for each name. */
  current(): Promise<StoredSettingRow[]>;
  /** Newest first. */
  history(limit: number): Promise<StoredSettingRow[]>;
  /** 0: none. */
  newestVersion(): Promise<number>;
  add(setting: NewSetting): Promise<number>;
  gameTypes(): Promise<{ readonly id: number; readonly name: string }[]>;
}
