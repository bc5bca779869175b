import type { SettingValue } from '@clutchline/contract/desk';
import { formatAmount, parseAmount } from '@clutchline/domain';
import { Banner } from '@clutchline/web/ui/banner';
import { useState } from 'react';

import { ActDialog } from '../../acts/act-dialog';
import { goTo } from '../../app/place';
import { useDesk } from '../../app/use-desk';
import { useMoney } from '../../live/use-money';
import { useT } from '../../texts/use-texts';
import { TextField } from '../../ui/text-field';
import { readSetting, type TypedTerms } from './read-setting';
import { AMOUNTS, type EditedSetting, ODDS_DECIMALS, TERMS, useSettingTexts } from '../../live/setting-texts';

interface SaveSettingDialogProps {
  readonly edited: EditedSetting;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** As text, in whole units, seconds or per cent. */
function typedTerms(setting: SettingValue, decimals: number): TypedTerms {
  switch (setting.kind) {
    case 'currency': {
      const { max_odds, min_legs, ...amounts } = setting.value;
      const texts = AMOUNTS.map((name) => [name, formatAmount(BigInt(amounts[name]), decimals)] as const);
      return new Map<string, string>([
        ...texts,
        ['max_odds', formatAmount(BigInt(max_odds), ODDS_DECIMALS)],
        ['min_legs', String(min_legs)],
      ]);
    }
    case 'delay':
      return new Map([['delay', String(setting.value / 1_000)]]);
    case 'takeout':
      return new Map([['takeout', String(setting.value / 10)]]);
  }
}

/** Proposes a setting: another admin approves it (DESK-11). */
export function SaveSettingDialog({ edited: { setting, version }, onDone, onClose }: SaveSettingDialogProps) {
  const { calls } = useDesk();
  const t = useT();
  const texts = useSettingTexts();
  const { currencies } = useMoney();
  const decimals = setting.kind === 'currency' ? (currencies.find(({ id }) => id === setting.id)?.decimals ?? 0) : 0;
  const [typed, setTyped] = useState<TypedTerms>(() => typedTerms(setting, decimals));
  const read = readSetting(setting, typed, (text) => parseAmount(text, decimals));
  const label = (name: string): string => {
    if (name === 'delay') return t('settings.delay_seconds');
    if (name === 'takeout') return t('settings.takeout_per_cent');
    return texts.term(TERMS.find((each) => each === name) ?? 'min');
  };
  return (
    <ActDialog
      title={t('settings.change_title', { what: texts.name(setting) })}
      confirm={t('acts.propose')}
      quick={['checked', 'liability']}
      isReady={read !== null}
      run={(given) =>
        read === null
          ? Promise.resolve({ kind: 'not_done' as const })
          : calls.write('saveSettings', { ...given, setting: read, version })
      }
      onDone={() => {
        onDone();
        goTo('proposals');
      }}
      onClose={onClose}
    >
      {[...typed].map(([name, text]) => (
        <TextField
          key={name}
          label={label(name)}
          value={text}
          inputMode="decimal"
          maxLength={30}
          onChange={(next) => setTyped(new Map([...typed, [name, next]]))}
        />
      ))}
      <Banner tone="warn">{t(read === null ? 'settings.not_valid' : 'settings.needs_two')}</Banner>
    </ActDialog>
  );
}
