import fc from 'fast-check';
import { renderDescription } from './job-post.view';

const rendered = (text: string) => renderDescription('a post', text);

const tags = new Set(
  'p br hr h2 h3 h4 h5 h6 em strong s code pre blockquote ul ol li a table thead tbody tr th td'.split(' '),
);

/** Every tag of the HTML with its attributes, as a browser would take it apart. */
const tagsOf = (html: string) =>
  [...html.matchAll(/<\/?([^\s/>]*)([^>]*)>/g)].map(([, name, rest]) => ({ name, rest }));
const isHarmless = (html: string) =>
  tagsOf(html).every(({ name, rest }) => {
    if (!tags.has(name!)) return false;
    const attributes = [...rest!.matchAll(/([^\s=]+)="([^"]*)"/g)];
    return attributes.every(([, key, value]) => {
      if (key === 'href') return /^(https?:|mailto:)/i.test(value!);
      if (key === 'style') return /^text-align:(left|right|center)$/.test(value!);
      return ['rel', 'target', 'title', 'class', 'start'].includes(key!);
    });
  });

describe('A description', () => {
  it('may have headings below those of the page, lists, emphasis and links', () => {
    expect(rendered('# What you do\n\n- *build*\n- **test**\n')).toBe(
      '<h2>What you do</h2>\n<ul>\n<li><em>build</em></li>\n<li><strong>test</strong></li>\n</ul>\n',
    );
    expect(rendered('### Above\n\n##### Below')).toBe('<h2>Above</h2>\n<h4>Below</h4>\n');
    expect(rendered('# Above\n\n###### Deep')).toBe('<h2>Above</h2>\n<h6>Deep</h6>\n');
    expect(rendered('[us](https://plumbline.example/a?b=1&c=2)')).toBe(
      '<p><a href="https://plumbline.example/a?b=1&amp;c=2" rel="noopener noreferrer" target="_blank">us</a></p>\n',
    );
    expect(rendered('[write](mailto:hr@plumbline.example)')).toBe(
      '<p><a href="mailto:hr@plumbline.example" rel="noopener noreferrer">write</a></p>\n',
    );
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<!-- <b> --> <?php x ?> <![CDATA[<script>]]>',
    '<a href="javascript:alert(1)">x</a>',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](java&#x73;cript:alert(1))',
    '[x](\u0001javascript:alert(1))',
    '[x](<java\tscript:alert(1)>)',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '[x](vbscript:x)',
    '[x](//evil.example)',
    '[x](/path)',
    '[x][1]\n\n[1]: javascript:alert(1)',
    '<javascript:alert(1)>',
    '![x](javascript:alert(1))',
    '![x](https://evil.example/pixel.gif)',
    '[x](https://a.example/"onmouseover="alert(1))',
    '[x](https://a.example "t\\" onclick=\\"alert(1)")',
    '```"><script>alert(1)</script>\nx\n```',
    '`<script>alert(1)</script>`',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '<details open ontoggle=alert(1)>',
    '[]()',
    '[a](<> "t") [b](https://a)',
    '| a |\n|---|\n| <script>alert(1)</script> |',
  ])('does nothing but show %j', (text) => {
    const html = rendered(text);
    expect({ html, harmless: isHarmless(html) }).toEqual({ html, harmless: true });
  });

  it('has harmless HTML for any text', () => {
    const piece = fc.constantFrom(
      '[',
      ']',
      '(',
      ')',
      '<',
      '>',
      '"',
      "'",
      '`',
      '!',
      '*',
      '_',
      '|',
      '\n',
      ' ',
      '\\',
      '&',
      '#',
      'javascript:',
      'https://a',
      'data:',
      'script',
      'img src=x onerror=x',
      'x',
      '&#x6a;',
      '\t',
      '[1]: ',
      '~~',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => isHarmless(rendered(pieces.join('')))),
      { numRuns: 3_000 },
    );
  });
});
