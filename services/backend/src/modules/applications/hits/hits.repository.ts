import { listRows, queries } from '../../../platform/database/queries';
import { selectNotes } from '../../pipeline/pipeline.facts';
import { selectReceivedTexts } from '../../received-mails/received-mails.facts';
import { selectResumeTexts } from '../../resumes/resumes.facts';

export const hitPlaces = ['name', 'email', 'reference', 'apply', 'resume', 'note', 'mail'] as const;
export type HitPlace = (typeof hitPlaces)[number];
type Text = { id: string; where: HitPlace; text: string };

/** The forms of one word that was searched for, as `search_words` gives them. Stems begin with `~`. */
export interface TermWord {
  /** As it was typed, and its stem. */
  exact: string[];
  /** Its parts, too: `node` of `node.js`. */
  all: string[];
  /** Of `word*`: what words begin with. */
  prefix: string | null;
  /** How many places it stands behind the word before it in a phrase. */
  step: number;
  /** What a joined word has in which it follows the word before it: Java/Spring for `"java spring"`. */
  pair: string | null;
}

type SearchWord = TermWord & { term: number; typed: string };

export interface FoundWord {
  piece: number;
  place: number;
  /** In characters, from 1. */
  starts: number;
  length: number;
  words: string[];
}

/** Of each text, so that a page of very long ones is answered as soon. Nearly all resumes are shorter. */
const MOST_CHARACTERS = 50_000;

export const hits = queries('hits', {
  listTexts: listRows<Text, [ids: readonly string[]]>(`
    ${selectResumeTexts('$1', MOST_CHARACTERS)} UNION ALL (${selectNotes('$1')} ORDER BY n.id)
    UNION ALL (${selectReceivedTexts('$1', MOST_CHARACTERS)} ORDER BY m.id)`),

  /** The words of a search, each with the term that it belongs to. */
  splitSearch: listRows<SearchWord, [q: string]>(`
    SELECT term, coalesce(step, 0) AS step, pair, "all", CASE WHEN prefix THEN whole END AS prefix,
      ARRAY(SELECT form FROM unnest("all") form WHERE form LIKE '~%' AND form NOT LIKE '% %') || left(whole, 64)::text AS exact,
      substr($1, min(starts) OVER in_term, max(starts + length) OVER in_term - min(starts) OVER in_term) AS typed
    FROM search_asked($1) a,
      LATERAL (SELECT array_agg(w.word) AS "all" FROM search_words(substr($1, a.starts, a.length)) w WHERE w.place = 1) forms
    WINDOW in_term AS (PARTITION BY term) ORDER BY term, starts`),

  /** The words of each text that are among `words` or begin with one of `prefixes`. */
  splitPieces: listRows<FoundWord, [pieces: readonly string[], words: readonly string[], prefixes: readonly string[]]>(`
    SELECT p.piece::int, w.place, w.starts, w.length, array_agg(w.word) AS words
    FROM unnest($1::text[]) WITH ORDINALITY p (text, piece), search_words(p.text) w
    WHERE w.word = ANY($2) OR EXISTS (SELECT FROM unnest($3::text[]) prefix WHERE starts_with(w.word, prefix))
    GROUP BY p.piece, w.place, w.starts, w.length ORDER BY p.piece, w.place`),
});
