// @vitest-environment jsdom
import { buildLive, buildMatch } from '@clutchline/domain/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { contentOf } from '../../../testing/content-of';
import { FakeStorageArea } from '../../../testing/fake-storage-area';
import { renderInApp } from '../../../testing/in-app';
import { leadPaths } from './lead-paths';
import { MapLead } from './map-lead';

afterEach(cleanup);

const match = buildMatch();
const LIVE = buildLive({ status: 2, round: 2, score_1: 1, round_score_1: 9, round_score_2: 6 });

describe('the lead of the running map', () => {
  it('DETAIL-10 is named and drawn', () => {
    const { container } = renderInApp(<MapLead match={match} live={LIVE} />);
    expect(screen.getByRole('figure').textContent).toBe(`Lead, Map 2${match.team_name_1_en} leads by 3`);
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('DETAIL-10 a level map says so', () => {
    renderInApp(<MapLead match={match} live={{ ...LIVE, round_score_2: 9 }} />);
    expect(screen.getByRole('figure').textContent).toBe('Lead, Map 2Level');
  });

  it('SPOIL-1 nothing of a hidden match is in the document', () => {
    const area = new FakeStorageArea();
    area.put('spoilers', 'all');
    const { container } = renderInApp(<MapLead match={match} live={LIVE} />, { area });
    expect(contentOf(container)).toBe('');
  });
});

describe('its line', () => {
  it('DETAIL-10 goes up with the first team, down with the second, and is dashed before the first score that was seen', () => {
    const { before, line, one, two, end } = leadPaths([
      [5, 3],
      [6, 3],
      [6, 10],
    ]);
    expect(before).toBe('M0 24L150.0 13.0');
    expect(line).toBe('M150.0 13.0L168.8 7.5L300.0 46.0');
    expect(end).toBe('M300.0 46.0h0.01');
    expect(one).toBe('M150.0 24L150.0 13.0L168.8 7.5L300.0 24.0L300.0 24z');
    expect(two).toBe('M150.0 24L150.0 24.0L168.8 24.0L300.0 46.0L300.0 24z');
  });

  it('DETAIL-10 of a map that has just begun is level at its start', () => {
    expect(leadPaths([[0, 0]]).line).toBe('M0.0 24.0');
  });
});
