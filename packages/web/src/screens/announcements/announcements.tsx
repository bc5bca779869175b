import { roundNumeral } from '@clutchline/domain';
import { marketTitle } from '@clutchline/i18n';
import { useEffect, useState } from 'react';

import { useOddText } from '../../i18n/use-odd-text';
import { useT } from '../../i18n/use-texts';
import { type AnnouncedBet, type Announcement, useAnnouncementLog, useMoney, usePaidNotice } from '../../state';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/button';
import { usePickTitle, useWholePickTitle } from '../common/use-titles';
import { reasonText } from '../slip/reason-text';
import { AppLink } from '../common/app-link';
import styles from './announcements.module.css';

/** The app's one live region (U3). It exists before its content, so that screen readers announce each entry once. */
export function Announcements() {
  const textOf = useAnnouncementText();
  return (
    <>
      <VisuallyHidden>
        <span role="log" aria-live="polite" aria-relevant="additions">
          {useAnnouncementLog().map((entry) => (
            <span key={entry.id}>{textOf(entry)} </span>
          ))}
        </span>
      </VisuallyHidden>
      <PaidNotice />
    </>
  );
}

function useAnnouncementText(): (announcement: Announcement) => string {
  const t = useT();
  const oddText = useOddText();
  const betText = useBetText();
  const title = usePickTitle();
  return (entry) => {
    if (entry.kind === 'bet') return betText(entry.moment, entry.bet);
    const among = entry.among ?? [];
    if (entry.kind === 'prices') {
      const sentences = entry.moves.map(({ item, was, odd, problem }) => {
        const moved = t('announce.moved', { pick: title(item, among), was: oddText(was), odd: oddText(odd) });
        return problem === null ? moved : `${moved}. ${reasonText(t, problem)}`;
      });
      return sentences.join('; ');
    }
    const pick = title(entry.item, among);
    if (entry.change === 'removed') return t('slip-tools.removed', { pick });
    const market = marketTitle(t, entry.item.play, roundNumeral(entry.item.play.round, t.langId));
    return entry.replaced === null
      ? t('announce.added', { pick, market, count: entry.count })
      : t('announce.replaced', { pick, market, other: title(entry.replaced, among) });
  };
}

function useBetText(): (moment: Extract<Announcement, { kind: 'bet' }>['moment'], bet: AnnouncedBet) => string {
  const t = useT();
  const money = useMoney();
  const oddText = useOddText();
  const wholeTitle = useWholePickTitle();
  return (moment, { picks: [first, ...others], ...bet }) => {
    const title = others.length > 0 ? t('bets.parlay', { count: others.length + 1 }) : '';
    const name = first === undefined || title !== '' ? title : wholeTitle(first);
    const shown = (amount: string): string => money(amount, bet.currencyId ?? undefined);
    return t(`announce.${moment}`, {
      bet: name,
      stake: shown(bet.stake),
      amount: shown(bet.amount),
      odds: bet.odds === null ? 'none' : oddText(bet.odds),
      reason: bet.reason === null ? '' : reasonText(t, bet.reason),
    });
  };
}

/** Ms without pointer and focus. */
const SHOWN_MS = 8_000;

/** Without motion or sound (U3); the live region speaks it. */
function PaidNotice() {
  const t = useT();
  const money = useMoney();
  const { paid, dismiss } = usePaidNotice();
  const [isPaused, setPaused] = useState(false);
  const id = paid?.id ?? null;
  useEffect(() => {
    if (id === null || isPaused) return undefined;
    const timer = setTimeout(dismiss, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id, isPaused, dismiss]);
  if (paid === null) return null;
  const amount = money(paid.amount, paid.currencyId ?? undefined);
  return (
    <div className={styles['place']}>
      <div
        className={styles['notice']}
        data-won={paid.moment === 'won'}
        onPointerEnter={() => setPaused(true)}
        onPointerLeave={() => setPaused(false)}
        onFocus={() => setPaused(true)}
        onBlur={() => setPaused(false)}
      >
        <Icon name="check" size={18} />
        <AppLink className={styles['text']} screen="/bets">
          {t(paid.moment === 'won' ? 'announce.paid' : 'announce.given_back', { amount })}
        </AppLink>
        <IconButton icon="close" size={16} label={t('common.close')} onPress={dismiss} />
      </div>
    </div>
  );
}
