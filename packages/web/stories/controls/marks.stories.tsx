import { useT } from '../../src/i18n/use-texts';
import { Badge } from '../../src/ui/badge';
import { Banner } from '../../src/ui/banner';
import { Skeleton } from '../../src/ui/skeleton';
import { TextBlocks } from '../../src/ui/text-blocks';
import { VisuallyHidden } from '../../src/ui/visually-hidden';
import type { Story, StoryFile } from '../frame/story';
import { Specimen, Specimens } from '../frame/specimens';

export default { title: 'Controls/Marks' } satisfies StoryFile;

const BADGES = {
  neutral: 'status.play_pool',
  accent: 'news.unread',
  live: 'status.match_live',
  up: 'status.bet_won',
  down: 'status.bet_rejected',
  warn: 'status.play_suspended',
} as const;
const TONES = ['neutral', 'accent', 'live', 'up', 'down', 'warn'] as const;
const BANNERS = ['info', 'up', 'warn', 'down'] as const;

function Badges() {
  const t = useT();
  return (
    <Specimens>
      {TONES.map((tone) => (
        <Specimen key={tone} name={tone}>
          <Badge tone={tone}>{t(BADGES[tone])}</Badge>
        </Specimen>
      ))}
    </Specimens>
  );
}

function Banners() {
  const t = useT();
  return (
    <Specimens as="rows">
      {BANNERS.map((tone) => (
        <Specimen key={tone} name={tone}>
          <Banner tone={tone}>
            {t('slip.not_placed')} <VisuallyHidden>{t('common.play_money')}</VisuallyHidden>
          </Banner>
        </Specimen>
      ))}
    </Specimens>
  );
}

const span = (text: string, look: 'plain' | 'bold' | 'emphasis' | 'code' = 'plain') => ({
  ...{ text, is_bold: look === 'bold' ? (1 as const) : (0 as const) },
  ...{ is_emphasized: look === 'emphasis' ? (1 as const) : (0 as const) },
  ...{ is_code: look === 'code' ? (1 as const) : (0 as const), href: null },
});

function Texts() {
  const t = useT();
  const text = t('slip.not_placed');
  return (
    <Specimens as="rows">
      <Specimen name="every kind of block">
        <TextBlocks
          heading="h2"
          link={(_href, shown) => shown}
          blocks={[
            { kind: 'heading', spans: [span(text)] },
            { kind: 'paragraph', spans: [span(text), span(text, 'bold'), span(text, 'emphasis'), span(text, 'code')] },
            { kind: 'list', is_ordered: 1, items: [{ spans: [span(text)], items: [{ spans: [span(text)] }] }] },
            { kind: 'code', text },
            { kind: 'rule' },
          ]}
        />
      </Specimen>
    </Specimens>
  );
}

function Skeletons() {
  return (
    <Specimens as="rows">
      <Specimen name="line">
        <Skeleton width="12rem" height="1rem" />
      </Specimen>
      <Specimen name="row">
        <Skeleton width="100%" height="5rem" />
      </Specimen>
    </Specimens>
  );
}

export const BadgeTones: Story = { render: () => <Badges /> };
export const BannerTones: Story = { render: () => <Banners /> };
export const Loading: Story = { render: () => <Skeletons /> };
export const TextBlockKinds: Story = { render: () => <Texts /> };
