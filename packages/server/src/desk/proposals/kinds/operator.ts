import { readOperatorName } from '../../../operator';
import { recordAction } from '../../audit/record-action';
import { problem } from '../../desk-outcome';
import { hashOf, type ProposalKind } from '../proposal-kind';

/** What was approved takes effect with the token of the invitation. */
export const OPERATOR: ProposalKind<'operator'> = {
  async preview({ people }, { name: text, roles, same_person_as: other }) {
    const read = readOperatorName(text);
    if (read === null) return problem('invalid', { field: 'payload.name' });
    const person = other === null ? null : (readOperatorName(other)?.nameKey ?? '');
    if (person !== null && (await people.rolesOf(person)) === null) return problem('unknown_operator');
    const { name, nameKey } = read;
    const before = await people.rolesOf(nameKey);
    const preview = {
      ...{ name, name_key: nameKey, roles: [...new Set(roles)], roles_before: before, same_person_key: person },
    };
    return { preview, previewHash: hashOf(preview) };
  },
  async carryOut({ context, stores, caller, network, proposalId, reason }, { name, roles }) {
    const about = { subject: `proposal:${proposalId}`, after: { name, roles }, reason };
    await recordAction(stores, context, { caller, network }, { action: 'operator', ...about, result: 'done' });
  },
};
