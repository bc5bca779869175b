import { Fragment, type ReactNode } from 'react';

import styles from './name-text.module.css';

const THAI = /[\u0e00-\u0e7f]/;

/** Of a team or an event. Browsers break Thai by a dictionary, which lacks names, so the words of one are boxes (LANG-7). */
export function NameText({ text }: { readonly text: string }): ReactNode {
  if (!THAI.test(text)) return text;
  return text.split(' ').map((word, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className={styles['word']}>{word}</span>
    </Fragment>
  ));
}
