import type { DeskRole } from '@clutchline/contract/desk';

import { useT } from '../../../texts/use-texts';
import { Facts } from '../../../ui/facts';
import type { PreviewProps } from '../proposal';

export function OperatorPreview({ preview }: PreviewProps<'operator'>) {
  const t = useT();
  const { name, roles, roles_before, same_person_key } = preview;
  const named = (list: readonly DeskRole[]): string => list.map((role) => t(`roles.${role}`)).join(', ');
  return (
    <Facts
      facts={[
        [t('proposals.operator'), name],
        [t('proposals.roles'), named(roles)],
        [t('proposals.roles_before'), roles_before === null ? t('proposals.new_operator') : named(roles_before)],
        [t('proposals.same_person'), same_person_key ?? t('proposals.nothing')],
      ]}
    />
  );
}
