import { createCanvas, loadImage } from '@napi-rs/canvas';
import { isLongForm, provenOf } from '../../../../test/extent';
import { makeDocx, makePdf } from '../../../../test/make-files';
import { makeLockedPdf, makeTextDocx, makeTextPdf, objectStream, relation } from '../../../../test/make-documents';
import { makeOwnedPdf } from '../../../../test/make-encrypted-pdf';
import { makeWord97 } from '../../../../test/make-word-97';
import { ODD_TEXT, oddDocxs, oddPdfs } from '../../../../test/odd-documents';
import { readDocument as read } from '../../../../test/read-document';

const itInLongForm = isLongForm ? it : it.skip;

const script = '<< /S /JavaScript /JS (app.alert(1)) >>';

describe('Reading a document', () => {
  it('gives the text of a PDF, and pictures of its first five pages that are not empty', async () => {
    const { fault, flags, text, pages } = await read('pdf', makeTextPdf({ pages: 7 }));
    expect({ fault, flags }).toEqual({ fault: null, flags: [] });
    expect(text.match(/Asha Verma, backend developer/g)).toHaveLength(7);
    expect(pages).toHaveLength(5);
    const image = await loadImage(pages[0]!);
    expect([image.width, image.height]).toEqual([1240, 1756]);
    const context = createCanvas(image.width, image.height).getContext('2d');
    context.drawImage(image, 0, 0);
    const line = context.getImageData(0, 200, 1240, 120).data;
    const dark = line.filter((value, at) => at % 4 === 0 && value < 100).length;
    expect(dark).toBeGreaterThan(1_000);
  });

  it('draws a very high page no higher than two pages, and a very wide one no wider than the others', async () => {
    const high = makeTextPdf().toString('latin1').replace('[0 0 420 595]', '[0 0 9 9999]');
    const { pages } = await read('pdf', Buffer.from(high, 'latin1'));
    const image = await loadImage(pages[0]!);
    expect(image.height).toBeLessThanOrEqual(2_480);
  });

  it.each(provenOf([0, 90, 180, 270], 0, 3))(
    'tells where its words are on the picture of a page that is turned by %s degrees',
    async (turn) => {
      const { pages, words } = await read('pdf', makeTextPdf({ page: `/Rotate ${turn}` }));
      const image = await loadImage(pages[0]!);
      const { width, height } = image;
      const context = createCanvas(width, height).getContext('2d');
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, width, height);
      const [xs, ys] = [[], []] as [number[], number[]];
      for (let at = 0; at < width * height; at += 1)
        if (data[at * 4]! < 100) {
          xs.push((10_000 * (at % width)) / width);
          ys.push((10_000 * Math.floor(at / width)) / height);
        }
      const [left, right] = [Math.min(...xs), Math.max(...xs)];
      const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
      expect(words[0]!.map(({ text, isLevel }) => [text, isLevel])).toEqual([
        ['Asha Verma, backend developer', turn === 0],
      ]);
      const [x, y, wide, high] = words[0]![0]!.place;
      for (const [inner, outer] of [
        [x, left],
        [right, x + wide],
        [y, top],
        [bottom, y + high],
      ] as const) {
        expect(outer - inner).toBeGreaterThan(-60);
        expect(outer - inner).toBeLessThan(250);
      }
    },
  );

  it('gives the text of Word documents, new and old, and no pictures', async () => {
    const docx = await read('docx', makeTextDocx('Curriculum vitae of Asha'));
    expect(docx).toMatchObject({ fault: null, flags: [], text: 'Curriculum vitae of Asha', note: null, pages: [] });
    const doc = await read('doc', makeWord97({ text: 'Asha wrote this in 1999' }));
    expect(doc).toMatchObject({ fault: null, flags: [], text: 'Asha wrote this in 1999', note: null, pages: [] });
  });

  it('gives no text of a PDF that has none', async () => {
    expect(await read('pdf', makePdf())).toMatchObject({ fault: null, flags: [], text: '', note: null });
  });
});

describe('A document that the door takes although it is unusual', () => {
  const whole = { fault: null, flags: [], note: null, text: ODD_TEXT };
  it.each(provenOf(oddPdfs, 0, 8))('is read: a PDF with %s', async (_what, bytes) => {
    expect(await read('pdf', bytes)).toMatchObject({ ...whole, pages: [expect.any(Buffer)] });
  });

  it.each(provenOf(oddDocxs, 0, 8))('is read: a Word document with %s', async (_what, bytes) => {
    expect(await read('docx', bytes)).toMatchObject(whole);
  });
});

