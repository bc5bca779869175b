import { useNames } from '../../live/use-names';
import { useTexts } from '../../texts/use-texts';
import { TextField } from '../../ui/text-field';
import { ChoiceField } from '../../ui/choice-field';
import { type Draft, isScore, type Results } from './corrected-facts';

interface CorrectedFieldsProps {
  readonly results: Results;
  /** 0: the match. */
  readonly round: number;
  readonly onRound: (round: number) => void;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

const SIDES = [0, 1, 2] as const;
const STATUSES = ['played', 'not_played', 'forfeited'] as const;

/** Who won and the score; of a map also its first blood and tower. */
export function CorrectedFields({ results, round, onRound, draft, onChange }: CorrectedFieldsProps) {
  const { t } = useTexts();
  const { nameOf } = useNames();
  const [team1, team2] = [nameOf(results.team_1), nameOf(results.team_2)];
  const names = [t('queue.no_team'), team1, team2];
  const teams = SIDES.map((value) => ({ value, text: names[value] ?? '' }));
  const rounds = Array.from({ length: results.best_of + 1 }, (_, value) => ({
    value,
    text: value === 0 ? t('queue.whole_match') : t('queue.map_number', { number: value }),
  }));
  const score = (name: 'score1' | 'score2', team: string) => (
    <TextField
      label={t('queue.score', { team })}
      value={draft[name]}
      onChange={(text) => onChange({ ...draft, [name]: text })}
      inputMode="numeric"
      maxLength={3}
      fault={isScore(draft[name]) ? undefined : t('queue.no_score')}
    />
  );
  return (
    <>
      <ChoiceField label={t('queue.map')} value={round} options={rounds} onChange={onRound} />
      {round > 0 && (
        <ChoiceField
          label={t('queue.state')}
          value={draft.status}
          options={STATUSES.map((value) => ({ value, text: t(`queue.map_${value}`) }))}
          onChange={(status) => onChange({ ...draft, status })}
        />
      )}
      <ChoiceField
        label={t('queue.winner')}
        value={draft.winner}
        options={teams}
        onChange={(winner) => onChange({ ...draft, winner })}
      />
      {score('score1', team1)}
      {score('score2', team2)}
      {round > 0 && (
        <>
          <ChoiceField
            label={t('queue.first_blood')}
            value={draft.firstBlood}
            options={teams}
            onChange={(firstBlood) => onChange({ ...draft, firstBlood })}
          />
          <ChoiceField
            label={t('queue.first_tower')}
            value={draft.firstTower}
            options={teams}
            onChange={(firstTower) => onChange({ ...draft, firstTower })}
          />
        </>
      )}
    </>
  );
}
