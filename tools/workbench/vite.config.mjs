import site from '../../packages/web/vite.config.mjs';

/** They write files of the standalone page. */
const OF_THE_PAGE = ['first-list', 'precompress'];

/** Styles and components as in the product. */
export default {
  plugins: site.plugins.flat().filter(({ name }) => !OF_THE_PAGE.includes(name)),
  css: site.css,
};