describe('What is doubtful in a PDF', () => {
  // How each is found is proven of the functions in `find-pdf-flags.spec.ts`.
  it.each(
    provenOf(
      [
        ['script', { catalog: `/OpenAction ${script}` }, ['Contains script.', /by itself/]],
        [
          'script under a name written in numbers',
          { catalog: '/#41A << /WC << /S /J#61vaScript /JS (1) >> >>' },
          [/script/, /by itself/],
        ],
        ['script in a compressed object', { objects: [objectStream(script)] }, [/script/]],
        [
          'an object too large to look into',
          { objects: [objectStream(' '.repeat(9_000_000) + script)] },
          [/too large/],
        ],
        [
          'an action at the opening',
          { catalog: '/OpenAction << /S /URI /URI (http://evil.example) >>' },
          [/by itself/],
        ],
        ['a launch', { catalog: '/OpenAction << /S /Launch /F (cmd.exe) >>' }, [/start a program/, /by itself/]],
        [
          'a file inside',
          {
            catalog:
              '/Names << /EmbeddedFiles << /Names [(a.exe) << /Type /Filespec /F (a.exe) /EF << /F 4 0 R >> >>] >> >>',
          },
          [/another file/],
        ],
      ],
      0,
      3,
    ),
  )('is %s', async (_name, parts, expected) => {
    const { fault, flags, text } = await read('pdf', makeTextPdf(parts));
    expect(fault).toBeNull();
    expect(flags).toHaveLength(expected.length);
    for (const flag of expected) expect(flags.join('\n')).toMatch(flag);
    expect(text).toContain('Asha Verma');
  });

  itInLongForm('is not a place to begin reading', async () => {
    for (const catalog of ['/OpenAction [3 0 R /Fit]', '/OpenAction 6 0 R'])
      expect((await read('pdf', makeTextPdf({ catalog, objects: [Buffer.from('[3 0 R /Fit]')] }))).flags).toEqual([]);
  });

  it('is script of a field, and not a field without any, such as one for a signature', async () => {
    const oneField = (more: string) => `<< /Type /Annot /Subtype /Widget /T (one) /Rect [0 0 9 9] ${more} >>`;
    const flagsOf = async (more: string) => {
      const parts = { catalog: '/AcroForm << /Fields [6 0 R] >>', objects: [Buffer.from(oneField(more))] };
      return (await read('pdf', makeTextPdf(parts))).flags;
    };
    expect(await flagsOf('/FT /Sig')).toEqual([]);
    expect(await flagsOf('/FT /Tx /A << /S /J#61vaScript /JS (1) >>')).toEqual(['Contains script.']);
  });

  it.each(provenOf(['AES-256', 'RC4'] as const, 0, 2))(
    'is not a password that only forbids copying, by %s',
    async (way) => {
      const { fault, flags, note, text, pages } = await read('pdf', makeOwnedPdf('Owned by Asha', way));
      expect({ fault, flags, note, text }).toEqual({ fault: null, flags: [], note: null, text: 'Owned by Asha' });
      expect(pages).toHaveLength(1);
    },
  );

  it('is a password', async () => {
    const { fault, flags, note, pages } = await read('pdf', makeLockedPdf());
    expect({ fault, note, pages }).toEqual({ fault: null, note: 'The file is protected by a password.', pages: [] });
    expect(flags).toEqual(['Is encrypted, so that it could not be examined.']);
  });

  it('is damage, such as a broken cross-reference that leads nowhere', async () => {
    const broken = makeTextPdf()
      .toString('latin1')
      .replaceAll(/ obj\n/g, ' bj\n')
      .replace(/startxref\n\d+/, 'startxref\n7');
    const { fault, flags, note } = await read('pdf', Buffer.from(broken, 'latin1'));
    expect({ fault, note }).toEqual({ fault: null, note: 'The file is damaged inside.' });
    expect(flags).toEqual([expect.stringMatching(/damaged inside/)]);
  });

  itInLongForm('is a page that is not there, which takes neither the text nor the other pages away', async () => {
    const cut = makeTextPdf({ pages: 2 }).toString('latin1').replace('[3 0 R 3 0 R]', '[3 0 R 9 0 R]');
    const { fault, flags, text, note, pages } = await read('pdf', Buffer.from(cut, 'latin1'));
    expect({ fault, note, text }).toEqual({ fault: null, note: null, text: 'Asha Verma, backend developer' });
    expect(flags).toEqual([expect.stringMatching(/damaged inside/)]);
    expect(pages).toHaveLength(1);
  });
});

