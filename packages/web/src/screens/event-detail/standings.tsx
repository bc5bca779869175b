import { useTexts } from '../../i18n/use-texts';
import { type EventData, placeOfTeam, type ShownStandings } from '../../state';
import { Crest } from '../../ui/art/crest';
import { Skeleton } from '../../ui/skeleton';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { NameText } from '../common/names/name-text';
import pageStyles from '../common/page.module.css';
import { lazyPart } from '../common/lazy-part';
import { PlaceLink } from '../common/place-link';
import type { EventPartProps } from './event-parts';
import { type EventNames, useEventNames } from '../common/matches/event-names';
import styles from './event-detail.module.css';

const SwissRounds = lazyPart(async () => (await import('./swiss-rounds')).SwissRounds);

type Stage = EventData['stages'][number];

const RULES = [
  'points',
  'match_wins',
  'match_diff',
  'map_diff',
  'map_wins',
  'h2h_match',
  'h2h_map_diff',
  'buchholz_wins',
  'buchholz_diff',
  'seed',
  'tie_break_match',
] as const;

/** If the organizer states none (EVENT-3). */
const DEFAULT_RULES = ['match_wins', 'h2h_match', 'map_diff'] as const;

/** The name of a rule; the code of one that is not known here (bad input row 182). */
function useRuleName(): (code: string) => string {
  const { t } = useTexts();
  return (code) => {
    const rule = RULES.find((known) => known === code);
    return rule === undefined ? code : t(`event.rule_${rule}`);
  };
}

/** EVENT-2, EVENT-3. */
export function Standings({ data, event, shown }: EventPartProps) {
  const names = useEventNames(data);
  return data.stages
    .filter(({ standings }) => standings.length > 0)
    .map((stage) => {
      const standings = shown.standings.get(stage.stage_id) ?? null;
      return (
        <section key={stage.stage_id} className={pageStyles['part']}>
          <h2>{names.stage(stage.stage_id)}</h2>
          {standings === null ? (
            <Skeleton width="100%" height="14rem" />
          ) : (
            <Table stage={stage} standings={standings} names={names} />
          )}
          <Rules stage={stage} />
          {stage.rounds !== undefined && <SwissRounds eventId={event.event_id} rounds={stage.rounds} />}
        </section>
      );
    });
}

interface TableProps {
  readonly stage: Stage;
  readonly standings: ShownStandings;
  readonly names: EventNames;
}

/** Only columns that the stage uses. */
function Table({ stage, standings: { rows, hiddenIds }, names }: TableProps) {
  const { t, format } = useTexts();
  const hasDraws = rows.some(({ matches: [, drawn] }) => drawn > 0);
  const isBegun = rows.some(({ matches }) => matches.some((count) => count > 0));
  const hasPoints = stage.points === 'by_score';
  return (
    <>
      {hiddenIds.length > 0 && (
        <p className={pageStyles['quiet']}>{t('event.not_counted', { count: hiddenIds.length })}</p>
      )}
      <table className={styles['table']} aria-label={names.stage(stage.stage_id)}>
        <thead>
          <tr>
            <Column short="#" name={t('event.row_place')} />
            <th scope="col">{t('event.team')}</th>
            <Column short={t('event.won_short')} name={t('event.won')} />
            {hasDraws && <Column short={t('event.drawn_short')} name={t('event.drawn')} />}
            <Column short={t('event.lost_short')} name={t('event.lost')} />
            <Column short={t('event.maps_short')} name={t('event.maps')} />
            <Column short="±" name={t('event.map_diff')} />
            {hasPoints && <Column short={t('event.points_short')} name={t('event.points')} />}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.teamId}>
              <td>{row.place}</td>
              <th scope="row">
                <TeamCell row={row} name={names.team(row.teamId)} isBegun={isBegun} />
              </th>
              {row.matches.map((count, index) => (index === 1 && !hasDraws ? null : <td key={index}>{count}</td>))}
              <td>{row.maps.join('–')}</td>
              <td>{signed(format.number(row.maps[0] - row.maps[1]))}</td>
              {hasPoints && <td>{row.points}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const signed = (text: string): string =>
  text.startsWith('-') ? `−${text.slice(1)}` : text === '0' ? text : `+${text}`;

function Column({ short, name }: { readonly short: string; readonly name: string }) {
  return (
    <th scope="col" title={name}>
      <span aria-hidden="true">{short}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </th>
  );
}

interface TeamCellProps {
  readonly row: ShownStandings['rows'][number];
  readonly name: string;
  /** Before the first result the order of the rules says enough. */
  readonly isBegun: boolean;
}

/** With the rule that separated it from teams with the same record. */
function TeamCell({ row: { teamId, isShared, decidedBy }, name, isBegun }: TeamCellProps) {
  const { t } = useTexts();
  const ruleName = useRuleName();
  return (
    <span className={styles['cell']}>
      <Crest id={teamId} />
      <span>
        <PlaceLink to={placeOfTeam(teamId)}>
          <NameText text={name} />
        </PlaceLink>
        {isBegun && isShared && <span className={pageStyles['fact']}>{t('event.shared')}</span>}
        {isBegun && !isShared && decidedBy !== null && (
          <span className={pageStyles['fact']}>{t('event.decided_by', { rule: ruleName(decidedBy) })}</span>
        )}
      </span>
    </span>
  );
}

/** The order of the rules, and which stated ones do not apply. */
function Rules({ stage }: { readonly stage: Stage }) {
  const { t } = useTexts();
  const ruleName = useRuleName();
  const isStated = stage.tie_breakers.length > 0;
  const order = [
    ...(stage.points === 'by_score' ? ['points'] : []),
    ...(isStated ? stage.tie_breakers : DEFAULT_RULES),
  ];
  const rules = order.map(ruleName).join(' › ');
  return (
    <>
      <p className={pageStyles['quiet']}>{t(isStated ? 'event.rules' : 'event.rules_unknown', { rules })}</p>
      {stage.skipped_tie_breakers.length > 0 && (
        <p className={pageStyles['quiet']}>
          {t('event.rules_skipped', { rules: stage.skipped_tie_breakers.map(ruleName).join(', ') })}
        </p>
      )}
    </>
  );
}
