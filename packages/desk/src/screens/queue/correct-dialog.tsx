import { Banner } from '@clutchline/web/ui/banner';
import { useState } from 'react';

import { type Proposed, ProposeDialog } from '../../acts/propose-dialog';
import { type AskedRead, useRead } from '../../app/use-desk';
import { useTexts } from '../../texts/use-texts';
import { TextField } from '../../ui/text-field';
import { DEFAULT_MAP, type Draft, draftOf, factsOf, type Results, resultsOf, type Drafted } from './corrected-facts';
import { CorrectedFields } from './corrected-fields';
import { idOf } from '../../live/ids';

/** Null: incomplete. */
function proposedOf(results: Results, drafted: Drafted): Proposed | null {
  const facts = factsOf(results, drafted);
  if (facts === null) return null;
  const round = drafted.round === 0 ? null : drafted.round;
  return { kind: 'correct_result', payload: { game_id: results.game_id, round, facts } };
}

/** Begins with what is stored of the match or the map. */
export function CorrectDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts();
  const [id, setId] = useState('');
  const [round, setRound] = useState(0);
  const [draft, setDraft] = useState<Draft | null>(null);
  const gameId = idOf(id);
  const { data, refusal } = useRead('matchResults', gameId === null ? null : { game_id: gameId });
  const results = resultsOf(data, gameId);
  const shown = draft ?? (results === null ? DEFAULT_MAP : draftOf(results, round));
  return (
    <ProposeDialog
      title={t('queue.correct')}
      quick={['score_unclear', 'feed_wrong', 'replay', 'rules_unclear']}
      proposed={draft === null || results === null ? null : proposedOf(results, { round, draft })}
      onClose={onClose}
    >
      <TextField
        label={t('queue.match_number')}
        value={id}
        onChange={(typed) => {
          setId(typed);
          setRound(0);
          setDraft(null);
        }}
        inputMode="numeric"
        maxLength={15}
        fault={id === '' || gameId !== null ? undefined : t('queue.no_number')}
      />
      {gameId !== null && <WhyNot data={data} refusal={refusal} />}
      {results !== null && (
        <CorrectedFields
          results={results}
          round={round}
          onRound={(next) => {
            setRound(next);
            setDraft(null);
          }}
          draft={shown}
          onChange={setDraft}
        />
      )}
    </ProposeDialog>
  );
}

/** Why the match with this number cannot be corrected here. */
function WhyNot({ data, refusal }: Pick<AskedRead<Results>, 'data' | 'refusal'>) {
  const { t } = useTexts();
  return (
    <>
      {refusal !== null && <Banner tone="down">{t(`problems.${refusal.problem}`)}</Banner>}
      {data?.is_outright === true && <Banner tone="warn">{t('queue.outright')}</Banner>}
    </>
  );
}
