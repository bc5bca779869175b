import { localizedText } from '@clutchline/contract';

import { useTexts } from '../../i18n/use-texts';
import type { ShownSlot } from '../../state';
import { Badge } from '../../ui/badge';
import { Crest } from '../../ui/art/crest';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { AppLink } from '../common/app-link';
import { NameText } from '../common/names/name-text';
import { SpoilerButton } from '../common/score/spoiler';
import type { BracketParts } from './event-parts';
import styles from './bracket.module.css';

interface BracketMatchProps extends BracketParts {
  readonly slot: ShownSlot;
}

/** Teams, score or time, and where winner and loser go (EVENT-4, EVENT-5). */
export function BracketMatch({ slot, ...parts }: BracketMatchProps) {
  const { t, language } = useTexts();
  const { match, isHidden, isWalkover } = slot;
  const { names, path, selected } = parts;
  const isOnPath = path.has(match.slot);
  const name = localizedText(match, 'slot_name', language.suffix);
  return (
    <article className={styles['match']} aria-label={name} data-path={isOnPath}>
      <header>
        <Name slot={slot} name={name} />
        {isWalkover ? <Badge>{t('results.walkover')}</Badge> : <Start slot={slot} />}
      </header>
      <ul>
        {([0, 1] as const).map((side) => (
          <Side key={side} side={side} slot={slot} {...parts} />
        ))}
      </ul>
      {isHidden && <SpoilerButton gameIds={[match.game_id]} shows="score" />}
      <Ways slot={slot} names={names} />
      {isOnPath && selected !== null && (
        <span className={styles['onPath']}>{t('event.path', { team: names.team(selected) })}</span>
      )}
    </article>
  );
}

/** A match whose teams are not shown has no page yet. */
function Name({ slot: { match, sides }, name }: { readonly slot: ShownSlot; readonly name: string }) {
  if (sides.some(({ teamId }) => teamId === null)) return <span className={styles['name']}>{name}</span>;
  return (
    <AppLink className={styles['name']} screen="match-detail" gameId={match.game_id}>
      {name}
    </AppLink>
  );
}

function Start({ slot: { match } }: { readonly slot: ShownSlot }) {
  const { t, format } = useTexts();
  const { start_time: at, original_start: was, is_time_confirmed } = match;
  if (at === null) return null;
  if (is_time_confirmed === 0) {
    return (
      <span className={styles['quiet']}>
        {format.date(at)} · {t('schedule.unconfirmed')}
      </span>
    );
  }
  return (
    <span className={styles['quiet']}>
      {was !== null && was !== at && <s>{format.dateTime(was)}</s>}{' '}
      <time dateTime={new Date(at).toISOString()}>{format.dateTime(at)}</time>
    </span>
  );
}

interface SideProps extends BracketMatchProps {
  readonly side: 0 | 1;
}

function Side({ slot: { sides, maps, won }, side, names, selected, onSelect }: SideProps) {
  const { t } = useTexts();
  const { teamId, source } = sides[side];
  const isWinner = won === null ? undefined : won === side + 1;
  if (teamId === null) return <li className={styles['open']}>{names.source(source)}</li>;
  const isSelected = selected === teamId;
  return (
    <li data-won={isWinner}>
      <button
        type="button"
        className={styles['team']}
        aria-pressed={isSelected}
        onClick={() => onSelect(isSelected ? null : teamId)}
      >
        <Crest id={teamId} size={20} rival={side === 1 ? (sides[0].teamId ?? undefined) : undefined} />
        <span>
          <NameText text={names.team(teamId)} />
        </span>
      </button>
      {maps !== null && (
        <span className={styles['score']}>
          {maps[side]}
          {isWinner === true && <VisuallyHidden> {t('event.won')}</VisuallyHidden>}
        </span>
      )}
    </li>
  );
}

function Ways({ slot: { match }, names }: Pick<BracketMatchProps, 'slot' | 'names'>) {
  const { t } = useTexts();
  const ways = [
    match.winner_to === null ? '' : t('event.winner_to', { match: names.slot(match.winner_to) }),
    match.loser_to === null ? '' : t('event.loser_to', { match: names.slot(match.loser_to) }),
  ].filter((way) => way !== '');
  return ways.length === 0 ? null : <p className={styles['ways']}>{ways.join(' · ')}</p>;
}
