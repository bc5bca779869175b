import { useT } from '../../i18n/use-texts';
import { LoadFailed } from './load-failed';

/** A newer version of the app replaced the requested code (ERR-6). */
export function NewVersion({ reload }: { readonly reload: () => void }) {
  const t = useT();
  return (
    <LoadFailed heading="h1" title={t('common.new_version')} text={t('common.new_version_text')} reload={reload} />
  );
}
