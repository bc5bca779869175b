import { useT } from '../../i18n/use-texts';
import type { SlipReason } from '../../state';
import { Banner } from '../../ui/banner';
import { reasonText } from './reason-text';

/** SLIP-4. */
export function SlipWarning({ warning }: { readonly warning: SlipReason }) {
  const t = useT();
  return <Banner tone="warn">{reasonText(t, warning)}</Banner>;
}
