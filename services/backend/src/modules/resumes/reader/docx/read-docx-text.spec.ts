import { OFFICE, STRICT_OFFICE, relations, W } from '../../../../../test/docx-flags-of';
import { makeTextDocx } from '../../../../../test/make-documents';
import type { ZipEntry } from '../../../../../test/make-files';
import { flags } from '../flags';
import { unpackDocx } from './find-docx-flags';
import { readDocxText } from './read-docx-text';

const MC = 'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"';
const read = async (inner: string, more: ZipEntry[] = []) =>
  readDocxText(await unpackDocx(makeTextDocx('Asha', more, inner)));
const run = (inner: string) => `<w:r>${inner}</w:r>`;
const textRun = (text: string) => run(`<w:t>${text}</w:t>`);
const paragraph = (inner: string) => `<w:p>${inner}</w:p>`;
const cell = (text: string) => `<w:tc>${paragraph(textRun(text))}</w:tc>`;
const box = (text: string) => `<w:txbxContent>${paragraph(textRun(text))}</w:txbxContent>`;
const vml = (inner: string) =>
  `<w:pict><v:textbox xmlns:v="urn:schemas-microsoft-com:vml">${inner}</v:textbox></w:pict>`;
/** A part that the main part leads to. */
const part = (kind: string, name: string, content: ZipEntry['content'], office = OFFICE): ZipEntry[] => [
  {
    name: 'word/_rels/document.xml.rels',
    content: relations(`<Relationship Id="r" Type="${office}/${kind}" Target="${name}"/>`),
  },
  { name: `word/${name}`, content },
];
const header = (root: string, text: string) => `<w:${root} xmlns:w="${W}">${paragraph(textRun(text))}</w:${root}>`;

