import { changeSchema } from '../push/change';
import { clientMessageSchema } from '../push/client-message';
import { cursorSchema, serverMessageSchema } from '../push/server-message';
import { EXAMPLE, ID_TEXT } from './example-values';
import { describeObject, describeUnion } from './fields';

const TOPIC =
  '`list` (all matches), `match:<game_id>` (one match), `view:<game_id>` (its live view, while there is one), `news` (announcements), `round` (Speed LOL) or `me` (balance and own bets, after `auth`).';
const EPOCH = 'Name of one run of the numbering, 8 to 64 characters; numbers of two epochs are never compared.';
const SEQ = 'Number of the last delta that is included, 0 or more.';
const CHANGES = 'Changes in the order in which they apply, at most 50000.';
const SERVER_TIME = 'Wall clock of the server, ms since 1970-01-01 UTC.';
const HIDE = '1 to hide, 0 to show.';
const POINT_STATUS = '1 if bets are accepted, 2 if not (PUSH-2).';

const CHANGE_REFERENCES = describeUnion(
  changeSchema,
  'type',
  'One change of a topic. Clients ignore changes of an unknown `type` (PUSH-5).',
  {
    odds: [
      'New price or status of a point (PUSH-1).',
      {
        type: ['Always `odds`.', 'odds'],
        point_id: ['Id of the point; the same as `shop_id` on the slip.', EXAMPLE.pointId],
        delta: ['The new price (not a difference), three decimals, 1.001 to 1000.000; null without a price.', '1.960'],
        status: [POINT_STATUS, 1],
        version: [ID_TEXT.version, 8],
      },
    ],
    'game-hide': [
      'Hides or shows a match (PUSH-3).',
      { type: ['Always `game-hide`.', 'game-hide'], game_id: [ID_TEXT.game, EXAMPLE.gameId], is_hide: [HIDE, 1] },
    ],
    'play-hide': [
      'Hides or shows a play, with the statuses of its points (PUSH-3).',
      {
        type: ['Always `play-hide`.', 'play-hide'],
        play_info_id: [ID_TEXT.play, EXAMPLE.playId],
        game_id: [ID_TEXT.game, EXAMPLE.gameId],
        is_hide: [HIDE, 1],
        points: [
          'Statuses of its points, at most 64.',
          { point_id: ['Id of the point.', EXAMPLE.pointId], status: [POINT_STATUS, 2] },
        ],
      },
    ],
    'play-status': [
      'New status of a play (PUSH-4).',
      {
        type: ['Always `play-status`.', 'play-status'],
        play_info_id: [ID_TEXT.play, EXAMPLE.playId],
        game_id: [ID_TEXT.game, EXAMPLE.gameId],
        status: ['1 open for bets, 2 suspended, 3 closed for good, 4 settled, 5 cancelled.', 2],
        is_checked: ['1 while operators review the suspended play; absent otherwise.', 1],
      },
    ],
    'match-status': [
      'New status of a match (PUSH-4).',
      {
        type: ['Always `match-status`.', 'match-status'],
        game_id: [ID_TEXT.game, EXAMPLE.gameId],
        status: ['1 not started, 2 live, 3 paused, 4 ended, 5 cancelled (GAMES-8).', 3],
      },
    ],
    'game-type-status': [
      'Status of all points of a game category (PUSH-4).',
      {
        type: ['Always `game-type-status`.', 'game-type-status'],
        game_type_id: ['Id of the game category, 0 to 9999.', EXAMPLE.gameTypeId],
        status: [POINT_STATUS, 2],
      },
    ],
    live: [
      'New live state of a match: score, map, clock.',
      { type: ['Always `live`.', 'live'], game_id: [ID_TEXT.game, EXAMPLE.gameId], live: 'The live state.' },
    ],
    'map-scores': [
      'All finished maps of a match (DETAIL-1); only on the topic of the match.',
      {
        type: ['Always `map-scores`.', 'map-scores'],
        game_id: [ID_TEXT.game, EXAMPLE.gameId],
        maps: 'Finished maps in order, at most 16.',
      },
    ],
    structure: [
      'Matches or plays were added or removed: the client repeats its calls.',
      { type: ['Always `structure`.', 'structure'], game_id: [ID_TEXT.game, EXAMPLE.gameId] },
    ],
    news: [
      'Announcements were published, changed or withdrawn: the client repeats `getAnnouncements`. Only on the topic `news`.',
      { type: ['Always `news`.', 'news'] },
    ],
    view: [
      'New state of a live view; only on the topic `view:<game_id>`.',
      {
        type: ['Always `view`.', 'view'],
        update: 'A `LiveViewUpdate`: the whole view, or what has changed since the one before.',
      },
    ],
    round: [
      'New state of Speed LOL; only on the topic `round`.',
      {
        type: ['Always `round`.', 'round'],
        update: 'A `RoundUpdate`: the whole game, a phase, an event, a result or a line of the salt.',
      },
    ],
    balance: [
      'New balance; only on the topic `me`.',
      { type: ['Always `balance`.', 'balance'], balance: 'The balance.' },
    ],
    bet: ['New or changed ticket; only on the topic `me`.', { type: ['Always `bet`.', 'bet'], bet: 'The ticket.' }],
    chess: [
      'Auto chess of the player after an action; only on the topic `me`. Of two states the newer one counts.',
      { type: ['Always `chess`.', 'chess'], state: 'A `ChessState`.' },
    ],
  },
);

