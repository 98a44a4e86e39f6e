/** What a drawing takes from the style sheet; everything else is the layout of a page. */
const DRAWN = /^(?:fill|stroke|opacity|vector-effect|paint-order)/;

interface Rule {
  selectors: string[];
  declarations: string[];
}

/** Cuts at commas that stand outside brackets. */
const parts = (text: string) => text.split(/,(?![^(]*\))/).map((part) => part.trim());

/** A selector without `:is()`, which the renderer does not know: once for each of the alternatives. */
function withoutIs(selector: string): string[] {
  const found = /:is\(([^()]*)\)/.exec(selector);
  if (!found) return [selector];
  const [whole, inside = ''] = found;
  return parts(inside).flatMap((one) => withoutIs(selector.replace(whole, one)));
}

/** The rules of the drawings, without those that only a size of the window, a state or a movement brings. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  const outside: string[] = [];
  for (const [, head = '', body] of css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .matchAll(/([^{};]*)(?:\{([^{}]*)\}|\{|\})/g)) {
    if (body === undefined) {
      if (head.trim()) outside.push(head.trim());
      else outside.pop();
    } else if (outside.every((name) => name.startsWith('@layer')) && !/:(?:hover|has|:)/.test(head)) {
      rules.push({
        selectors: parts(head).flatMap(withoutIs),
        declarations: body.split(';').map((declaration) => declaration.trim()),
      });
    }
  }
  return rules;
}

/** The day's colours by their names; one that is called after another has its value. */
export function coloursIn(tokens: string): Map<string, string> {
  // Each file's colours by day stand outside the blocks of the other scheme, at the beginning of a line.
  const day = [...tokens.matchAll(/^:root\s*\{([^}]*)\}/gm)].map(([, block = '']) => block).join('');
  const values = new Map(
    [...day.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
  for (const [name, value] of values) {
    const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
    if (other) values.set(name, values.get(other) ?? value);
  }
  return values;
}

/**
 * The style sheet of the drawings as a picture's renderer understands it: plain selectors, the colours of the day, and lines
 * so many times as heavy.
 */
export function plainStyle(css: string, tokens: string, weight = 1): string {
  const colours = coloursIn(tokens);
  return rulesOf(css)
    .map(({ selectors, declarations }) => ({ selectors, drawn: declarations.filter((one) => DRAWN.test(one)) }))
    .filter(({ drawn }) => drawn.length > 0)
    .map(({ selectors, drawn }) => `${selectors.join(',')}{${drawn.join(';')}}`)
    .join('\n')
    .replaceAll(/(stroke-width:\s*)([\d.]+)/g, (_, name: string, width) => `${name}${Number(width) * weight}`)
    .replaceAll(/var\((--[\w-]+)\)/g, (whole, name: string) => colours.get(name) ?? whole);
}
