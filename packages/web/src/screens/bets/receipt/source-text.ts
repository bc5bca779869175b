import type { Translator } from '@clutchline/i18n';

/** Sources of a result, separated by commas; unknown sources keep their names. */
export function sourceText(t: Translator, source: string): string {
  return source
    .split(', ')
    .map((name) => nameOf(t, name))
    .join(', ');
}

function nameOf(t: Translator, name: string): string {
  switch (name) {
    case 'simulator':
      return t('receipt.source_simulator');
    case 'correction':
      return t('receipt.source_correction');
    case 'schedule':
      return t('receipt.source_schedule');
    default:
      return name;
  }
}
