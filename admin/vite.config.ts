import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pages } from './vite-pages.ts';

const api = process.env['API_URL'] ?? 'http://127.0.0.1:3000';
const proxy = { '/api': api, '/uploads': api };

export default defineConfig({
  base: '/admin/',
  plugins: [react(), pages()],
  server: { host: '127.0.0.1', port: 5174, proxy },
  preview: { host: '127.0.0.1', port: 4174, proxy },
  build: {
    // The content security policy allows files of our own origin only: no data: fonts, no inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1200,
    rolldownOptions: { input: ['index.html', 'login.html'] },
  },
});
