import type { VoidReason } from '@clutchline/contract';
import { useState } from 'react';

import { ProposeDialog } from '../../acts/propose-dialog';
import { useT } from '../../texts/use-texts';
import { TextField } from '../../ui/text-field';
import { isOrderNo } from '../../live/ids';
import { VoidReasonField } from './void-reason-field';

/** One ticket by its number, in any case of letters. */
export function VoidBetDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const [voidReason, setVoidReason] = useState<VoidReason>('incorrect_odds');
  const orderNo = typed.trim().toUpperCase();
  const payload = { order_no: orderNo, void_reason: voidReason };
  return (
    <ProposeDialog
      title={t('queue.void_bet')}
      look="danger"
      quick={['price_wrong', 'integrity', 'mistake']}
      proposed={isOrderNo(orderNo) ? { kind: 'void_bet', payload } : null}
      onClose={onClose}
    >
      <TextField
        label={t('effect.order_no')}
        value={typed}
        onChange={setTyped}
        maxLength={40}
        fault={typed === '' || isOrderNo(orderNo) ? undefined : t('queue.no_order')}
      />
      <VoidReasonField value={voidReason} onChange={setVoidReason} />
    </ProposeDialog>
  );
}
