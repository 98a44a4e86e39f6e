import { findRow, hasRow, listRows, queries, run } from '../../../platform/database/queries';

/** A post whose card is to be drawn. */
interface Undrawn {
  id: string;
  title: string;
}

/** SQL: visitors can see the post, could see it once, or will. */
const isShownOnce = (post: string) => `(${post}.posted_at IS NOT NULL AND ${post}.intent <> 'draft')`;

/** The share cards of posts as they were last drawn: one row a post, which goes with it. */
export const postCards = queries('post-cards', {
  find: findRow<{ title: string; design: string; picture: Buffer }, [postId: string]>(
    'SELECT title, design, picture FROM job_post_cards WHERE job_post_id = $1',
  ),

  hasPosts: hasRow(`SELECT FROM job_posts post WHERE ${isShownOnce('post')} LIMIT 1`),

  /** Posts without a card of this title and design, those first that visitors see now. */
  listUndrawn: listRows<Undrawn, [design: string, most: number]>(`
    SELECT post.id, post.title FROM job_posts post
    WHERE ${isShownOnce('post')} AND NOT EXISTS (
      SELECT FROM job_post_cards card WHERE card.job_post_id = post.id AND card.title = post.title AND card.design = $1)
    ORDER BY post.intent = 'published' DESC, post.posted_at DESC, post.id LIMIT $2`),

  /** A post that was deleted meanwhile gets none. */
  save: run<[postId: string, title: string, design: string, picture: Buffer]>(`
    INSERT INTO job_post_cards (job_post_id, title, design, picture)
    SELECT id, $2, $3, $4 FROM job_posts WHERE id = $1 FOR KEY SHARE
    ON CONFLICT (job_post_id) DO UPDATE SET title = $2, design = $3, picture = $4`),
});
