import type { SubjectNames } from '@clutchline/contract/desk';

import { useTexts } from '../texts/use-texts';
import { useTextsOf } from './use-subject-names';

/** Subject of an act in words. @example subject('match:12') // 'Match 12 · Aurora Peak – Iron Lotus' */
export function useSubjectText(names: SubjectNames): (subject: string) => string {
  const { named } = useTexts();
  const texts = useTextsOf(names);
  const nameOf = (scope: string, id: number): string | null => {
    switch (scope) {
      case 'game':
        return texts.game(id);
      case 'match':
        return texts.match(id);
      case 'play':
        return texts.playOfMatch(id);
      case 'point':
        return texts.selection(id);
      case 'event':
        return texts.event(id);
      case 'team':
        return texts.team(id);
      case 'operator':
        return texts.operator(id);
      default:
        return null;
    }
  };
  return (subject) => {
    const [, scope = '', id = ''] = /^(\w+):(.*)$/.exec(subject) ?? [];
    const text = named(`audit.of_${scope}`, { id });
    if (text === null) return subject;
    const name = scope === 'virtual' ? named(`games.game_${id}`) : nameOf(scope, Number(id));
    return name === null || name === id ? text : `${text} · ${name}`;
  };
}
