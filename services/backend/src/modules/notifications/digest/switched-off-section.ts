import { countUnopenedSince } from '../../applications/opened/count-unopened.use-case';
import { submissions } from '../../submissions/kinds.facts';
import { formatMoment } from '../../../platform/wall-clock';
import { mailSwitches } from '../switches/mail-switches.repository';
import type { DigestSection } from './digest.facts';

/** Applications of which HR got no mail, because it is switched off, and that nobody has opened: HR hears of them all the same. */
export const switchedOffSection: DigestSection = async (sql, role) => {
  if (role !== submissions.application.role) return null;
  const off = await mailSwitches.find(sql, 'hr-application');
  if (!off) return null;
  const { count, newest } = await countUnopenedSince(sql, off.since);
  if (!newest) return null;
  return {
    since: newest,
    write: ({ siteUrl, timeZone }) => ({
      headline: `${count.toLocaleString('en-GB')} ${count === 1 ? 'application' : 'applications'} came without a mail`,
      lead: `The mail about each application is switched off since ${formatMoment(off.since, timeZone)}, by ${off.by}. Nobody of HR has opened ${count === 1 ? 'this one' : 'these'}.`,
      facts: [],
      blocks: [],
      button: {
        text: 'Open the list',
        href: `${siteUrl}/admin/applications?filter=${encodeURIComponent(JSON.stringify({ unseen: true }))}`,
      },
    }),
  };
};
