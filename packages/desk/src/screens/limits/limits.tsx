import type { WireScope } from '@clutchline/contract/desk';
import { Badge } from '@clutchline/web/ui/badge';
import { Button } from '@clutchline/web/ui/button';
import { CheckboxRow } from '@clutchline/web/ui/checkbox-row';
import { useState } from 'react';

import { reasonText } from '../../acts/reasons';
import { useRest } from '../../app/place';
import { useRead, useRight } from '../../app/use-desk';
import { idOf } from '../../live/ids';
import { useTexts } from '../../texts/use-texts';
import { type DeskColumn, DeskTable } from '../../ui/desk-table';
import { Page } from '../../ui/page';
import { Wrapped } from '../../ui/wrapped';
import { EndLimitDialog } from './end-limit-dialog';
import { ANYWHERE, type LimitRule, useLimitTexts } from '../../live/limit-texts';
import { ScopeFields } from './scope-fields';
import { SetLimitDialog } from './set-limit-dialog';

type Open =
  { readonly kind: 'set'; readonly rule: LimitRule | null } | { readonly kind: 'end'; readonly rule: LimitRule };

const AGAIN_MS = 5_000;

/** Rules of limits: who set them, what they were, and until when (DESK-11). `#/limits/<account>`: of a player. */
export default function Limits() {
  const [accountId = ''] = useRest();
  return <LimitRules key={accountId} accountId={idOf(accountId)} />;
}

/** @param accountId of the player whose rules are shown first; null: all rules */
function LimitRules({ accountId }: { readonly accountId: number | null }) {
  const { t, format } = useTexts();
  const [scope, setScope] = useState<WireScope>({ ...ANYWHERE, account_id: accountId });
  const [ended, setEnded] = useState(false);
  const { data, isStale, refusal, readAgain } = useRead('limits', { scope, ended }, AGAIN_MS);
  const texts = useLimitTexts(data?.names);
  const mayChange = useRight('limit_down');
  const [open, setOpen] = useState<Open | null>(null);
  const change = (rule: LimitRule): void => {
    if (mayChange && rule.ended_at === null) setOpen({ kind: 'set', rule });
  };
  const columns: readonly DeskColumn<LimitRule>[] = [
    { id: 'scope', head: t('limits.scope'), cell: (rule) => texts.scope(rule.scope) },
    { id: 'kind', head: t('limits.kind'), cell: ({ kind }) => texts.kind(kind) },
    {
      id: 'value',
      head: t('limits.value'),
      cell: (rule) => texts.value(rule.kind, rule.value, rule.scope.currency_id),
      isNumeric: true,
    },
    {
      id: 'until',
      head: t('limits.until'),
      cell: ({ until, ended_at, ended_by }) =>
        ended_at === null ? (
          (until !== null && format.dateTime(until)) || t('limits.open_end')
        ) : (
          <Badge tone="warn">{t('limits.ended', { name: ended_by ?? '', at: format.dateTime(ended_at) })}</Badge>
        ),
    },
    { id: 'reason', head: t('reasons.reason'), cell: ({ reason }) => <Wrapped>{reasonText(t, reason)}</Wrapped> },
    { id: 'by', head: t('limits.set_by'), cell: ({ set_by }) => set_by },
    { id: 'at', head: t('limits.set_at'), cell: ({ set_at }) => format.dateTime(set_at), isNumeric: true },
    {
      id: 'act',
      head: t('common.actions'),
      cell: (rule) =>
        mayChange &&
        rule.ended_at === null && (
          <>
            <Button onPress={() => change(rule)}>{t('limits.change')}</Button>{' '}
            <Button look="quiet" onPress={() => setOpen({ kind: 'end', rule })}>
              {t('limits.end')}
            </Button>
          </>
        ),
    },
  ];
  const close = { onDone: () => void readAgain(), onClose: () => setOpen(null) };
  return (
    <Page
      title={t('limits.title')}
      about={data !== null && t('limits.count', { count: data.rules.length })}
      isStale={isStale}
      refusal={refusal}
      tools={
        <>
          <CheckboxRow text={t('limits.with_ended')} checked={ended} onToggle={() => setEnded(!ended)} />
          {mayChange && <Button onPress={() => setOpen({ kind: 'set', rule: null })}>{t('limits.set')}</Button>}
        </>
      }
    >
      <ScopeFields scope={scope} onChange={setScope} />
      <DeskTable
        label={t('limits.title')}
        columns={columns}
        rows={data?.rules ?? []}
        idOf={({ rule_id }) => rule_id}
        empty={data === null ? t('common.loading') : t('limits.none')}
        keys={{ e: change }}
      />
      {open?.kind === 'set' && <SetLimitDialog rule={open.rule} scope={scope} {...close} />}
      {open?.kind === 'end' && <EndLimitDialog rule={open.rule} {...close} />}
    </Page>
  );
}
