// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { DeskTable } from './desk-table';
import { SingleKeysContext } from './use-single-keys';

afterEach(cleanup);

const ROWS = ['one', 'two', 'three'];
const columns = [{ id: 'name', head: 'Name', cell: (row: string) => row }];

function show(hasKeys = true) {
  const [suspend, open] = [vi.fn(), vi.fn()];
  render(
    <SingleKeysContext value={hasKeys}>
      <DeskTable
        label="Numbers"
        columns={columns}
        rows={ROWS}
        idOf={(row) => row}
        empty="none"
        keys={{ s: suspend }}
        onOpen={open}
      />
    </SingleKeysContext>,
  );
  const table = screen.getByRole('table', { name: 'Numbers' });
  const press = (key: string) => fireEvent.keyDown(table, { key });
  const focused = () => document.activeElement?.textContent;
  return { press, focused, suspend, open };
}

it('DESK-1 j and k move along the rows, s and Enter act on the focused one', async () => {
  const { press, focused, suspend, open } = show();
  press('j');
  await waitFor(() => expect(focused()).toBe('two'));
  press('j');
  await waitFor(() => expect(focused()).toBe('three'));
  press('k');
  await waitFor(() => expect(focused()).toBe('two'));
  press('s');
  press('Enter');
  expect([suspend.mock.calls, open.mock.calls]).toEqual([[['two']], [['two']]]);
});

it('DESK-1 single keys can be switched off; arrows stay', async () => {
  const { press, focused, suspend } = show(false);
  press('s');
  press('j');
  expect(suspend).not.toHaveBeenCalled();
  press('ArrowDown');
  await waitFor(() => expect(focused()).toBe('two'));
});
