import { useState } from 'react';

import { useT } from '../../i18n/use-texts';
import { type EventData, pathOf, placeOfTeam, type ShownSlot, useEventPlace } from '../../state';
import { Button, IconButton } from '../../ui/button';
import { PlaceLink } from '../common/place-link';
import { BracketMatch } from './bracket-match';
import { useEventNames } from '../common/matches/event-names';
import type { BracketParts } from './event-parts';
import styles from './bracket.module.css';

const SECTIONS = ['group_a', 'group_b', 'upper', 'lower', 'final', 'third_place'] as const;
type Section = (typeof SECTIONS)[number];

interface BracketProps {
  readonly data: EventData;
  readonly stageId: number;
  readonly slots: readonly ShownSlot[];
}

/** EVENT-4: a list for each round; the path of a selected team is marked by outline and text. */
export function Bracket({ data, stageId, slots }: BracketProps) {
  const t = useT();
  const { place, choose } = useEventPlace();
  const names = useEventNames(data, stageId);
  const selected = place.teamId !== null && names.team(place.teamId) !== '' ? place.teamId : null;
  const path = selected === null ? new Set<number>() : pathOf(slots, selected);
  const parts = { names, path, selected, onSelect: (teamId: number | null) => choose({ teamId }) };
  return (
    <div className={styles['bracket']}>
      <div role="status">
        {selected === null ? (
          <p className={styles['quiet']} tabIndex={-1} data-focus-next>
            {t('event.select_team')}
          </p>
        ) : (
          <div className={styles['chosen']}>
            <strong>{t('event.path', { team: names.team(selected) })}</strong>
            <PlaceLink className={styles['link']} to={placeOfTeam(selected)}>
              {t('event.to_team')}
            </PlaceLink>
            <Button look="quiet" onPress={() => choose({ teamId: null })}>
              {t('event.clear_path')}
            </Button>
          </div>
        )}
      </div>
      {SECTIONS.map((section) => {
        const own = slots.filter(({ match }) => match.section === section);
        return own.length === 0 ? null : <BracketSection key={section} section={section} slots={own} {...parts} />;
      })}
    </div>
  );
}

interface BracketSectionProps extends BracketParts {
  readonly section: Section;
  readonly slots: readonly ShownSlot[];
}

/** Rounds as columns where there is room, else one of them. */
function BracketSection({ section, slots, ...parts }: BracketSectionProps) {
  const t = useT();
  const columns = [...new Set(slots.map(({ match }) => match.column))].sort((a, b) => a - b);
  const rounds = columns.map((column) => slots.filter(({ match }) => match.column === column));
  const [chosen, setChosen] = useState(() => firstOpen(rounds));
  const current = Math.min(chosen, rounds.length - 1);
  const title = t(`event.section_${section}`);
  return (
    <section className={styles['section']} aria-label={title}>
      <header className={styles['head']}>
        <h3>{title}</h3>
        {rounds.length > 1 && (
          <div className={styles['pager']} role="group" aria-label={t('event.rounds')}>
            <Step label={t('event.previous_round')} to={current - 1} count={rounds.length} open={setChosen} />
            <span role="status">
              {current + 1} / {rounds.length}
            </span>
            <Step label={t('event.next_round')} to={current + 1} count={rounds.length} open={setChosen} isNext />
          </div>
        )}
      </header>
      <div className={styles['rounds']}>
        {rounds.map((round, index) => (
          <div key={columns[index]} className={styles['round']} data-current={index === current}>
            {rounds.length > 1 && <h4>{t('event.round', { number: index + 1 })}</h4>}
            <ol>
              {round.map((slot) => (
                <li key={slot.match.slot}>
                  <BracketMatch slot={slot} {...parts} />
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  );
}

/** The first round with a match to come, else the last. */
function firstOpen(rounds: readonly (readonly ShownSlot[])[]): number {
  const open = rounds.findIndex((round) => round.some(({ won, isHidden }) => won === null && !isHidden));
  return open < 0 ? rounds.length - 1 : open;
}

interface StepProps {
  readonly label: string;
  readonly to: number;
  readonly count: number;
  readonly open: (round: number) => void;
  readonly isNext?: boolean;
}

/** At an end it stays, so that the focus does. */
function Step({ label, to, count, open, isNext = false }: StepProps) {
  return (
    <span className={styles['step']} data-next={isNext} data-end={to < 0 || to >= count}>
      <IconButton icon="arrow" label={label} onPress={() => open(Math.max(0, Math.min(count - 1, to)))} />
    </span>
  );
}
