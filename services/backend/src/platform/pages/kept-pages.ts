import { RecentlyUsed } from '../recently-used';
import { LONG_BYTES, type Page, ReadyPage } from './ready-page';

/** `of` is the version of all that the page is made of. Of a long page only the packed bytes are kept, which are a thirtieth. */
type KeptPage = { of: string } & ({ page: ReadyPage } | { tag: string; packed: Buffer });

const MEGABYTE = 1024 * 1024;
const ENTRY_BYTES = 1_024;
/** In bytes: the page, its packed copy, and the memory of the entry. */
const weightOf = (page: KeptPage) =>
  ENTRY_BYTES + ('packed' in page ? page.packed.length : page.page.bytes.length * 1.25);

/** A cache of pages by address. A page is dropped when its data change, or when it is the one unused for longest. */
export class KeptPages {
  private readonly pages: RecentlyUsed<KeptPage>;

  constructor(mostPages: number, mostMegabytes: number) {
    this.pages = new RecentlyUsed(mostPages, mostMegabytes * MEGABYTE, weightOf);
  }

  /** An outdated page is replaced. A long one is written again for those who cannot unpack it. */
  keep(address: string, of: string, write: () => Buffer): Page {
    const cached = this.pages.get(address);
    if (cached?.of === of) {
      this.pages.use(address, cached);
      return 'page' in cached ? cached.page : openPacked(cached.tag, cached.packed, write);
    }
    const page = new ReadyPage(write());
    if (page.bytes.length > LONG_BYTES) return this.keepOncePacked(address, of, page);
    this.pages.use(address, { of, page });
    return page;
  }

  private keepOncePacked(address: string, of: string, page: ReadyPage): Page {
    const { tag, bytes } = page;
    const pack = async (packing: Promise<Buffer>) => {
      const packed = await packing;
      this.pages.use(address, { of, tag, packed });
      return packed;
    };
    return {
      tag,
      bytes,
      packed: () => {
        const packing = page.packed();
        return packing && pack(packing);
      },
    };
  }
}

const openPacked = (tag: string, packed: Buffer, write: () => Buffer): Page => ({
  tag,
  get bytes() {
    return write();
  },
  packed: () => Promise.resolve(packed),
});
