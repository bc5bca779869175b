import { type LangId, LANGUAGES } from '@clutchline/contract';
import { DRAFT_LENGTHS } from '@clutchline/contract/desk';
import { Tabs } from '@clutchline/web/ui/tabs';

import { type ReadableText, ReadText } from '../../../live/announcement-texts';
import { useT } from '../../../texts/use-texts';
import { TextField } from '../../../ui/text-field';
import styles from './announcement-form.module.css';
import type { FormPart } from './form-part';
import { hasText } from './typed-announcement';

interface TextFieldsProps extends FormPart {
  readonly lang: LangId;
  readonly onLang: (lang: LangId) => void;
  /** As players would read them. */
  readonly texts: readonly ReadableText[];
}

/** Title and body of one language at a time, with what players would read. */
export function TextFields({ typed, change, faultsOf, lang, onLang, texts }: TextFieldsProps) {
  const t = useT();
  const { title, body } = typed.texts[lang];
  const set = (part: { readonly title?: string; readonly body?: string }): void =>
    change({ texts: { ...typed.texts, [lang]: { title, body, ...part } } }, `text_${lang}`);
  const shown = texts.find((text) => text.lang === lang);
  const faulty = LANGUAGES.filter(({ id }) => faultsOf(`text_${id}`) !== undefined);
  const missing = faultsOf('texts');
  const nameOf = (id: LangId): string => t(`content.lang_${id}`);
  return (
    <div className={styles['fields']}>
      <Tabs
        label={t('content.languages')}
        items={LANGUAGES.map(({ id }) => ({
          id,
          text: hasText(typed, id) ? t('content.lang_given', { language: nameOf(id) }) : nameOf(id),
        }))}
        selected={lang}
        onSelect={onLang}
      />
      <p className={styles['note']}>{t('content.languages_note')}</p>
      {missing !== undefined && <p className={styles['fault']}>{missing}</p>}
      {faulty.map(({ id }) => (
        <p key={id} className={styles['fault']}>
          {t('content.fault_in', { language: nameOf(id), fault: faultsOf(`text_${id}`) ?? '' })}
        </p>
      ))}
      <div className={styles['texts']}>
        <div className={styles['fields']}>
          <TextField
            label={t('content.text_title')}
            value={title}
            maxLength={DRAFT_LENGTHS.title}
            onChange={(text) => set({ title: text })}
          />
          <TextField
            label={t('content.text_body')}
            value={body}
            lines={12}
            maxLength={DRAFT_LENGTHS.body}
            note={t('content.markdown')}
            onChange={(text) => set({ body: text })}
          />
        </div>
        <div className={styles['group']}>
          <p className={styles['name']}>{t('content.as_read')}</p>
          {shown === undefined ? (
            <p className={styles['note']}>{t('content.nothing_to_read')}</p>
          ) : (
            <ReadText text={shown} />
          )}
        </div>
      </div>
    </div>
  );
}
