import { makeTextPdf } from '../../../../test/make-documents';
import { launch, packedObjects } from '../../../../test/make-pdf-streams';
import { findPdfFlags } from './find-pdf-flags';
import { flags } from './flags';

const flagsOf = (...objects: (Buffer | string)[]) => [
  ...findPdfFlags(makeTextPdf({ objects: objects.map((object) => Buffer.from(object as string)) })),
];
const goToUri = '<< /S /URI /URI (https://mail.example) >>';

describe('What a PDF does by itself is found under additional actions', () => {
  it('of the catalog, which stand beside its opening', () => {
    const bytes = makeTextPdf({ catalog: `/AA << /WC ${goToUri} >>` });
    expect([...findPdfFlags(bytes)]).toEqual([flags.openAction]);
  });

  it.each<[string, (Buffer | string)[]]>([
    ['of a page', [`<< /Type /Page /AA << /O ${goToUri} >> >>`]],
    ['of an annotation', [`<< /Type /Annot /Subtype /Link /AA << /E ${goToUri} >> >>`]],
    ['of a field', [`<< /FT /Tx /T (name) /AA << /K ${goToUri} >> >>`]],
    ['of a field below another one', [`<< /Fields [<< /Kids [<< /AA << /Fo ${goToUri} >> >>] >>] >>`]],
    ['under a name in numbers', [`<< /#41A << /#4f ${goToUri} >> >>`]],
    ['in an object of their own', ['<< /AA 7 0 R >>', `<< /PO 8 0 R >>`, goToUri]],
    ['in an object stream', ['<< /AA << /O 90 0 R >> >>', packedObjects({ inner: goToUri })]],
    ['under one of two equal keys', [`<< /AA << >> /AA << /C null /C ${goToUri} >> >>`]],
    ['that turn pages by name', ['<< /AA << /O << /S /Named /N /NextPage >> >> >>']],
    ['that send the reader on and then act', ['<< /AA << /O << /S /GoTo /D [3 0 R /Fit] /Next 6 0 R >> >> >>']],
    ['that cannot be found', ['<< /AA << /O 99 0 R >> >>']],
    ['that lead in a circle', ['<< /AA << /O 7 0 R >> >>', '8 0 R', '7 0 R']],
  ])('%s', (_name, objects) => {
    expect(flagsOf(...objects)).toEqual([flags.openAction]);
  });

  it('and those that start a program or a script are said to', () => {
    expect(flagsOf(`<< /AA << /O ${launch} >> >>`)).toEqual([flags.launch, flags.openAction]);
    expect(flagsOf('<< /AA << /K << /S /JavaScript /JS (0) >> >> >>')).toEqual([flags.script, flags.openAction]);
    expect(flagsOf(`<< /S /GoTo /Next << /S /URI /Next [<< /S /GoTo /Next ${launch} >>] >> >>`)).toEqual([
      flags.launch,
    ]);
  });

  it.each([
    ['that go to a place in the file', '<< /AA << /O << /S /GoTo /D [3 0 R /Fit] >> /C [3 0 R /Fit] >> >>'],
    ['that are empty', '<< /AA << >> /Kids [<< /AA null >>] >>'],
    ['that are only called so: a font, a picture, a glyph', '<< /Font << /AA 5 0 R >> /XObject << /AA 4 0 R >> >>'],
  ])('but not those %s', (_name, object) => {
    expect(flagsOf(object)).toEqual([]);
  });
});

describe('A link is no flag', () => {
  it.each([
    goToUri,
    String.raw`<< /S /URI /URI (\\\\files.example\\share) >>`,
    '<< /S /GoTo /D (chapter.1) >>',
    '<< /S /Named /N /NextPage >>',
  ])('to %s', (action) => {
    expect(flagsOf(`<< /Type /Annot /Subtype /Link /F 4 /A ${action} >>`)).toEqual([]);
  });
});

describe('A file elsewhere is found wherever it is named', () => {
  it.each([
    ['by a link to another file', '<< /Type /Annot /Subtype /Link /A << /S /GoToR /F (other.pdf) /D [0 /Fit] >> >>'],
    ['by a link into an embedded file', '<< /Type /Annot /Subtype /Link /A << /S /GoToE /T << /R /C >> >> >>'],
    ['by the share of a host', String.raw`<< /S /Thread /F (\\\\files.example\\share\\a.pdf) >>`],
    ['by a share in octal numbers', String.raw`<< /Ref << /F (\134\134files.example\134a.pdf) >> >>`],
    ['by a share in hexadecimal digits', `<< /Ref << /UF <${Buffer.from('\\\\files').toString('hex')}> >> >>`],
    ['by a share in UTF-16', '<< /Type /Filespec /UF <FEFF005C005C 0061> >>'],
    ['by a share whose line goes on', '<< /DOS (\\\n//files.example/a) >>'],
    ['by a share as the standard writes it', '<< /F (/files.example/share/a.pdf) >>'],
    ['by the address of a file', '<< /F (file://files.example/a.pdf) >>'],
    ['by a web address', '<< /FS /URL /F (a.pdf) >>'],
    ['by another web address', '<< /F (HTTPS://files.example/a.pdf) >>'],
    ['by a film', String.raw`<< /S /MCD /CT (video/mp4) /D (\\\\files.example\\a.mp4) >>`],
    ['as the data of a stream', '<< /Length 0 /F (//files.example/a) >>\nstream\n\nendstream'],
  ])('%s', (_name, object) => {
    expect(flagsOf(object)).toEqual([flags.externalContent]);
  });

  it('also in an object of its own, and in one that is packed', () => {
    expect(flagsOf('<< /Ref << /F 90 0 R >> >>', packedObjects({ inner: '(//files.example/a)' }))).toEqual([
      flags.externalContent,
    ]);
  });

  it.each([
    '<< /F (cv.pdf) /UF (cv.pdf) >>',
    '<< /F (../letters/cv.pdf) >>',
    '<< /F (/c/letters/cv.pdf) >>',
    '<< /F (file:///c:/letters/cv.pdf) >>',
    '<< /F 4 /D (https://chapter) /Title (//) >>',
    '<< /F 6 0 R >>',
  ])('but not by %s', (object) => {
    expect(flagsOf(object)).toEqual([]);
  });
});
