import { useT } from '../../i18n/use-texts';
import type { SlipReason } from '../../state';
import { Banner } from '../../ui/banner';
import { reasonText } from './reason-text';

const FULL: readonly SlipReason[] = ['orders_limit_10', 'orders_limit_15'];

/** With what to do about a full slip (SLIP-4, C1). */
export function SlipWarning({ warning }: { readonly warning: SlipReason }) {
  const t = useT();
  return (
    <Banner tone="warn">
      {reasonText(t, warning)}
      {FULL.includes(warning) && (
        <>
          <br />
          {t('slip-tools.make_room')}
        </>
      )}
    </Banner>
  );
}