describe('The text of a Word document', () => {
  it.each<[what: string, inner: string, words: string]>([
    [
      'a content control',
      `<w:sdt><w:sdtContent>${paragraph(textRun('Kubernetes'))}</w:sdtContent></w:sdt>`,
      'Kubernetes',
    ],
    [
      'a content control around a row',
      `<w:tbl><w:sdt><w:sdtContent><w:tr>${cell('Rowwise')}</w:tr></w:sdtContent></w:sdt></w:tbl>`,
      'Rowwise',
    ],
    [
      'a content control around a cell',
      `<w:tbl><w:tr><w:sdt><w:sdtContent>${cell('Cellwise')}</w:sdtContent></w:sdt></w:tr></w:tbl>`,
      'Cellwise',
    ],
    ['a change of direction', paragraph(`<w:bdo w:val="rtl">${textRun('מהנדס')}</w:bdo>`), 'מהנדס'],
    ['a direction that is embedded', paragraph(`<w:dir w:val="rtl">${textRun('مهندس')}</w:dir>`), 'مهندس'],
    ['an insertion', paragraph(`<w:ins>${textRun('Inserted')}</w:ins>`), 'Inserted'],
    ['where something was moved to', paragraph(`<w:moveTo>${textRun('Moved')}</w:moveTo>`), 'Moved'],
    ['a link', paragraph(`<w:hyperlink>${textRun('github')}</w:hyperlink>`), 'github'],
    ['a text box of today', paragraph(run(`<w:drawing><a>${box('Boxed')}</a></w:drawing>`)), 'Boxed'],
    ['a text box of before 2007', paragraph(run(vml(box('Old box')))), 'Old box'],
    [
      'the reading of a word',
      run(`<w:ruby><w:rt>${textRun('とう')}</w:rt><w:rubyBase>${textRun('東')}</w:rubyBase></w:ruby>`),
      'とう 東',
    ],
    [
      'a formula',
      `<m:oMath xmlns:m="${OFFICE.replace('relationships', 'math')}"><m:r><m:t>x=1</m:t></m:r></m:oMath>`,
      'x=1',
    ],
    ['a letter between marks of emphasis', paragraph(textRun('C') + textRun('++')), 'C++'],
  ])('has that of %s', async (_what, inner, words) => {
    expect((await read(inner)).text).toContain(words);
  });

  it('has no deleted text, none that was moved away, and no instructions of fields', async () => {
    const gone = `<w:del>${run('<w:delText>Deleted</w:delText>')}</w:del><w:moveFrom>${textRun('Away')}</w:moveFrom>`;
    const { text } = await read(paragraph(gone + run('<w:instrText>PAGE</w:instrText>') + textRun('Here')));
    expect(text).toBe('Asha\nHere\n');
  });

  it.each<[what: string, between: string, text: string]>([
    ['a line', '<w:br/>', 'Erlang\nRust'],
    ['a carriage return', '<w:cr/>', 'Erlang\nRust'],
    ['a tabulator', '<w:tab/>', 'Erlang\tRust'],
    ['a tabulator of a place', '<w:ptab w:alignment="right"/>', 'Erlang\tRust'],
    ['a hyphen that does not break', '<w:noBreakHyphen/>', 'Erlang-Rust'],
    ['an optional hyphen', '<w:softHyphen/>', 'ErlangRust'],
  ])('keeps words apart, or together, by %s', async (_what, between, text) => {
    const inner = run(`<w:t>Erlang</w:t>${between}<w:t>Rust</w:t>`);
    expect((await read(paragraph(inner))).text).toContain(text);
  });

  it('keeps the words of cells and rows apart', async () => {
    const { text } = await read(`<w:tbl><w:tr>${cell('Grafana')}${cell('Prometheus')}</w:tr></w:tbl>`);
    expect(text?.split(/\s+/)).toEqual(['Asha', 'Grafana', 'Prometheus', '']);
  });

  it('takes the settings of a tabulator for none', async () => {
    const settings = '<w:pPr><w:tabs><w:tab w:val="left" w:pos="720"/></w:tabs></w:pPr>';
    expect((await read(paragraph(settings + textRun('a')))).text).toBe('Asha\na\n');
  });

  it('has one of several alternatives once, and the second one where the first one is empty', async () => {
    const alternatives = (choice: string, fallback: string) =>
      run(
        `<mc:AlternateContent ${MC}><mc:Choice Requires="wps">${choice}</mc:Choice><mc:Fallback>${fallback}</mc:Fallback></mc:AlternateContent>`,
      );
    const both = await read(paragraph(alternatives(box('Twice'), vml(box('Twice')))));
    expect(both.text?.match(/Twice/g)).toHaveLength(1);
    const second = await read(paragraph(alternatives('<w:drawing/>', vml(box('Once')))));
    expect(second.text?.match(/Once/g)).toHaveLength(1);
  });

  it.each<[what: string, kind: string, content: string]>([
    ['headers', 'header', header('hdr', 'Around')],
    ['footers', 'footer', header('ftr', 'Around')],
    ['footnotes', 'footnotes', header('footnotes', 'Around')],
    ['endnotes', 'endnotes', header('endnotes', 'Around')],
    [
      'SmartArt',
      'diagramData',
      '<d xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:p><a:r><a:t>Around</a:t></a:r></a:p></d>',
    ],
  ])('has that of %s, in both editions of the standard', async (_what, kind, content) => {
    for (const office of [OFFICE, STRICT_OFFICE])
      expect((await read('', part(kind, 'a.xml', content, office))).text).toBe('Asha\n\n\nAround\n');
  });

  it('ends where a part is broken, and is kept up to there', async () => {
    const { text } = await read('', part('header', 'a.xml', header('hdr', 'Before').replace('</w:hdr>', '<')));
    expect(text).toContain('Before');
  });

  it('is unknown without a main part', async () => {
    const docx = await unpackDocx(makeTextDocx('a'));
    const parts = docx.parts.filter(({ name }) => name !== 'word/document.xml');
    expect((await readDocxText({ ...docx, parts })).text).toBeNull();
  });
});

