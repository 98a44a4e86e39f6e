import { findRow, hasRow, listRows, queries, run } from '../../../platform/database/queries';
import type { FactsOfPost } from './facts-on-card';

/** A post whose card is to be drawn; `facts` tells later whether the card still has its facts. */
type Undrawn = FactsOfPost & { id: string; title: string; facts: string };

/** SQL: visitors can see the post, could see it once, or will. */
const isShownOnce = (post: string) => `(${post}.posted_at IS NOT NULL AND ${post}.intent <> 'draft')`;

/** SQL: a text that differs when a fact on the card does. */
const factsOf = (post: string) =>
  `concat_ws('|', ${post}.location, ${post}.salary, extract(epoch FROM coalesce(${post}.closes_at, ${post}.posted_at)), ${post}.closes_at IS NULL)`;

/** The share cards of posts as they were last drawn: one row a post, which goes with it. */
export const postCards = queries('post-cards', {
  /** A card with the post's title and none of its former facts. `isWhole`: it has its facts on it. */
  find: findRow<{ isWhole: boolean; design: string; picture: Buffer }, [postId: string]>(`
    SELECT card.facts IS NOT NULL AS "isWhole", card.design, card.picture
    FROM job_post_cards card JOIN job_posts post ON post.id = card.job_post_id
    WHERE post.id = $1 AND card.title = post.title AND (card.facts IS NULL OR card.facts = ${factsOf('post')})`),

  hasPosts: hasRow(`SELECT FROM job_posts post WHERE ${isShownOnce('post')} LIMIT 1`),

  /** Posts without a card of this title, these facts and this design, those first that visitors see now. */
  listUndrawn: listRows<Undrawn, [design: string, most: number]>(`
    SELECT post.id, post.title, post.location, post.salary, post.closes_at AS "closesAt", post.posted_at AS "postedAt",
      ${factsOf('post')} AS facts
    FROM job_posts post
    WHERE ${isShownOnce('post')} AND NOT EXISTS (
      SELECT FROM job_post_cards card
      WHERE card.job_post_id = post.id AND card.title = post.title AND card.facts = ${factsOf('post')} AND card.design = $1)
    ORDER BY post.intent = 'published' DESC, post.posted_at DESC, post.id LIMIT $2`),

  /** A post that was deleted meanwhile gets none. */
  save: run<[postId: string, title: string, facts: string, design: string, picture: Buffer]>(`
    INSERT INTO job_post_cards (job_post_id, title, facts, design, picture)
    SELECT id, $2, $3, $4, $5 FROM job_posts WHERE id = $1 FOR KEY SHARE
    ON CONFLICT (job_post_id) DO UPDATE SET title = $2, facts = $3, design = $4, picture = $5`),
});
