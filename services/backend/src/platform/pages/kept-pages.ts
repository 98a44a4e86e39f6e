import { RecentlyUsed } from '../recently-used';
import { ReadyPage } from './ready-page';

/** `of` is the version of all that the page is made of. */
type Kept = { of: string; page: ReadyPage };

const MEGABYTE = 1024 * 1024;
/** With what it takes packed, and an entry's own memory. */
const weightOf = ({ page }: Kept) => page.bytes.length * 1.25 + 1_024;

/** Pages that were written for an address, each until what it was made of changes or too many others were asked for since. */
export class KeptPages {
  private readonly pages: RecentlyUsed<Kept>;

  constructor(mostPages: number, mostMegabytes: number) {
    this.pages = new RecentlyUsed(mostPages, mostMegabytes * MEGABYTE, weightOf);
  }

  /** An outdated page is replaced. */
  keep(address: string, of: string, write: () => string): ReadyPage {
    const known = this.pages.get(address);
    const page = known?.of === of ? known.page : new ReadyPage(write());
    return this.pages.use(address, { of, page }).page;
  }
}
