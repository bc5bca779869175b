import { describe, expect, it } from 'vitest';

import { LANGUAGES, MARKET_CODES, REFUSAL_CODE, VOID_REASONS } from '@clutchline/contract';

import { allCatalogues } from './all-catalogues';
import { translatorOf } from './testing/sample-match';

describe('texts of the contract', () => {
  it.each(LANGUAGES)('ERR-7 and BET-7 have a text for every refusal in $code', ({ id }) => {
    const keys = Object.keys(allCatalogues[id]);
    for (const refusal of Object.keys(REFUSAL_CODE)) expect(keys).toContain(`refusal.${refusal}`);
  });

  it('DETAIL-1 have a name for every market and a sentence for every void reason', () => {
    const keys = Object.keys(allCatalogues[2]);
    for (const market of MARKET_CODES) expect(keys).toContain(`market.name_${market}`);
    for (const reason of VOID_REASONS) expect(keys).toContain(`status.void_${reason}`);
  });
});

describe('wordings that the specification gives', () => {
  const en = translatorOf(2);

  it('SLIP-5 states how many selections a combo needs and takes', () => {
    expect(en('refusal.min_legs', { count: 3 })).toBe('Min 3 tickets to place a combo');
    expect(en('refusal.min_legs', { count: 2 })).toBe('Min 2 tickets to place a combo');
    expect(en('refusal.orders_limit_10')).toBe('Max 10 tickets allowed');
    expect(en('refusal.orders_limit_15')).toBe('Max 15 tickets allowed');
  });

  it('SLIP-8 states that a stake is out of its limits', () => {
    expect(en('refusal.amount_low')).toBe('Stake amount lower than the allowed limit');
    expect(en('refusal.amount_high')).toBe('Stake amount exceeds the allowed limit');
    expect(en('slip.enter_amount')).toBe('Please enter the amount');
  });

  it('SLIP-9 states that the player is signed out or the balance too small', () => {
    expect(en('slip.sign_in_first')).toBe('Sign in first please');
    expect(en('refusal.insufficient_balance')).toBe('Insufficient balance');
  });

  it('SLIP-10 states that odds or validity changed', () => {
    expect(en('refusal.odds_changed')).toBe('The odds or validity of the selected bet have been changed');
  });

  it('BET-4 labels a ticket', () => {
    expect(en('status.bet_to_be_confirmed')).toBe('To be confirmed');
    expect(en('status.bet_placed_awaiting')).toBe('Placed, awaiting confirmation');
    expect(en('status.bet_confirmed')).toBe('Confirmed');
    expect(en('status.bet_cancelled')).toBe('Cancelled');
    expect(en('status.bet_rejected')).toBe('Rejected');
    expect(en('status.bet_settled')).toBe('Settled');
    expect(en('status.bet_unsettled')).toBe('Unsettled');
  });

  it('C5 BET-7 states why no more bet is taken', () => {
    expect(en('refusal.day_limit')).toBe('Bet limit reached');
    expect(en('refusal.favourites_limit')).toBe('Add failed');
    expect(en('refusal.past_cut_off')).toBe('No more bet allowed');
    expect(en('refusal.market_limit')).toBe('Market limit');
    expect(en('refusal.bet_closed')).toBe('Bet closed');
    expect(en('refusal.bet_invalid')).toBe('Failed');
    expect(en('refusal.player_limit')).toBe(
      'You have reach the maximum allowed, please select another market, event or decrease the order quantity before placing the bet',
    );
  });

  it.each(LANGUAGES)('C6 BET-7 never sends a player from an own limit to other bets, in $code', ({ id }) => {
    const t = translatorOf(id);
    expect(t('refusal.own_limit')).not.toBe(t('refusal.player_limit'));
    expect(t('refusal.own_limit').length).toBeLessThan(t('refusal.player_limit').length * 0.75);
  });

  it('C5 ERR-5 and ERR-6 name the failures of section 8', () => {
    expect(en('common.network_connection_failed')).toBe('Network connection failed');
    expect(en('common.network_error')).toBe('Network error');
    expect(en('server.you_not_login_now')).toBe('Not sign in yet');
    expect(en('market-info.not_enough_data')).toBe('Not enough data');
    expect(en('common.loading_failed')).toBe('Loading Failed');
    expect(en('refusal.no_match')).toBe('No match information found');
    expect(en('server.region_blocked')).toBe(
      "We're sorry, you're currently accessing our website from a forbidden location.",
    );
    expect(en('server.page_unavailable')).toBe("We're sorry, the page you are looking for is currently unavailable.");
  });
});
