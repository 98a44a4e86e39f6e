import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, useLocation } from 'react-router-dom';
import { colours } from './content/colours.ts';
import { useAlive } from './alive.ts';
import { usePageChange } from './page-change.ts';
import { printSheet, useLateLinks } from './late-links.ts';
import { Breakdown } from './shell/breakdown.tsx';
import { faviconAddress } from './shell/favicon.ts';
import { Footer } from './shell/footer/footer.tsx';
import { Header } from './shell/header.tsx';
import { Letterhead } from './shell/edges/letterhead.tsx';
import { ReachLane, needsLane } from './shell/edges/reach.tsx';
import fonts from './styles/fonts.css?url';
import stylesheet from './styles/site.css?url';
import { useWaking } from './waking/use-waking.ts';

export const links = () => [
  // Switched off: build-steps/first-paint/ puts the fonts in force, in a built page and on the development server.
  { rel: 'stylesheet', href: fonts, media: 'print', disabled: true },
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'icon', href: faviconAddress },
];

export function Layout({ children }: { children: ReactNode }) {
  useWaking();
  const { pathname } = useLocation();
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={colours.light.paper} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={colours.dark.paper} media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
        <noscript>
          {/* Not by `links`: the build would take it for a sheet of the screen. */}
          <link rel="stylesheet" media="print" href={printSheet} />
        </noscript>
      </head>
      <body className={needsLane(pathname) ? 'needs-lane' : undefined}>
        <a className="skip" href="#content">
          Skip to the content
        </a>
        <div className="sheet">
          <Letterhead />
          <Header />
          <main id="content" tabIndex={-1}>
            {children}
          </main>
          <Footer />
          <ReachLane />
        </div>
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useAlive();
  usePageChange();
  useLateLinks();
  return <Outlet />;
}

export function ErrorBoundary() {
  useAlive();
  return <Breakdown />;
}
