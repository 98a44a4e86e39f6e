import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { developmentHead } from './build-steps/first-paint/development-head.ts';

const api = process.env['API_URL'] ?? 'http://127.0.0.1:3000';

/** The modules of the frame and the drawing of nearly every page: many small files, each of which a page would have to name. */
const frame = [
  'root|seo|alive|page-change|late-links|waking|shell|banners|search/search-key',
  'apply/draft|forms/draft|forms/sending/source',
  'ui/(?:button|facts|page-link|panels/(?:accordion|disclosure-menu)|pictures/(?:logo|media))',
];
const sections = ['column-heads', 'drawing-head', 'parts-table', 'phases', 'questions', 'titled-rows'];
const kit = ['drawing', 'faces', 'frames', 'hash-of', 'lettering', 'solids', 'wordmark'];

/** The framework is apart, because browsers keep it from one release to the next. */
const groups = [
  { name: 'framework', test: /\/node_modules\/(?:react|react-dom|react-router|react-router-dom|scheduler)\// },
  {
    name: 'frame',
    test: new RegExp(`/frontend/(?:app/(?:${frame.join('|')})|drawings/kit/(?:${kit.join('|')}))|vite/preload-helper`),
  },
  { name: 'sections', test: new RegExp(`/frontend/app/sections/(?:${sections.join('|')})[.]`) },
  { name: 'forms', test: /\/frontend\/app\/forms\// },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), reactRouter(), developmentHead],
  build: {
    // A font inside the style sheet would weigh on every page, and the policy of the pages refuses it.
    assetsInlineLimit: 0,
    ...(!isSsrBuild && { rolldownOptions: { output: { codeSplitting: { groups } } } }),
  },
  server: { proxy: { '/api': api, '/uploads': api } },
}));