describe('A part of a Word document in another format', () => {
  const mhtml = [
    'MIME-Version: 1.0',
    'Content-Type: text/html; charset=utf-8',
    'Content-Transfer-Encoding: quoted-printable',
  ]
    .concat('', '<p>Terra=', 'form</p>')
    .join('\r\n');
  it.each<[what: string, name: string, content: string | Buffer]>([
    [
      'HTML',
      'a.html',
      '<html><head><title>no</title></head><body><p>Terra<b>form</b></p><script>no</script></body></html>',
    ],
    ['HTML in UTF-16', 'a.html', Buffer.from('\ufeff<p>Terraform</p>', 'utf16le')],
    ['MHTML', 'a.mht', mhtml],
    ['plain text', 'a.txt', 'Terraform'],
    ['RTF', 'a.rtf', '{\\rtf1\\ansi{\\fonttbl{\\f0 no;}}\\pard Terra{\\b form}\\par}'],
    ['Word', 'a.docx', makeTextDocx('Terraform')],
    ['Word in Word', 'a.docx', makeTextDocx('b', part('aFChunk', 'a.docx', makeTextDocx('Terraform')))],
  ])('is read: %s', async (_what, name, content) => {
    const { text } = await read('', part('aFChunk', name, content));
    expect(text?.split(/\s+/)).toEqual(expect.arrayContaining(['Asha', 'Terraform']));
    expect(text).not.toMatch(/\bno\b/);
  });

  it.each<[what: string, content: string | Buffer, expected: string[]]>([
    ['nothing in plain HTML', '<p>a</p><a href="https://github.com/asha">b</a><img src="a.png">', []],
    ['a picture from elsewhere', '<img src="https://evil.example/a.png">', [flags.externalContent]],
    ['script', '<script>1</script>', [flags.script]],
    ['nothing in plain RTF', '{\\rtf1 a}', []],
    ['a field of RTF', '{\\rtf1{\\field{\\*\\fldinst DDE cmd}{\\fldrslt a}}}', [flags.dde]],
    ['a program', Buffer.from('MZ\x90\0\x03'), [flags.embeddedFile]],
    ['a document that loads something', makeTextDocx('a', [], '<w:fldSimple w:instr="DDE cmd"/>'), [flags.dde]],
  ])('is doubtful for what stands in it: %s', async (_what, content, expected) => {
    const { flags: chunkFlags } = await read('', part('aFChunk', 'a.bin', content));
    expect([...chunkFlags]).toEqual(expected);
  });

  it('is read five levels deep, and is another file from there on', async () => {
    const nested = (level: number): Buffer =>
      makeTextDocx(`Level${level}`, level < 6 ? part('aFChunk', 'a.docx', nested(level + 1)) : []);
    const { text, flags: chunkFlags } = await readDocxText(await unpackDocx(nested(1)));
    expect(text?.match(/Level\d/g)).toEqual(['Level1', 'Level2', 'Level3', 'Level4', 'Level5']);
    expect([...chunkFlags]).toEqual([flags.embeddedFile]);
  });

  it('is one of twenty at most, counted through all levels, and what is left out is told', async () => {
    const chunks = (count: number, level: number): ZipEntry[] => [
      {
        name: 'word/_rels/document.xml.rels',
        content: relations(
          Array.from(
            { length: count },
            (_, at) => `<Relationship Id="r${at}" Type="${OFFICE}/aFChunk" Target="${at}.bin"/>`,
          ).join(''),
        ),
      },
      ...Array.from({ length: count }, (_, at) => ({
        name: `word/${at}.bin`,
        content: level > 1 ? makeTextDocx('inner', chunks(count, level - 1)) : `chunk ${at}`,
      })),
    ];
    const few = await readDocxText(await unpackDocx(makeTextDocx('a', chunks(4, 2))));
    expect([few.text?.match(/chunk/g)?.length, [...few.flags]]).toEqual([16, []]);
    const many = await readDocxText(await unpackDocx(makeTextDocx('a', chunks(5, 2))));
    expect([many.text?.match(/chunk/g)?.length, [...many.flags]]).toEqual([16, [flags.tooLarge]]);
  });

  it('is another file where all that is inside of one another unpacks to too much', async () => {
    const large = makeTextDocx('Inner', [{ name: 'word/media/a.bin', content: Buffer.alloc(60 * 1024 * 1024) }]);
    const more = [
      ...part('aFChunk', 'a.docx', large),
      { name: 'word/media/b.bin', content: Buffer.alloc(60 * 1024 * 1024) },
    ];
    const { text, flags: chunkFlags } = await readDocxText(await unpackDocx(makeTextDocx('Outer', more)));
    expect(text).toBe('Outer\n');
    expect([...chunkFlags]).toEqual([flags.embeddedFile]);
  });

  it('that leads to itself ends', async () => {
    const { text } = await read('', part('aFChunk', 'document.xml', '').slice(0, 1));
    expect(text).toContain('Asha');
  });
});
