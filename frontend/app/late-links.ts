import { useEffect } from 'react';
import printSheet from './styles/print.css?url';

/** Its address. Without script the page names it itself. */
export { printSheet };

/** Links for paper and for a phone's home screen. They load late, because nothing on the screen waits for them. */
const lateLinks = [
  { rel: 'stylesheet', media: 'print', href: printSheet },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

/** Fetches them once the app is there, so that they do not share the line with the first paint. */
export function useLateLinks() {
  useEffect(() => {
    const links = lateLinks.map((link) => Object.assign(document.createElement('link'), link));
    document.head.append(...links);
    return () => links.forEach((link) => link.remove());
  }, []);
}
