/** The product's two placement statements. `bench_request` builds a request of realistic size. */
export const BENCH_REQUEST = `
create or replace function bench_request(a_account bigint, a_point bigint, a_request text) returns jsonb language sql as $$
  select jsonb_build_object(
    'account_id', a_account, 'currency_id', 1, 'wallet_version', w.version, 'total', '100', 'request_id', a_request,
    'body_hash', encode(sha256(convert_to(a_request, 'UTF8')), 'hex'),
    'answer', '{"results":[{"order_no":"' || a_request || '","receive_status":0,"delay_ms":0,"legs":[{"shop_id":' || o.id
      || ',"asked":"1.000","used":"1.000","version":1}],"error":null}],"amount":"1000000.00"}',
    'at', 1, 'matches', jsonb_build_array(jsonb_build_object('id', m.id, 'status', m.status, 'is_hide', m.is_hide,
      'standing', array[m.round, m.score_1, m.score_2, m.round_score_1, m.round_score_2])),
    'plays', jsonb_build_array(jsonb_build_object('id', p.id, 'status', p.status, 'is_hide', p.is_hide)),
    'points', jsonb_build_array(jsonb_build_object('id', o.id, 'odd', o.odd, 'version', o.version)),
    'exposures', jsonb_build_array(jsonb_build_object('point_id', o.id, 'amount', '100', 'cap', '1000000000000')),
    'bets', jsonb_build_array(jsonb_build_object(
      'order_no', a_request, 'kind', 'single', 'sizes', '[1]'::jsonb, 'lines', 1, 'stake', '100', 'odds', '2.000',
      'cap', '10000000', 'accept', 'latest', 'receive_status', 0, 'held_until', null, 'is_pool', false,
      'legs', jsonb_build_array(jsonb_build_object('position', 0, 'point_id', o.id, 'play_id', p.id, 'game_id', m.id,
        'category_id', 2, 'odd', o.odd, 'version', o.version)))))
  from wallets w, points o join plays p on p.id = o.play_id join matches m on m.id = o.game_id
  where w.account_id = a_account and o.id = a_point
$$;`;

/** A player places one bet at a time. */
export const PGBENCH_CLIENTS = 8;

export const placementScript = (firstAccount: number, accounts: number, pickPoint: string): string => `
\\set account ${firstAccount} + random(0, ${Math.floor(accounts / PGBENCH_CLIENTS) - 1}) * ${PGBENCH_CLIENTS} + :client_id
\\set point ${pickPoint}
\\set high random(1, 2000000000)
\\set low random(1, 2000000000)
select placement_snapshot(:account, :high || '-' || :low, array[(select point_id from bench_points where n = :point)], 0, false);
select place_bets(bench_request(:account, (select point_id from bench_points where n = :point), :high || '-' || :low));
`;
