import { useState } from 'react';

import { useT } from '../../i18n/use-texts';
import { IconButton } from '../../ui/button';
import { lazyPart } from '../common/lazy-part';
import { LanguageMenu } from './language-menu';

/** Its texts load with it, not at each start. */
const FindSheet = lazyPart(async () => {
  const [{ withContentTexts }, part] = await Promise.all([
    import('../common/texts/content-texts'),
    import('../find/find-sheet'),
  ]);
  return withContentTexts(part.FindSheet);
});

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
