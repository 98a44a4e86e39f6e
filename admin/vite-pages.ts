import type { Plugin } from 'vite';
import { company } from './src/company.ts';

type Next = () => void;
type Middlewares = {
  use(handler: (request: { url?: string | undefined }, response: unknown, next: Next) => void): void;
};

// Returning nothing matters: Vite would take a returned function for a hook.
const serveLogin = ({ middlewares }: { middlewares: Middlewares }): void => {
  middlewares.use((request, _response, next) => {
    request.url = request.url?.replace(/^\/login2?(?=$|\?)/, '/admin/login.html');
    next();
  });
};

/** The two pages of this app: the company's name in both, and the login page at the addresses the gateway gives it. */
export const pages = (): Plugin => ({
  name: 'admin-pages',
  transformIndexHtml: (html) => html.replaceAll('%COMPANY%', company),
  configureServer: serveLogin,
  configurePreviewServer: serveLogin,
});
