import type { VirtualGamesState } from '@clutchline/contract/desk';
import type { ReactNode } from 'react';

import { MoneyLines } from '../../live/money-lines';
import { SecondsLeft } from '../../live/seconds-left';
import { useNames } from '../../live/use-names';
import { useT } from '../../texts/use-texts';
import { type DeskColumn, DeskTable } from '../../ui/desk-table';
import { Facts } from '../../ui/facts';
import { Panel } from '../../ui/panel';
import { GameState } from './game-state';
import { Hash } from './hash';
import { type GameActs, StopButton } from './stop-button';

type Speed = VirtualGamesState['speed_lol'];
type Round = NonNullable<Speed['round']>;
type Open = Round['open'][number];

interface SpeedPanelProps extends GameActs {
  readonly speed: Speed;
}

/** The round that runs, and what it can cost. */
export function SpeedPanel({ speed, onAct }: SpeedPanelProps) {
  const t = useT();
  const { is_off, stop, round, paused } = speed;
  const isOffered = round !== null && round.teams !== null;
  const state = <GameState key="state" isOff={is_off} stop={stop} isEnding={isOffered} />;
  // While the game is stopped nothing is waited for.
  const isWaiting = paused !== null && (paused === 'broken' || (stop === null && !is_off));
  const none = isWaiting ? t(`games.pause_${paused}`) : t('games.no_round');
  const factsOfRound = useRoundFacts(round);
  return (
    <Panel title={t('games.game_speed_lol')} tools={<StopButton game="speed_lol" stop={stop} onAct={onAct} />}>
      <Facts facts={[[t('games.state'), state], [t('games.round'), round?.number ?? none], ...factsOfRound]} />
      {isOffered && <OpenBets open={round.open} />}
    </Panel>
  );
}

function useRoundFacts(round: Round | null): readonly (readonly [string, ReactNode])[] {
  const t = useT();
  const { teams } = useNames();
  if (round === null) return [];
  const seeds = [
    [t('games.epoch'), round.epoch],
    [t('games.commitment'), <Hash key="commitment">{round.commitment}</Hash>],
  ] as const;
  if (round.teams === null) return [[t('games.teams'), t('games.not_offered')], ...seeds];
  return [
    [t('games.phase'), t(`games.phase_${round.phase}`)],
    [t('games.left'), <SecondsLeft key="left" until={round.phase_ends_at} />],
    [t('games.teams'), teams(round.teams)],
    ...seeds,
  ];
}

function OpenBets({ open }: { readonly open: readonly Open[] }) {
  const t = useT();
  const amount = (id: 'stake' | 'worst', head: string): DeskColumn<Open> => ({
    ...{ id, head, isNumeric: true },
    cell: (row) => <MoneyLines isResult={id === 'worst'} lines={[{ ...row, amount: row[id] }]} />,
  });
  return (
    <>
      <h3>{t('games.open')}</h3>
      <DeskTable
        label={t('games.open')}
        columns={[
          amount('stake', t('games.stake')),
          { id: 'tickets', head: t('games.tickets'), cell: ({ tickets }) => tickets, isNumeric: true },
          amount('worst', t('games.worst')),
        ]}
        rows={open}
        idOf={({ currency_id }) => currency_id}
        empty={t('games.no_open')}
      />
    </>
  );
}
