import { sheetHead, sheetPlay, type SheetPlay } from '@clutchline/contract/desk';
import { Badge } from '@clutchline/web/ui/badge';
import { Button } from '@clutchline/web/ui/button';
import { EmptyState } from '@clutchline/web/ui/empty-state';
import { useMemo, useState } from 'react';

import { ChangeLocksDialog, type NamedSubject } from '../../acts/change-locks-dialog';
import { useRest } from '../../app/place';
import { useMe, useRight } from '../../app/use-desk';
import { idOf } from '../../live/ids';
import { LockBadges } from '../../live/lock-badges';
import { MatchState } from '../../live/match-state';
import { parseValue } from '../../live/push/parse-value';
import { useTopic } from '../../live/push/use-topic';
import { useNames } from '../../live/use-names';
import { useT } from '../../texts/use-texts';
import { Page } from '../../ui/page';
import { Sheet } from './sheet';
import type { SheetAct } from './sheet-part';
import { SHEET_PARTS } from './sheet-parts';

type Action = 'lock' | 'unlock';

interface Open {
  readonly action: Action;
  readonly subjects: readonly NamedSubject[];
}

/** The sheet of one match, as the server pushes it (DESK-15). */
export default function Match() {
  const [id = ''] = useRest();
  const t = useT();
  const gameId = idOf(id);
  if (gameId === null) return <EmptyState icon="search" heading="h1" title={t('match.unknown')} />;
  return <MatchOf key={id} gameId={gameId} />;
}

function MatchOf({ gameId }: { readonly gameId: number }) {
  const t = useT();
  const { teams, market, nameOf } = useNames();
  const { values, isStale, refusal } = useTopic(`match:${gameId}`);
  const [open, setOpen] = useState<Open | null>(null);
  const [act, setAct] = useState<SheetAct | null>(null);
  const may = { lock: useRight('suspend'), unlock: useRight('resume') };
  const head = useMemo(() => parseValue(sheetHead, values.get('head')), [values]);
  const plays = useMemo(() => playsOf(values), [values]);
  if (refusal !== null) return <EmptyState icon="search" heading="h1" title={t('match.unknown')} />;
  if (head === null)
    return (
      <Page title={t('match.title')} isStale={isStale}>
        {t('common.loading')}
      </Page>
    );

  const change = (action: Action, subjects: readonly NamedSubject[]): void => {
    if (may[action] && subjects.length > 0) setOpen({ action, subjects });
  };
  const whole: readonly NamedSubject[] = [
    { subject: { scope: 'match', id: gameId, kind: 'suspend' }, name: teams(head) },
  ];
  const changePlays = (action: Action, chosen: readonly SheetPlay[]): void =>
    change(
      action,
      chosen.map((play) => ({
        ...{ subject: { scope: 'play' as const, id: play.play_id, kind: 'suspend' as const }, name: market(play) },
      })),
    );
  const isLocked = head.locks.some(({ scope, kind }) => scope === 'match' && kind === 'suspend');
  const action = isLocked ? 'unlock' : 'lock';
  return (
    <Page
      title={teams(head)}
      about={
        <>
          {nameOf(head.game_names)} · {nameOf(head.event_names)} · <MatchState match={head} />{' '}
          <LockBadges locks={head.locks} /> <OtherWatchers names={head.watchers} />
        </>
      }
      isStale={isStale}
      tools={
        // One button, which keeps the focus.
        may[action] && (
          <Button look={isLocked ? 'plain' : 'danger'} onPress={() => change(action, whole)}>
            {t(`match.${action}_match`)}
          </Button>
        )
      }
    >
      <Sheet head={head} plays={plays} mayChoose={may.lock} onChange={changePlays} onAct={setAct} />
      {SHEET_PARTS.map(
        ({ Panel, keys = [] }, place) =>
          Panel !== undefined && (
            <Panel
              key={place}
              head={head}
              plays={plays}
              act={act !== null && keys.includes(act.key) ? act : null}
              onActed={() => setAct(null)}
            />
          ),
      )}
      {open !== null && <ChangeLocksDialog {...open} onDone={() => undefined} onClose={() => setOpen(null)} />}
    </Page>
  );
}

/** Operators who have the sheet open too. */
function OtherWatchers({ names }: { readonly names: readonly string[] }) {
  const t = useT();
  const { name: own } = useMe();
  const others = names.filter((name) => name !== own);
  return others.length > 0 && <Badge tone="accent">{t('match.watchers', { names: others.join(', ') })}</Badge>;
}

/** In the order of the page of the match. */
function playsOf(values: ReadonlyMap<string, unknown>): readonly SheetPlay[] {
  const plays = [...values].flatMap(([key, value]) => {
    const play = key.startsWith('play:') ? parseValue(sheetPlay, value) : null;
    return play === null ? [] : [play];
  });
  return plays.toSorted((one, other) => one.round - other.round || one.play_id - other.play_id);
}
