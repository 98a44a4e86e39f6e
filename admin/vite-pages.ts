import type { HtmlTagDescriptor, Plugin } from 'vite';
import { company } from './src/company.ts';

type Next = () => void;
type Middlewares = {
  use(handler: (request: { url?: string | undefined }, response: unknown, next: Next) => void): void;
};

// Returns nothing, because Vite would call a returned function as a hook.
const serveLogin = ({ middlewares }: { middlewares: Middlewares }): void => {
  middlewares.use((request, _response, next) => {
    request.url = request.url?.replace(/^\/login2?(?=$|\?)/, '/admin/login.html');
    next();
  });
};

/** Where Emotion adds the global styles of MUI, which otherwise come before all others. */
const globalStyles: HtmlTagDescriptor = {
  tag: 'meta',
  attrs: { name: 'emotion-insertion-point', content: '' },
  injectTo: 'head',
};

/** The two pages of this app: the company's name in both, and the login page at the addresses the gateway gives it. */
export const pages = (): Plugin => ({
  name: 'admin-pages',
  // After our style sheets are in the head, so that their first line orders the layers.
  transformIndexHtml: {
    order: 'post',
    handler: (html) => ({ html: html.replaceAll('%COMPANY%', company), tags: [globalStyles] }),
  },
  configureServer: serveLogin,
  configurePreviewServer: serveLogin,
});
