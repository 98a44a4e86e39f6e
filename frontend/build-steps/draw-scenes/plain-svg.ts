import postcss from 'postcss';
import { plainStyle } from '../social-cards/plain-style.ts';
import { inScheme, type Scheme } from './standalone-svg.ts';

/** Lines grow with a picture, other than on a page: it is shown larger than its own size. */
const LINE_WEIGHT = 0.75;

interface Rule {
  classes: readonly string[];
  attributes: readonly (readonly [name: string, value: string])[];
}

/** The rules for one class of a drawing, or for two classes of one element: people.css has no others for portraits. */
function rulesIn(css: string, scope: string): Rule[] {
  const rules: Rule[] = [];
  postcss.parse(css).walkRules((rule) => {
    for (const selector of rule.selectors) {
      const [within, own = '', more] = selector.split(/\s+/);
      if (within !== scope || more !== undefined || !own.startsWith('.')) continue;
      const declarations = rule.nodes.filter((node) => node.type === 'decl');
      rules.push({
        classes: own.split('.').slice(1),
        attributes: declarations.map(({ prop, value }) => [prop, value] as const),
      });
    }
  });
  // The one that names more classes stands against the other.
  return rules.toSorted((one, other) => one.classes.length - other.classes.length);
}

const rounded = (value: string) => String(Math.round(Number(value) * 100) / 100);

/**
 * A drawing as a file in the colours of one scheme, each shape with its own: the policy that files are served with allows no
 * style sheet inside of them. `scope` is the class of the drawing under which `css` has its rules.
 */
export function plainSvg(html: string, css: string, scope: string, scheme: Scheme): string {
  const ofScheme = inScheme(css, scheme);
  const rules = rulesIn(plainStyle(ofScheme, ofScheme), `.${scope}`);
  const [width = '', height = ''] = /viewBox="0 0 (\d+) (\d+)"/.exec(html)?.slice(1) ?? [];
  const size = `xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  const svg = html
    .replace(/<svg [^>]*>/, `<svg ${size} stroke-linejoin="round">`)
    .replace(/ class="([^"]*)"/g, (_, named: string) => {
      const own = named.split(' ');
      const matching = rules.filter(({ classes }) => classes.every((name) => own.includes(name)));
      const written = new Map(matching.flatMap(({ attributes }) => attributes));
      return Array.from(written, ([name, value]) => ` ${name}="${value}"`).join('');
    })
    .replace(
      /stroke-width="([\d.]+)"/g,
      (_, wide: string) => `stroke-width="${rounded(String(Number(wide) * LINE_WEIGHT))}"`,
    )
    .replaceAll('></path>', '/>');
  const unknown = /(?:class|style)=|var\(/.exec(svg);
  if (unknown) throw new Error(`The picture would need a style sheet for ${unknown[0]}`);
  return `${svg}\n`;
}
