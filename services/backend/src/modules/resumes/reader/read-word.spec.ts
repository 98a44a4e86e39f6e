import { makeTextDocx, relation } from '../../../../test/make-documents';
import { makeWord97 } from '../../../../test/make-word-97';
import { findDocFlags } from './doc/find-doc-flags';
import { openCompound } from './doc/open-compound';
import { readOldText, readWord97Text } from './doc/read-doc-text';
import { findDocxFlags, unpackDocx } from './docx/find-docx-flags';

const field = (...runs: string[]) =>
  `<w:p>${runs.map((run) => `<w:r><w:instrText xml:space="preserve">${run}</w:instrText></w:r>`).join('')}</w:p>`;
const docxFlagsOf = async (...document: Parameters<typeof makeTextDocx>) => [
  ...findDocxFlags(await unpackDocx(makeTextDocx(...document))),
];
const docFlagsOf = (document: Parameters<typeof makeWord97>[0]) => {
  const bytes = makeWord97(document);
  return [...findDocFlags(bytes, openCompound(bytes))];
};
const mainOf = (document: Parameters<typeof makeWord97>[0]) => {
  const file = openCompound(makeWord97(document))!;
  return { file, main: file.stream('WordDocument')! };
};

describe('What is doubtful in a Word document', () => {
  it.each<[string, Parameters<typeof makeTextDocx>, RegExp]>([
    ['macros', ['a', [relation('vbaProject', '')]], /macros/],
    ['a template from elsewhere', ['a', [relation('attachedTemplate')]], /template from elsewhere/],
    ['a template behind numbers', ['a', [relation('attachedTemplate', 'TargetMode="&#69;xternal"')]], /template/],
    ['content from elsewhere', ['a', [relation('oleObject')]], /content from elsewhere/],
    ['a DDE field in pieces', ['a', [], field('DD', 'EAUTO c:\\\\cmd.exe')], /DDE/],
    ['a simple DDE field', ['a', [], '<w:fldSimple w:instr="DDE cmd"/>'], /DDE/],
    ['a file inside', ['a', [relation('package', '')]], /another file/],
  ])('is %s', async (_name, document, expected) => {
    expect(await docxFlagsOf(...document)).toEqual([expect.stringMatching(expected)]);
  });

  it('is not a link that somebody has to click, nor the word DDE', async () => {
    expect(await docxFlagsOf('I know DDE', [relation('hyperlink')])).toEqual([]);
  });
});

describe('What is doubtful in a Word document of before 2007', () => {
  it.each([
    ['macros', { text: 'a', storages: ['Macros'] as [string] }, /macros/],
    ['an object', { text: 'a', storages: ['ObjectPool', '_1'] as [string, string] }, /another file/],
    ['a DDE field', { text: 'a\x13 DDEAUTO cmd \x14 \x15' }, /DDE/],
    ['a password', { text: 'a', encrypted: true }, /encrypted/],
  ])('is %s', (_name, document, expected) => {
    expect(docFlagsOf(document)).toEqual([expect.stringMatching(expected)]);
  });

  it('is not the empty place of an object that was deleted', () => {
    expect(docFlagsOf({ text: 'a', storages: ['ObjectPool'] })).toEqual([]);
  });
});

describe('The text of a Word document of before 2007', () => {
  it.each([
    ['a field by its result', 'See \x13 HYPERLINK "https://x.example" \x14my page\x15 now', 'See my page now'],
    ['a field in a field', '\x13 IF \x13 PAGE \x14 1 \x15 = 1 \x14last\x15', 'last'],
    ['the reading of a word', '\x13 EQ \\o\\ad(\\s\\up 10(tokyo),Capital)\x15', 'tokyo  Capital'],
    ['cells and lines apart', 'Grafana\x07Prometheus\x0bLoki\rTempo', 'Grafana\nPrometheus\nLoki\nTempo'],
    ['hyphens', 'non\x1ebreaking op\x1ftional', 'non-breaking optional'],
  ])('shows %s', (_what, text, shown) => {
    const { file, main } = mainOf({ text });
    expect(readWord97Text(file, main).trim()).toBe(shown);
  });

  it('is read from Word 6 and 95, too', () => {
    const { main } = mainOf({ text: 'Asha wrote this in 1995', isOld: true });
    expect(readOldText(main)?.trim()).toBe('Asha wrote this in 1995');
  });
});
