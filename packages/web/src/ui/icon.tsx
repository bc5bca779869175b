import styles from './icon.module.css';

interface IconProps {
  readonly name: IconName;
  /** CSS px. */
  readonly size?: number;
  readonly filled?: boolean;
}

/** Decorative; its control has the accessible name. */
export function Icon({ name, size = 20, filled = false }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}

/** 24 × 24, drawn by the project. */
const ICON_PATHS = {
  all: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  lol: 'M6 4h5v11.5h8V20H6l2.2-2.4V6.4z',
  dota2: 'M5 4.5 19 19M5 4.5l1 4 9 9M5 4.5l4 .8M19 4.5 5 19M19 4.5l-1 4M19 4.5l-4 .8',
  cs2: 'M12 5.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM12 2v6M12 16v6M2 12h6M16 12h6',
  valorant: 'M3 5v7l5.5 7h4.2zM21 5v7l-2.8 3.6h-5.1z',
  mlbb: 'M12 3l7.8 4.5v9L12 21l-7.8-4.5v-9zM8.5 15V9.5l3.5 3 3.5-3V15',
  hok: 'M4 18.5h16L21 7l-5 4-4-6.5L8 11 3 7z',
  star: 'M12 3.4l2.7 5.6 6.1.8-4.5 4.3 1.1 6.1L12 17.3l-5.4 2.9 1.1-6.1L3.2 9.8l6.1-.8z',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  close: 'M6 6l12 12M18 6 6 18',
  chevron: 'M6 9.5l6 6 6-6',
  ticket: 'M4 6h16v4a2 2 0 0 0 0 4v4H4v-4a2 2 0 0 0 0-4zM14 6v2.5M14 11v2M14 15.5V18',
  user: 'M12 12.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20c.8-3.6 3.6-5.2 7.5-5.2s6.7 1.6 7.5 5.2',
  arrow: 'M14.5 5.5 8 12l6.5 6.5',
  home: 'M3.5 11.5 12 4l8.5 7.5M6 9.5V20h4.5v-5.5h3V20H18V9.5',
  list: 'M4 6h16M4 12h16M4 18h10',
  filter: 'M4 6h16l-6.2 7.2V19l-3.6 1.5v-7.3z',
  receipt: 'M6 3.5h12V20.5l-3-2-3 2-3-2-3 2zM9 8.5h6M9 12.5h6',
  globe: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.5q7 8.5 0 17-7-8.5 0-17',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  cut: 'M4 4l16 16M9 17H8A5 5 0 0 1 8 7M16 17a5 5 0 0 0 0-10h-3',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 11v5.5M12 7.5v.6',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 20.5 20.5',
  chart: 'M5 20v-7M12 20V4M19 20v-11',
  shield: 'M12 3l7.5 2.5V12c0 4.5-3.2 7.5-7.5 9-4.3-1.5-7.5-4.5-7.5-9V5.5z',
} as const;

export type IconName = keyof typeof ICON_PATHS;

export function isIconName(name: string): name is IconName {
  return Object.hasOwn(ICON_PATHS, name);
}

export const DEFAULT_MARK = 'M20.5 3.5H10.2L2.5 12l7.7 8.5h10.3l-4.2-5.2h-3.7L9.4 12l3.2-3.3h3.7z';

interface BrandMarkProps {
  readonly size: number;
  /** On a 24 × 24 grid. */
  readonly path: string | undefined;
}

export function BrandMark({ size, path = DEFAULT_MARK }: BrandMarkProps) {
  return (
    <svg className={styles['mark']} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <path d={path} fill="currentColor" />
    </svg>
  );
}
