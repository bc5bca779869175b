import { useT } from '../texts/use-texts';
import { TextField } from '../ui/text-field';

interface CodeFieldProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** A code of an authenticator app, or a recovery code. */
export function CodeField({ value, onChange }: CodeFieldProps) {
  const t = useT();
  return (
    <TextField
      label={t('access.code')}
      value={value}
      onChange={onChange}
      autoComplete="one-time-code"
      maxLength={16}
      note={t('access.code_note')}
    />
  );
}

/** As the contract takes it. */
export const codeOf = (typed: string): string => typed.trim().toLowerCase();
