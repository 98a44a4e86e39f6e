import { oneRow, queries, run } from '../../../platform/database/queries';
import { countedSince, workingDays, workingDaysBetween } from '../../calendar/calendar.facts';

/** The figure is about so many days. */
export const FIGURE_DAYS = 90;

/** In milliseconds, as filters of lists tell moments. */
const since = `date_trunc('milliseconds', now()) - interval '${FIGURE_DAYS} days'`;

export interface AnswerFigure {
  /** First answers of these days. */
  answers: number;
  /** Of those: working days since the application arrived, with parts of days; null without any. */
  medianWorkingDays: number | null;
  /** Promises of a first answer that were kept or broken in these days. */
  promises: number;
  kept: number;
}

/** How many of the answers went to applications that are still there. */
interface ListedAnswers {
  listed: number;
}

type Span = [since: Date, until: Date];

/**
 * SQL: the figure of a span. Those who were removed since count without a name. A promise is kept or broken in the moment of the answer, or
 * when its day is over: whichever comes first.
 */
function figureOf(begin: string, end: string, more = ''): string {
  const within = (moment: string) => `${moment} >= ${begin} AND ${moment} < ${end}`;
  const isSettled = `${within('least(answered_at, due_at)')} AND (answered_at IS NOT NULL OR due_at < now())`;
  return `
    WITH ${workingDays}, counted AS (
      SELECT true AS kept, created_at AS received_at, first_answer_due_at AS due_at, first_answer_at AS answered_at FROM applications
      WHERE standing = 'clear' AND (${within('first_answer_at')} OR ${within('first_answer_due_at')})
      UNION ALL SELECT false, received_at, due_at, answered_at FROM past_answers)
    SELECT count(*) FILTER (WHERE ${within('answered_at')})::int AS answers,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY ${workingDaysBetween('received_at', 'answered_at')})
        FILTER (WHERE ${within('answered_at')}) AS "medianWorkingDays",
      count(*) FILTER (WHERE counted.kept AND ${within('answered_at')})::int AS listed,
      count(*) FILTER (WHERE ${isSettled})::int AS promises,
      count(*) FILTER (WHERE ${isSettled} AND answered_at <= coalesce(due_at, answered_at))::int AS kept${more}
    FROM counted, working`;
}

export const answerFigure = queries('answer-figure', {
  /** Of the days that the careers page tells, and whether dates have been kept for as long. */
  measure: oneRow<AnswerFigure & { isOldEnough: boolean }>(
    figureOf(since, "'infinity'", `,\n      ${countedSince} <= ${since} AS "isOldEnough"`),
  ),

  measureWithin: oneRow<AnswerFigure & ListedAnswers, Span>(figureOf('$1::timestamptz', '$2::timestamptz')),

  /** Of the applications that are still there. */
  measureListed: oneRow<Pick<AnswerFigure, 'answers' | 'medianWorkingDays'>, Span>(`
    WITH ${workingDays}
    SELECT count(*)::int AS answers,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY ${workingDaysBetween('created_at', 'first_answer_at')}) AS "medianWorkingDays"
    FROM applications, working WHERE standing = 'clear' AND first_answer_at >= $1::timestamptz AND first_answer_at < $2::timestamptz`),

  /** Of people who were removed, nothing is kept that the figure does not need any more. */
  forgetPast: run(`DELETE FROM past_answers WHERE greatest(answered_at, due_at) < ${since} - interval '10 days'`),
});
