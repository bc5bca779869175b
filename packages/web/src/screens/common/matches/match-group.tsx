import { localizedText } from '@clutchline/contract';
import type { ReactNode } from 'react';

import { useTexts } from '../../../i18n/use-texts';
import { placeOfEvent } from '../../../state';
import { Crest } from '../../../ui/art/crest';
import { NameText } from '../names/name-text';
import { PlaceLink } from '../place-link';
import type { LineMatch } from './match-line';
import styles from './match-line.module.css';

interface MatchGroupProps {
  /** A match of the event; without it the title is the heading. */
  readonly of?: LineMatch | undefined;
  readonly title?: string;
  readonly heading?: 'h2' | 'h3';
  /** Behind the heading. */
  readonly note?: ReactNode;
  /** `MatchLine`s. */
  readonly children: ReactNode;
}

/** Box of match lines below the name of their event. */
export function MatchGroup({ of, title, heading: Heading = 'h3', note, children }: MatchGroupProps) {
  const { language } = useTexts();
  const stage = of === undefined ? '' : localizedText(of, 'stage_name', language.suffix);
  return (
    <section className={styles['group']}>
      {(of !== undefined || title !== undefined) && (
        <header className={styles['head']}>
          {of !== undefined && <Crest id={of.event_id} eventName={of.event_name_en} />}
          <Heading className={styles['headTitle']}>
            {of === undefined ? (
              title
            ) : (
              <PlaceLink to={placeOfEvent(of.event_id)}>
                <NameText text={localizedText(of, 'event_name', language.suffix)} />
              </PlaceLink>
            )}
            {stage !== '' && <span className={styles['quiet']}> · {stage}</span>}
          </Heading>
          {note}
        </header>
      )}
      <ul>{children}</ul>
    </section>
  );
}
