import postcss, { type Root } from 'postcss';
import { PurgeCSS } from 'purgecss';

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

const WIDTH = 800;
/** Of the width, on each side. */
const MARGIN = 0.1;

/** A drawing as a file of its own: what the style sheet of one scheme says of it stands inside. */
export async function standaloneSvg(html: string, css: string): Promise<string> {
  const svg = html.slice(html.indexOf('<svg'), html.lastIndexOf('</svg>') + '</svg>'.length);
  const [x = 0, y = 0, width = 1, height = 1] = /viewBox="([^"]*)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? [];
  // On a page a drawing may reach beyond its sheet; a file of its own ends there.
  const margin = Math.round(width * MARGIN);
  const [wide, high] = [width + 2 * margin, height + 2 * margin];
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: svg, extension: 'html' }],
    css: [{ raw: `${css}svg{background:var(--paper)}` }],
    variables: true,
    // Classes of Tailwind contain colons and brackets.
    defaultExtractor: (text) => text.match(/[^<>"'\s=]+/g)?.map((name) => name.replaceAll('&amp;', '&')) ?? [],
  });
  const size = `xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${Math.round((WIDTH * high) / wide)}"`;
  const style = `<style><![CDATA[${purged?.css ?? ''}]]></style>`;
  return svg
    .replace(/viewBox="[^"]*"/, `viewBox="${x - margin} ${y - margin} ${wide} ${high}"`)
    .replace('<svg', `<svg ${size}`)
    .replace('>', `>${style}`);
}

/** The style sheet with the rules of one colour scheme alone, so that the file looks the same on every device. */
export function inScheme(css: string, scheme: Scheme): string {
  const sheet: Root = postcss.parse(css);
  sheet.walkAtRules('font-face', (rule) => void rule.remove());
  sheet.walkAtRules('media', (rule) => {
    if (!rule.params.includes('prefers-color-scheme')) return;
    if (rule.params.includes(scheme)) rule.replaceWith(rule.nodes ?? []);
    else rule.remove();
  });
  return sheet.toString();
}
