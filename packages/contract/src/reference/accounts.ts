import { playerLimitsSchema } from '../calls/protection/get-player-limits';
import { balanceInfoSchema } from '../entities/balance-info';
import { currencySchema } from '../entities/currency';
import { envelopeSchema } from '../envelope';
import { EXAMPLE } from './example-values';
import { describeObject, type AnyField, type FieldReference } from './fields';

interface OwnLimit<Value> {
  readonly value: Value | null;
  readonly pending: { readonly value: Value | null; readonly from: number } | null;
  readonly used: Value;
  readonly left: Value | null;
}

const AMOUNT_UNIT = 'in whole units of the currency';
const MINUTE_UNIT = 'in minutes';

interface LimitExample<Value> {
  readonly unit: string;
  readonly value: Value;
  readonly looser: Value;
  readonly used: Value;
  readonly left: Value;
}

function describeLimit(subject: string, example: LimitExample<string>): FieldReference<OwnLimit<string>>;
function describeLimit(subject: string, example: LimitExample<number>): FieldReference<OwnLimit<number>>;
function describeLimit(subject: string, { unit, value, looser, used, left }: LimitExample<unknown>): AnyField {
  return [
    subject,
    {
      value: [`Value in force, ${unit}; null means no limit.`, value],
      pending: [
        'Looser value that comes into force later; null if none is pending.',
        {
          value: [`The looser value, ${unit}; null removes the limit.`, looser],
          from: ['When it comes into force, business time in ms since 1970-01-01 UTC.', EXAMPLE.dayEnd],
        },
      ],
      used: [`Usage that counts against the limit, ${unit}, also without a limit.`, used],
      left: [`Rest of the value in force, ${unit}, 0 or more; null without a limit.`, left],
    },
  ];
}

export const ACCOUNT_REFERENCES = [
  describeObject(envelopeSchema, 'Envelope of every answer, errors included (CALL-1).', {
    code: [
      'Result of the call: 1 done, 2 refused (see `error_code`), 14 not signed in, 451 blocked region, 602 session ended, 604 session replaced by another sign-in.',
      1,
    ],
    data: 'Data of the call; null unless `code` is 1.',
    message: ['Text for the player in the language of the call, at most 2000 characters; empty on success.', ''],
    msg: ['Stable key of the message, at most 200 characters; `ok` on success.', 'ok'],
    error_code: ['Number of the refusal if `code` is 2, otherwise 0 (ERR-7).', 0],
  }),
  describeObject(balanceInfoSchema, 'Balance of a player (USER-2).', {
    amount: ['Balance in whole units of the currency, a decimal text.', '12480.50'],
    nickname: ['Displayed name, plain text of at most 64 characters.', 'demo'],
    currency_id: ['Id of the currency of the balance, 1 to 9999; see getCurrency.', EXAMPLE.currencyId],
    player_id: [
      'Stable id of the player across sign-ins, 16 to 64 URL-safe characters; reveals nothing about the account. Optional: without it the client distinguishes players by name and currency.',
      EXAMPLE.playerId,
    ],
  }),
  describeObject(currencySchema, 'A currency of the site (USER-3).', {
    id: ['Id of the currency, 1 to 9999.', EXAMPLE.currencyId],
    code: ['Code of ISO 4217.', 'CNY'],
    decimals: ['Number of decimals of its minor unit: 0, 2 or 3.', 2],
  }),
  describeObject(playerLimitsSchema, 'Limits that the player set, and the current break (BET-7).', {
    day_stake: describeLimit('Most stakes of a day.', {
      unit: AMOUNT_UNIT,
      value: '200.00',
      looser: '500.00',
      used: '50.00',
      left: '150.00',
    }),
    day_loss: describeLimit(
      'Most loss of a day: stakes less payouts of bets settled that day, plus all open stakes; the usage is negative if the player won.',
      { unit: AMOUNT_UNIT, value: '100.00', looser: '300.00', used: '-12.50', left: '112.50' },
    ),
    session_minutes: describeLimit(
      'Most real time of a day until betting pauses, over all sessions of the player; pauses of more than 15 minutes do not count.',
      { unit: MINUTE_UNIT, value: 120, looser: 240, used: 45, left: 75 },
    ),
    day_ends: [
      'End of the day in the time zone of the player, business time in ms since 1970-01-01 UTC; all three limits restart from 0 then.',
      EXAMPLE.dayEnd,
    ],
    break: [
      'Current break: no bets before its end; null without a break.',
      {
        kind: ['`time_out` was chosen in hours, `exclusion` in days.', 'time_out'],
        until: [
          'End of the break, business time in ms since 1970-01-01 UTC; never earlier than before.',
          EXAMPLE.dayEnd,
        ],
      },
    ],
  }),
] as const;