const SERVER_REFERENCES = describeUnion(serverMessageSchema, 'type', 'A message from the server on the push socket.', {
  hello: [
    'First message of a connection.',
    {
      type: ['Always `hello`.', 'hello'],
      server_time: [SERVER_TIME, EXAMPLE.betTime],
      heartbeat_ms: ['Interval of the heartbeats in ms, 100 to 120000.', 10_000],
    },
  ],
  snapshot: [
    'Answer to a subscription: the whole live state of a topic.',
    {
      type: ['Always `snapshot`.', 'snapshot'],
      topic: [TOPIC, 'match:1204'],
      epoch: [EPOCH, EXAMPLE.epoch],
      seq: [SEQ, EXAMPLE.seq],
      changes: CHANGES,
    },
  ],
  delta: [
    'Changes since `prev`. A client whose position is not `prev` has a gap and subscribes again.',
    {
      type: ['Always `delta`.', 'delta'],
      topic: [TOPIC, 'match:1204'],
      epoch: [EPOCH, EXAMPLE.epoch],
      prev: ['Number of the delta before, 0 or more.', EXAMPLE.seq],
      seq: [SEQ, EXAMPLE.seq + 1],
      changes: CHANGES,
    },
  ],
  resumed: [
    'Answer to a subscription with a cursor: the missed deltas follow.',
    {
      type: ['Always `resumed`.', 'resumed'],
      topic: [TOPIC, 'match:1204'],
      epoch: [EPOCH, EXAMPLE.epoch],
      seq: [SEQ, EXAMPLE.seq],
    },
  ],
  heartbeat: [
    'Sent at the interval of `hello`: the connection is alive.',
    { type: ['Always `heartbeat`.', 'heartbeat'], server_time: [SERVER_TIME, EXAMPLE.betTime] },
  ],
  live: [
    'Whether the prices of the server are current. Sent on each change, and after `hello` if they are not.',
    { type: ['Always `live`.', 'live'], live: ['1 if current, 0 if not: then bets in play are refused.', 0] },
  ],
  'auth-ok': ['Answer to a valid ticket.', { type: ['Always `auth-ok`.', 'auth-ok'] }],
  error: [
    'Answer to a message that cannot be answered.',
    {
      type: ['Always `error`.', 'error'],
      reason: ['What is wrong with the message.', 'unknown-topic'],
      topic: ['Topic of the message, at most 64 characters; null if it has none.', 'match:0'],
    },
  ],
});

const CLIENT_REFERENCES = describeUnion(
  clientMessageSchema,
  'type',
  'A message from the client on the push socket, at most 16 KB.',
  {
    subscribe: [
      'Subscribes to a topic.',
      {
        type: ['Always `subscribe`.', 'subscribe'],
        topic: [TOPIC, 'match:1204'],
        cursor: 'Last position of the client, to resume from; null requests a snapshot.',
      },
    ],
    unsubscribe: [
      'Ends a subscription.',
      { type: ['Always `unsubscribe`.', 'unsubscribe'], topic: [TOPIC, 'match:1204'] },
    ],
    auth: [
      'Authenticates the connection as a player, before `me` is subscribed.',
      {
        type: ['Always `auth`.', 'auth'],
        ticket: ['Ticket of getPushTicket, 16 to 128 characters, valid once and for 30 s.', EXAMPLE.token],
      },
    ],
  },
);

/** PUSH-5. */
export const PUSH_REFERENCES = [
  describeObject(cursorSchema, 'A position in a topic, to resume from (PUSH-5).', {
    epoch: [EPOCH, EXAMPLE.epoch],
    seq: [SEQ, EXAMPLE.seq],
  }),
  ...CHANGE_REFERENCES,
  ...SERVER_REFERENCES,
  ...CLIENT_REFERENCES,
];
