import type { SubjectNames } from '@clutchline/contract/desk';

import { reasonText } from '../../acts/reasons';
import { Dialog } from '../../ui/dialog';
import { useActionTexts } from '../../live/use-action-texts';
import { useSubjectText } from '../../live/use-subject-text';
import { useTexts } from '../../texts/use-texts';
import { Facts } from '../../ui/facts';
import type { DeskAction } from './desk-action';
import styles from './action-sheet.module.css';

interface ActionSheetProps {
  readonly action: DeskAction;
  readonly names: SubjectNames;
  readonly onClose: () => void;
}

/** One act with what it changed. */
export function ActionSheet({ action, names, onClose }: ActionSheetProps) {
  const { t, format } = useTexts();
  const texts = useActionTexts();
  const subjectName = useSubjectText(names);
  const { id, at, operator, session_id, network, subject, before, after, reason, request_id, result } = action;
  return (
    <Dialog title={t('audit.one', { number: id, action: texts.action(action.action) })} onClose={onClose}>
      <Facts
        facts={[
          [t('audit.at'), format.longDateTime(at)],
          [t('audit.who'), operator ?? t('audit.no_operator')],
          [t('audit.subject'), subject === null ? '–' : subjectName(subject)],
          [t('reasons.reason'), reason === null ? '–' : reasonText(t, reason)],
          [t('audit.result'), texts.result(result)],
          [t('audit.session'), session_id ?? '–'],
          [t('audit.network'), network ?? '–'],
          [t('audit.request'), request_id ?? '–'],
        ]}
      />
      <Change title={t('audit.before')} value={before} />
      <Change title={t('audit.after')} value={after} />
    </Dialog>
  );
}

function Change({ title, value }: { readonly title: string; readonly value: unknown }) {
  if (value === null || value === undefined) return null;
  return (
    <div>
      <h3 className={styles['title']}>{title}</h3>
      <pre className={styles['value']} tabIndex={0}>
        {JSON.stringify(value, null, 2)}
      </pre>
    </div>
  );
}
