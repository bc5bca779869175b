import type { ReactNode } from 'react';

import { useT } from '../texts/use-texts';
import { Banner } from '@clutchline/web/ui/banner';
import type { DeskProblem } from '@clutchline/contract/desk';
import styles from './page.module.css';

interface PageProps {
  readonly title: string;
  /** Short, beside the title: a count, a state. */
  readonly about?: ReactNode;
  /** Filters and buttons. */
  readonly tools?: ReactNode;
  /** What is shown may be old: it is grey, and nothing in it can be pressed. */
  readonly isStale?: boolean;
  /** Of the call that fills the page. */
  readonly refusal?: { readonly problem: DeskProblem } | null;
  readonly children: ReactNode;
}

/** Of every screen. */
export function Page({ title, about, tools, isStale = false, refusal = null, children }: PageProps) {
  const t = useT();
  return (
    <section className={styles['page']} data-stale={isStale}>
      <header className={styles['head']}>
        <h1 className={styles['title']}>{title}</h1>
        {about !== undefined && <div className={styles['about']}>{about}</div>}
        {tools !== undefined && (
          <div className={styles['tools']} inert={isStale}>
            {tools}
          </div>
        )}
      </header>
      {isStale && (
        <Banner tone="warn">{refusal === null ? t('common.stale') : t(`problems.${refusal.problem}`)}</Banner>
      )}
      <div className={styles['content']} inert={isStale}>
        {children}
      </div>
    </section>
  );
}
