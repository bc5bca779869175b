// A wallet of an operator, as a separate process. It imports nothing of the project, because Node runs it without a loader.
import { createHash, createHmac, randomInt } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

type Fields = Record<string, string | number | null>;
interface Movement {
  readonly id: string;
  readonly kind: 'debit' | 'credit';
  readonly player: string;
  readonly currency: string;
  readonly amount: bigint;
  status: 'done' | 'rolled_back' | 'declined';
}

const ON_PAGE = 500;
const [journal = '', port = '0', secret = ''] = process.argv.slice(2);
const balances = new Map<string, bigint>();
const movements = new Map<string, Movement>();
const calls: Fields[] = [];
/** Faults by call; `chance`: per cent of calls with a fault of the list. */
let faults: { names: string[]; chance: number; only: string[] | null } = { names: [], chance: 100, only: null };

/** Every answer to these players waits. */
let slow: { players: ReadonlySet<string>; ms: number } = { players: new Set(), ms: 0 };

const balanceOf = (player: string): bigint => balances.get(player) ?? 0n;

/** Survives the process: written before the answer. */
function record(entry: Fields): void {
  appendFileSync(journal, `${JSON.stringify(entry)}\n`);
  apply(entry);
}

function apply({ type, id, kind, player, currency, amount, status }: Fields): void {
  const [owner, sum] = [String(player), BigInt(String(amount))];
  if (type === 'fund') balances.set(owner, balanceOf(owner) + sum);
  if (type === 'rollback') {
    const before = movements.get(String(id));
    if (before?.status === 'done') balances.set(owner, balanceOf(owner) + sum);
    if (before === undefined || before.status === 'done')
      movements.set(String(id), {
        ...{ id: String(id), kind: 'debit', player: owner, currency: String(currency), amount: sum },
        // Nothing was taken: a later debit with this id is declined.
        status: before === undefined ? 'declined' : 'rolled_back',
      });
  }
  if (type !== 'move') return;
  const isDone = status === 'done';
  movements.set(String(id), {
    ...{ id: String(id), kind: kind === 'credit' ? 'credit' : 'debit', player: owner, currency: String(currency) },
    ...{ amount: sum, status: isDone ? 'done' : 'declined' },
  });
  if (isDone) balances.set(owner, balanceOf(owner) + (kind === 'credit' ? sum : -sum));
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function fieldsOf(text: string): Fields {
  const value: unknown = JSON.parse(text);
  if (!isFields(value)) throw new Error('not an object');
  return value;
}

if (existsSync(journal))
  for (const line of readFileSync(journal, 'utf8').split('\n').filter(Boolean)) apply(fieldsOf(line));

function move(kind: 'debit' | 'credit', body: Fields): Fields {
  const id = String(body['transaction_id']);
  const player = String(body['player_id']);
  const amount = BigInt(String(body['amount']));
  const before = movements.get(id);
  if (before === undefined) {
    const status = kind === 'credit' || balanceOf(player) >= amount ? 'done' : 'declined';
    record({ type: 'move', id, kind, player, currency: body['currency'] ?? '', amount: String(amount), status });
  }
  const status = movements.get(id)?.status === 'done' ? 'done' : 'declined';
  return { transaction_id: id, status, balance: String(balanceOf(player)) };
}

function rollBack(body: Fields): Fields {
  const [id, player] = [String(body['transaction_id']), String(body['player_id'])];
  record({ type: 'rollback', id, player, currency: body['currency'] ?? '', amount: body['amount'] ?? '0' });
  return { transaction_id: id, status: 'done', balance: String(balanceOf(player)) };
}

function list({ cursor }: Fields): object {
  const first = Number(cursor ?? 0);
  const found = [...movements.values()].filter(({ status }) => status !== 'declined');
  const items = found.slice(first, first + ON_PAGE).map(({ id, player, amount, ...rest }) => ({
    ...{ transaction_id: id, player_id: player, amount: String(amount) },
    ...rest,
  }));
  return { items, next: found.length > first + ON_PAGE ? String(first + ON_PAGE) : null };
}

const ROUTES: Readonly<Record<string, (body: Fields) => object>> = {
  balance: (body) => ({
    player_id: body['player_id'] ?? '',
    balance: String(balanceOf(String(body['player_id']))),
  }),
  debit: (body) => move('debit', body),
  credit: (body) => move('credit', body),
  rollback: rollBack,
  transactions: list,
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const send = (response: ServerResponse, status: number, text: string): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(text);
};

/** What the caller gets; the movement may be done or not. */
const FAULTS: Readonly<Record<string, (response: ServerResponse, work: () => object) => Promise<void> | void>> = {
  refuse_connection: (response) => void response.destroy(),
  lost: (response, work) => {
    work();
    response.destroy();
  },
  late: async (response, work) => {
    const answer = work();
    await pause(1_500);
    send(response, 200, JSON.stringify(answer));
  },
  never: (_response, work) => void work(),
  slow: async (response, work) => {
    await pause(150);
    send(response, 200, JSON.stringify(work()));
  },
  twice: (response, work) => {
    work();
    send(response, 200, JSON.stringify(work()));
  },
  html: (response, work) => {
    work();
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>');
  },
  failure: (response, work) => {
    work();
    send(response, 500, '{}');
  },
  no_player: (response) => send(response, 404, '{}'),
  failure_before: (response) => send(response, 503, '{}'),
  redirect: (response) => void response.writeHead(307, { location: '/credit' }).end(),
  other_id: (response, work) => send(response, 200, JSON.stringify({ ...work(), transaction_id: 'another' })),
  negative: (response, work) => send(response, 200, JSON.stringify({ ...work(), balance: '-5' })),
  declined: (response, work) => {
    const answer = work();
    send(response, 200, JSON.stringify(answer));
  },
};

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}

