import type { Language } from '@clutchline/contract';

import { useTexts } from '../../../i18n/use-texts';
import { CountryMark } from '../../../ui/art/country-mark';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import styles from './country.module.css';

interface CountryProps {
  /** ISO 3166-1; one without a name in the player's language is omitted. */
  readonly code: string;
  /** The name is a tooltip, and a text for screen readers. */
  readonly isMarkOnly?: boolean;
}

/** Undefined for a code that names none. */
export function countryName({ bcp47 }: Language, code: string): string | undefined {
  return new Intl.DisplayNames(bcp47, { type: 'region', fallback: 'none' }).of(code);
}

/** ART-4. */
export function Country({ code, isMarkOnly = false }: CountryProps) {
  const { language } = useTexts();
  const name = countryName(language, code);
  if (name === undefined) return null;
  return (
    <span className={styles['country']} title={isMarkOnly ? name : undefined}>
      <CountryMark code={code} />
      {isMarkOnly ? <VisuallyHidden>{name}</VisuallyHidden> : name}
    </span>
  );
}
