import { fileURLToPath } from 'node:url';

const pathOf = (path) => fileURLToPath(new URL(path, import.meta.url));

export default {
  stories: [{ directory: pathOf('../../../packages/web/stories'), files: '**/*.stories.tsx' }],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: pathOf('../vite.config.mjs') } },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { check: false, reactDocgen: false },
};
