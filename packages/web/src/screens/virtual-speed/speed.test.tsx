// @vitest-environment jsdom
import { buildBet, buildBetLeg } from '@clutchline/domain/testing';
import { roundGameId } from '@clutchline/domain/virtual-round';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { buildRoundGame, PLAYED, SCENE_EVENTS } from '../../../testing/build-round';
import { contentOf } from '../../../testing/content-of';
import { renderWithoutAct } from '../../../testing/in-app';
import { type FakeServer, ok, TOKEN } from '../../../testing/test-app';
import { type RoundBetsView } from '../../state';
import { createRoundBets } from '../../state/rounds/round-bets';
import { netAmount } from '../common/games/net-amount';
import { SpeedTexts } from '../common/texts/speed-texts';
import { BetBar } from './bet-bar';
import { takesBets } from './round-open';
import { SeedProof } from './verification/seed-proof';
import { Speed } from './speed';

beforeAll(() => configure({ asyncUtilTimeout: 10_000 }));
let leave: () => void = () => undefined;
afterEach(() => leave());

const LIMITS = {
  currency_id: 1,
  min: '1.00',
  max: '1000.00',
  max_payout: '1000000.00',
  day_left: '1000.00',
  points: [],
};

function open(server: FakeServer, place = '/virtual/speed') {
  const test = renderWithoutAct(
    <Suspense>
      <Speed />
    </Suspense>,
    {
      place,
      token: TOKEN,
      server: {
        getCurrentRound: () => ok(buildRoundGame()),
        getRoundChart: () => ok({ results: [] }),
        getOrdinaryLimitInfo: () => ok(LIMITS),
        ...server,
      },
    },
  );
  leave = test.unmount;
  return test;
}

function showBetBar(game: ReturnType<typeof buildRoundGame>, fields: Partial<RoundBetsView>): void {
  const press = () => undefined;
  const bets: RoundBetsView = {
    ...createRoundBets().getState(),
    ...{ total: null, chips: [], toggle: press, setStake: press, clear: press, repeat: press, place: press },
    ...fields,
  };
  const clock = { now: game.now, at: performance.now(), speed: 1 };
  leave = renderWithoutAct(
    <Suspense>
      <SpeedTexts>
        <BetBar game={game} bets={bets} isCurrent clock={clock} />
      </SpeedTexts>
    </Suspense>,
    { token: TOKEN },
  ).unmount;
}

