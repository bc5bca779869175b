import { recordAction } from '../../audit/record-action';
import { validateSetting, nameOf } from '../../limits/validate-setting';
import { hashOf, type ProposalKind } from '../proposal-kind';

/** Terms of the house (DESK-11). */
export const SETTINGS: ProposalKind<'settings'> = {
  async preview(stores, { setting, version }) {
    await stores.limits.hold();
    const valid = await validateSetting(stores, setting, version);
    if ('problem' in valid) return valid;
    const preview = { before: valid.before, after: setting };
    return { preview, previewHash: hashOf(preview) };
  },
  async carryOut({ context, stores, caller, network, reason, proposalId }, { setting, version }) {
    const valid = await validateSetting(stores, setting, version);
    if ('problem' in valid) throw new Error(`the setting cannot change: ${valid.problem}`);
    const { operatorId } = caller.operator;
    const name = nameOf(setting);
    await stores.settings.add({ name, value: setting.value, reason, operatorId, at: context.wallClock.now() });
    const about = { subject: `setting:${name}`, before: valid.before, after: { ...setting, proposal: proposalId } };
    await recordAction(
      stores,
      context,
      { caller, network },
      { action: 'saveSettings', ...about, reason, result: 'done' },
    );
  },
};
