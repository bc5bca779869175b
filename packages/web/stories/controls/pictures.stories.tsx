import { useT } from '../../src/i18n/use-texts';
import { Avatar } from '../../src/ui/art/avatar';
import { Button } from '../../src/ui/button';
import { CountryMark } from '../../src/ui/art/country-mark';
import { Crest } from '../../src/ui/art/crest';
import { EmptyState } from '../../src/ui/empty-state';
import { GamePattern } from '../../src/ui/art/game-pattern';
import { BrandMark, Icon, isIconName } from '../../src/ui/icon';
import { BRANDS } from '../frame/looks';
import type { Story, StoryFile } from '../frame/story';
import styles from '../frame/stories.module.css';
import { Specimen, Specimens } from '../frame/specimens';

export default { title: 'Controls/Pictures' } satisfies StoryFile;

const count = (length: number): number[] => Array.from({ length }, (_, index) => index + 1);
const GAMES = { 'League of Legends': 1, 'Dota 2': 2, 'Counter-Strike 2': 3, VALORANT: 5, MLBB: 6, HoK: 16, other: 99 };
const EVENTS = ['Skyline Masters League', 'Worlds', 'Đấu Trường Danh Vọng', '王者荣耀职业联赛', 'Cup 2026'];
const ICONS = [
  ...['all', 'lol', 'dota2', 'cs2', 'valorant', 'mlbb', 'hok', 'star', 'lock', 'close', 'chevron', 'ticket', 'user'],
  ...['arrow', 'list', 'filter', 'receipt', 'globe', 'check', 'cut', 'info', 'search', 'shield'],
].filter(isIconName);
/** Bands, shapes, crosses; the last ones have letters. */
const COUNTRIES = ['AE', 'AR', 'BD', 'CN', 'DE', 'FR', 'ID', 'JP', 'SE', 'TH', 'UA', 'VN', 'BR', 'KR', 'US'];
const nothing = (): void => undefined;

function EmptyStates() {
  const t = useT();
  return (
    <Specimens as="rows">
      <Specimen name="nothing found">
        <EmptyState icon="search" title={t('match-list.empty_title')} text={t('match-list.empty_events')}>
          <Button onPress={nothing}>{t('match-list.all_events')}</Button>
        </EmptyState>
      </Specimen>
      <Specimen name="empty slip">
        <EmptyState icon="ticket" title={t('slip.empty_title')} text={t('slip.empty_singles')} />
      </Specimen>
      <Specimen name="signed out">
        <EmptyState icon="user" title={t('bets.signed_out_title')} text={t('bets.signed_out_text')}>
          <Button look="primary" onPress={nothing}>
            {t('common.sign_in')}
          </Button>
        </EmptyState>
      </Specimen>
      <Specimen name="no network">
        <EmptyState icon="globe" title={t('common.network_connection_failed')} text={t('pages.not_net_text')} />
      </Specimen>
    </Specimens>
  );
}

export const Crests: Story = {
  render: () => (
    <Specimens>
      {count(24).map((id) => (
        <Specimen key={id} name={`match ${id}`}>
          <span className={styles['match']}>
            <Crest id={2 * id} size={40} />
            <Crest id={2 * id + 1} rival={2 * id} size={40} />
          </span>
        </Specimen>
      ))}
    </Specimens>
  ),
};

export const Emblems: Story = {
  render: () => (
    <Specimens>
      {EVENTS.map((eventName, id) => (
        <Specimen key={eventName} name={eventName}>
          <Crest id={id + 1} eventName={eventName} size={40} />
        </Specimen>
      ))}
    </Specimens>
  ),
};

export const Avatars: Story = {
  render: () => (
    <Specimens>
      {count(15).map((id) => (
        <Specimen key={id} name={`${id}`}>
          <Avatar id={id} size={56} />
        </Specimen>
      ))}
    </Specimens>
  ),
};

export const Patterns: Story = {
  render: () => (
    <Specimens as="rows">
      {Object.entries(GAMES).map(([name, game]) => (
        <Specimen key={name} name={name}>
          <div className={styles['pattern']}>
            <GamePattern game={game} />
          </div>
        </Specimen>
      ))}
    </Specimens>
  ),
};

export const Icons: Story = {
  render: () => (
    <Specimens>
      {ICONS.map((name) => (
        <Specimen key={name} name={name}>
          <Icon name={name} size={24} />
        </Specimen>
      ))}
      <Specimen name="star, filled">
        <Icon name="star" size={24} filled />
      </Specimen>
    </Specimens>
  ),
};

export const Marks: Story = {
  render: () => (
    <Specimens>
      {BRANDS.map(({ other, mark }) => (
        <Specimen key={other} name={other}>
          <BrandMark size={40} path={mark} />
        </Specimen>
      ))}
    </Specimens>
  ),
};

export const Empty: Story = { render: () => <EmptyStates /> };

export const Countries: Story = {
  render: () => (
    <Specimens>
      {COUNTRIES.map((code) => (
        <Specimen key={code} name={code}>
          <span className={styles['country']}>
            <CountryMark code={code} /> {code}
          </span>
        </Specimen>
      ))}
    </Specimens>
  ),
};