function isSigned(request: IncomingMessage, text: string): boolean {
  const at = String(request.headers['clutchline-timestamp']);
  const digest = createHash('sha256').update(text).digest('hex');
  const signed = createHmac('sha256', Buffer.from(secret, 'base64url'))
    .update(['POST', request.url, at, digest].join('\n'))
    .digest('hex');
  return signed === request.headers['clutchline-signature'];
}

function control(body: Record<string, unknown>): object {
  if (Array.isArray(body['faults']))
    faults = {
      names: body['faults'].map(String),
      chance: typeof body['chance'] === 'number' ? body['chance'] : 100,
      only: Array.isArray(body['only']) ? body['only'].map(String) : null,
    };
  if (Array.isArray(body['slow'])) slow = { players: new Set(body['slow'].map(String)), ms: Number(body['ms']) };
  if (typeof body['fund'] === 'string')
    record({ type: 'fund', player: body['fund'], amount: String(body['amount']), currency: 'CNY' });
  return {
    balances: Object.fromEntries([...balances].map(([player, balance]) => [player, String(balance)])),
    movements: [...movements.values()].map(({ amount, ...rest }) => ({ ...rest, amount: String(amount) })),
    calls,
  };
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const text = await bodyOf(request);
  const name = (request.url ?? '').split('/').at(-1) ?? '';
  const body = fieldsOf(text);
  if (name === 'control') {
    send(response, 200, JSON.stringify(control(body)));
    return;
  }
  const route = ROUTES[name];
  if (route === undefined || !isSigned(request, text)) {
    send(response, 401, '{}');
    return;
  }
  calls.push({ call: name, ...body });
  if (slow.players.has(String(body['player_id']))) await pause(slow.ms);
  const isFaulty = (faults.only?.includes(name) ?? true) && randomInt(100) < faults.chance;
  const fault = isFaulty ? FAULTS[faults.names[randomInt(Math.max(1, faults.names.length))] ?? ''] : undefined;
  if (fault === undefined) send(response, 200, JSON.stringify(route(body)));
  else await fault(response, () => route(body));
}

const server = createServer((request, response) => void answer(request, response));
server.listen(Number(port), '127.0.0.1', () => {
  const address = server.address();
  console.log(`listening ${typeof address === 'object' ? address?.port : ''}`);
});
