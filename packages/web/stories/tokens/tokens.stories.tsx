import type { CSSProperties } from 'react';

import { useT } from '../../src/i18n/use-texts';
import type { Story, StoryFile } from '../frame/story';
import styles from '../frame/stories.module.css';
import { Specimen, Specimens } from '../frame/specimens';

export default { title: 'Tokens' } satisfies StoryFile;

const COLOURS = [
  ...['ground', 'surface-1', 'surface-2', 'surface-3', 'surface-4', 'line', 'line-strong', 'inverse', 'accent'],
  ...[
    'accent-strong',
    'accent-surface',
    'up-surface',
    'down-surface',
    'warn-surface',
    'live',
    'star',
    'focus',
    'shade',
  ],
];
/** A text colour and a surface on which it lies. */
const TEXTS = [
  ['text', 'surface-1'],
  ['text-2', 'surface-1'],
  ['text-3', 'surface-2'],
  ['on-inverse', 'inverse'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['accent-text', 'surface-2'],
  ['up', 'up-surface'],
  ['down', 'down-surface'],
  ['warn', 'warn-surface'],
  ['live-text', 'surface-1'],
  ['on-live', 'live'],
  ['won', 'surface-1'],
  ['lost', 'surface-1'],
] as const;
const TYPES = ['score', 'display', 'heading', 'price', 'lead', 'name', 'body', 'meta'];
const NUMERIC = new Set(['score', 'display', 'price']);
const STEPS = [1, 2, 3, 4, 5, 6];
const RADII = [1, 2, 3, 4];

function Pairs() {
  const t = useT();
  return (
    <div className={styles['swatches']}>
      {TEXTS.map(([text, surface]) => (
        <Specimen key={`${text} ${surface}`} name={`${text} on ${surface}`}>
          <div className={styles['pair']} style={{ color: `var(--cl-${text})`, background: `var(--cl-${surface})` }}>
            {t('slip.possible_return')}
          </div>
        </Specimen>
      ))}
    </div>
  );
}

function Types() {
  const t = useT();
  const fontOf = (type: string): CSSProperties => ({
    fontSize: `var(--cl-type-${type})`,
    lineHeight: 'var(--cl-leading-tight)',
    ...(NUMERIC.has(type) && { fontFamily: 'var(--cl-font-numeric)', fontWeight: 700 }),
  });
  return (
    <Specimens as="rows">
      {TYPES.map((type) => (
        <Specimen key={type} name={`type-${type}`}>
          <p style={fontOf(type)}>{NUMERIC.has(type) ? '1.85 2:1 12,480.50' : t('common.play_money')}</p>
        </Specimen>
      ))}
    </Specimens>
  );
}

export const Colours: Story = {
  render: () => (
    <div className={styles['swatches']}>
      {COLOURS.map((name) => (
        <Specimen key={name} name={name}>
          <div className={styles['swatch']} style={{ background: `var(--cl-${name})` }} />
        </Specimen>
      ))}
    </div>
  ),
};

export const TextColours: Story = { render: () => <Pairs /> };
export const Type: Story = { render: () => <Types /> };

export const Distances: Story = {
  render: () => (
    <Specimens as="rows">
      {STEPS.map((step) => (
        <Specimen key={step} name={`space-${step}`}>
          <div className={styles['bar']} style={{ inlineSize: `var(--cl-space-${step})` }} />
        </Specimen>
      ))}
    </Specimens>
  ),
};

export const Corners: Story = {
  render: () => (
    <Specimens>
      {RADII.map((radius) => (
        <Specimen key={radius} name={`radius-${radius}`}>
          <div className={styles['corner']} style={{ borderRadius: `var(--cl-radius-${radius})` }} />
        </Specimen>
      ))}
    </Specimens>
  ),
};
