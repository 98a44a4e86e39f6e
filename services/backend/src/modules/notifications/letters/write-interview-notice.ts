import { describeWhen, type InterviewNotice } from '../../interviews/mails/find-interview-mail.use-case';
import { formatDay } from '../../../platform/wall-clock';
import type { Said, Sender, SystemLetter } from './letter';

/** A web address of a video call, as one can press it. */
const linkOf = (place: string) => (/^https:\/\/\S+$/.test(place) && URL.canParse(place) ? { href: place } : {});

/** What somebody of the staff hears of an interview that they take part in: of one that was erased, the time and nothing else. */
export function writeInterviewNotice({ told, erased }: InterviewNotice, sender: Sender): SystemLetter {
  if (erased) {
    const when = describeWhen({ ...erased.erased, startsAt: new Date(erased.erased.startsAt) });
    const facts = [{ label: 'When', value: when }];
    return {
      said: { mail: 'interview-notice-erased', values: { when }, preview: 'It does not take place.', facts },
    };
  }
  return told.kind === 'verdict' ? writeVerdictAsk(told, sender) : writeChange(told, sender);
}

type Told = NonNullable<InterviewNotice['told']>;

/**
 * HR reads an interview on the applicant's page, anybody else on a page of its own, which is gone for those who were replaced: they get
 * the same mail as those whose interview is cancelled, and are led to their list. @param part the part of the applicant's page
 */
function pageOf({ role, interviewId, applicationId, method }: Told, { siteUrl }: Sender, part = ''): string {
  if (role === 'hr') return `${siteUrl}/admin/applications/${applicationId}/show${part}`;
  return method === 'CANCEL' ? `${siteUrl}/admin/interviews` : `${siteUrl}/admin/interviews/${interviewId}/show`;
}

function mailOf({ kind, method, isFirst }: Told): Said['mail'] {
  if (method === 'CANCEL') return 'interview-notice-cancelled';
  if (kind === 'reminder') return 'interview-notice-reminder';
  return isFirst ? 'interview-notice-arranged' : 'interview-notice-changed';
}

function writeChange(told: Told, sender: Sender): SystemLetter {
  const { applicantName: name, apply: position, reference, place, details, people } = told;
  const when = describeWhen(told);
  const here = describeWhen({ ...told, zone: sender.timeZone });
  return {
    said: {
      mail: mailOf(told),
      values: { name, position, reference, when, details: details ?? '' },
      preview: when,
      facts: [
        { label: 'When', value: when },
        ...(here === when ? [] : [{ label: 'That is', value: here }]),
        { label: 'Where', value: place, ...linkOf(place) },
        { label: 'With', value: people.join(', ') },
        { label: 'Position', value: position },
        { label: 'Reference', value: reference },
      ],
      link: pageOf(told, sender),
    },
  };
}

/** Says nothing of the applicant, because it may be forwarded; the page behind the link needs a login. */
function writeVerdictAsk(told: Told, sender: Sender): SystemLetter {
  const { startsAt, minutes, reference } = told;
  const { timeZone } = sender;
  return {
    automatic: 'generated',
    said: {
      mail: 'interview-verdict',
      values: { day: formatDay(startsAt, timeZone), reference },
      preview: 'One of four words, and a sentence.',
      facts: [
        { label: 'When', value: describeWhen({ startsAt, minutes, zone: timeZone }) },
        { label: 'Reference', value: reference },
      ],
      link: pageOf(told, sender, '#interviews'),
    },
  };
}
