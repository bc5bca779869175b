// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { DeskRefusal, FakeDesk, ME } from '../../../testing/fake-desk';
import { showScreen } from '../../../testing/show-screen';
import { ANYWHERE, type LimitRule } from '../../live/limit-texts';
import { NO_NAMES } from '../../live/use-subject-names';
import Limits from './limits';
import { readLimit } from './read-limit';

afterEach(cleanup);

const RULE: LimitRule = {
  ...{ rule_id: 7, scope: { ...ANYWHERE, currency_id: 1, game_id: 70 }, kind: 'single', value: '250000' },
  ...{ until: null, reason: 'integrity', set_by: 'bob', set_at: 1, ended_by: null, ended_at: null },
};
const changed = () => ({ rule: RULE });

function openChange() {
  fireEvent.click(screen.getByRole('button', { name: 'Change' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Liability' }));
  return dialog;
}

it('DESK-11 a rule is shown with where, what and how much, and is tightened by one person', async () => {
  const fake = new FakeDesk({ limits: () => ({ rules: [RULE], next: null, names: NO_NAMES }), setLimit: changed });
  showScreen(<Limits />, fake);
  expect(await screen.findByText('CNY · Match 70')).toBeTruthy();
  expect(screen.getByText('2,500.00 CNY')).toBeTruthy();
  const dialog = openChange();
  fireEvent.change(dialog.getByLabelText('Amount'), { target: { value: '1200.5' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Set a limit' }));
  await expect
    .poll(() => fake.bodiesOf('setLimit'))
    .toMatchObject([
      { scope: RULE.scope, limit: { kind: 'single', value: '120050' }, until: null, version: 7, reason: 'liability' },
    ]);
});

it('DESK-6 DESK-11 what needs another person is proposed with the same values', async () => {
  const fake = new FakeDesk({
    limits: () => ({ rules: [RULE], next: null, names: NO_NAMES }),
    setLimit: () => {
      throw new DeskRefusal('two_persons');
    },
  });
  showScreen(<Limits />, fake);
  await screen.findByText('CNY · Match 70');
  const dialog = openChange();
  fireEvent.change(dialog.getByLabelText('Amount'), { target: { value: '9000' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Set a limit' }));
  fake.set({
    propose: () => {
      throw new DeskRefusal('above_house');
    },
  });
  fireEvent.click(await dialog.findByRole('button', { name: 'Propose' }));
  await expect
    .poll(() => fake.bodiesOf('propose'))
    .toMatchObject([
      { kind: 'raise_limit', payload: { act: 'set', limit: { kind: 'single', value: '900000' }, version: 7 } },
    ]);
  expect(await dialog.findByText(/The limit of the house is lower/)).toBeTruthy();
});

it('bad-input 298: what another operator set meanwhile is named, and nothing that was typed is lost', async () => {
  const fake = new FakeDesk({
    limits: () => ({ rules: [RULE], next: null, names: NO_NAMES }),
    setLimit: () => {
      throw new DeskRefusal('changed_meanwhile', { current: { ...RULE, rule_id: 9, value: '100000', set_by: 'cat' } });
    },
  });
  showScreen(<Limits />, fake);
  await screen.findByText('CNY · Match 70');
  const dialog = openChange();
  fireEvent.change(dialog.getByLabelText('Amount'), { target: { value: '500' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Set a limit' }));
  expect(await dialog.findByText(/cat has set it to 1,000.00 CNY since/)).toBeTruthy();
  expect(dialog.getByLabelText('Amount')).toHaveProperty('value', '500');
  fake.set({ setLimit: changed });
  fireEvent.click(dialog.getByRole('button', { name: 'Set a limit' }));
  await expect.poll(() => fake.bodiesOf('setLimit').at(-1)).toMatchObject({ version: 9 });
});

it('DESK-5 a viewer sees the rules and changes none', async () => {
  const fake = new FakeDesk({ limits: () => ({ rules: [RULE], next: null, names: NO_NAMES }) });
  showScreen(<Limits />, fake, { me: { ...ME, roles: ['viewer'] } });
  expect(await screen.findByText('CNY · Match 70')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Set a limit' })).toBeNull();
});

it.each([
  ['single', '12.34', 2, { kind: 'single', value: '1234' }],
  ['single', '12.34', 0, null],
  ['single', '1.234', 3, { kind: 'single', value: '1234' }],
  ['single', '0', 2, null],
  ['factor', '0.25', 2, { kind: 'factor', value: 250 }],
  ['delay', '3', 2, { kind: 'delay', value: 3_000 }],
  ['no_live', '', 2, { kind: 'no_live', value: 1 }],
  ['match', '-1', 2, null],
] as const)('DESK-11 a typed %s of "%s" with %d decimals', (kind, text, decimals, limit) => {
  expect(readLimit(kind, text, decimals)).toEqual(limit);
});

it('DESK-11 a rule is not set while a number of its scope is wrong: it would be wider than what was meant', async () => {
  const fake = new FakeDesk({ limits: () => ({ rules: [], next: null, names: NO_NAMES }), setLimit: changed });
  showScreen(<Limits />, fake, { hash: '#/limits/5' });
  fireEvent.click(await screen.findByRole('button', { name: 'Set a limit' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Liability' }));
  fireEvent.change(dialog.getByRole('combobox', { name: 'Limit' }), { target: { value: 'no_live' } });
  const set = () => dialog.getByRole('button', { name: 'Set a limit' });
  expect(set()).toHaveProperty('disabled', false);
  fireEvent.change(dialog.getByLabelText('Match no.'), { target: { value: '70a' } });
  expect(set()).toHaveProperty('disabled', true);
  fireEvent.change(dialog.getByLabelText('Match no.'), { target: { value: '70' } });
  fireEvent.click(set());
  await expect.poll(() => fake.bodiesOf('setLimit')).toMatchObject([{ scope: { account_id: 5, game_id: 70 } }]);
});

it('DESK-11 game, event and kind of bet are chosen by name; another game leaves its event', async () => {
  const names = { en: 'League of Legends', cn: '英雄联盟' };
  const events = [{ event_id: 88, names: { en: 'Crown League', cn: '皇冠联赛' }, matches: 2, live: 0 }];
  const games = [
    { game_type_id: 4, names, events },
    { game_type_id: 6, names: { en: 'Dota 2', cn: '刀塔2' }, events: [] },
  ];
  const fake = new FakeDesk({
    limits: () => ({ rules: [], next: null, names: NO_NAMES }),
    matchTree: () => ({ games, rows: [], next: null, feed_age_ms: 0 }),
  });
  showScreen(<Limits />, fake);
  const choose = (label: string, text: string) => {
    const field = screen.getByRole('combobox', { name: label });
    const value = within(field).getByRole('option', { name: text }).getAttribute('value');
    fireEvent.change(field, { target: { value } });
  };
  const scope = () => expect.poll(() => fake.bodiesOf('limits').at(-1));
  await screen.findByRole('option', { name: 'Crown League' });
  choose('Event', 'Crown League');
  choose('Game', 'League of Legends');
  choose('Event', 'Crown League');
  choose('Kind of bet', 'Live');
  await scope().toMatchObject({ scope: { game_type_id: 4, event_id: 88, category_id: 3 } });
  choose('Game', 'Dota 2');
  await scope().toMatchObject({ scope: { game_type_id: 6, event_id: null, category_id: 3 } });
});

it('DESK-11 after a value that needs two persons, another one is tried by one person again', async () => {
  const fake = new FakeDesk({
    limits: () => ({ rules: [RULE], next: null, names: NO_NAMES }),
    setLimit: () => {
      throw new DeskRefusal('two_persons');
    },
  });
  showScreen(<Limits />, fake);
  await screen.findByText('CNY · Match 70');
  const dialog = openChange();
  fireEvent.change(dialog.getByLabelText('Amount'), { target: { value: '9000' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Set a limit' }));
  await dialog.findByRole('button', { name: 'Propose' });
  fireEvent.change(dialog.getByLabelText('Amount'), { target: { value: '900' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Set a limit' }));
  await expect.poll(() => fake.bodiesOf('setLimit')).toHaveLength(2);
});

it('DESK-11 another address shows the rules of another player', async () => {
  const fake = new FakeDesk({ limits: () => ({ rules: [], next: null, names: NO_NAMES }) });
  showScreen(<Limits />, fake, { hash: '#/limits/5' });
  await expect.poll(() => fake.bodiesOf('limits').at(-1)).toMatchObject({ scope: { account_id: 5 } });
  window.location.hash = '#/limits/6';
  await expect.poll(() => fake.bodiesOf('limits').at(-1)).toMatchObject({ scope: { account_id: 6 } });
});

it('DESK-11 names the match of a rule beside its id, in the language of the operator', async () => {
  const match = {
    ...{ game_id: 70, team_id_1: 1, team_id_2: 2, outright: null },
    ...{ team_1: { en: 'Ann', cn: '安' }, team_2: { en: 'Bob', cn: '博' } },
  };
  const names = { ...NO_NAMES, matches: [match] };
  const fake = new FakeDesk({ limits: () => ({ rules: [RULE], next: null, names }) });
  showScreen(<Limits />, fake);
  expect(await screen.findByText('CNY · Match 70 · Ann – Bob')).toBeTruthy();
  cleanup();
  showScreen(<Limits />, fake, { language: 'zh-CN' });
  expect(await screen.findByText(/安 – 博$/)).toBeTruthy();
});
