import { useState } from 'react';

import { useT } from '../../src/i18n/use-texts';
import { Button } from '../../src/ui/button';
import { Sheet } from '../../src/ui/sheet';
import type { Story, StoryFile } from '../frame/story';

export default { title: 'Controls/Sheet' } satisfies StoryFile;

function OpenSheet({ isFixed }: { readonly isFixed: boolean }) {
  const t = useT();
  const [isOpen, setOpen] = useState(true);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{t('frame.slip')}</Button>
      {isOpen && (
        <Sheet title={t('frame.slip')} closeLabel={t('common.close')} isFixed={isFixed} onClose={close}>
          <p>{t('slip.not_placed')}</p>
          <Button wide look="primary" onPress={close}>
            {t('slip.done')}
          </Button>
        </Sheet>
      )}
    </>
  );
}

export const Open: Story = { render: () => <OpenSheet isFixed={false} /> };
export const Fixed: Story = { render: () => <OpenSheet isFixed /> };
