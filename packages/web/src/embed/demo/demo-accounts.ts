/** From the demo seed, shown in the sign-in dialog. */
export const DEMO_ACCOUNTS = [
  { user: 'demo', password: 'demo-2026' },
  { user: 'mika', password: 'mika-2026' },
  { user: 'linh', password: 'linh-2026' },
] as const;
