import { makeTextPdf } from '../../../../../test/make-documents';
import { readDocument } from '../../../../../test/read-document';

/** A form XObject, as an appearance is one. */
function appearance(drawing: string): Buffer {
  const resources = '/Resources << /Font << /F1 5 0 R >> >>';
  const head = `<< /Type /XObject /Subtype /Form /BBox [0 0 200 90] ${resources} /Length ${drawing.length} >>`;
  return Buffer.from(`${head}\nstream\n${drawing}\nendstream`);
}

/** A page with one annotation, object 6, whose appearance is object 7. */
function makeAnnotated(annotation: string, drawing: string, pages = 1): Buffer {
  const object = `<< /Type /Annot /Rect [20 20 220 110] /F 4 /AP << /N 7 0 R >> ${annotation} >>`;
  const parts = { catalog: '/AcroForm << /Fields [6 0 R] >>', objects: [Buffer.from(object), appearance(drawing)] };
  return makeTextPdf({ ...parts, pages, page: '/Annots [6 0 R]' });
}

const signature = '/Subtype /Widget /FT /Sig /T (signature)';
const read = async (annotation: string, drawing: string) => {
  const { fault, flags, note, text } = await readDocument('pdf', makeAnnotated(annotation, drawing));
  expect({ fault, flags, note }).toEqual({ fault: null, flags: [], note: null });
  expect(text).toMatch(/^Asha Verma, backend developer\n/);
  return text.split('\n').slice(1).filter(Boolean);
};

describe('The words that an appearance draws', () => {
  it.each([
    ['a signature', signature],
    ['the caption of a button', '/Subtype /Widget /FT /Btn /Ff 65536 /T (button) /MK << /CA (Nothing) >>'],
    ['what a list shows', '/Subtype /Widget /FT /Ch /T (list) /Opt [(Kotlin) (Rust)]'],
    ['a stamp', '/Subtype /Stamp'],
  ])('are read: %s', async (_what, annotation) => {
    expect(await read(annotation, 'BT /F1 9 Tf 5 70 Td (Terraform) Tj ET')).toEqual(['Terraform']);
  });

  it('are apart where the line or the distance says so, and whole where they are drawn in pieces', async () => {
    const drawing = 'BT /F1 9 Tf 5 70 Td (Signed by ) Tj (A) Tj (sha) Tj 0 -12 Td [(Pu) 30 (ne) -400 (India)] TJ ET';
    expect(await read(signature, drawing)).toEqual(['Signed by Asha', 'Pune India']);
  });

  it('are read once, also where many pages have the same', async () => {
    const pdf = makeAnnotated(signature, 'BT /F1 9 Tf 5 70 Td (Terraform) Tj ET', 3);
    const { text } = await readDocument('pdf', pdf);
    expect(text.match(/Asha Verma/g)).toHaveLength(3);
    expect(text.match(/Terraform/g)).toHaveLength(1);
  });

  it('are not those of a hidden one, nor the sign in a box that is ticked', async () => {
    const drawing = 'BT /F1 9 Tf 5 70 Td (4) Tj ET';
    const hidden = makeAnnotated(signature, drawing).toString('latin1').replace('/F 4', '/F 2');
    expect((await readDocument('pdf', Buffer.from(hidden, 'latin1'))).text).toBe('Asha Verma, backend developer');
    expect(await read('/Subtype /Widget /FT /Btn /T (box) /V /On', drawing)).toEqual(['On']);
  });

  it('take no text away when they are broken', async () => {
    const broken = makeAnnotated(signature, '').toString('latin1').replace('/N 7 0 R', '/N 5 0 R');
    const { fault, text } = await readDocument('pdf', Buffer.from(broken, 'latin1'));
    expect({ fault, text }).toEqual({ fault: null, text: 'Asha Verma, backend developer' });
  });
});
