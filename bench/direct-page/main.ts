import type { Change, MatchRow, Point, ServerMessage } from '@clutchline/contract';

/** The same list, push messages and flash by direct DOM writes, without validation, plays or slip. */
const SVG = 'http://www.w3.org/2000/svg';
const ARROW = { up: 'M5 1.5 9 8H1z', down: 'M5 8.5 1 2h8z' };

const latest = new Map<number, string>();
const cells = new Map<number, DirectCell>();
const pending = new Set<number>();

class DirectCell {
  readonly button = document.createElement('button');
  readonly #price = document.createElement('span');
  #flashPhase = 0;
  readonly #arrow = document.createElementNS(SVG, 'svg');
  readonly #path = document.createElementNS(SVG, 'path');

  constructor(
    readonly name: string,
    private odd: string,
  ) {
    const label = document.createElement('span');
    label.className = 'label';
    label.textContent = name;
    this.button.className = 'odds';
    this.#price.className = 'price';
    this.#price.textContent = odd;
    this.#arrow.setAttribute('class', 'arrow');
    this.#arrow.setAttribute('viewBox', '0 0 10 10');
    this.#arrow.setAttribute('width', '8');
    this.#arrow.setAttribute('height', '8');
    this.#path.setAttribute('fill', 'currentColor');
    this.#arrow.append(this.#path);
    this.button.append(label, this.#price);
  }

  show(odd: string): void {
    if (odd === this.odd) return;
    const move = Number(odd) > Number(this.odd) ? 'up' : 'down';
    this.odd = odd;
    this.#flashPhase = 1 - this.#flashPhase;
    this.#price.textContent = odd;
    this.button.dataset['move'] = move;
    this.button.dataset['flash'] = String(this.#flashPhase);
    this.button.setAttribute('aria-label', `${this.name}, ${odd}, ${move}`);
    this.#path.setAttribute('d', ARROW[move]);
    if (!this.#arrow.isConnected) this.button.append(this.#arrow);
  }
}

function cellOf(point: Point): HTMLElement {
  const cell = new DirectCell(point.pick.kind, point.odd ?? '–');
  cells.set(point.point_id, cell);
  return cell.button;
}

function rowOf({ match, plays }: MatchRow): HTMLElement {
  const row = document.createElement('li');
  const teams = document.createElement('span');
  teams.textContent = `${match.team_name_1_en} ${match.team_name_2_en}`;
  row.append(teams, ...plays.flatMap(({ points }) => points).map(cellOf));
  return row;
}

function flush(): void {
  for (const id of pending) cells.get(id)?.show(latest.get(id) ?? '');
  pending.clear();
}

function apply(change: Change): void {
  if (change.type !== 'odds') return;
  latest.set(change.point_id, change.delta ?? '–');
  if (pending.size === 0) requestAnimationFrame(flush);
  pending.add(change.point_id);
}

function follow(): void {
  const socket = new WebSocket(`ws://${location.host}/push`);
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const message: ServerMessage = JSON.parse(data);
    if (message.type === 'hello') socket.send(JSON.stringify({ type: 'subscribe', topic: 'list', cursor: null }));
    else if ('changes' in message) message.changes.forEach(apply);
  });
}

const answer = await fetch('/api/game/game/getGameListByGameTypeId/', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ lang: 2, game_type_id: 0, handicap_code: 'today', event_ids: [] }),
});
const { data }: { data: { rows: MatchRow[] } } = await answer.json();
const drawn = Number(new URLSearchParams(location.search).get('rows'));
const list = document.createElement('ul');
list.append(...data.rows.slice(0, drawn).map(rowOf));
document.querySelector('main')?.append(list);
follow();
