import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { announceDetails, Changes } from '../../../platform/changes/changes';
import { Database } from '../../../platform/database/database';
import { InjectLogger, type Logger } from '../../../platform/log/log.module';

/** The topic by which the processes tell each other who looks at what. */
const VIEWED = 'enquiry-viewers';

/** A page that somebody has open; two pages of one person are two. */
export interface View {
  enquiryId: string;
  staffId: string;
  page: string;
}

/** What a page may call itself. */
export const isPageName = (text: string): boolean => /^[\w-]{8,64}$/.test(text);

/** What a process tells the others: that somebody looks, or does no longer. No name is in it. */
type ToldView = View & { isGone?: true };

/** Without another word a look is over then: a computer that sleeps or a lost network says no goodbye. A page tells of itself each 20 seconds. */
const LOOK_MS = 50_000;
/** Of all: one that is full forgets the look that would have ended first. */
const MOST_VIEWS = 5_000;

type Kept = View & { until: number };

/** Who has which enquiry open just now, as far as their pages tell. It is kept in memory, the same in each process, and nowhere else. */
@Injectable()
export class Viewers implements OnApplicationBootstrap {
  private readonly views = new Map<string, Kept>();

  constructor(
    private readonly changes: Changes,
    private readonly database: Database,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    // Looks that were missed are told again by their pages.
    this.changes.on(VIEWED, (detail) => detail && this.hear(JSON.parse(detail) as ToldView));
  }

  /** Tells whether this is somebody who did not look until now. */
  async come(view: View): Promise<boolean> {
    const isNew = !this.idsOf(view.enquiryId).includes(view.staffId);
    this.keep(view);
    await this.tell(view);
    return isNew;
  }

  /** Tells whether somebody does not look any more. */
  async leave(view: View): Promise<boolean> {
    const wasThere = this.idsOf(view.enquiryId).includes(view.staffId);
    this.forget(view);
    await this.tell({ ...view, isGone: true });
    return wasThere && !this.idsOf(view.enquiryId).includes(view.staffId);
  }

  /** The people who look at an enquiry just now. */
  idsOf(enquiryId: string): string[] {
    const now = Date.now();
    const ids = new Set<string>();
    for (const [key, view] of this.views)
      if (view.until < now) this.views.delete(key);
      else if (view.enquiryId === enquiryId) ids.add(view.staffId);
    return [...ids];
  }

  /** Without the database the others do not hear of it, which is no reason to refuse the page. */
  private async tell(view: ToldView): Promise<void> {
    await announceDetails(VIEWED, [JSON.stringify(view)], this.database).catch((err: unknown) =>
      this.logger.debug({ err }, 'who looks at an enquiry was not told'),
    );
  }

  private hear({ isGone, ...view }: ToldView): void {
    if (isGone) this.forget(view);
    else this.keep(view);
  }

  /** Unless the page has gone on to another enquiry, which may be told first. */
  private forget(view: View): void {
    if (this.views.get(keyOf(view))?.enquiryId === view.enquiryId) this.views.delete(keyOf(view));
  }

  private keep(view: View): void {
    const key = keyOf(view);
    this.views.delete(key);
    const [oldest] = this.views.size >= MOST_VIEWS ? this.views.keys() : [];
    if (oldest !== undefined) this.views.delete(oldest);
    this.views.set(key, { ...view, until: Date.now() + LOOK_MS });
  }
}

/** A page has one record open. */
const keyOf = ({ staffId, page }: View) => `${staffId} ${page}`;
