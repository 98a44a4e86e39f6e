import {
  W,
  STRICT_W,
  OFFICE,
  STRICT_OFFICE,
  MICROSOFT,
  main,
  relations,
  relation,
  type Docx,
  flagsOf,
  override,
  picture,
  ole,
  external,
  char,
  code,
  runOfText,
  field,
  utf16,
  part,
} from '../../../../../test/docx-flags-of';
import { findDocxFlags } from './find-docx-flags';
import { flags } from '../flags';

describe('A file inside of a Word document is found', () => {
  it.each<[string, Docx]>([
    [
      'as an object that is named like a picture',
      { parts: [ole], rels: relation(`${OFFICE}/oleObject`, 'media/image1.png') },
    ],
    ['in the strict namespace', { parts: [ole], rels: relation(`${STRICT_OFFICE}/oleObject`, 'media/image1.png') }],
    ['as a package', { parts: [ole], rels: relation(`${OFFICE}/package`, '/word/media/image1.png') }],
    ['as a control', { rels: relation(`${OFFICE}/control`, 'media/image1.png') }],
    ['with a type that ends in white space', { rels: relation(` ${OFFICE}/oleObject&#10;`, 'media/image1.png') }],
    [
      'in relations with a prefix',
      { rels: relations(`<p:Relationship Id="r" Type="${OFFICE}/oleObject" Target="a"/>`, 'p') },
    ],
    ['in relations in UTF-16', { rels: utf16(relation(`${OFFICE}/oleObject`, 'media/image1.png')) }],
    [
      'in relations without a usual name',
      { parts: [{ name: 'docProps/a.bin', content: relation(`${OFFICE}/oleObject`, 'a') }] },
    ],
    [
      'by its content type',
      {
        parts: [ole],
        types: override('/word/media/image1.png', 'application/vnd.openxmlformats-officedocument.oleObject'),
      },
    ],
    [
      'by the content type of its ending',
      {
        parts: [{ ...ole, name: 'word/media/image1.emf' }],
        types: '<Default Extension="EMF" ContentType="application/vnd.openxmlformats-officedocument.oleObject"/>',
      },
    ],
    [
      'by a content type under another spelling of its name',
      { parts: [ole], types: override('/WORD/media/image%31.png', 'application/vnd.ms-office.activeX') },
    ],
    [
      'as any file that Word is not made of',
      { parts: [ole], types: override('/word/media/image1.png', 'application/rtf') },
    ],
    [
      'as an element',
      { body: '<o:OLEObject xmlns:o="urn:schemas-microsoft-com:office:office" Type="Embed" r:id="r"/>' },
    ],
    ['as an ActiveX element', { body: '<w:control r:id="r"/>' }],
  ])('%s', async (_how, docx) => {
    expect(await flagsOf(docx)).toEqual([flags.embeddedFile]);
  });
});

describe('Macros in a Word document are found', () => {
  it.each<[string, Docx]>([
    [
      'by content type',
      { parts: [ole], types: override('/word/media/image1.png', 'application/vnd.ms-office.vbaProject') },
    ],
    ['by relation', { parts: [ole], rels: relation(`${MICROSOFT}/vbaProject`, 'media/image1.png') }],
    [
      'by the type of the document',
      {
        parts: [part('word/a.xml', 'document', '')],
        types: override('/word/a.xml', 'application/vnd.ms-word.document.macroEnabled.main+xml'),
      },
    ],
  ])('%s', async (_how, docx) => {
    expect(await flagsOf(docx)).toEqual([flags.macros]);
  });
});

