import { teamName } from '@clutchline/i18n';

import { useT } from '../../src/i18n/use-texts';
import { type OddsFace, type OddsLook, OddsButton } from '../../src/ui/odds-button';
import { storyMatch } from '../frame/sample-data';
import type { Story, StoryFile } from '../frame/story';
import styles from '../frame/stories.module.css';
import { Specimen, Specimens } from '../frame/specimens';

export default { title: 'Controls/Price button' } satisfies StoryFile;

const OPEN: OddsLook = { pressed: false, state: 'open', stale: false, marked: false };
const FACE: OddsFace = { price: '1.95', exact: '', name: '', move: null };
const nothing = (): void => undefined;
const still = () => nothing;

interface PriceProps {
  readonly name: string;
  readonly label?: string;
  readonly look?: Partial<OddsLook>;
  readonly face?: Partial<OddsFace>;
}

function Price({ name, label = '1', look = {}, face = {} }: PriceProps) {
  const shown = { ...FACE, ...face };
  const readFace = (): OddsFace => ({ ...shown, name: `${label} ${shown.price}, ${name}` });
  return (
    <Specimen name={name}>
      <span className={styles['price']}>
        <OddsButton
          point={1}
          label={label}
          look={{ ...OPEN, ...look }}
          readFace={readFace}
          onMove={still}
          onPress={nothing}
        />
      </span>
    </Specimen>
  );
}

const STATES: readonly PriceProps[] = [
  { name: 'open' },
  { name: 'chosen', look: { pressed: true } },
  { name: 'rose', face: { move: 'up', price: '2.05' } },
  { name: 'fell', face: { move: 'down', price: '1.85' } },
  { name: 'chosen, fell', look: { pressed: true }, face: { move: 'down', price: '1.85' } },
  { name: 'suspended', look: { state: 'locked' } },
  { name: 'chosen, suspended', look: { state: 'locked', pressed: true } },
  { name: 'closed', look: { state: 'off' }, face: { price: '–' } },
  { name: 'not live', look: { stale: true } },
  { name: 'not for combos', look: { marked: true } },
];

const TEXTS: readonly PriceProps[] = [
  { name: 'lowest', face: { price: '1.001' } },
  { name: 'rounded', face: { price: '4.92', exact: '4.924' } },
  { name: 'two digits', face: { price: '10.50' } },
  { name: 'highest', face: { price: '1,000.00' } },
  { name: 'American', face: { price: '−118' } },
  { name: 'fraction', face: { price: '19/20' } },
  { name: 'chance', face: { price: '51.2%' } },
  { name: 'line', label: '−1.5' },
];

function PriceTexts() {
  const t = useT();
  const team = teamName(t, storyMatch({ game_id: 1, isLong: true }), 1);
  return (
    <Specimens>
      {TEXTS.map((price) => (
        <Price key={price.name} {...price} />
      ))}
      <Price name="name of a team" label={team} />
      <Price name="words" face={{ price: t('pool.no_bets') }} />
    </Specimens>
  );
}

export const States: Story = {
  render: () => (
    <Specimens>
      {STATES.map((price) => (
        <Price key={price.name} {...price} />
      ))}
    </Specimens>
  ),
};
export const Texts: Story = { render: () => <PriceTexts /> };
