// @vitest-environment jsdom
import { buildBet, buildBetLeg } from '@clutchline/domain/testing';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { InLanguage } from '../../../../testing/in-language';
import { createTestApp } from '../../../../testing/test-app';
import { AppStateContext } from '../../../state/app-context';
import { ShareSheet } from './share-sheet';

const row = {
  bet: buildBet({ legs: [buildBetLeg({ outcome: 'pending' })] }),
  status: 4,
  isNeutral: false,
  isHidden: false,
} as const;
const saved: string[] = [];

beforeEach(() => {
  saved.length = 0;
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = vi.fn();
  HTMLCanvasElement.prototype.toBlob = (done) => done(new Blob(['picture'], { type: 'image/png' }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = vi.fn();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'canShare');
  Reflect.deleteProperty(navigator, 'share');
});

async function open() {
  const { app, calls } = createTestApp();
  await act(async () => {
    render(
      <AppStateContext value={app}>
        <InLanguage>
          <ShareSheet row={row} onClose={vi.fn()} />
        </InLanguage>
      </AppStateContext>,
    );
    await vi.dynamicImportSettled();
  });
  return { sent: () => calls.filter(({ name }) => name !== 'getCurrency') };
}

const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await Promise.resolve();
  });

function shareWith(share: () => Promise<void>) {
  const shared = vi.fn(share);
  Object.assign(navigator, { canShare: () => true, share: shared });
  return shared;
}

it('BET-11 the picture has its content as text, and states what it contains', async () => {
  await open();
  expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(/^Clutchline\. Unsettled\. Single/);
  expect(screen.getByText(/Drawn on this device/)).toBeDefined();
});

it('BET-11 without the share dialog of a system it can be saved, and nothing is sent', async () => {
  const { sent } = await open();
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  await press('Save picture');
  expect(saved).toEqual(['bet-GHJKMN.png']);
  expect(sent()).toEqual([]);
});

it('BET-11 shares a file with its text; a closed dialog is the end of it', async () => {
  const share = shareWith(() => Promise.reject(new DOMException('closed', 'AbortError')));
  await open();
  await press('Share');
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  expect(share.mock.calls[0]).toMatchObject([{ files: [{ name: 'bet-GHJKMN.png', type: 'image/png' }] }]);
  expect(saved).toEqual([]);
});

it('BET-11 saves the file if the browser refuses to share it', async () => {
  shareWith(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  await open();
  await press('Share');
  await waitFor(() => expect(saved).toEqual(['bet-GHJKMN.png']));
});

it('BET-11 a browser without a canvas gets the message that the picture failed', async () => {
  await open();
  expect(await screen.findByText('The picture could not be made.')).toBeDefined();
});
