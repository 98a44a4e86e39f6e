import { elementsIn } from '../html/find-elements.ts';
import { coloursIn } from './colours-in.ts';

/**
 * The rules of the utilities by which a drawing is coloured, such as `fill-side` or `stroke-[0.9]`: the framework writes
 * theirs for the pages only.
 */
export function utilityStyle(drawing: string, theme: string, tokens: string, weight = 1): string {
  // The theme gives the names of utilities to the colours: `side` is `var(--side-left)`.
  const colours = coloursIn(theme + tokens);
  const used = new Set(elementsIn(drawing).flatMap(({ attributes }) => attributes['class']?.split(/\s+/) ?? []));
  return [...used]
    .flatMap((name) => {
      const [, what, value = ''] = /^(fill|stroke)-\[?([\w.()-]+?)\]?$/.exec(name) ?? [];
      const wide = what === 'stroke' && Number(value);
      const colour = value === 'none' ? value : (colours.get(`--color-${value}`) ?? colours.get(value.slice(1, -1)));
      const drawn = wide ? `stroke-width:${wide * weight}` : what && colour && `${what}:${colour}`;
      return drawn ? [`[class~="${name}"]{${drawn}}`] : [];
    })
    .join('\n');
}
