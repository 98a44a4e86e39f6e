import { coloursIn } from './plain-style.ts';

/** The names that utilities give to colours: `side` is `var(--side-left)`. */
const namesIn = (theme: string) =>
  new Map(
    [...theme.matchAll(/--color-([\w-]+):\s*var\((--[\w-]+)\)/g)].map(([, name = '', token = '']) => [name, token]),
  );

/**
 * The rules of the utilities by which a drawing is coloured, such as `fill-side` or `stroke-[0.9]`: the framework writes
 * theirs for the pages only.
 */
export function utilityStyle(drawing: string, theme: string, tokens: string, weight = 1): string {
  const [names, colours] = [namesIn(theme), coloursIn(tokens)];
  const used = new Set([...drawing.matchAll(/class="([^"]*)"/g)].flatMap(([, classes = '']) => classes.split(/\s+/)));
  return [...used]
    .flatMap((name) => {
      const [, what, value = ''] = /^(fill|stroke)-\[?([\w.()-]+?)\]?$/.exec(name) ?? [];
      const wide = what === 'stroke' && Number(value);
      const colour = value === 'none' ? value : colours.get(names.get(value) ?? value.replace(/^\((.*)\)$/, '$1'));
      const drawn = wide ? `stroke-width:${wide * weight}` : what && colour && `${what}:${colour}`;
      return drawn ? [`[class~="${name}"]{${drawn}}`] : [];
    })
    .join('\n');
}
