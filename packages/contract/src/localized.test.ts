import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { localizedShape, localizedText, toLocalizedFields, type Names } from './localized';

const NAMES: Names = {
  cn: '极光',
  en: 'Aurora',
  tw: '極光',
  th: 'ออโรรา',
  vn: '',
  in: '',
  jp: 'オーロラ',
  kr: '오로라',
};
const NONE: Names = { cn: '', en: '', tw: '', th: '', vn: '', in: '', jp: '', kr: '' };

describe('localised fields', () => {
  it('LANG-3 spreads names into fields with the eight suffixes', () => {
    const fields = toLocalizedFields('team_name_1', NAMES);
    expect(Object.keys(fields).sort()).toEqual(
      ['cn', 'en', 'in', 'jp', 'kr', 'th', 'tw', 'vn'].map((suffix) => `team_name_1_${suffix}`),
    );
    expect(fields.team_name_1_kr).toBe('오로라');
  });

  it('LANG-3 reads the language, else English, else any that is there, else nothing', () => {
    const fields = toLocalizedFields('game_name', NAMES);
    expect(localizedText(fields, 'game_name', 'jp')).toBe('オーロラ');
    expect(localizedText(fields, 'game_name', 'vn')).toBe('Aurora');
    expect(localizedText(toLocalizedFields('name', { ...NONE, kr: '오로라' }), 'name', 'vn')).toBe('오로라');
    expect(localizedText(toLocalizedFields('name', NONE), 'name', 'vn')).toBe('');
  });

  it('bad-input 104: a long name with markup and bidi is text, truncated', () => {
    const schema = z.strictObject(localizedShape('team_name_1'));
    const fields = toLocalizedFields('team_name_1', { ...NAMES, en: `<b>\u202E${'x'.repeat(200_000)}`, cn: 'a\nb' });
    const { team_name_1_en: en, team_name_1_cn: cn } = z.parse(schema, fields);
    expect(en).toHaveLength(200);
    expect(en).toMatch(/^<b> x+$/);
    expect(cn).toBe('a b');
  });

  it('LANG-3 makes a schema that wants every suffix', () => {
    const schema = z.strictObject(localizedShape('desc'));
    expect(z.safeParse(schema, toLocalizedFields('desc', NAMES)).success).toBe(true);
    const all = Object.entries(toLocalizedFields('desc', NAMES));
    const seven = Object.fromEntries(all.filter(([key]) => key !== 'desc_kr'));
    expect(z.safeParse(schema, seven).success).toBe(false);
  });
});
