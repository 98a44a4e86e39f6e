export interface PlacedDrawing {
  viewBox: string;
  /** "drawing" or "avatar", and what stands beside it. */
  classes: string;
  content: string;
}

const attribute = (name: string, tag: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

/** The first drawing or portrait of a page's main part, as it stands in the built page. */
export function drawingIn(html: string): PlacedDrawing | null {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  for (const [, tag = '', content = ''] of main.matchAll(/<svg\b([^>]*)>([\s\S]*?)<\/svg>/g)) {
    const classes = attribute('class', tag);
    if (/^(?:drawing|avatar)\b/.test(classes)) return { viewBox: attribute('viewBox', tag), classes, content };
  }
  return null;
}