describe('What is doubtful in a Word document', () => {
  it.each([
    ['docx', makeTextDocx('a', [relation('attachedTemplate')]), /template from elsewhere/],
    ['doc', makeWord97({ text: 'a\x13 DDEAUTO cmd \x14 \x15' }), /DDE/],
  ] as const)('is told of a %s, beside its text', async (type, bytes, expected) => {
    const { fault, flags, text } = await read(type, bytes);
    expect({ fault, text }).toEqual({ fault: null, text: 'a' });
    expect(flags).toEqual([expect.stringMatching(expected)]);
  });

  it('is a password', async () => {
    const { fault, flags } = await read('doc', makeWord97({ text: 'a', encrypted: true }));
    expect({ fault, flags }).toEqual({ fault: null, flags: [expect.stringMatching(/encrypted/)] });
  });

  it('is a text that a Word older than 97 saved in pieces', async () => {
    const { fault, flags, note, text } = await read('doc', makeWord97({ text: 'a', isOld: true, isInPieces: true }));
    expect({ fault, text, flags }).toEqual({ fault: null, text: '', flags: [expect.stringMatching(/older than 97/)] });
    expect(note).toMatch(/older than 97/);
  });

  it('is damage, such as an entry that unpacks to more than it says', async () => {
    const { fault, flags, note } = await read('docx', makeDocx([{ name: 'a.xml', content: 'aaaa', claimedSize: 1 }]));
    expect({ fault, note }).toEqual({ fault: null, note: 'The file is damaged inside.' });
    expect(flags).toEqual([expect.stringMatching(/damaged inside/)]);
  });
});

describe('The text of a PDF', () => {
  const lines = (...texts: string[]) =>
    texts.map((line, index) => (index === 0 ? line : `) Tj 0 -20 Td (${line}`)).join('');

  it('joins a word that is cut at the end of a line, and keeps its halves', async () => {
    const { text } = await read(
      'pdf',
      makeTextPdf({ text: lines('I build micro-', 'services in a full-', 'stack team') }),
    );
    expect(text).toMatch(/microservices/);
    expect(text).toMatch(/full-stack/);
  });

  it.each<[what: string, ends: string, begins: string, words: string[]]>([
    ['in capitals', 'MICRO-', 'SERVICES', ['MICROSERVICES', 'MICRO-SERVICES']],
    ['with a blank behind the hyphen', 'micro- ', 'services', ['microservices', 'micro-services']],
    ['of a name', 'Jean-', 'Paul', ['Jean-\nPaul', 'Jean-Paul']],
    ['before a number', 'COVID-', '19', ['COVID-\n19', 'COVID-19']],
  ])('has both readings of a word at the end of a line: %s', async (_what, ends, begins, words) => {
    const { text } = await read('pdf', makeTextPdf({ text: lines(`I know ${ends}`, `${begins} well`) }));
    for (const word of words) expect(text).toContain(word);
  });

  it('has what was filled into its form, and what its notes say, once', async () => {
    const form = '/AcroForm << /Fields [6 0 R] >>';
    const filled = '<< /Type /Annot /Subtype /Widget /FT /Tx /T (skill) /V (Terraform) /Rect [0 0 9 9] >>';
    const note = '<< /Type /Annot /Subtype /Text /Contents (Speaks Tamil) /Rect [0 0 9 9] >>';
    const pdf = makeTextPdf({ catalog: form, objects: [filled, note].map((object) => Buffer.from(object)) });
    const withNotes = pdf
      .toString('latin1')
      .replace('/MediaBox [0 0 420 595]', '/Annots [6 0 R 7 0 R] /MediaBox [0 0 420 595]');
    const { text } = await read('pdf', Buffer.from(withNotes, 'latin1'));
    expect(text.match(/Terraform/g)).toHaveLength(1);
    expect(text.match(/Speaks Tamil/g)).toHaveLength(1);
  });
});
