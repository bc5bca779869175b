import { type LangId, languageById } from '@clutchline/contract';
import type { DeskAnswer } from '@clutchline/contract/desk';
import { Tabs } from '@clutchline/web/ui/tabs';
import { TextBlocks } from '@clutchline/web/ui/text-blocks';
import { type ReactNode, useState } from 'react';

import { LANG_IDS } from '../texts/create-texts';
import { useT, useTexts } from '../texts/use-texts';
import styles from './announcement-texts.module.css';

export type ReadableText = DeskAnswer<'announcement'>['texts'][number];

/** In the language of the desk, otherwise English, otherwise the first one. */
export function textFor<Text extends { readonly lang: LangId }>(texts: readonly Text[], own: LangId): Text | null {
  return [own, LANG_IDS['en-US']].map((id) => texts.find(({ lang }) => lang === id)).find(Boolean) ?? texts[0] ?? null;
}

interface AnnouncementTextsProps {
  readonly texts: readonly ReadableText[];
  /** Languages whose text is another one than before. */
  readonly changed?: ReadonlySet<LangId>;
}

/** The texts as players read them, one language at a time. */
export function AnnouncementTexts({ texts, changed = new Set() }: AnnouncementTextsProps) {
  const { t, language } = useTexts();
  const [chosen, setChosen] = useState<LangId | null>(null);
  const shown = texts.find(({ lang }) => lang === chosen) ?? textFor(texts, LANG_IDS[language]);
  if (shown === null) return null;
  const nameOf = (lang: LangId): string => {
    const name = t(`content.lang_${lang}`);
    return changed.has(lang) ? t('content.lang_changed', { language: name }) : name;
  };
  return (
    <div className={styles['texts']}>
      <Tabs
        label={t('content.languages')}
        items={texts.map(({ lang }) => ({ id: lang, text: nameOf(lang) }))}
        selected={shown.lang}
        onSelect={setChosen}
      />
      <ReadText text={shown} />
    </div>
  );
}

/** Links are shown with their address, and open nothing. */
export function ReadText({ text: { lang, title, blocks } }: { readonly text: ReadableText }) {
  const t = useT();
  return (
    <article className={styles['article']} lang={languageById(lang).bcp47} aria-label={t('content.as_read')}>
      <h3 className={styles['title']}>{title}</h3>
      <TextBlocks blocks={blocks} heading="h4" link={linkShown} />
    </article>
  );
}

const linkShown = (href: string, text: ReactNode): ReactNode => (
  <>
    <u>{text}</u> <code>{href}</code>
  </>
);
