import { useT } from '../../i18n/use-texts';
import { useBrowse, useSearchText } from '../../state';
import { SearchField } from '../../ui/search-field';

/** GAMES-5. */
export function MatchSearch() {
  const t = useT();
  const { chooseView } = useBrowse();
  const { text, search } = useSearchText();
  return (
    <SearchField
      takesFocus
      label={t('match-list.search')}
      placeholder={t('search.placeholder')}
      clearLabel={t('search.clear')}
      initial={text}
      onSearch={search}
      leave={{ label: t('search.close'), onPress: () => chooseView('tab') }}
    />
  );
}
