import type { Language } from '@clutchline/contract';
import type { ReactNode } from 'react';

import { useTexts } from '../../i18n/use-texts';
import { type EventData, placeOfTeam } from '../../state';
import { Country, countryName } from '../common/names/country';
import pageStyles from '../common/page.module.css';
import { lazyPart } from '../common/lazy-part';
import { PlaceLink } from '../common/place-link';
import { useDateRange } from '../common/use-date-range';
import type { EventPartProps } from './event-parts';
import { optionalText, useEventNames } from '../common/matches/event-names';
import styles from './event-detail.module.css';

/** Prices need much code, and few events have champion plays. */
const EventChampion = lazyPart(async () => (await import('./event-champion')).EventChampion, null, 'screen');

type Details = NonNullable<EventData['details']>;

/** EVENT-1. What the source does not state is left out. */
export function Overview({ data, event, shown }: EventPartProps) {
  const { details, stages } = data;
  return (
    <>
      {details !== null && <Facts details={details} />}
      {stages.length > 0 && <Stages data={data} />}
      {details?.prize !== undefined && details.prize !== null && (
        <Prize prize={details.prize} data={data} isHidden={shown.hasHidden} />
      )}
      {data.champion_game_ids.length > 0 && <EventChampion eventId={event.event_id} isHidden={shown.hasHidden} />}
    </>
  );
}

function Facts({ details }: { readonly details: Details }) {
  const { t, language } = useTexts();
  const { suffix, bcp47 } = language;
  const dates = useDateRange(details.starts_at, details.ends_at);
  const venue = [optionalText(details, 'venue_name', suffix), optionalText(details, 'city_name', suffix)];
  if (details.is_online === 1) venue.push(t('event.online'));
  const rows: readonly (readonly [string, ReactNode])[] = [
    [t('event.dates'), dates ?? ''],
    [t('event.venue'), [...new Set(venue.filter((part) => part !== ''))].join(' · ')],
    [t('event.country'), hasName(language, details) && <Country code={details.country} />],
    [t('event.organizer'), optionalText(details, 'organizer_name', suffix)],
    [t('event.format'), optionalText(details, 'format', suffix)],
    [t('event.tier'), details.tier?.toUpperCase() ?? ''],
    [t('event.prize_pool'), details.prize === null ? '' : money(bcp47, details.prize.amount, details.prize.currency)],
  ];
  const stated = rows.filter(([, content]) => content !== '' && content !== false);
  if (stated.length === 0) return null;
  return (
    <dl className={styles['facts']}>
      {stated.map(([name, content]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{content}</dd>
        </div>
      ))}
    </dl>
  );
}

const hasName = (language: Language, details: Details): details is Details & { readonly country: string } =>
  details.country !== null && countryName(language, details.country) !== undefined;

/** In its own currency, whole units. */
function money(locale: string, amount: number | null, currency: string): string {
  if (amount === null) return '';
  return new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount);
}

function Stages({ data }: { readonly data: EventData }) {
  const { t } = useTexts();
  const names = useEventNames(data);
  return (
    <Part title={t('event.stages')}>
      <ol className={styles['stages']}>
        {data.stages.map((stage) => (
          <li key={stage.stage_id}>
            <strong>{names.stage(stage.stage_id)}</strong>
            {names.stage(stage.stage_id) !== t(`event.kind_${stage.kind}`) && (
              <span className={pageStyles['fact']}>{t(`event.kind_${stage.kind}`)}</span>
            )}
            <StageDates from={stage.starts_at} to={stage.ends_at} />
          </li>
        ))}
      </ol>
    </Part>
  );
}

function StageDates({ from, to }: { readonly from: number; readonly to: number }) {
  return <span className={pageStyles['fact']}>{useDateRange(from, to)}</span>;
}

interface PrizeProps {
  readonly prize: NonNullable<Details['prize']>;
  readonly data: EventData;
  /** Places would reveal results. */
  readonly isHidden: boolean;
}

/** "1", "5–8"; with the team in a place once it is decided. */
function Prize({ prize, data, isHidden }: PrizeProps) {
  const { t, language } = useTexts();
  const names = useEventNames(data);
  const hasTeams = !isHidden && prize.shares.some(({ team_id }) => team_id !== null);
  if (prize.shares.length === 0) return null;
  return (
    <Part title={t('event.prize_shares')}>
      <table className={`${styles['table']} ${styles['prizes']}`}>
        <thead>
          <tr>
            <th scope="col">{t('event.place')}</th>
            <th scope="col">{t('event.prize')}</th>
            {hasTeams && <th scope="col">{t('event.team')}</th>}
          </tr>
        </thead>
        <tbody>
          {prize.shares.map((share) => (
            <tr key={share.first}>
              <th scope="row">{share.first === share.last ? share.first : `${share.first}–${share.last}`}</th>
              <td>
                {[money(language.bcp47, share.amount, prize.currency), optionalText(share, 'prize', language.suffix)]
                  .filter((part) => part !== '')
                  .join(' + ')}
              </td>
              {hasTeams && (
                <td>
                  {share.team_id !== null && (
                    <PlaceLink to={placeOfTeam(share.team_id)}>{names.team(share.team_id)}</PlaceLink>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {prize.is_partial === 1 && <p className={pageStyles['quiet']}>{t('event.partial')}</p>}
    </Part>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={pageStyles['part']}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