describe('Content from elsewhere in a Word document is found', () => {
  it.each<[string, Docx]>([
    ['as a linked picture', { rels: relation(`${OFFICE}/image`, 'http://evil.example/a.png', external) }],
    ['as a frame', { rels: relation(`${OFFICE}/frame`, 'http://evil.example', external) }],
    ['as a part of the document', { rels: relation(`${OFFICE}/subDocument`, '\\\\evil\\a.docx', external) }],
    ['as a linked object', { rels: relation(`${STRICT_OFFICE}/oleObject`, 'mhtml:http://evil.example', external) }],
    ['without the word External', { rels: relation(`${OFFICE}/image`, 'http://evil.example/a.png') }],
    [
      'as a web extension',
      { rels: relation('http://schemas.microsoft.com/office/2011/relationships/webextensiontaskpanes', 'a.xml') },
    ],
    ['as an element', { body: '<v:imagedata xmlns:v="urn:schemas-microsoft-com:vml" src="http://evil.example/a"/>' }],
    ['as a picture of a field', { body: field(code('INCLUDEPICTURE "http://evil.example/a.png" \\d')) }],
    ['as a text of a field', { body: field(code('INCLUDE', 'TEXT "\\\\\\\\evil\\\\a.docx"')) }],
    [
      'as a field whose address is put together',
      { body: field(code('INCLUDEPICTURE ') + field(code('QUOTE 104 116'))) },
    ],
    ['as a linked sheet', { body: field(code('LINK Excel.Sheet.8 "a.xls" "" \\a')) }],
    ['as a database', { body: '<w:fldSimple w:instr="DATABASE \\d a"/>' }],
  ])('%s', async (_how, docx) => {
    expect(await flagsOf(docx)).toEqual([flags.externalContent]);
  });

  it('as a template', async () => {
    const template = (target: string) => flagsOf({ rels: relation(`${OFFICE}/attachedTemplate`, target, external) });
    expect(await template('https://evil.example/a.dotm')).toEqual([flags.externalTemplate]);
    expect(await template('file:///\\\\evil\\a.dotm')).toEqual([flags.externalTemplate]);
    expect(await template('file:///C:\\Users\\Asha\\Templates\\Resume.dotx')).toEqual([]);
  });
});

describe('A field that starts programs is found', () => {
  const dde = char('begin') + code('DDE', 'AUTO cmd') + char('end');
  const nested = field(field(code('QUOTE 68 68 69 65 ', '85 84 79')) + code(' c:\\\\cmd.exe "/k calc"'));
  it.each<[string, Docx]>([
    ['in pieces', { body: dde }],
    ['that was never ended', { body: char('begin') + code('DDE cmd') }],
    ['spelled by the codes of its characters', { body: nested }],
    ['spelled by codes in hexadecimal', { body: field(field(code('QUOTE 0x44 0x44 0x45')) + code(' cmd')) }],
    [
      'spelled by text in a quote in a quote',
      { body: field(field(code('QUOTE "') + field(code('QUOTE 68 "D"')) + code('E"')) + code(' c')) },
    ],
    ['spelled by half a quote', { body: field(code('DD') + field(code('QUOTE 69')) + code(' cmd')) }],
    [
      'spelled by a simple field',
      { body: `${char('begin')}<w:fldSimple w:instr="QUOTE 68 68 69"/>${code(' cmd')}${char('end')}` },
    ],
    ['as a simple field', { body: '<w:fldSimple w:instr=" &#x44;DE cmd"/>' }],
    ['in CDATA', { body: char('begin') + code('D<![CDATA[D]]><!-- -->E cmd') + char('end') }],
    [
      'under another prefix',
      { document: main('').replace('<w:body>', `<w:body><x:p xmlns:x="${W}"><x:instrText>DDE a</x:instrText></x:p>`) },
    ],
    ['in the strict namespace', { document: main(dde).replace(W, STRICT_W) }],
    ['in UTF-16', { document: utf16(main(dde)) }],
    ['in UTF-16 without a byte order mark', { document: utf16(main(dde)).subarray(2) }],
    ['as what somebody deleted', { body: `${char('begin')}<w:delInstrText>DDE a</w:delInstrText>${char('end')}` }],
    ['in a footer', { parts: [part('word/footer1.xml', 'ftr', dde)] }],
    ['in a footnote', { parts: [part('word/footnotes.xml', 'footnotes', dde)] }],
    ['in a comment that is named like a picture', { parts: [part('word/media/a.png', 'comments', dde)] }],
    ['inside of the result of another', { body: char('begin') + code('PAGE') + char('separate') + dde + char('end') }],
  ])('%s', async (_how, docx) => {
    expect(await flagsOf(docx)).toEqual([flags.dde]);
  });

  it('or is at least told to hide what it does', async () => {
    const byBookmark = field(field(code('REF a'), 'whatever') + code(' cmd'));
    expect(await flagsOf({ body: byBookmark })).toEqual([flags.hiddenField]);
  });
});

