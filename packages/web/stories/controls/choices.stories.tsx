import { useState } from 'react';

import { useT } from '../../src/i18n/use-texts';
import { Avatar } from '../../src/ui/art/avatar';
import { CheckboxRow } from '../../src/ui/checkbox-row';
import { ChoiceGroup } from '../../src/ui/choice-group';
import { SelectField } from '../../src/ui/select-field';
import { Tabs } from '../../src/ui/tabs';
import type { Story, StoryFile } from '../frame/story';
import { Specimen, Specimens } from '../frame/specimens';

export default { title: 'Controls/Choices' } satisfies StoryFile;

const STATES = ['all', 'open', 'settled'] as const;
type State = (typeof STATES)[number];
const AVATARS = Array.from({ length: 15 }, (_, index) => index + 1);

function TabLooks() {
  const t = useT();
  const [selected, setSelected] = useState<State>('open');
  const items = STATES.map((id) => ({ id, text: t(`bets.state_${id}`) }));
  const tabs = { label: t('bets.state_label'), selected, onSelect: setSelected };
  return (
    <Specimens as="rows">
      <Specimen name="pills">
        <Tabs {...tabs} items={items} />
      </Specimen>
      <Specimen name="segments">
        <Tabs {...tabs} items={items} look="segments" />
      </Specimen>
      <Specimen name="counts: known, loading, with a dot">
        <Tabs
          {...tabs}
          items={items.map((item, index) => ({ ...item, count: index === 2 ? null : 12 - index, dot: index === 0 }))}
        />
      </Specimen>
    </Specimens>
  );
}

function Choices() {
  const t = useT();
  const [state, setState] = useState<State>('open');
  const [avatar, setAvatar] = useState(3);
  return (
    <Specimens as="rows">
      <Specimen name="texts">
        <ChoiceGroup
          label={t('bets.state_label')}
          choices={STATES.map((value) => ({ value, text: t(`bets.state_${value}`) }))}
          value={state}
          onChoose={setState}
        />
      </Specimen>
      <Specimen name="pictures">
        <ChoiceGroup
          label={t('user.avatar')}
          choices={AVATARS.map((value) => ({
            value,
            text: t('user.avatar_number', { number: value }),
            picture: <Avatar id={value} size={40} />,
          }))}
          value={avatar}
          onChoose={setAvatar}
        />
      </Specimen>
    </Specimens>
  );
}

function Selects() {
  const t = useT();
  const [state, setState] = useState<State>('all');
  const options = STATES.map((value) => ({ value, text: t(`bets.state_${value}`) }));
  const field = { label: t('bets.state_label'), value: state, options, onChange: setState };
  return (
    <Specimens>
      <Specimen name="with the option">
        <SelectField {...field} />
      </Specimen>
      <Specimen name="with a face">
        <SelectField {...field} face={<Avatar id={7} size={24} />} />
      </Specimen>
    </Specimens>
  );
}

const toggled = (all: ReadonlySet<State>, one: State): ReadonlySet<State> =>
  new Set(all.has(one) ? [...all].filter((other) => other !== one) : [...all, one]);

function Checkboxes() {
  const t = useT();
  const [checked, setChecked] = useState<ReadonlySet<State>>(new Set(['open']));
  return (
    <Specimens as="rows">
      {STATES.map((state, index) => (
        <Specimen key={state} name={index === 0 ? 'with a count' : 'without'}>
          <CheckboxRow
            text={t(`bets.state_${state}`)}
            checked={checked.has(state)}
            onToggle={() => setChecked((all) => toggled(all, state))}
            count={index === 0 ? 41 : undefined}
          />
        </Specimen>
      ))}
    </Specimens>
  );
}

export const TabStates: Story = { render: () => <TabLooks /> };
export const ChoiceGroups: Story = { render: () => <Choices /> };
export const SelectFields: Story = { render: () => <Selects /> };
export const CheckboxRows: Story = { render: () => <Checkboxes /> };
