import { useState } from 'react';

import { useT } from '../../src/i18n/use-texts';
import { Keypad } from '../../src/screens/slip/keypad';
import { NumberField, type NumberFieldProps } from '../../src/ui/number-field';
import { SearchField } from '../../src/ui/search-field';
import type { Story, StoryFile } from '../frame/story';
import { Specimen, Specimens } from '../frame/specimens';

export default { title: 'Controls/Fields' } satisfies StoryFile;

const nothing = (): void => undefined;

function Field({ value: start, ...field }: Omit<NumberFieldProps, 'label' | 'onChange'>) {
  const t = useT();
  const [value, setValue] = useState(start);
  return <NumberField {...field} label={t('slip.stake')} value={value} onChange={setValue} />;
}

function FieldStates() {
  const t = useT();
  return (
    <Specimens>
      <Specimen name="empty">
        <Field value="" />
      </Specimen>
      <Specimen name="filled">
        <Field value="1,250.50" prefix="CNY" />
      </Specimen>
      <Specimen name="invalid">
        <Field value="12a" prefix="CNY" invalid />
      </Specimen>
      <Specimen name="compact, label as placeholder">
        <Field value="" compact placeholder={t('slip.stake')} />
      </Specimen>
      <Specimen name="compact, filled">
        <Field value="50" compact placeholder={t('slip.stake')} />
      </Specimen>
    </Specimens>
  );
}

function Searches() {
  const t = useT();
  const field = { label: t('match-list.search'), clearLabel: t('search.clear'), onSearch: nothing };
  return (
    <Specimens as="rows">
      <Specimen name="empty">
        <SearchField {...field} />
      </Specimen>
      <Specimen name="with a text">
        <SearchField {...field} initial="North" />
      </Specimen>
      <Specimen name="can be left">
        <SearchField {...field} leave={{ label: t('common.close'), onPress: nothing }} />
      </Specimen>
    </Specimens>
  );
}

const NO_FIELD = { current: null };

export const NumberFields: Story = { render: () => <FieldStates /> };
export const SearchFields: Story = { render: () => <Searches /> };
export const KeypadOfAPhone: Story = {
  render: () => <Keypad input={NO_FIELD} onType={nothing} onClose={nothing} />,
};
