import styles from './country-mark.module.css';
import type { CountryPartsProps } from './country-parts';
import { lazyArt } from './lazy-art';

const CountryParts = lazyArt(async () => (await import('./country-parts')).CountryParts);

/** As high as the text beside it, which names the country. */
export function CountryMark({ code }: CountryPartsProps) {
  return (
    <svg className={styles['mark']} viewBox="0 0 24 16" aria-hidden="true" focusable="false">
      <CountryParts code={code} />
    </svg>
  );
}
