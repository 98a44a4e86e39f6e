import { oneRow, queries, run } from '../../../platform/database/queries';
import { countedSince, workingDaysBetween } from '../../calendar/calendar.facts';

/** The figure is about so many days. */
export const FIGURE_DAYS = 90;

/** In milliseconds, as filters of lists tell moments. */
const since = `date_trunc('milliseconds', now()) - interval '${FIGURE_DAYS} days'`;
/** A promise is kept or broken in the moment of the answer, or when its day is over: whichever comes first. */
const isSettled = `least(answered_at, due_at) >= ${since} AND (answered_at IS NOT NULL OR due_at < now())`;

export interface AnswerFigure {
  /** First answers of these days. */
  answers: number;
  /** Of those: working days since the application arrived, with parts of days; null without any. */
  medianWorkingDays: number | null;
  /** Promises of a first answer that were kept or broken in these days. */
  promises: number;
  kept: number;
  /** Whether dates have been kept for as long as the figure is about. */
  isOldEnough: boolean;
}

/** Since when the figure is told, and how many of its answers went to applications that are still there. */
interface ListedAnswers {
  since: Date;
  listed: number;
}

export const answerFigure = queries('answer-figure', {
  /** Those who were removed since count without a name. */
  measure: oneRow<AnswerFigure & ListedAnswers>(`
    WITH counted AS (
      SELECT true AS kept, created_at AS received_at, first_answer_due_at AS due_at, first_answer_at AS answered_at FROM applications
      WHERE standing = 'clear' AND (first_answer_at >= ${since} OR first_answer_due_at >= ${since})
      UNION ALL SELECT false, received_at, due_at, answered_at FROM past_answers)
    SELECT count(*) FILTER (WHERE answered_at >= ${since})::int AS answers,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY ${workingDaysBetween('received_at', 'answered_at')})
        FILTER (WHERE answered_at >= ${since}) AS "medianWorkingDays",
      ${since} AS since, count(*) FILTER (WHERE counted.kept AND answered_at >= ${since})::int AS listed,
      count(*) FILTER (WHERE ${isSettled})::int AS promises,
      count(*) FILTER (WHERE ${isSettled} AND answered_at <= coalesce(due_at, answered_at))::int AS kept,
      ${countedSince} <= ${since} AS "isOldEnough"
    FROM counted`),

  /** Of the days before those; people who were removed since do not count. */
  measureBefore: oneRow<Pick<AnswerFigure, 'answers' | 'medianWorkingDays'> & { since: Date; until: Date }>(`
    SELECT count(*)::int AS answers,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY ${workingDaysBetween('created_at', 'first_answer_at')}) AS "medianWorkingDays",
      ${since} - interval '${FIGURE_DAYS} days' AS since, ${since} AS until
    FROM applications WHERE standing = 'clear' AND first_answer_at >= ${since} - interval '${FIGURE_DAYS} days' AND first_answer_at < ${since}`),

  /** Of people who were removed, nothing is kept that the figure does not need any more. */
  forgetPast: run(`DELETE FROM past_answers WHERE greatest(answered_at, due_at) < ${since} - interval '10 days'`),
});
