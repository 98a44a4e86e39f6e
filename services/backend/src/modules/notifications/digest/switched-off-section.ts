import { countUnopenedSkipped } from '../../applications/opened/count-unopened.use-case';
import { submissions } from '../../submissions/kinds.facts';
import { formatMoment } from '../../../platform/wall-clock';
import { SWITCHED_OFF } from '../switches/mail-switches';
import { mailSwitches } from '../switches/mail-switches.repository';
import type { DigestSection } from './digest.facts';

const template = 'hr-application';

/**
 * Tells HR of unopened applications whose mail was left out because it was switched off, also after the mail is switched on again.
 */
export const switchedOffSection: DigestSection = async (sql, role) => {
  if (role !== submissions.application.role) return null;
  const { count, newest } = await countUnopenedSkipped(sql, { template, answer: SWITCHED_OFF });
  if (!newest) return null;
  const off = await mailSwitches.find(sql, template);
  return {
    since: newest,
    write: ({ siteUrl, timeZone }) => {
      const why = off
        ? `has been switched off since ${formatMoment(off.since, timeZone)}, by ${off.by}`
        : 'is switched on again, and was off when it was due';
      return {
        headline: `${count.toLocaleString('en-GB')} ${count === 1 ? 'application' : 'applications'} came without a mail`,
        lead: `The mail about each application ${why}. Nobody of HR has opened ${count === 1 ? 'this one' : 'these'}.`,
        facts: [],
        blocks: [],
        button: {
          text: 'Open the list',
          href: `${siteUrl}/admin/applications?filter=${encodeURIComponent(JSON.stringify({ unseen: true }))}`,
        },
      };
    },
  };
};
