// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { FakeDesk } from '../../testing/fake-desk';
import { showScreen } from '../../testing/show-screen';
import type { WriteResult } from '../calls/desk-result';
import { ActDialog, type ActGiven } from './act-dialog';

afterEach(cleanup);

type Result = WriteResult<string>;

/** A dialog whose act ends with the results, one after the other. */
function show(...results: readonly (Result | Promise<Result>)[]) {
  const left = [...results];
  const run = vi.fn<(given: ActGiven) => Promise<Result>>(() => Promise.resolve(left.shift() ?? { kind: 'unreached' }));
  const [onDone, onClose] = [vi.fn(), vi.fn()];
  const dialog = <ActDialog title="Act" confirm="Do it" run={run} onDone={onDone} onClose={onClose} />;
  const { unmount, state } = showScreen(dialog, new FakeDesk());
  const press = async (): Promise<void> => {
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Do it' }));
      await Promise.resolve();
    });
  };
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'score unclear' } });
  const isFixed = (): boolean => screen.getByRole('textbox').closest('[inert]') !== null;
  const requestIds = (): string[] => run.mock.calls.map(([{ request_id }]) => request_id);
  const said = (): string[] => state.spoken.getState().map(({ text }) => text);
  return { press, onDone, onClose, isFixed, requestIds, unmount, said };
}

it.each(['unreached', 'not_done'] as const)(
  'DESK-18 after the outcome %s the fields are fixed, so that the same request is repeated',
  async (kind) => {
    const { press, isFixed, requestIds, onDone, onClose } = show({ kind }, { kind: 'done' });
    await press();
    expect(isFixed()).toBe(true);
    expect(screen.getByRole('alert').textContent).toContain('To change something, cancel');
    await press();
    expect(new Set(requestIds()).size).toBe(1);
    expect(onClose).toHaveBeenCalledOnce();
    expect(onDone).toHaveBeenCalledExactlyOnceWith(null);
  },
);

it('DESK-1 an act is said once it is done', async () => {
  const { press, said } = show({ kind: 'refused', problem: 'above_house', fields: {} }, { kind: 'ok', data: '' });
  await press();
  expect(said()).toEqual([]);
  await press();
  expect(said()).toEqual(['Done: Do it (Act)']);
});

it('DESK-1 an act whose button has the name of its dialog is said once', async () => {
  const run = () => Promise.resolve<Result>({ kind: 'ok', data: '' });
  const dialog = <ActDialog title="Act" confirm="Act" run={run} onDone={vi.fn()} onClose={vi.fn()} />;
  const { state } = showScreen(dialog, new FakeDesk());
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'score unclear' } });
  fireEvent.click(screen.getByRole('button', { name: 'Act' }));
  await expect.poll(() => state.spoken.getState().map(({ text }) => text)).toEqual(['Done: Act']);
});

it('DESK-18 a refused act can be changed, and is another request', async () => {
  const refused = { kind: 'refused', problem: 'above_house', fields: {} } as const;
  const { press, isFixed, requestIds } = show(refused, refused);
  await press();
  expect(isFixed()).toBe(false);
  await press();
  expect(new Set(requestIds()).size).toBe(2);
});

it('DESK-18 a dialog that was closed while its act ran closes no other one, and reports that it was done', async () => {
  let answer: (result: Result) => void = () => undefined;
  const { press, unmount, onDone, onClose } = show(new Promise((resolve) => (answer = resolve)));
  await press();
  unmount();
  answer({ kind: 'ok', data: 'done' });
  await expect.poll(() => onDone.mock.calls).toEqual([['done']]);
  expect(onClose).not.toHaveBeenCalled();
});
