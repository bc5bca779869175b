import type { LangId } from '@clutchline/contract';
import type { AnnouncementDraftData } from '@clutchline/contract/desk';

import { useAnnouncementFacts } from '../../../live/announcement-names';
import { AnnouncementTexts } from '../../../live/announcement-texts';
import { useT } from '../../../texts/use-texts';
import { Facts } from '../../../ui/facts';
import type { PreviewProps } from '../proposal';

type Texts = AnnouncementDraftData['texts'];

const textOf = (texts: Texts, wanted: LangId): string => {
  const found = texts.find(({ lang }) => lang === wanted);
  return JSON.stringify([found?.title, found?.body]);
};

/** Everything as players would read it; what changes has its value of before. */
export function AnnouncePreview({ preview: { before, after, texts } }: PreviewProps<'announce'>) {
  const t = useT();
  const factsOf = useAnnouncementFacts();
  const old = new Map(before === null ? [] : factsOf(before));
  const valueOf = ([name, text]: readonly [string, string]): string => {
    const was = old.get(name);
    return was === undefined || was === text ? text : `${was} → ${text}`;
  };
  const changed =
    before === null ? [] : texts.filter(({ lang }) => textOf(before.texts, lang) !== textOf(after.texts, lang));
  const gone =
    before === null ? [] : before.texts.filter((text) => after.texts.every(({ lang }) => lang !== text.lang));
  return (
    <>
      <Facts
        facts={[
          [t('content.id'), before === null ? `${after.id} · ${t('content.new')}` : after.id],
          ...factsOf(after).map((fact) => [fact[0], valueOf(fact)] as const),
          ...(gone.length === 0
            ? []
            : [[t('content.languages_gone'), gone.map(({ lang }) => t(`content.lang_${lang}`)).join(', ')] as const]),
        ]}
      />
      <AnnouncementTexts texts={texts} changed={new Set(changed.map(({ lang }) => lang))} />
    </>
  );
}
