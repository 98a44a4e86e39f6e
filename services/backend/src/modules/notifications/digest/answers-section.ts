import {
  countDueAnswers,
  findNewestDue,
  type DueAnswer,
  listDueAnswers,
} from '../../applications/answers/answer-clock.use-case';
import { submissions } from '../../submissions/kinds.facts';
import { printableName, type Sender } from '../letters/letter';
import type { DigestPage, DigestSection } from './digest.facts';

/** So many are named; the list shows them all. */
const MOST_NAMED = 20;

/** Applicants whom nobody has answered in time, and those whose day is today: told each day until nobody is left. */
export const answersSection: DigestSection = async (sql, role) => {
  if (role !== submissions.application.role) return null;
  const since = (await findNewestDue(sql)).since;
  if (!since) return null;
  const { overdue, today } = await countDueAnswers(sql);
  const named = await listDueAnswers(sql, MOST_NAMED);
  return { since, write: (sender) => writeSection({ overdue, today, named }, sender) };
};

interface Due {
  overdue: number;
  today: number;
  named: DueAnswer[];
}

const answersAre = (count: number) => `${count.toLocaleString('en-GB')} ${count === 1 ? 'answer is' : 'answers are'}`;

function writeSection({ overdue, today, named }: Due, { siteUrl, timeZone }: Sender): DigestPage {
  const day = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone });
  const lines = named.map(
    ({ reference, name, answerDueAt }) =>
      `${reference}  ${printableName(name) || 'a name with an address in it'}, due ${day.format(answerDueAt)}`,
  );
  const more = overdue + today - named.length;
  const states = [overdue > 0 && `${answersAre(overdue)} overdue`, today > 0 && `${answersAre(today)} due today`];
  const list = overdue > 0 ? 'overdue' : 'today';
  return {
    headline: states.filter(Boolean).join(', '),
    lead: 'We have promised each of these people an answer by then, whatever it is. Nobody is rejected by a clock: please write to them, or pause the clock with a reason.',
    facts: [],
    blocks: [{ label: 'Who waits', text: [...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('\n') }],
    button: {
      text: 'Open the list',
      href: `${siteUrl}/admin/applications?filter=${encodeURIComponent(JSON.stringify({ answer: list }))}`,
    },
  };
}
