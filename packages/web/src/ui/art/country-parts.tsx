import type { ReactNode } from 'react';

import { COUNTRY_DRAWINGS, type CountryDrawing, type CountryShape } from './country-marks';
import styles from './country-mark.module.css';

export interface CountryPartsProps {
  /** ISO 3166-1. */
  readonly code: string;
}

/** Of the grid. */
const WIDTH = 24;
const HEIGHT = 16;
/** Of the upright bar of a cross that is not in the middle. */
const NORDIC = 8.5;

/** Content of the picture: bands and plain shapes of a flag, else the letters of the code (ART-4). */
export function CountryParts({ code }: CountryPartsProps) {
  const drawing = COUNTRY_DRAWINGS.get(code);
  if (drawing === undefined) return <Plate code={code} />;
  return (
    <>
      <Bands {...drawing} />
      {drawing.shapes.map((shape, index) => (
        <Shape key={index} {...shape} />
      ))}
    </>
  );
}

function Bands({ bands, isUpright }: CountryDrawing) {
  const step = (isUpright ? WIDTH : HEIGHT) / bands.length;
  return bands.map((colour, index) => (
    <path
      key={index}
      fill={colour}
      d={
        isUpright ? `M${index * step} 0h${step}v${HEIGHT}h${-step}z` : `M0 ${index * step}h${WIDTH}v${step}h${-WIDTH}z`
      }
    />
  ));
}

type Draw = (numbers: readonly number[]) => string;

const round: Draw = ([x = 12, y = 8, r = 4.6]) =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

/** Two bars that meet at `x`. */
const bars = (x: number, width: number): string =>
  `M0 ${8 - width / 2}h${WIDTH}v${width}h${-WIDTH}zM${x - width / 2} 0h${width}v${HEIGHT}h${-width}z`;

function star([x = 12, y = 8, r = 5]: readonly number[]): string {
  const corners = Array.from({ length: 10 }, (_, index) => {
    const reach = index % 2 === 0 ? r : r * 0.382;
    const angle = (index * Math.PI) / 5 - Math.PI / 2;
    return `${(x + reach * Math.cos(angle)).toFixed(2)} ${(y + reach * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${corners.join('L')}z`;
}

const PATHS: Readonly<Record<Exclude<CountryShape['kind'], 'saltire'>, Draw>> = {
  disc: round,
  half: () => 'M7.4 8a4.6 4.6 0 0 0 9.2 0z',
  star,
  leaf: () =>
    'M12 3.2l1.3 2.2 1.4-.7-.5 2.6 1.6-.5.4 1 1.6.3-1.9 1.8.4 1.1-3.4-.4.1 2.4h-2l.1-2.4-3.4.4.4-1.1-1.9-1.8 1.6-.3.4-1 1.6.5-.5-2.6 1.4.7z',
  cross: ([width = 3]) => bars(12, width),
  nordic: ([width = 3]) => bars(NORDIC, width),
  plus: () => 'M10.4 3.2h3.2v3.2h3.2v3.2h-3.2v3.2h-3.2V9.6H7.2V6.4h3.2z',
  hoist: () => 'M0 0l10 8-10 8z',
  bar: () => 'M0 0h6v16H0z',
  canton: () => 'M0 0h10v8H0z',
  diamond: () => 'M12 1.6L22 8l-10 6.4L2 8z',
};

function Shape({ kind, colour, numbers }: CountryShape): ReactNode {
  if (kind === 'saltire') return <path d="M0 0l24 16M24 0L0 16" stroke={colour} strokeWidth={numbers[0]} />;
  return <path d={PATHS[kind](numbers)} fill={colour} />;
}

function Plate({ code }: CountryPartsProps) {
  return (
    <>
      <path className={styles['plate']} d="M0 0h24v16H0z" />
      <text className={styles['letters']} x="12" y="12">
        {code}
      </text>
    </>
  );
}
