import type { HtmlTagDescriptor, Plugin } from 'vite';
import { company } from './src/company.ts';
import { login } from './src/messages/english/login.ts';

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

const { areas } = login;
/** The file of the login has the title of the first of its two addresses; the other one is written from it. */
const withTitle = (html: string, area: keyof typeof areas) => html.replaceAll('%AREA%', areas[area].label);

/** The pages of this app: the company's name in both, and the login page at the addresses the gateway gives it. */
export const pages = (): Plugin => ({
  name: 'admin-pages',
  // After our style sheets are in the head, so that their first line orders the layers.
  transformIndexHtml: {
    order: 'post',
    handler(page, { server }) {
      const html = page.replaceAll('%COMPANY%', company);
      return { html: server ? withTitle(html, 'general') : html, tags: [globalStyles] };
    },
  },
  // After Vite has written the page.
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const page = bundle['login.html'];
      if (page?.type !== 'asset') return;
      const html = String(page.source);
      page.source = withTitle(html, 'general');
      this.emitFile({ type: 'asset', fileName: 'login2.html', source: withTitle(html, 'hr') });
    },
  },
  configureServer: serveLogin,
  configurePreviewServer: serveLogin,
});
