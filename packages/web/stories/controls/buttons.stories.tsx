import { useState } from 'react';

import { useT } from '../../src/i18n/use-texts';
import { Button, IconButton } from '../../src/ui/button';
import { Chip } from '../../src/ui/chip';
import type { Story, StoryFile } from '../frame/story';
import { Specimen, Specimens } from '../frame/specimens';

export default { title: 'Controls/Buttons' } satisfies StoryFile;

const LOOKS = ['primary', 'confirm', 'plain', 'quiet', 'danger'] as const;
const nothing = (): void => undefined;

function ButtonLooks() {
  const t = useT();
  return (
    <Specimens>
      {LOOKS.map((look) => (
        <Specimen key={look} name={look}>
          <Button look={look} onPress={nothing}>
            {t('slip.place')}
          </Button>
        </Specimen>
      ))}
      <Specimen name="disabled">
        <Button look="primary" disabled onPress={nothing}>
          {t('slip.place')}
        </Button>
      </Specimen>
      <Specimen name="busy">
        <Button look="primary" busy onPress={nothing}>
          {t('slip.placing')}
        </Button>
      </Specimen>
    </Specimens>
  );
}

function WideButtons() {
  const t = useT();
  return (
    <Specimens as="rows">
      {LOOKS.map((look) => (
        <Specimen key={look} name={`${look}, wide`}>
          <Button wide look={look} onPress={nothing}>
            {t('slip.place_amount', { amount: 'CNY 1,250.00' })}
          </Button>
        </Specimen>
      ))}
    </Specimens>
  );
}

function IconButtons() {
  const t = useT();
  const label = t('common.close');
  const star = { icon: 'star', label: t('frame.matches'), onPress: nothing } as const;
  return (
    <Specimens>
      <Specimen name="plain">
        <IconButton icon="close" label={label} onPress={nothing} />
      </Specimen>
      <Specimen name="small">
        <IconButton icon="close" size={14} label={label} onPress={nothing} />
      </Specimen>
      <Specimen name="star, off">
        <IconButton {...star} pressed={false} />
      </Specimen>
      <Specimen name="star, on">
        <IconButton {...star} pressed />
      </Specimen>
      <Specimen name="expands">
        <IconButton icon="info" expands={{ id: 'meaning', isOpen: false }} label={label} onPress={nothing} />
      </Specimen>
    </Specimens>
  );
}

function Chips() {
  const t = useT();
  const [chosen, setChosen] = useState('50');
  return (
    <Specimens>
      {['10', '50', '500'].map((amount) => (
        <Specimen key={amount} name={`number ${amount}`}>
          <Chip numeric text={amount} pressed={amount === chosen} onPress={() => setChosen(amount)} />
        </Specimen>
      ))}
      <Specimen name="text">
        <Chip text={t('slip.max')} pressed={false} onPress={nothing} />
      </Specimen>
      <Specimen name="icon">
        <Chip icon="lol" text={t('frame.games')} pressed={false} onPress={nothing} />
      </Specimen>
      <Specimen name="icon, pressed">
        <Chip icon="cs2" text={t('frame.games')} pressed onPress={nothing} />
      </Specimen>
    </Specimens>
  );
}

export const Looks: Story = { render: () => <ButtonLooks /> };
export const Wide: Story = { render: () => <WideButtons /> };
export const Icons: Story = { render: () => <IconButtons /> };
export const ChipStates: Story = { render: () => <Chips /> };
