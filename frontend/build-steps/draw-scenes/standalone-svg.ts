import postcss, { type Root } from 'postcss';
import { PurgeCSS } from 'purgecss';

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

const WIDTH = 800;

/** A drawing as a file of its own: what the style sheet of one scheme says of it stands inside. */
export async function standaloneSvg(html: string, css: string): Promise<string> {
  const svg = html.slice(html.indexOf('<svg'), html.lastIndexOf('</svg>') + '</svg>'.length);
  const [, , width = 1, height = 1] = /viewBox="([^"]*)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? [];
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: svg, extension: 'html' }],
    css: [{ raw: css }],
    variables: true,
    // Classes of Tailwind contain colons and brackets.
    defaultExtractor: (text) => text.match(/[^<>"'\s=]+/g)?.map((name) => name.replaceAll('&amp;', '&')) ?? [],
  });
  const size = `xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${Math.round((WIDTH * height) / width)}"`;
  // A drawing may reach beyond its sheet, and a file of its own ends there.
  const style = `<style><![CDATA[${purged?.css ?? ''}svg{background:var(--paper)}]]></style>`;
  return svg.replace('<svg', `<svg ${size}`).replace('>', `>${style}`);
}

/** The style sheet as it holds in one scheme, whatever the reader's device prefers. */
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
