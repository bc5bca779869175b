import { useTexts } from '../texts/use-texts';

const UPPER = /[A-Z]/g;

interface ActionTexts {
  /** @example action('setLimit') // 'Set a limit' */
  readonly action: (name: string) => string;
  /** `done`, `failed`, or the problem with which it was refused. */
  readonly result: (result: string) => string;
}

/** Names of the audit log in words; a name without a text is shown as it is. */
export function useActionTexts(): ActionTexts {
  const { named } = useTexts();
  return {
    action: (name) => named(`actions.${name.replace(UPPER, (letter) => `_${letter.toLowerCase()}`)}`) ?? name,
    result: (result) => named(`audit.${result}`) ?? named(`problems.${result}`) ?? result,
  };
}