describe('Speed LOL', () => {
  it('ROUND-1 ROUND-8 shows round, phase, commitment, pairing and thirty prices', async () => {
    const { container } = open({});
    await screen.findByRole('region', { name: 'Main' });
    await waitFor(() => expect(container.querySelectorAll('button[aria-pressed][data-result]')).toHaveLength(30));
    const { round } = buildRoundGame();
    const text = contentOf(container);
    for (const part of [round.number, 'Betting', round.commitment.slice(0, 8), 'Past rounds do not change the next.'])
      expect(text).toContain(part);
  });

  it('bad-input 141 a page with older tables shows no odds', async () => {
    const { container } = open({ getCurrentRound: () => ok(buildRoundGame({ tables_hash: 'a'.repeat(64) })) });
    await screen.findByText('The odds tables have a new version');
    expect(container.querySelectorAll('button[aria-pressed][data-result]')).toHaveLength(0);
  });

  it('ROUND-8 a paused game says why', async () => {
    const now = buildRoundGame().now;
    open({ getCurrentRound: () => ok({ state: 'paused', now, speed: 1, reason: 'stopped', until: null }) });
    await screen.findByText('The game was stopped after the last round.');
  });

  it('V27 ROUND-4 the rules state prices and returns of the tables', async () => {
    const { container } = open({}, '/virtual/speed/rules');
    await screen.findByRole('heading', { name: 'Markets and returns' });
    const row = await screen.findByRole('row', { name: /^Map winner/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['1.371–3.200', '95.940–96.000\u00a0%']);
    expect(contentOf(container)).toContain('11.750');
  });

  it('ROUND-8 results show rounds with void plays, and what the result would have been', async () => {
    const { round } = buildRoundGame({ ...PLAYED, phase: 'ended', was_live: 1, void_reason: 'operator', voided: [4] });
    const lost = buildRoundGame({ phase: 'ended', was_live: 0, void_reason: 'no_seed', round: round.round - 1 }).round;
    const { container } = open(
      { getRoundResults: () => ok({ rows: [round, lost], total: 2 }) },
      '/virtual/speed/results',
    );
    await screen.findByText('1 of 12 markets are void and their stakes refunded.', { exact: false });
    const { kills_1, kills_2 } = PLAYED.facts;
    expect(contentOf(container)).toContain(`${kills_1} – ${kills_2}`);
    screen.getByText('The seed is lost, so there is no result. All stakes were refunded.');
  });

  it('bad-input 129 ROUND-3 the refusal of a late bet names its round and the closing second, and says that no money was taken', async () => {
    const game = buildRoundGame();
    const problem = { reason: 'past_cut_off', limit: null, message: 'No more bet allowed' } as const;
    showBetBar(game, { problem });
    await screen.findByText(
      `Round ${game.round.number} closed at second 50. The bet was not accepted and no money was taken.`,
    );
  });

  it('ROUND-8 without picks the button has neither a count nor an amount, also after a stake', async () => {
    showBetBar(buildRoundGame(), { total: '0.00' });
    expect(await screen.findByRole('button', { name: 'Place' })).toBeDefined();
  });

  it('ROUND-8 U2 no button of the bets loses the focus if it has nothing to do', async () => {
    showBetBar(buildRoundGame(), { total: null });
    for (const name of ['Repeat', 'Clear', 'Place']) {
      const button = await screen.findByRole('button', { name });
      expect(button.getAttribute('aria-disabled')).toBe('true');
      button.focus();
      expect(document.activeElement).toBe(button);
    }
  });

  it('ROUND-8 without bets the records lead to the running round', async () => {
    open({ getUserHistory: () => ok({ items: [], total: 0, totals: [] }) }, '/virtual/speed/records');
    fireEvent.click(await screen.findByRole('link', { name: 'To the running round' }));
    await screen.findByRole('region', { name: 'Bet' });
  });

  it('ROUND-2 bad-input 140 a played round shows its verification', async () => {
    const { round } = buildRoundGame({ ...PLAYED, phase: 'ended', was_live: 1 });
    open(
      {
        getRoundResults: () => ok({ rows: [round], total: 1 }),
        getRound: () => ok({ round }),
      },
      '/virtual/speed/results',
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Verify' }));
    await screen.findByText('✓ Everything agrees with the seed');
  });

  it('ROUND-8 Enter in the field of a round number opens its result, of an incomplete number nothing', async () => {
    const { round } = buildRoundGame({ ...PLAYED, phase: 'ended' });
    const { callsOf } = open(
      {
        getRoundResults: () => ok({ total: 0, rows: [] }),
        getRound: () => ok({ round }),
      },
      '/virtual/speed/results',
    );
    const field = await screen.findByRole('textbox');
    const form = field.closest('form')!;
    fireEvent.change(field, { target: { value: round.number.slice(0, -1) } });
    fireEvent.submit(form);
    expect(callsOf('getRound')).toEqual([]);
    fireEvent.change(field, { target: { value: round.number } });
    fireEvent.submit(form);
    await screen.findByRole('region', { name: `Round ${round.number}` });
  });

  it('ROUND-8 an address with a round opens its result', async () => {
    const { round } = buildRoundGame({ ...PLAYED, phase: 'ended', was_live: 1 });
    const { callsOf } = open(
      { getRoundResults: () => ok({ rows: [], total: 0 }), getRound: () => ok({ round }) },
      `${RESULTS}?game_id=${roundGameId(round.round)}`,
    );
    await screen.findByText('✓ Everything agrees with the seed');
    expect(callsOf('getRound').map(({ body }) => body['round'])).toEqual([round.number]);
  });

  it.each(['801', '8000009999999999', '9'.repeat(16), '20261122-417'])(
    'ROUND-8 bad-input 133 an address with %s as a round opens none',
    async (gameId) => {
      const rows = { getRoundResults: () => ok({ rows: [], total: 0 }) };
      const { callsOf } = open(rows, `${RESULTS}?game_id=${gameId}`);
      await screen.findByText('No rounds yet.');
      expect(callsOf('getRound')).toEqual([]);
    },
  );

  it('ROUND-8 own bets of the running round are on their picks after a reload, rejected ones are not', async () => {
    const game = buildRoundGame();
    const [one, two] = game.plays.flatMap(({ points }) => points);
    const betOn = (shop_id = 0, fields = {}) => buildBet({ legs: [buildBetLeg({ shop_id })], ...fields });
    const bets = [betOn(one?.point_id, { stake: '7.00' }), betOn(two?.point_id, { stake: '9.00', receive_status: 2 })];
    const { container, callsOf } = open({ getUserHistory: () => ok({ items: bets, total: 2, totals: [] }) });
    await waitFor(() => expect(contentOf(container)).toContain('7.00'));
    expect(contentOf(container)).not.toContain('9.00');
    expect(callsOf('getUserHistory').map(({ body }) => body)).toMatchObject([
      { kind: 'virtual', state: 'all', game_id: game.match.game_id },
    ]);
  });

  it('ROUND-8 V26 a played match can be watched again, to any time of it', async () => {
    const { round } = buildRoundGame({ ...PLAYED, phase: 'ended', was_live: 1, events: [...SCENE_EVENTS] });
    open({ getRoundResults: () => ok({ rows: [round], total: 1 }), getRound: () => ok({ round }) }, RESULTS);
    fireEvent.click(await screen.findByRole('button', { name: 'Verify' }));
    const { kills_1, kills_2, seconds } = PLAYED.facts;
    const time = await screen.findByRole('slider', { name: 'Match time' });
    const region = screen.getByRole('region', { name: `Round ${round.number}` });
    expect(contentOf(region)).toContain(`${kills_1} – ${kills_2}`);
    fireEvent.change(time, { target: { value: '0' } });
    await waitFor(() => expect(contentOf(region)).toContain('0 – 0'));
    fireEvent.change(time, { target: { value: String(seconds) } });
    await waitFor(() => expect(contentOf(region)).toContain(`${kills_1} – ${kills_2}`));
  });

  it('ROUND-2 ROUND-5 the page verifies all rounds of a day, and says which differ', async () => {
    const { round } = buildRoundGame({ ...PLAYED, phase: 'ended', was_live: 1 });
    const { commitment: anchor, round: first_round, salt, tables_hash } = round;
    const times = { published_at: 1, salt_closes_at: 1, rounds: 10_080, lines: 0, is_broken: 0 };
    const epoch = { epoch: 1, anchor, first_round, salt, tables_hash, tables_version: 'speed-lol@1', ...times };
    let rows = [round];
    open(
      {
        getRoundResults: () => ok({ rows, total: 1 }),
        getRoundEpochs: () => ok({ epochs: [epoch], lines: [], refused: [] }),
        getUserHistory: () => ok({ items: [], total: 0, totals: [] }),
      },
      RESULTS,
    );
    const button = await screen.findByRole('button', { name: 'Verify this day' });
    fireEvent.click(button);
    await screen.findByText('✓ 1 round agrees with its seed');
    rows = [{ ...round, results: [...round.results].reverse() }];
    fireEvent.click(screen.getByRole('button', { name: 'Verify this day' }));
    await screen.findByText(`✗ 1 of 1 rounds differ from their seeds: ${round.number}`);
  });

  it('bad-input 140 a result that does not agree with what the page received raises an alarm', async () => {
    const { round } = buildRoundGame({ ...PLAYED, results: [], phase: 'ended', events: [...SCENE_EVENTS] });
    const show = (events: typeof round.events) => {
      leave();
      leave = renderWithoutAct(
        <Suspense>
          <SpeedTexts>
            <SeedProof round={{ ...round, events }} />
          </SpeedTexts>
        </Suspense>,
      ).unmount;
    };
    show(round.events);
    await screen.findByText('✓ Everything agrees with the seed');
    show(round.events.slice(1));
    expect((await screen.findByRole('alert')).textContent).toContain(round.number);
  });

  it('ROUND-5 refused bets of an epoch are shown by what they would have become', async () => {
    const { round } = buildRoundGame();
    const { commitment: anchor, round: first_round, salt, tables_hash } = round;
    const times = { published_at: 1, salt_closes_at: 1, rounds: 10_080, lines: 0, is_broken: 0 };
    const epoch = { epoch: 1, anchor, first_round, salt, tables_hash, tables_version: 'speed-lol@1', ...times };
    const sums = { currency_id: 1, won_bets: 3, won_stake: '60.00', lost_bets: 4, lost_stake: '75.00' };
    const { container } = open(
      {
        getRoundEpochs: ({ epoch: asked }) =>
          ok({ epochs: [epoch], lines: [], refused: asked === undefined ? [] : [sums] }),
      },
      '/virtual/speed/fairness',
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Refused bets' }));
    await screen.findByText('Would have won');
    for (const text of ['3 bets', '60.00', '4 bets', '75.00']) expect(contentOf(container)).toContain(text);
  });
});

const RESULTS = '/virtual/speed/results';

it('bad-input 138 ROUND-3 bets are taken by the phase of the server until 300 ms before its end', () => {
  const { ends_at } = buildRoundGame().round;
  expect([
    takesBets({ phase: 'betting', ends_at }, ends_at - 301),
    takesBets({ phase: 'betting', ends_at }, ends_at - 300),
    takesBets({ phase: 'preparing', ends_at }, ends_at - 9_000),
    takesBets({ phase: 'ready', ends_at }, ends_at - 9_000),
  ]).toEqual([true, false, false, false]);
});

it('ROUND-9 the net result is exact', () => {
  expect([netAmount('30.00', '12.50'), netAmount('0.10', '0.30'), netAmount('5', '5')]).toEqual([
    '-17.50',
    '0.20',
    '0',
  ]);
});
