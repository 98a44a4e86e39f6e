import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const api = process.env['API_URL'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // A face inside the style sheet would weigh on every page, and the policy of the pages refuses it.
  build: { assetsInlineLimit: 0 },
  server: { proxy: { '/api': api, '/uploads': api } },
});
