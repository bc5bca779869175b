import { once } from 'node:events';

import { readServerMessage, type BetHistoryItem, type Change, type Topic } from '@clutchline/contract';
import { callSite } from './call-site';
import WebSocket from 'ws';

/** A second client of the same player: receives what the page receives, and remembers what the page has to announce. */
export class PushWitness {
  /** Each state of each bet once, in the order of the push. */
  readonly bets = new Map<string, BetHistoryItem>();
  /** Every published price, by point. */
  readonly odds = new Map<number, Set<string>>();

  private constructor(readonly socket: WebSocket) {
    socket.on('error', () => undefined);
    socket.on('message', (data: Buffer) => {
      const message = readServerMessage(JSON.parse(data.toString()));
      if (message?.type === 'delta' || message?.type === 'snapshot') message.changes.forEach((each) => this.note(each));
    });
  }

  static async of(url: string, username: string): Promise<PushWitness> {
    const { token } = await callSite(url, 'hostSignIn', { username, password: `${username}-2026` });
    const { ticket } = await callSite(url, 'getPushTicket', {}, token);
    const witness = new PushWitness(new WebSocket(`${url.replace('http', 'ws')}/push`));
    await once(witness.socket, 'open');
    const isSignedIn = new Promise((resolve) => {
      witness.socket.on('message', (data: Buffer) => {
        if (data.includes('"auth-ok"')) resolve(true);
      });
    });
    witness.socket.send(JSON.stringify({ type: 'auth', ticket }));
    await isSignedIn;
    for (const topic of ['me', 'list'] satisfies Topic[]) {
      witness.socket.send(JSON.stringify({ type: 'subscribe', topic, cursor: null }));
    }
    return witness;
  }

  /** Neither rejected nor settled. */
  openOrders(): readonly string[] {
    const bets = [...this.bets.values()];
    const isOver = ({ receive_status, revision }: BetHistoryItem): boolean => receive_status === 2 || revision > 0;
    const over = new Set(bets.filter(isOver).map(({ order_no }) => order_no));
    return bets.map(({ order_no }) => order_no).filter((order) => !over.has(order));
  }

  close(): void {
    this.socket.terminate();
  }

  private note(change: Change): void {
    if (change.type === 'bet') {
      const { order_no, receive_status, revision } = change.bet;
      const key = `${order_no}:${String(receive_status)}:${String(revision)}`;
      if (!this.bets.has(key)) this.bets.set(key, change.bet);
    }
    if (change.type === 'odds' && change.delta !== null) {
      this.odds.set(change.point_id, (this.odds.get(change.point_id) ?? new Set()).add(change.delta));
    }
  }
}
