import { flags } from '../flags';
import { readRtf } from './read-rtf';

const read = (body: string, head = '') => readRtf(Buffer.from(`{\\rtf1\\ansi\\ansicpg1252${head}${body}}`, 'latin1'));
const wordsOf = (body: string, head = '') => read(body, head).text.split(/\s+/).filter(Boolean);

describe('The text of RTF', () => {
  it.each<[what: string, body: string, text: string]>([
    ['paragraphs and lines', 'Erlang\\par Rust\\line Go\\\n C', 'Erlang\nRust\nGo\n C'],
    ['cells and tabulators', 'Erlang\\cell Rust\\tab Go\\row', 'Erlang\nRust\tGo\n'],
    ['signs that have a word', 'don\\rquote t \\ldblquote a\\rdblquote', 'don’t “a”'],
    ['signs of the language itself', '\\{a\\\\b\\} c\\~d e\\_f g\\-h', '{a\\b} c d e-f gh'],
    ['words in pieces', 'Kuber{\\b net}es', 'Kubernetes'],
    ['line ends that mean nothing', 'Kuber\r\nnetes', 'Kubernetes'],
    ['bytes of the code page', "Jos\\'e9 \\'80", 'José €'],
    [
      'Unicode, without what stands for it in older programs',
      "\\u8364?5 \\uc2\\u937\\'83\\'b6x \\uc0\\u-3913 y",
      '€5 Ωx \uf0b7y',
    ],
    ['a pair of surrogates', '\\uc1\\u-10179?\\u-8704?', '😀'],
    ['a paragraph right behind a sign in Unicode', '\\u8364\\par a', '€\na'],
    ['the Unicode of two writings', '{\\upr{Jose}{\\*\\ud{Jos\\u233?}}}', 'José'],
    ['a footnote', 'a{\\footnote Erlang}', 'aErlang'],
    [
      'a shape',
      '{\\shp{\\*\\shpinst\\shpleft0{\\sp{\\sn no}{\\sv no}}{\\shptxt Erlang\\par}}{\\shprslt no}}',
      'Erlang\n',
    ],
    ['the result of an object', '{\\object\\objemb{\\*\\objdata 0105}{\\result Erlang}}', 'Erlang'],
  ])('has %s', (_what, body, text) => {
    expect(read(body).text).toBe(text);
  });

  it('is decoded by the font of each run', () => {
    const fonts =
      '{\\fonttbl{\\f0\\fcharset0 Arial;}{\\f1\\fcharset204 Arial;}{\\f2\\fcharset128 Gothic;}{\\f3\\cpg1253 a;}}';
    const body = "\\f1\\'cf\\'f0\\plain  \\f2\\'83\\'65A{\\f3 \\'e1} \\'83\\'65 \\f0\\'e9";
    expect(wordsOf(body, fonts)).toEqual(['Пр', 'テAα', 'テ', 'é']);
  });

  it.each([
    ['lists of fonts, colours and styles', '{\\fonttbl{\\f0 no;}}{\\colortbl;\\red0 no;}{\\stylesheet{\\s0 no;}}'],
    ['the facts about it', '{\\info{\\title no}{\\upr{\\author no}{\\*\\ud{\\author no}}}}'],
    ['a picture', '{\\pict\\pngblip 0123}'],
    ['bytes as they are', '{\\pict\\bin7 {}}\\par}'],
    ['what is deleted', '{\\deleted no}'],
    ['the instruction of a field', '{\\field{\\*\\fldinst HYPERLINK no}}'],
    ['an entry of an index', '{\\xe no}'],
    ['what this version does not know', '{\\*\\nobodyknows no{\\b no}}'],
  ])('has nothing of %s', (_what, body) => {
    expect(wordsOf(`a ${body} b`)).toEqual(['a', 'b']);
  });

  it('is what is there of a document that is cut off, or has a brace too many', () => {
    expect(readRtf(Buffer.from('{\\rtf1 {\\b Erlang')).text).toBe('Erlang');
    expect(readRtf(Buffer.from('{\\rtf1 Erl}ang}')).text).toBe('Erlang');
  });

  it('ends where groups lie too deep in each other', () => {
    const { text, flags: found } = read(`a${'{'.repeat(100_000)}b`);
    expect([text, found]).toEqual(['a', [flags.tooLarge]]);
  });
});

describe('RTF', () => {
  it.each<[what: string, body: string, expected: string[]]>([
    ['plain text and a link', '{\\field{\\*\\fldinst{HYPERLINK "https://github.com/asha"}}{\\fldrslt a}}', []],
    ['another file', '{\\object\\objemb{\\*\\objdata 0105}}', [flags.embeddedFile]],
    ['a file from elsewhere', '{\\object\\objautlink{\\*\\objdata 0105}}', [flags.embeddedFile, flags.externalContent]],
    [
      'a field that loads a picture',
      '{\\field{\\*\\fldinst INCLUDEPICTURE "https://evil.example/a.png"}}',
      [flags.externalContent],
    ],
    ['DDE', '{\\field{\\*\\fldinst DD{\\b EAUTO} cmd}{\\fldrslt a}}', [flags.dde]],
    [
      'a name that another field computes',
      '{\\field{\\*\\fldinst {\\field{\\*\\fldinst QUOTE 68}{\\fldrslt D}}DE x}}',
      [flags.dde],
    ],
    ['DDE in a place that no page shows', '{\\*\\nobodyknows{\\field{\\*\\fldinst DDE cmd}}}', [flags.dde]],
    ['a template from elsewhere', '{\\*\\template https://evil.example/a.dotm}', [flags.externalTemplate]],
    ['a template of the own machine', '{\\*\\template C:\\\\Templates\\\\cv.dot}', []],
  ])('is judged by what is in it: %s', (_what, body, expected) => {
    expect(read(body).flags.toSorted()).toEqual(expected.toSorted());
  });
});
