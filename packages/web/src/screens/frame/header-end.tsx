import { useState } from 'react';

import { useT } from '../../i18n/use-texts';
import { IconButton } from '../../ui/button';
import { contentPart } from '../common/content-texts';
import { LanguageMenu } from './language-menu';

const FindSheet = contentPart(async () => (await import('../find/find-sheet')).FindSheet);

/** Search of teams and events from every screen (FIND-1), and the languages. */
export function HeaderEnd() {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton icon="search" label={t('menu.find')} onPress={() => setOpen(true)} />
      <LanguageMenu />
      {isOpen && <FindSheet onClose={() => setOpen(false)} />}
    </>
  );
}
