import { LANGUAGES } from '@clutchline/contract';
import { LANGUAGE_NAMES } from '@clutchline/i18n';

import { useT } from '../../i18n/use-texts';
import { useHost, useLanguage } from '../../state';
import { BrandMark } from '../../ui/icon';
import { AppLink } from '../common/app-link';
import { PageTitle } from './page-title';
import styles from './page-end.module.css';

const ADULT_AGE = 18;

const LINKS = [
  { screen: '/schedule', text: 'menu.schedule' },
  { screen: '/results', text: 'menu.results' },
  { screen: '/rules', text: 'footer.rules' },
  { screen: '/help', text: 'footer.help' },
  { screen: '/user/limits', text: 'limits.title' },
] as const;

/** Below the first window on every screen, so that it shifts nothing when it loads. */
export function PageEnd() {
  return (
    <>
      <PageTitle />
      <Footer />
    </>
  );
}

/** HELP-3. */
function Footer() {
  const t = useT();
  const { brand, mark } = useHost();
  return (
    <footer className={styles['end']}>
      <div className={styles['inner']}>
        <p className={styles['brand']}>
          <BrandMark size={22} path={mark} />
          {brand}
        </p>
        <ul className={styles['links']}>
          {LINKS.map(({ screen, text }) => (
            <li key={screen}>
              <AppLink className={styles['link']} screen={screen}>
                {t(text)}
              </AppLink>
            </li>
          ))}
        </ul>
        <p>{t('footer.responsible', { age: ADULT_AGE })}</p>
        <p>{t('common.play_money')}</p>
        <Languages />
      </div>
    </footer>
  );
}

/** By own names (LANG-1). */
function Languages() {
  const { language, choose } = useLanguage();
  return (
    <ul className={styles['links']}>
      {LANGUAGES.map(({ id, bcp47 }) => (
        <li key={id}>
          <button
            type="button"
            className={styles['link']}
            lang={bcp47}
            aria-current={id === language.id ? 'true' : undefined}
            onClick={() => choose(id)}
          >
            {LANGUAGE_NAMES[id]}
          </button>
        </li>
      ))}
    </ul>
  );
}
