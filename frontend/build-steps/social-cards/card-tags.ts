import { addAtEndOf, escaped } from '../html/change-page.ts';
import { CARD } from './card-layout.ts';

/**
 * Puts a card into the head of its page. Only programs that read the page without running it ask for a card, so no script
 * carries these fifty addresses.
 */
export function withCard(html: string, url: string, alt: string): string {
  const tags = [
    ['property', 'og:image', url],
    ['property', 'og:image:type', 'image/png'],
    ['property', 'og:image:width', String(CARD.width)],
    ['property', 'og:image:height', String(CARD.height)],
    ['property', 'og:image:alt', alt],
    ['name', 'twitter:card', 'summary_large_image'],
  ] as const;
  const head = tags.map(([kind, name, content]) => `<meta ${kind}="${name}" content="${escaped(content)}"/>`).join('');
  return addAtEndOf('head', html, head);
}
