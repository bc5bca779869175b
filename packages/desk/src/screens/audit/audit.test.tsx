// @vitest-environment jsdom
import type { DeskAnswer } from '@clutchline/contract/desk';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { DeskRefusal, FakeDesk } from '../../../testing/fake-desk';
import { showScreen } from '../../../testing/show-screen';
import Audit from './audit';

afterEach(cleanup);

const actionOf = (id: number): DeskAnswer<'audit'>['actions'][number] => ({
  ...{ id, at: 1, operator_id: 1, operator: 'ann', session_id: 1, network: null, action: 'lock', subject: 'match:7' },
  ...{ before: null, after: null, reason: `reason ${id}`, request_id: null, result: 'done' },
});

it('DESK-7 older acts are read after the newest, and a try that failed is reported and can be repeated', async () => {
  let isUp = false;
  const fake = new FakeDesk({
    audit: ({ before }) => {
      if (before === undefined) return { actions: [actionOf(9)], next: 9 };
      if (isUp) return { actions: [actionOf(8)], next: null };
      throw new DeskRefusal('internal');
    },
  });
  showScreen(<Audit />, fake);
  const older = await screen.findByRole('button', { name: 'Older' });
  fireEvent.click(older);
  await expect.poll(() => screen.getByRole('alert').textContent).not.toBe('');
  expect(screen.getByText('reason 9')).toBeTruthy();
  isUp = true;
  fireEvent.click(older);
  expect(await screen.findByText('reason 8')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(screen.queryByRole('button', { name: 'Older' })).toBeNull();
});
