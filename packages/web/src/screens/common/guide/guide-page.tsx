import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';

import { useTopic } from '../../../state';
import { Skeleton } from '../../../ui/skeleton';
import pageStyles from '../page.module.css';
import { isPlainClick } from '../app-link';
import styles from './guide.module.css';

export interface GuidePart {
  /** In the address: `/rules?topic=pools`. */
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

interface GuidePageProps {
  readonly screen: '/rules' | '/help';
  readonly title: string;
  readonly intro?: string;
  readonly contents: string;
  readonly parts: readonly GuidePart[];
}

/** A long text with its contents; each part, and each element with `data-topic`, has an address (HELP-1). */
export function GuidePage({ screen, title, intro, contents, parts }: GuidePageProps) {
  const page = useRef<HTMLDivElement>(null);
  const { topic, href, choose } = useTopic();
  useEffect(() => {
    if (topic !== null) showTopic(page.current, topic);
  }, [topic]);
  const follow = (id: string) => (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    choose(id);
    showTopic(page.current, id);
  };
  return (
    <div ref={page} className={styles['screen']}>
      <h1 className={pageStyles['title']}>{title}</h1>
      {intro !== undefined && <p className={styles['intro']}>{intro}</p>}
      <nav className={styles['contents']} aria-label={contents}>
        <ul>
          {parts.map(({ id, title: text }) => (
            <li key={id}>
              <a href={href(screen, id)} onClick={follow(id)}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {parts.map((part) => (
        <Part key={part.id} part={part} />
      ))}
    </div>
  );
}

function Part({ part: { id, title, content } }: { readonly part: GuidePart }) {
  const titleId = useId();
  return (
    <section className={styles['part']} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles['heading']} data-topic={id} tabIndex={-1}>
        {title}
      </h2>
      {content}
    </section>
  );
}

function showTopic(page: HTMLElement | null, topic: string): void {
  const target = page?.querySelector<HTMLElement>(`[data-topic="${topic}"]`);
  target?.scrollIntoView({ block: 'start' });
  target?.focus({ preventScroll: true });
}

export function Sentences({ texts }: { readonly texts: readonly string[] }) {
  return (
    <ul className={styles['sentences']}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

export function GuideSkeleton() {
  return (
    <div className={styles['screen']} aria-busy="true">
      <Skeleton width="12rem" height="1.75rem" />
      <Skeleton width="100%" height="7rem" />
      <Skeleton width="100%" height="24rem" />
    </div>
  );
}
