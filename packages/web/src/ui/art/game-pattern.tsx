import styles from './game-pattern.module.css';

/** In units of the picture. */
const WIDTH = 320;
const HEIGHT = 56;

/** One figure, drawn at each point of a grid whose odd rows are shifted by half a step. */
interface Figure {
  readonly path: string;
  readonly across: number;
  readonly down: number;
}

/** Lanes, diamonds, crosshairs, chevrons, hexagons, crowns; by the id of the game type. */
const FIGURES: Readonly<Record<number, Figure>> = {
  1: { path: 'l28 28m-18-28l28 28m6-28l-28 28', across: 56, down: 28 },
  2: { path: 'm10 3l10 11-10 11-10-11zm0 6l5 5-5 5-5-5z', across: 40, down: 14 },
  3: { path: 'm9 3v5m0 8v5m-9-9h5m8 0h5m-9-5a5 5 0 1 0 .1 0', across: 40, down: 24 },
  5: { path: 'm2 4l12 12 12-12m-24 7l12 12 12-12', across: 44, down: 28 },
  6: { path: 'm8 2h14l7 12-7 12h-14l-7-12z', across: 44, down: 13 },
  16: { path: 'm2 20v-13l7 6 7-10 7 10 7-6v13z', across: 48, down: 26 },
};
const DOTS: Figure = { path: 'm6 6a2 2 0 1 0 .1 0', across: 24, down: 14 };

function drawn({ path, across, down }: Figure): string {
  const rows = Math.ceil(HEIGHT / down) + 1;
  const columns = Math.ceil(WIDTH / across) + 1;
  const place = (row: number, column: number): string =>
    `M${(column - 0.5 * (row % 2)) * across} ${(row - 0.5) * down}${path}`;
  return Array.from({ length: rows * columns }, (_, index) => place(index % rows, Math.floor(index / rows))).join('');
}

/** Behind the heading of an event, whose box it fills without taking space (ART-3). Decorative. */
export function GamePattern({ game }: { readonly game: number }) {
  return (
    <svg
      className={styles['pattern']}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path d={drawn(FIGURES[game] ?? DOTS)} />
    </svg>
  );
}
