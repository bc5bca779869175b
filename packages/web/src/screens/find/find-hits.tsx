import { localizedText, type SearchHit } from '@clutchline/contract';
import { useLayoutEffect, useRef } from 'react';

import { useTexts } from '../../i18n/use-texts';
import { useNow } from '../../state';
import { Badge } from '../../ui/badge';
import { Crest } from '../../ui/art/crest';
import { FollowToggle } from '../common/follow-toggle';
import { useGameNames } from '../common/game-field';
import styles from './find.module.css';

interface FindHitsProps {
  readonly id: string;
  readonly rows: readonly SearchHit[];
  readonly active: number;
  readonly optionId: (index: number) => string;
  readonly onChoose: (hit: SearchHit) => void;
}

const KINDS = ['team', 'event'] as const;

/** Teams, then events. The grid stays in the document for the combobox. */
export function FindHits({ id, rows, active, optionId, onChoose }: FindHitsProps) {
  const { t } = useTexts();
  return (
    <div id={id} role="grid" aria-label={t('find.label')} className={styles['hits']} hidden={rows.length === 0}>
      {KINDS.map((kind) => {
        const own = rows.filter((hit) => hit.kind === kind);
        if (own.length === 0) return null;
        return (
          <div key={kind} role="rowgroup" aria-label={t(`find.${kind}s`)}>
            <p aria-hidden="true" className={styles['kind']}>
              {t(`find.${kind}s`)}
            </p>
            {own.map((hit) => {
              const index = rows.indexOf(hit);
              return (
                <Hit
                  key={optionId(index)}
                  id={optionId(index)}
                  hit={hit}
                  isActive={index === active}
                  onChoose={() => onChoose(hit)}
                />
              );
            })}
          </div>
        );
      })}
    </div>
  );
}

interface HitProps {
  readonly id: string;
  readonly hit: SearchHit;
  readonly isActive: boolean;
  readonly onChoose: () => void;
}

/** Crest, name, the name that was found if it is another one, game, next match; a team can be followed (FOLLOW-1). */
function Hit({ id, hit, isActive, onChoose }: HitProps) {
  const { language } = useTexts();
  const games = useGameNames();
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  const game = games.find(({ value }) => value === hit.game_type_id)?.text;
  const name = localizedText(hit, 'name', language.suffix);
  return (
    <div
      ref={row}
      role="row"
      aria-selected={isActive}
      data-active={isActive}
      className={styles['row']}
      // The focus stays in the field.
      onPointerDown={(event) => event.preventDefault()}
    >
      <div id={id} role="gridcell" className={styles['hit']} onClick={onChoose}>
        {hit.kind === 'team' ? (
          <Crest id={hit.team_id} size={32} />
        ) : (
          <Crest id={hit.event_id} eventName={hit.name_en} size={32} />
        )}
        <span className={styles['names']}>
          <span>
            <strong>{name}</strong>
            {hit.alias !== null && <span className={styles['quiet']}> {hit.alias}</span>}
          </span>
          <span className={styles['about']}>
            {game}
            <Next hit={hit} />
          </span>
        </span>
      </div>
      {hit.kind === 'team' && (
        <div role="gridcell">
          <FollowToggle teamId={hit.team_id} name={name} id={`${id}-follow`} />
        </div>
      )}
    </div>
  );
}

function Next({ hit }: Pick<HitProps, 'hit'>) {
  const { t, format } = useTexts();
  const now = useNow();
  if (hit.is_live === 1) return <Badge tone="live">{t('status.match_live')}</Badge>;
  if (hit.next_start === null) return null;
  return <span>{format.relative(hit.next_start, now)}</span>;
}
