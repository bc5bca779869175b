import { roundNumeral } from '@clutchline/domain';
import { marketTitle } from '@clutchline/i18n';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

import { useOddText } from '../../i18n/use-odd-text';
import { type Texts, useT, useTexts } from '../../i18n/use-texts';
import { type AnnouncedBet, type Announcement, useAnnouncementLog, useMoney, usePaidNotice } from '../../state';
import { useTopSheet } from '../../ui/open-sheets';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/button';
import { usePickTitle, useWholePickTitle } from '../common/use-titles';
import { problemText, reasonText } from '../slip/reason-text';
import { AppLink } from '../common/app-link';
import { lazyPart } from '../common/lazy-part';
import styles from './announcements.module.css';

const OverScreens = lazyPart(async () => {
  const [{ withContentTexts }, { OverScreens: Shown }] = await Promise.all([
    import('../common/texts/content-texts'),
    import('../frame/over-screens'),
  ]);
  return withContentTexts(Shown);
});

/** The app's one live region (U3). It exists before its content, so that screen readers announce each entry once. */
export function Announcements() {
  const sheet = useTopSheet();
  return (
    <>
      <Log />
      {sheet !== null && createPortal(<NewEntries />, sheet)}
      <OverScreens />
      <PaidNotice isCovered={sheet !== null} />
    </>
  );
}

/** For an open modal sheet: the region outside of it is inert, so screen readers do not announce its entries. */
function NewEntries() {
  const [after] = useState(useAnnouncementLog().at(-1)?.id ?? 0);
  return <Log after={after} />;
}

/** @param after id of the last entry to leave out. */
function Log({ after = Number.NEGATIVE_INFINITY }: { readonly after?: number }) {
  const textOf = useAnnouncementText();
  const entries = useAnnouncementLog().filter(({ id }) => id > after);
  return (
    <VisuallyHidden>
      <span role="log" aria-live="polite" aria-relevant="additions">
        {entries.map((entry) => (
          <span key={entry.id}>{textOf(entry)} </span>
        ))}
      </span>
    </VisuallyHidden>
  );
}

function useAnnouncementText(): (announcement: Announcement) => string {
  const texts = useTexts();
  const { t } = texts;
  const oddText = useOddText();
  const betText = useBetText();
  const refusalText = useRefusalText();
  const title = usePickTitle();
  return (entry) => {
    if (entry.kind === 'bet') return betText(entry.moment, entry.bet);
    if (entry.kind === 'refusal') return refusalText(entry);
    if (entry.kind === 'freshness') return freshnessText(texts, entry.staleSince);
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

function useRefusalText(): (refusal: Extract<Announcement, { kind: 'refusal' }>) => string {
  const { t, format } = useTexts();
  const money = useMoney();
  const title = usePickTitle();
  const wholeTitle = useWholePickTitle();
  return ({ picks, isCombo, concerned, problem }) => {
    const isPart = concerned.length > 0 && concerned.length < picks.length;
    const about = isPart ? `${concerned.map((pick) => title(pick, picks)).join(', ')}: ` : '';
    return t('announce.rejected', {
      bet: isCombo && picks.length > 1 ? t('bets.parlay', { count: picks.length }) : picks.map(wholeTitle).join(', '),
      reason: `${about}${problemText(t, problem, { money, time: format.dateTime })}`,
    });
  };
}

const freshnessText = ({ t, format }: Texts, since: number | null): string =>
  since === null ? t('frame.prices_live') : t('frame.prices_stale', { time: format.clock(since) });

function useBetText(): (moment: Extract<Announcement, { kind: 'bet' }>['moment'], bet: AnnouncedBet) => string {
  const { t, format } = useTexts();
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
      reason: bet.problem === null ? '' : problemText(t, bet.problem, { money: shown, time: format.dateTime }),
    });
  };
}

/** Ms without pointer and focus. */
const SHOWN_MS = 8_000;

/**
 * Without motion or sound (U3); the live region announces it.
 *
 * @param isCovered by a modal sheet: the time begins when it closes.
 */
function PaidNotice({ isCovered }: { readonly isCovered: boolean }) {
  const t = useT();
  const money = useMoney();
  const { paid, dismiss } = usePaidNotice();
  const [isPaused, setPaused] = useState(false);
  const id = paid?.id ?? null;
  useEffect(() => {
    if (id === null || isPaused || isCovered) return undefined;
    const timer = setTimeout(dismiss, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id, isPaused, isCovered, dismiss]);
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
