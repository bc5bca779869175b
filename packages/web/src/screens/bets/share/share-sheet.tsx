import { useEffect, useRef, useState } from 'react';

import { useOddText } from '../../../i18n/use-odd-text';
import { useTexts } from '../../../i18n/use-texts';
import { type HistoryRow, useHiddenIds, useHost, useMoney } from '../../../state';
import { Button } from '../../../ui/button';
import { BrandMark } from '../../../ui/icon';
import { Sheet } from '../../../ui/sheet';
import { useMatchTitle } from '../../common/use-titles';
import { downloadFile } from '../../common/files/download-file';
import { drawPicture } from './draw-picture';
import { canShareFiles, pictureFile, shareFile } from './share-file';
import styles from './share-sheet.module.css';
import { pictureText, ticketPicture, type TicketPicture } from './ticket-picture';

interface ShareSheetProps {
  readonly row: HistoryRow;
  readonly onClose: () => void;
}

/** BET-11. */
export function ShareSheet({ row, onClose }: ShareSheetProps) {
  const { t, language } = useTexts();
  const { mark } = useHost();
  const picture = usePicture(row);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (canvas.current !== null) drawPicture(canvas.current, picture, language.bcp47).catch(() => setFailed(true));
  });

  async function give(way: 'share' | 'save'): Promise<void> {
    const file = canvas.current === null ? null : await pictureFile(canvas.current, row.bet.order_no);
    if (file === null) setFailed(true);
    else if (way === 'save' || !(await shareFile(file, pictureText(picture)))) downloadFile(file.name, file.type, file);
  }

  return (
    <Sheet title={t('bets.share_title')} closeLabel={t('common.close')} onClose={onClose}>
      <div className={styles['share']}>
        <span data-mark hidden>
          <BrandMark size={0} path={mark} />
        </span>
        <canvas ref={canvas} className={styles['picture']} role="img" aria-label={pictureText(picture)} />
        <p className={styles['note']}>{t('bets.share_note')}</p>
        <p role="status">{hasFailed && t('bets.share_failed')}</p>
        {canShareFiles() && (
          <Button wide look="primary" onPress={() => void give('share')}>
            {t('bets.share_send')}
          </Button>
        )}
        <Button wide onPress={() => void give('save')}>
          {t('bets.share_save')}
        </Button>
      </div>
    </Sheet>
  );
}

function usePicture(row: HistoryRow): TicketPicture {
  const texts = useTexts();
  const { brand } = useHost();
  const money = useMoney();
  const oddText = useOddText();
  const matchTitle = useMatchTitle();
  const hiddenIds = useHiddenIds(row.bet.legs.map(({ match }) => match));
  return ticketPicture(row, { texts, brand, money, oddText, matchTitle, hiddenIds });
}
