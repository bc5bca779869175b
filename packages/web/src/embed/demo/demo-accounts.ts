/** The sign-ins that a demo server is seeded with, shown where somebody is asked for one. */
export const DEMO_ACCOUNTS = [
  { user: 'demo', password: 'demo-2026' },
  { user: 'mika', password: 'mika-2026' },
  { user: 'linh', password: 'linh-2026' },
] as const;
