import { schemes } from './standalone-svg.ts';

/** One page with every drawing, by day and by night, each under its name. */
export function contactSheet(names: readonly string[]): string {
  const figures = names.map((name) => {
    const files = schemes.map((scheme) => `<img src="${scheme}/${name}.svg" alt="${name}, ${scheme}" loading="lazy">`);
    return `<figure id="${name}"><figcaption><a href="#${name}">${name}</a></figcaption>${files.join('')}</figure>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${names.length} drawings</title>
<style>
  body { display: grid; grid-template-columns: repeat(auto-fill, minmax(24rem, 1fr)); gap: 1rem; margin: 1rem; font: 14px system-ui; }
  figure { display: grid; grid-template-columns: 1fr 1fr; gap: 2px; margin: 0; align-content: start; }
  figcaption { grid-column: 1 / -1; }
  img { width: 100%; border: 1px solid #999; }
</style>
${figures.join('\n')}
</html>
`;
}
