import type { DeskAnswer } from '@clutchline/contract/desk';
import { Badge } from '@clutchline/web/ui/badge';
import { Banner } from '@clutchline/web/ui/banner';
import { Button } from '@clutchline/web/ui/button';
import { useState } from 'react';
import { useStore } from 'zustand';

import { createPasskey } from '../../access/passkeys';
import { callFault } from '../../acts/write-fault';
import { useDesk, useMe, useRead } from '../../app/use-desk';
import { useTexts } from '../../texts/use-texts';
import { type DeskColumn, DeskTable } from '../../ui/desk-table';
import { Facts } from '../../ui/facts';
import { Page } from '../../ui/page';
import { Panel } from '../../ui/panel';

type OwnSession = DeskAnswer<'mySessions'>[number];

const AGAIN_MS = 10_000;

/** Own sessions, and passkeys unless operators sign in at an identity provider. */
export default function Account() {
  const { calls, provider } = useDesk();
  const signsInHere = useStore(provider, ({ name }) => name === null);
  const me = useMe();
  const { t, format } = useTexts();
  const { data, isStale, refusal, readAgain } = useRead('mySessions', {}, AGAIN_MS);
  const [fault, setFault] = useState<string | null>(null);
  const [isEnding, setEnding] = useState(false);
  const sessions = data ?? [];

  async function endOthers(): Promise<void> {
    setEnding(true);
    setFault(callFault(t, await calls.call('endOtherSessions', {})));
    await readAgain();
    setEnding(false);
  }

  const columns: readonly DeskColumn<OwnSession>[] = [
    { id: 'id', head: t('account.session'), cell: ({ session_id }) => session_id, isNumeric: true },
    { id: 'since', head: t('account.since'), cell: ({ created_at }) => format.dateTime(created_at), isNumeric: true },
    { id: 'used', head: t('account.used'), cell: ({ last_used_at }) => format.clock(last_used_at), isNumeric: true },
    { id: 'network', head: t('account.network'), cell: ({ network }) => network ?? '–' },
    {
      id: 'this',
      head: t('account.mark'),
      cell: ({ is_this }) => is_this && <Badge tone="accent">{t('account.this')}</Badge>,
    },
  ];
  return (
    <Page title={t('account.title')} isStale={isStale} refusal={refusal}>
      <Panel title={me.name}>
        <Facts
          facts={[
            [t('account.roles'), me.roles.map((role) => t(`roles.${role}`)).join(', ')],
            [t('account.ends'), format.dateTime(me.ends_at)],
          ]}
        />
      </Panel>
      <Panel
        title={t('account.sessions')}
        tools={
          <Button busy={isEnding} disabled={!isEnding && sessions.length < 2} onPress={() => void endOthers()}>
            {t('account.end_others')}
          </Button>
        }
      >
        <div role="alert">{fault !== null && <Banner tone="down">{fault}</Banner>}</div>
        <DeskTable
          label={t('account.sessions')}
          columns={columns}
          rows={sessions}
          idOf={({ session_id }) => session_id}
          empty={t('common.loading')}
        />
      </Panel>
      {signsInHere && <AddPasskey />}
    </Page>
  );
}

function AddPasskey() {
  const { calls } = useDesk();
  const { t } = useTexts();
  const [outcome, setOutcome] = useState<{ readonly tone: 'up' | 'down'; readonly text: string } | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function make(): Promise<string | null> {
    const options = await calls.call('beginPasskey', {});
    if (options.kind !== 'ok') return callFault(t, options);
    const passkey = await createPasskey(options.data);
    if (passkey === null) return t('access.no_passkey');
    return callFault(t, await calls.call('addPasskey', { passkey }));
  }

  async function add(): Promise<void> {
    setBusy(true);
    const fault = await make();
    setBusy(false);
    setOutcome(fault === null ? { tone: 'up', text: t('account.passkey_added') } : { tone: 'down', text: fault });
  }

  return (
    <Panel title={t('account.passkeys')}>
      <p>{t('account.passkeys_text')}</p>
      <div role="status">{outcome !== null && <Banner tone={outcome.tone}>{outcome.text}</Banner>}</div>
      <div>
        <Button busy={isBusy} onPress={() => void add()}>
          {t('account.add_passkey')}
        </Button>
      </div>
    </Panel>
  );
}
