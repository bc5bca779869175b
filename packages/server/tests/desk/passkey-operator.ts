import { randomUUID } from 'node:crypto';

import type { DeskRole } from '@clutchline/contract/desk';
import * as z from 'zod/mini';

import { DeskOperators } from '../../src/desk/access/postgres-desk-operators';
import { DeskClient } from './open-test-desk';
import { SoftwarePasskey } from './software-passkey';

const withChallenge = z.looseObject({ challenge: z.string() });

interface DeskOnProcess {
  readonly databaseUrl: string;
  readonly deskUrl: string;
}

export interface PasskeyOperator {
  readonly client: DeskClient;
  stepUp(): Promise<void>;
}

/** An operator of a desk in real time: invited and signed in with a passkey. */
export async function openPasskeyOperator(
  { databaseUrl, deskUrl: origin }: DeskOnProcess,
  name: string,
  roles: readonly DeskRole[],
): Promise<PasskeyOperator> {
  const client = new DeskClient(origin);
  const passkey = new SoftwarePasskey();
  const operators = new DeskOperators(databaseUrl, () => Date.now());
  const token = await operators.invite({ name, roles, samePersonAs: null });
  const invite = (await client.call('readInvite', { token })).data['passkey'];
  const created = passkey.create({ challenge: z.parse(withChallenge, invite).challenge, origin });
  await client.call('acceptInvite', { request_id: randomUUID(), token, passkey: created });
  const prove = async (begin: 'beginPasskeySignIn' | 'beginStepUp', end: 'signInPasskey' | 'stepUp'): Promise<void> => {
    const { challenge } = z.parse(withChallenge, (await client.call(begin)).data);
    const { status } = await client.call(end, { passkey: passkey.use({ challenge, origin }) });
    if (status !== 200) throw new Error(`${end} was answered with ${status}`);
  };
  await prove('beginPasskeySignIn', 'signInPasskey');
  return { client, stepUp: () => prove('beginStepUp', 'stepUp') };
}
