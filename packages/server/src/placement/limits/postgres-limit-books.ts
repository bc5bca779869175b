import { LimitIndex, type LimitKind, type LimitRule } from '@clutchline/domain';
import { sql, type Kysely } from 'kysely';

import type { Schema } from '../../database/tables/schema';
import { settingsOf, type StoredSetting } from './house-settings';
import type { LimitBook } from './limit-store';

/** A rule as SQL functions return it. */
export interface RuleJson {
  readonly id: number;
  readonly kind: LimitKind;
  readonly value: string;
  readonly until: number | null;
  readonly currency_id: number | null;
  readonly game_type_id: number | null;
  readonly category_id: number | null;
  readonly event_id: number | null;
  readonly game_id: number | null;
  readonly play_id: number | null;
  readonly point_id: number | null;
}

export function toRule(rule: RuleJson): LimitRule {
  const { id, kind, value, until } = rule;
  const scope = {
    ...{ currencyId: rule.currency_id, gameTypeId: rule.game_type_id, categoryId: rule.category_id },
    ...{ eventId: rule.event_id, gameId: rule.game_id, playId: rule.play_id, pointId: rule.point_id },
  };
  return { id, kind, value: BigInt(value), until, scope };
}

interface BookRow {
  readonly version: number;
  readonly rules: readonly RuleJson[] | null;
  readonly settings: readonly StoredSetting[] | null;
}

/** The rules of all players and the settings of a database, read once per version by each process. */
export class LimitBooks {
  #last: LimitBook | null = null;

  /** At least of this version. */
  async of(db: Kysely<Schema>, version: number): Promise<LimitBook> {
    if (this.#last !== null && this.#last.version >= version) return this.#last;
    return await this.current(db);
  }

  /** Of the present version. */
  async current(db: Kysely<Schema>): Promise<LimitBook> {
    const { rows } = await sql<BookRow>`
      select v.version,
        (select json_agg(json_build_object('id', id, 'kind', kind, 'value', value::text, 'until', until,
          'currency_id', currency_id, 'game_type_id', game_type_id, 'category_id', category_id, 'event_id', event_id,
          'game_id', game_id, 'play_id', play_id, 'point_id', point_id))
        from limit_rules where ended_at is null and account_id is null) as rules,
        (select json_agg(s) from (
          select distinct on (name) name, value from house_settings order by name, id desc) s) as settings
      from limit_version v`.execute(db);
    const [row] = rows;
    if (row === undefined) throw new Error('The version of the limits is missing.');
    const { version, rules, settings } = row;
    const book = { version, rules: new LimitIndex((rules ?? []).map(toRule)), ...settingsOf(settings ?? []) };
    if (this.#last === null || this.#last.version < version) this.#last = book;
    return book;
  }
}
