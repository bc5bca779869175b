import { type DeskBody } from '@clutchline/contract/desk';
import { Banner } from '@clutchline/web/ui/banner';
import { Button } from '@clutchline/web/ui/button';
import { useState } from 'react';

import { writeFault } from '../../acts/write-fault';
import { useDesk, useRight } from '../../app/use-desk';
import { newRequestId } from '../../calls/desk-calls';
import { saveFile } from '../../calls/download';
import { useT } from '../../texts/use-texts';

type Export = DeskBody<'export'>;
type Query = Pick<Export, 'from' | 'to' | 'time_zone'>;

const OF: readonly Export['of'][] = ['report', 'bets', 'balances'];
const FORMATS: readonly Export['format'][] = ['csv', 'json'];

/** Those with persons are offered to who may export them. */
export function ExportButtons({ query }: { readonly query: Query }) {
  const { download } = useDesk();
  const t = useT();
  const mayExportPersons = useRight('export_persons');
  const [busy, setBusy] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);

  async function save(of: Export['of'], format: Export['format']): Promise<void> {
    setBusy(`${of} ${format}`);
    const result = await download({ request_id: newRequestId(), of, format, ...query });
    setBusy(null);
    setFault(writeFault(t, result));
    if (result.kind === 'ok') saveFile(result.data);
  }

  return (
    <>
      {OF.filter((of) => of === 'report' || mayExportPersons).flatMap((of) =>
        FORMATS.map((format) => (
          <Button
            key={`${of} ${format}`}
            busy={busy === `${of} ${format}`}
            disabled={busy !== null && busy !== `${of} ${format}`}
            onPress={() => void save(of, format)}
          >
            {t(`reports.export_${of}`, { format: format.toUpperCase() })}
          </Button>
        )),
      )}
      <div role="alert">{fault !== null && <Banner tone="down">{fault}</Banner>}</div>
    </>
  );
}
