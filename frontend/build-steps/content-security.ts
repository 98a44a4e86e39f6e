import { createHash } from 'node:crypto';
import { neighbourhood } from '../app/content/neighbourhood.ts';
import { elementsIn, isElement, isInlineScript, type PageElement } from './html/find-elements.ts';

export const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export function policyFor(html: string): string {
  const elements = elementsIn(html);
  const hashesOf = (isHashed: (element: PageElement) => boolean) =>
    new Set(elements.filter(isHashed).map(({ inner }) => hashOf(inner)));
  // An empty one is never run, and browsers ask no policy about it.
  const scripts = hashesOf((element) => isInlineScript(element) && element.inner !== '');
  const styles = hashesOf(isElement('style'));
  return [
    "default-src 'self'",
    `script-src 'self' ${[...scripts].join(' ')}`,
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data: https:",
    "font-src 'self'",
    "connect-src 'self'",
    // The one that a visitor may ask for; a page that the app has drawn keeps the policy of the one before.
    `frame-src ${new URL(neighbourhood.map.url).origin}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** Puts the policy before everything that it governs. Run it last, since it hashes the page's content. */
export function withPolicy(html: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyFor(html)}"/>`;
  if (!html.includes('<head>')) throw new Error('The page has no <head>');
  return html.replace(/<head>(<meta charset="utf-8"\/>)?/i, (head) => head + meta);
}
