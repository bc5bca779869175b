import { Banner } from '@clutchline/web/ui/banner';
import { useState } from 'react';

import { ProposeDialog } from '../../acts/propose-dialog';
import { type AskedRead, useRead } from '../../app/use-desk';
import { useTexts } from '../../texts/use-texts';
import { TextField } from '../../ui/text-field';
import { DEFAULT_MAP, type Draft, draftOf, factsOf, type Results } from './corrected-facts';
import { CorrectedFields } from './corrected-fields';
import { isNumber } from './is-number';

/** Of the match with the typed number; null: not read yet, or none that can be corrected. */
function resultsOf(data: Results | null, id: string): Results | null {
  return isNumber(id) && data?.game_id === Number(id) && !data.is_outright ? data : null;
}

/** Begins with what is stored of the match or the map. */
export function CorrectDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts();
  const [id, setId] = useState('');
  const [round, setRound] = useState(0);
  const [draft, setDraft] = useState<Draft | null>(null);
  const { data, refusal } = useRead('matchResults', isNumber(id) ? { game_id: Number(id) } : null);
  const results = resultsOf(data, id);
  const shown = draft ?? (results === null ? DEFAULT_MAP : draftOf(results, round));
  const facts = results === null ? null : factsOf(results, { round, draft: shown });
  const corrected = { game_id: Number(id), round: round === 0 ? null : round };
  return (
    <ProposeDialog
      title={t('queue.correct')}
      quick={['score_unclear', 'feed_wrong', 'replay', 'rules_unclear']}
      proposed={facts === null || draft === null ? null : { kind: 'correct_result', payload: { ...corrected, facts } }}
      onClose={onClose}
    >
      <TextField
        label={t('queue.match_number')}
        value={id}
        onChange={(typed) => {
          setId(typed);
          setDraft(null);
        }}
        inputMode="numeric"
        maxLength={15}
        fault={id === '' || isNumber(id) ? undefined : t('queue.no_number')}
      />
      {isNumber(id) && <WhyNot data={data} refusal={refusal} />}
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
