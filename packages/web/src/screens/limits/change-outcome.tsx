import { useT } from '../../i18n/use-texts';
import type { LimitChangePhase } from '../../state';
import { Banner } from '../../ui/banner';

/** Announced to screen readers. */
export function ChangeOutcome({ phase }: { readonly phase: LimitChangePhase }) {
  const t = useT();
  return (
    <div role="status">
      {phase.kind === 'done' && <Banner tone="up">{t('limits.saved')}</Banner>}
      {phase.kind === 'unknown' && <Banner tone="warn">{t('limits.unknown')}</Banner>}
      {phase.kind === 'refused' && <Banner tone="down">{phase.message}</Banner>}
    </div>
  );
}
