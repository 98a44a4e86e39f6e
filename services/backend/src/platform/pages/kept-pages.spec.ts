import { KeptPages } from './kept-pages';
import { LONG_BYTES, packInTurn, ReadyPage } from './ready-page';

const MEGABYTE = 1024 * 1024;

describe('Kept pages', () => {
  const written: string[] = [];
  const askFor = (pages: KeptPages, address: string, of = '1', bytes = 10) =>
    pages.keep(address, of, () => {
      written.push(address);
      return Buffer.alloc(bytes, 'x');
    });
  beforeEach(() => void written.splice(0));

  it('are written once, and anew when what they are made of changes', () => {
    const pages = new KeptPages(10, 1);
    const first = askFor(pages, 'a');
    expect(askFor(pages, 'a')).toBe(first);
    expect(askFor(pages, 'a', '2')).not.toBe(first);
    expect(written).toEqual(['a', 'a']);
  });

  it('are so many at most, and those that were not asked for the longest are forgotten', () => {
    const pages = new KeptPages(2, 1);
    for (const address of ['a', 'b', 'a', 'c', 'a', 'b']) askFor(pages, address);
    expect(written).toEqual(['a', 'b', 'c', 'b']);
  });

  it('are kept packed alone when they are long, from when they are packed, and written again for who cannot unpack them', async () => {
    const pages = new KeptPages(10, 1);
    const long = (of = '1') => askFor(pages, 'a', of, LONG_BYTES + 1);
    const first = long();
    long();
    const packed = await first.packed();
    expect(written).toEqual(['a', 'a']);
    expect(long().tag).toBe(first.tag);
    expect(await long().packed()).toBe(packed);
    expect(written).toEqual(['a', 'a']);
    expect(long().bytes.equals(first.bytes)).toBe(true);
    expect(written).toEqual(['a', 'a', 'a']);
    expect(await long('2').packed()).not.toBe(packed);
  });

  it('are so many megabytes at most, also where an address gets a larger page, and one that is larger is not kept', () => {
    const pages = new KeptPages(100, 1);
    const [larger, third] = [LONG_BYTES, MEGABYTE / 3];
    for (const address of ['a', 'b', 'a', 'b']) askFor(pages, address, '1', third);
    expect(written).toEqual(['a', 'b']);
    askFor(pages, 'b', '2', larger);
    askFor(pages, 'a', '1', third);
    for (let turn = 0; turn < 2; turn += 1) askFor(pages, 'large', '1', 2 * MEGABYTE);
    expect(written).toEqual(['a', 'b', 'b', 'a', 'large', 'large']);
  });
});

describe('Pages', () => {
  it('are packed one at a time, and the others are sent as they are until it is their turn', async () => {
    const [one, other] = [new ReadyPage('one'), new ReadyPage('other')];
    const packing = one.packed();
    expect(other.packed()).toBeUndefined();
    expect(packInTurn(Buffer.from('once'))).toBeUndefined();
    expect(one.packed()).toBe(packing);
    await packing;
    expect(await other.packed()).toEqual(expect.any(Buffer));
  });

  it('of which there is one at a time are packed whatever else is', async () => {
    const packing = packInTurn(Buffer.from('once'));
    expect(await new ReadyPage('list', 'thoroughly').packed()).toEqual(expect.any(Buffer));
    await packing;
  });
});
