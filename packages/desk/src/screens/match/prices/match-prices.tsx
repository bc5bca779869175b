import type { DeskAnswer } from '@clutchline/contract/desk';
import { Banner } from '@clutchline/web/ui/banner';
import { Button } from '@clutchline/web/ui/button';
import { useState } from 'react';

import { useRead, useRight } from '../../../app/use-desk';
import { useTexts } from '../../../texts/use-texts';
import { type DeskColumn, DeskTable } from '../../../ui/desk-table';
import { Panel } from '../../../ui/panel';
import { ClearDialog } from './clear-dialog';
import { MarginDialog } from './margin-dialog';
import { PriceDialog } from './price-dialog';
import { type PriceNames, type PriceRow, priceRows, signed } from './price-rows';

const EVERY_MS = 1_000;

interface MatchPricesProps {
  readonly gameId: number;
  readonly names: PriceNames;
  /** A press elsewhere that asks for the price of a point, as one object; null: none. */
  readonly asked?: Asked | null;
  readonly onAnswered?: () => void;
}

interface Asked {
  readonly row: { readonly point: { readonly point_id: number } };
}

interface Open {
  readonly kind: 'price' | 'margin' | 'clear';
  readonly row: PriceRow;
}

interface Request {
  readonly open: Open | null;
  readonly isRefused: boolean;
}

/** A refused press stays refused: no dialog opens by itself when the market can be priced later. */
function useRequest(asked: Asked | null, data: DeskAnswer<'prices'> | null): Request {
  const [refused, setRefused] = useState<Asked | null>(null);
  if (asked === null || data === null) return { open: null, isRefused: false };
  const row = priceRows(data.plays).find(({ point }) => point.point_id === asked.row.point.point_id);
  if (row === undefined && asked !== refused) setRefused(asked);
  const isRefused = row === undefined || asked === refused;
  return { open: isRefused ? null : { kind: 'price', row }, isRefused };
}

/**
 * Prices of a match: of the feed, of the house, and the bias between them (DESK-9). `e` edits the price, `m` the margin, `x` takes the
 * price off.
 *
 * @example <MatchPrices gameId={7} names={{ play: playName, pick: pickName }} />
 */
export function MatchPrices({ gameId, names, asked = null, onAnswered }: MatchPricesProps) {
  const { t } = useTexts();
  const { data, isStale, readAgain } = useRead('prices', { game_id: gameId }, EVERY_MS);
  const mayPrice = useRight('price');
  const columns = useColumns(names);
  const [chosen, setOpen] = useState<Open | null>(null);
  const isEditable = mayPrice && !isStale;
  const rows = priceRows(data?.plays ?? []);
  const request = useRequest(asked, isEditable ? data : null);
  const open = chosen ?? request.open;
  const close = (): void => {
    setOpen(null);
    onAnswered?.();
  };
  const opens = (kind: Open['kind']) => (row: PriceRow) => {
    if (isEditable) setOpen({ kind, row });
  };
  const act: DeskColumn<PriceRow> = {
    id: 'act',
    head: t('common.actions'),
    cell: (row) => (
      <>
        <Button onPress={() => opens('price')(row)}>{t('prices.edit')}</Button>
        {row.play.bias?.point_id === row.point.point_id && (
          <Button look="quiet" onPress={() => opens('clear')(row)}>
            {t('prices.clear')}
          </Button>
        )}
      </>
    ),
  };
  return (
    <Panel title={t('prices.title')}>
      <div role="alert">{request.isRefused && <Banner tone="down">{t('problems.not_priceable')}</Banner>}</div>
      <div inert={isStale}>
        <DeskTable
          label={t('prices.title')}
          columns={mayPrice ? [...columns, act] : columns}
          rows={rows}
          idOf={({ point }) => point.point_id}
          empty={data === null ? t('common.loading') : t('prices.none')}
          keys={{ e: opens('price'), m: opens('margin'), x: opens('clear') }}
        />
      </div>
      {open !== null && <OpenDialog open={open} names={names} onDone={() => void readAgain()} onClose={close} />}
    </Panel>
  );
}

interface OpenDialogProps {
  readonly open: Open;
  readonly names: PriceNames;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function OpenDialog({ open: { kind, row }, ...shared }: OpenDialogProps) {
  if (kind === 'price') return <PriceDialog row={row} {...shared} />;
  return kind === 'margin' ? <MarginDialog play={row.play} {...shared} /> : <ClearDialog play={row.play} {...shared} />;
}

function useColumns(names: PriceNames): readonly DeskColumn<PriceRow>[] {
  const { t, format } = useTexts();
  return [
    { id: 'play', head: t('prices.play'), cell: ({ play }) => names.play(play.play_id) },
    { id: 'pick', head: t('prices.pick'), cell: ({ point }) => names.pick(point.point_id) },
    { id: 'feed', head: t('prices.feed'), cell: ({ point }) => point.feed_odd ?? '–', isNumeric: true },
    { id: 'house', head: t('prices.house'), cell: ({ point }) => point.odd ?? '–', isNumeric: true },
    {
      id: 'bias',
      head: t('prices.bias'),
      cell: ({ play: { bias }, point }) =>
        bias?.point_id === point.point_id ? `${signed(bias.left)} / ${signed(bias.bias)}` : '',
      isNumeric: true,
    },
    {
      id: 'margin',
      head: t('prices.margin'),
      cell: ({ play }) => (play.margin === null ? `(${play.feed_margin ?? '–'})` : play.margin),
      isNumeric: true,
    },
    {
      id: 'until',
      head: t('prices.holds'),
      cell: ({ play: { bias }, point }) => {
        if (bias?.point_id !== point.point_id) return '';
        if (bias.fade_min > 0) return t('prices.fades', { minutes: bias.fade_min });
        return bias.ends_at === null ? t('prices.hard_always') : format.dateTime(bias.ends_at);
      },
    },
    {
      id: 'by',
      head: t('prices.by'),
      cell: ({ play }) => {
        if (play.set_at === null) return '';
        const by = play.ended === null ? (play.set_by ?? '') : t(`prices.ended_${play.ended}`);
        return `${by} · ${format.dateTime(play.set_at)}`;
      },
    },
  ];
}
