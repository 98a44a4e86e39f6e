import { RecentlyUsed } from '../../../platform/recently-used';
import { drawPostCard, type PostCard } from './draw-post-card';

/** A card takes 40 kB. */
const MOST_KEPT = 100;
/** A drawing takes up to 0.1 s of a processor, so they never take more than a twentieth of it. */
const MOST_A_MINUTE = 30;
const MINUTE_MS = 60_000;

/** The cards of posts, kept by title and build of the site. */
export class PostCards {
  private readonly cards = new RecentlyUsed<Promise<Buffer>>(MOST_KEPT);
  private last: Promise<unknown> = Promise.resolve();
  private begun = 0;
  private since = 0;

  /** The card with its title, or without it when too many were drawn in this minute. */
  find(shell: { value: PostCard; etag: string }, title: string): { card: Promise<Buffer>; hasTitle: boolean } {
    const key = `${shell.etag} ${title}`;
    const cached = this.cards.get(key);
    if (cached) return { card: this.cards.use(key, cached), hasTitle: true };
    if (this.mayDraw()) return { card: this.draw(key, shell.value, title), hasTitle: true };
    const bare = `${shell.etag} `;
    return { card: this.cards.use(bare, this.cards.get(bare) ?? this.draw(bare, shell.value, '')), hasTitle: false };
  }

  private mayDraw(): boolean {
    const now = performance.now();
    if (now - this.since >= MINUTE_MS) [this.begun, this.since] = [0, now];
    return this.begun++ < MOST_A_MINUTE;
  }

  /** One at a time. */
  private draw(key: string, card: PostCard, title: string): Promise<Buffer> {
    const drawing = this.last.then(() => drawPostCard(card, title));
    this.last = drawing.catch(() => this.cards.forget(key));
    return this.cards.use(key, drawing);
  }
}
