import {
  PROPOSAL_KINDS,
  type ProposalKindName,
  type ProposalPreview,
  type SubjectNames,
} from '@clutchline/contract/desk';
import type { ComponentType } from 'react';
import * as z from 'zod/mini';

import { SubjectNamesContext } from '../../live/use-subject-names';
import type { PreviewProps } from './proposal';
import { LoosenPlayerPreview } from './previews/loosen-player-preview';
import { RaiseLimitPreview } from './previews/raise-limit-preview';
import { ResumeAllPreview } from './previews/resume-all-preview';
import { SettingsPreview } from './previews/settings-preview';
import {
  CorrectResultPreview,
  PlayPreview,
  ReleaseResultPreview,
  VoidBetPreview,
  VoidMatchPreview,
} from './previews/settlement-previews';
import { AdjustPreview } from './previews/adjust-preview';
import { AnnouncePreview } from './previews/announce-preview';
import { OperatorPreview } from './previews/operator-preview';
import { UnfreezePreview } from './previews/unfreeze-preview';
import { VoidPlayPreview } from './previews/void-play-preview';
import { WidePricePreview } from './previews/wide-price-preview';

/** What each kind of proposal would do: a new kind is one line and one file in `previews`. */
const PARTS: { readonly [Kind in ProposalKindName]: ComponentType<PreviewProps<Kind>> } = {
  loosen_player: LoosenPlayerPreview,
  raise_limit: RaiseLimitPreview,
  resume_all: ResumeAllPreview,
  settings: SettingsPreview,
  void_play: VoidPlayPreview,
  void_match: VoidMatchPreview,
  void_bet: VoidBetPreview,
  settle_play: PlayPreview,
  correct_result: CorrectResultPreview,
  recount_pool: PlayPreview,
  release_result: ReleaseResultPreview,
  adjust: AdjustPreview,
  announce: AnnouncePreview,
  unfreeze: UnfreezePreview,
  operator: OperatorPreview,
  wide_price: WidePricePreview,
};

/** The registry, with the type of each preview by its kind. */
const SCHEMAS: {
  readonly [Kind in ProposalKindName]: { readonly preview: z.core.$ZodType<ProposalPreview<Kind>> };
} = PROPOSAL_KINDS;

interface AnyPreview<Kind extends ProposalKindName> {
  readonly kind: Kind;
  readonly preview: unknown;
  readonly names: SubjectNames;
}

export function Preview<Kind extends ProposalKindName>({ kind, preview, names }: AnyPreview<Kind>) {
  const parsed = z.safeParse(SCHEMAS[kind].preview, preview);
  const Part: ComponentType<PreviewProps<Kind>> = PARTS[kind];
  if (!parsed.success) return null;
  return (
    <SubjectNamesContext value={names}>
      <Part preview={parsed.data} />
    </SubjectNamesContext>
  );
}
