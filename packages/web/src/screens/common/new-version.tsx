import { useT } from '../../i18n/use-texts';
import { LoadFailed } from './load-failed';

/** ERR-6: what is asked for is gone, because a newer version of the app has taken the place of this one. */
export function NewVersion({ reload }: { readonly reload: () => void }) {
  const t = useT();
  return (
    <LoadFailed heading="h1" title={t('common.new_version')} text={t('common.new_version_text')} reload={reload} />
  );
}
