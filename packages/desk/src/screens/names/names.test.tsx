// @vitest-environment jsdom
import { type NamedSubject, NO_HOUSE_NAMES } from '@clutchline/contract/desk';
import { buildNames } from '@clutchline/domain/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { DeskRefusal, FakeDesk, ME } from '../../../testing/fake-desk';
import { placeNow, showScreen } from '../../../testing/show-screen';
import { NO_NAMES } from '../../live/use-subject-names';
import Names from './names';
import { readTyped, typedFrom } from './typed-names';

afterEach(cleanup);

const AURORA: NamedSubject = {
  ...{ kind: 'team', id: 7, game_type_id: 1, version: 3, feed: buildNames('Aurora') },
  house: { ...NO_HOUSE_NAMES, en: 'Aurora Peak' },
  ...{ aliases: ['AP'], feed_aliases: ['AUR'], set_by: 'bob', set_at: 1 },
};
const FOUND = {
  ...({ kind: 'team', id: 7, game_type_id: 1, has_house_names: true } as const),
  shown: { en: 'Aurora Peak', cn: '极光' },
};
const NAMED = { ...NO_NAMES, games: [{ game_type_id: 1, names: { en: 'Dota 2', cn: '刀塔2' } }] };

const desk = (answers: ConstructorParameters<typeof FakeDesk>[0] = {}) =>
  new FakeDesk({
    findNames: () => ({ found: [FOUND], names: NAMED }),
    readNames: () => AURORA,
    setNames: () => AURORA,
    clearNames: () => AURORA,
    ...answers,
  });

async function openEdit(fake: FakeDesk) {
  const { state } = showScreen(<Names />, fake, { hash: '#/names/team/7' });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit names' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Own mistake' }));
  const type = (label: string, value: string) => fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  const said = () => state.spoken.getState().map(({ text }) => text);
  return { dialog, type, said, save: () => dialog.getByRole('button', { name: 'Save names' }) };
}

it.each([
  ['en-US', ['Aurora Peak', 'Dota 2', 'Team'], 'Names'],
  ['zh-CN', ['极光', '刀塔2', '战队'], '名称管理'],
] as const)(
  'DESK-23 in %s a team is found with its game, and opened from the table',
  async (language, texts, title) => {
    const fake = desk();
    showScreen(<Names />, fake, { language, hash: '#/names' });
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    const row = await screen.findByRole('row', { name: new RegExp(texts[0]) });
    for (const text of texts) expect(within(row).getByText(new RegExp(text))).toBeTruthy();
    fireEvent.keyDown(row, { key: 'Enter' });
    expect(placeNow()).toEqual(['names', 'team', '7']);
    fireEvent.change(screen.getByLabelText(/or number|或编号/), { target: { value: ' aur ' } });
    await expect.poll(() => fake.bodiesOf('findNames').at(-1)).toEqual({ search: 'aur' });
  },
);

it('DESK-23 names of the feed and of the house are side by side in eight languages, with the last change', async () => {
  showScreen(<Names />, desk(), { hash: '#/names/team/7' });
  const table = within(await screen.findByRole('table', { name: 'Names by language' }));
  expect(table.getAllByRole('row')).toHaveLength(9);
  expect(table.getByRole('row', { name: 'English Aurora Peak Aurora' })).toBeTruthy();
  expect(table.getByRole('row', { name: 'Korean – Aurora kr' })).toBeTruthy();
  expect(table.getByText('Aurora kr').getAttribute('lang')).toBe('ko-KR');
  expect(screen.getByText('AP')).toBeTruthy();
  expect(screen.getByText('AUR')).toBeTruthy();
  expect(screen.getByText(/^bob, /)).toBeTruthy();
});

