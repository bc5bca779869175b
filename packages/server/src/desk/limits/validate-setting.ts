import { settingValue, type DeskAnswer, type SettingValue } from '@clutchline/contract/desk';
import { DEFAULT_TAKEOUT } from '@clutchline/domain';
import * as z from 'zod/mini';

import type { DeskContext, DeskStores } from '../context';
import { problem, type DeskRefusal } from '../desk-outcome';
import { CURRENCIES } from '../../players';
import { currencySettingOf, houseDelay, houseLimits } from '../../placement';
import type { StoredSettingRow } from './setting-store';

const HISTORY = 200;

export const nameOf = (setting: SettingValue): string =>
  setting.kind === 'takeout' ? setting.kind : `${setting.kind}:${String(setting.id)}`;

function settingOf({ name, value }: StoredSettingRow): SettingValue {
  const [kind, id] = name.split(':');
  return z.parse(settingValue, { kind, value, ...(id !== undefined && { id: Number(id) }) });
}

const versionOf = (rows: readonly StoredSettingRow[], name: string): number | null =>
  rows.find((row) => row.name === name)?.version ?? null;

const takeoutOf = (rows: readonly StoredSettingRow[]): number => {
  const value = rows.find(({ name }) => name === 'takeout')?.value;
  return typeof value === 'number' ? value : DEFAULT_TAKEOUT;
};

export async function readSettings({ stores }: Pick<DeskContext, 'stores'>): Promise<DeskAnswer<'settings'>> {
  const [rows, book] = [await stores.settings.current(), await stores.limits.book()];
  return {
    currencies: CURRENCIES.map(({ id, code, decimals }) => ({
      ...{ id, code, decimals, version: versionOf(rows, `currency:${id}`) },
      value: currencySettingOf(houseLimits(book, id)),
    })),
    delays: (await stores.settings.gameTypes()).map(({ id, name }) => ({
      ...{ id, name, value: houseDelay(book, id), version: versionOf(rows, `delay:${id}`) },
    })),
    takeout: { value: takeoutOf(rows), version: versionOf(rows, 'takeout') },
    history: (await stores.settings.history(HISTORY)).map((row) => ({
      ...{ version: row.version, setting: settingOf(row) },
      ...{ reason: row.reason, set_by: row.set_by, set_at: row.set_at },
    })),
  };
}

export interface ValidatedSetting {
  readonly before: SettingValue;
}

/** What a setting is now, if it exists and is the one that was seen (bad input row 298). */
export async function validateSetting(
  { settings, limits }: DeskStores,
  setting: SettingValue,
  version: number | null,
): Promise<ValidatedSetting | DeskRefusal> {
  const rows = await settings.current();
  const book = await limits.book();
  if (setting.kind === 'currency' && !CURRENCIES.some(({ id }) => id === setting.id)) return problem('unknown_subject');
  if (setting.kind === 'delay' && !(await settings.gameTypes()).some(({ id }) => id === setting.id))
    return problem('unknown_subject');
  const seen = versionOf(rows, nameOf(setting));
  if (seen !== version) {
    const isFromFuture = version !== null && version > (await settings.newestVersion());
    if (isFromFuture) return problem('invalid', { field: 'version' });
    return problem('changed_meanwhile', { current: rows.find(({ version: each }) => each === seen) ?? null });
  }
  switch (setting.kind) {
    case 'currency':
      return { before: { ...setting, value: currencySettingOf(houseLimits(book, setting.id)) } };
    case 'delay':
      return { before: { ...setting, value: houseDelay(book, setting.id) } };
    case 'takeout':
      return { before: { ...setting, value: takeoutOf(rows) } };
  }
}
