import postcss, { type Declaration } from 'postcss';
import { coloursIn } from './colours-in.ts';

/** The properties that a drawing takes from the style sheet; all others are the layout of a page. */
const DRAWN = /^(?:fill|stroke|opacity|vector-effect|paint-order)/;

/** A selector without `:is()`, which the renderer does not know: once for each of the alternatives. */
function withoutIs(selector: string): string[] {
  const match = /:is\(([^()]*)\)/.exec(selector);
  if (!match) return [selector];
  const [whole, inside = ''] = match;
  return postcss.list.comma(inside).flatMap((one) => withoutIs(selector.replace(whole, one)));
}

/**
 * The style sheet of the drawings as a picture's renderer understands it: plain selectors, the colours of the light scheme,
 * and lines `weight` times as heavy. Rules for a size of the window, a state or a movement are left out.
 */
export function plainStyle(css: string, tokens: string, weight = 1): string {
  const colours = coloursIn(tokens);
  const written = ({ prop, value }: Declaration) => {
    const heavy = prop === 'stroke-width' ? value.replace(/^[\d.]+/, (width) => String(Number(width) * weight)) : value;
    return `${prop}: ${heavy.replaceAll(/var\((--[\w-]+)\)/g, (whole, name: string) => colours.get(name) ?? whole)}`;
  };
  const sheet = postcss.parse(css);
  sheet.walkAtRules(/^(?!layer$)/, (rule) => void rule.remove());
  const rules: string[] = [];
  sheet.walkRules(/^(?!.*:(?:hover|has|:))/s, (rule) => {
    const drawn = rule.nodes.filter((node) => node.type === 'decl').filter(({ prop }) => DRAWN.test(prop));
    if (drawn.length > 0) rules.push(`${rule.selectors.flatMap(withoutIs).join(',')}{${drawn.map(written).join(';')}}`);
  });
  return rules.join('\n');
}