it('DESK-23 what is typed is sent whole with the version that was seen, and the page says that it was done', async () => {
  const fake = desk();
  const { type, said, save } = await openEdit(fake);
  expect(save()).toHaveProperty('disabled', true);
  type('Korean', ' 오로라  피크 ');
  type('Search aliases of the house', 'AP\n\nPeak\nAP');
  fireEvent.click(save());
  await expect
    .poll(() => fake.bodiesOf('setNames'))
    .toMatchObject([
      {
        ...{ kind: 'team', id: 7, version: 3, reason: 'own mistake', aliases: ['AP', 'Peak'] },
        names: { ...NO_HOUSE_NAMES, en: 'Aurora Peak', kr: '오로라 피크' },
      },
    ]);
  await expect.poll(said).toEqual(['Done: Save names (Edit names)']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('bad-input 172 DESK-23 a text that is no name is named at its field, and is not sent', async () => {
  const { dialog, type, save } = await openEdit(desk());
  type('Thai', 'Aurora\u202e');
  expect(dialog.getByLabelText('Thai').getAttribute('aria-invalid')).toBe('true');
  expect(save()).toHaveProperty('disabled', true);
  type('Thai', '');
  type('Search aliases of the house', Array.from({ length: 21 }, (_, at) => `Alias ${at}`).join('\n'));
  expect(dialog.getByText('At most 20 lines of visible characters')).toBeTruthy();
  expect(save()).toHaveProperty('disabled', true);
});

it('bad-input 298 DESK-23 what another operator saved since is named, and nothing that was typed is lost', async () => {
  const house = { ...NO_HOUSE_NAMES, en: 'Aurora Ridge', jp: 'オーロラ' };
  const now = { ...AURORA, version: 4, house, aliases: ['AR'], set_by: 'cat', set_at: 2 };
  const fake = desk({
    setNames: () => {
      throw new DeskRefusal('changed_meanwhile', { now });
    },
  });
  const { dialog, type, save } = await openEdit(fake);
  type('English', 'Aurora Summit');
  fireEvent.click(save());
  expect(await dialog.findByText(/^cat changed the names at .*English: Aurora Ridge/)).toBeTruthy();
  expect(dialog.getByLabelText('English')).toHaveProperty('value', 'Aurora Summit');
  expect(dialog.getByLabelText('Japanese')).toHaveProperty('value', 'オーロラ');
  fake.set({ setNames: () => AURORA });
  fireEvent.click(save());
  await expect
    .poll(() => fake.bodiesOf('setNames').at(-1))
    .toMatchObject({ version: 4, names: { en: 'Aurora Summit', jp: 'オーロラ' }, aliases: ['AR'] });
});

it('DESK-23 the match whose teams would have one name is named, with the language', async () => {
  const fake = desk({
    setNames: () => {
      throw new DeskRefusal('same_name', { game_id: 70, language: 'kr' });
    },
  });
  const { dialog, type, save } = await openEdit(fake);
  type('Korean', 'Lotus');
  fireEvent.click(save());
  expect(await dialog.findByText('In match 70 both teams would have the same name (Korean).')).toBeTruthy();
});

it('DESK-23 the names of the feed are brought back with a reason', async () => {
  const fake = desk();
  showScreen(<Names />, fake, { hash: '#/names/team/7' });
  fireEvent.click(await screen.findByRole('button', { name: "Use the feed's names" }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Checked, in order' }));
  fireEvent.click(dialog.getByRole('button', { name: "Use the feed's names" }));
  await expect
    .poll(() => fake.bodiesOf('clearNames'))
    .toMatchObject([{ kind: 'team', id: 7, version: 3, reason: 'checked, in order' }]);
  await expect.poll(() => fake.bodiesOf('readNames').length).toBeGreaterThan(1);
});

it('DESK-5 DESK-23 a settler sees names and changes none; an unknown number is named', async () => {
  const fake = desk({
    readNames: () => {
      throw new DeskRefusal('unknown_team_or_event');
    },
  });
  showScreen(<Names />, fake, { me: { ...ME, roles: ['settler'] }, hash: '#/names/event/9' });
  expect(await screen.findByText('There is no such team or event.')).toBeTruthy();
  fake.set({ readNames: () => AURORA });
  expect(screen.queryByRole('button', { name: 'Edit names' })).toBeNull();
});

it('DESK-23 what is typed is read as it was when nothing is changed', () => {
  expect(readTyped(typedFrom(AURORA))).toEqual({
    ...{ names: AURORA.house, aliases: ['AP'] },
    ...{ wrong: new Set(), hasWrongAlias: false },
  });
});