describe('XML that a Word document may not have', () => {
  const declared = '<!DOCTYPE a [<!ENTITY d "DDE">]>';
  it.each<[string, Docx]>([
    ['with entities of its own', { document: main(code('&d; cmd')).replace('?>', `?>${declared}`) }],
    ['that is not well-formed', { document: main('<w:p>') }],
    ['in an unusual encoding', { document: main('').replace('UTF-8', 'UTF-7') }],
    ['that begins like none', { document: Buffer.from(`\0\0${main('')}`, 'utf16le') }],
    ['nested too deeply', { document: main(`${'<w:p>'.repeat(2_000)}${'</w:p>'.repeat(2_000)}`) }],
  ])('is damage: %s', async (_how, docx) => {
    expect(await flagsOf(docx)).toEqual([flags.damaged]);
  });
});

describe('An ordinary Word document', () => {
  it.each<[string, Docx]>([
    ['with a picture', { parts: [picture], rels: relation(`${OFFICE}/image`, 'media/image1.png') }],
    [
      'with a drawing that has a document type',
      {
        parts: [{ name: 'word/media/a.svg', content: '<!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg"/>' }],
        types: '<Default Extension="svg" ContentType="image/svg+xml"/>',
      },
    ],
    ['with a link', { rels: relation(`${OFFICE}/hyperlink`, 'https://github.com/asha', external) }],
    ['with a link as a field', { body: field(code('HYPERLINK "https://dde.example/DDE"'), 'DDE') }],
    ['with page numbers', { body: `${field(code(' PAGE '))}${field(code('NUMPAGES'))}<w:fldSimple w:instr="PAGE"/>` }],
    ['with contents', { body: field(code('TOC \\o "1-3"'), field(code('PAGEREF _Toc1 \\h'), '1')) }],
    [
      'with fields of a mail merge',
      { body: field(code('IF ') + field(code('MERGEFIELD a')) + code('= "" "DDE" "b"')) },
    ],
    ['with a sum over a field', { body: field(code('=') + field(code('PAGE')) + code('-1')) }],
    ['with a placeholder', { body: field(code('MACROBUTTON NoMacro [Your name]')) }],
    [
      'with a picture of its own folder as a field',
      { body: field(code('INCLUDEPICTURE "cid:a.png" \\* MERGEFORMATINET')) },
    ],
    [
      'with fonts',
      {
        parts: [{ name: 'word/fonts/a.odttf', content: 'x' }],
        types:
          '<Default Extension="odttf" ContentType="application/vnd.openxmlformats-officedocument.obfuscatedFont"/>',
      },
    ],
    [
      'that declares types of which it has nothing',
      { types: '<Default Extension="bin" ContentType="application/vnd.ms-office.vbaProject"/>' },
    ],
    [
      'that is signed',
      {
        parts: [{ name: '_xmlsignatures/origin.sigs', content: '' }],
        types:
          '<Default Extension="sigs" ContentType="application/vnd.openxmlformats-package.digital-signature-origin"/>',
      },
    ],
    [
      'with text of another program',
      { parts: [{ name: 'a/style-map', content: 'p => h1' }], types: override('/a/style-map', 'text/prs.a.style-map') },
    ],
    ['about DDE', { body: runOfText('DDE and macros') }],
  ])('is not doubtful: %s', async (_how, docx) => {
    expect(await flagsOf(docx)).toEqual([]);
  });
});

describe('A Word document that was not unpacked to the end', () => {
  const nothing = { parts: [] };

  it('is doubtful for that', () => {
    expect([...findDocxFlags({ ...nothing, complete: false })]).toEqual([flags.tooLarge]);
    expect([...findDocxFlags({ ...nothing, complete: true })]).toEqual([]);
  });
});
