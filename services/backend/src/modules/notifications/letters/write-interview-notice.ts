import { describeWhen, type InterviewNotice } from '../../interviews/mails/find-interview-mail.use-case';
import { formatDay } from '../../../platform/wall-clock';
import { type Letter, oneLine, type Sender } from './letter';

/** A web address of a video call, as one can press it. */
const linkOf = (place: string) => (/^https:\/\/\S+$/.test(place) && URL.canParse(place) ? { href: place } : {});

/** What somebody of the staff hears of an interview that they take part in: of one that was erased, the time and nothing else. */
export function writeInterviewNotice(
  { told, erased }: InterviewNotice,
  { company, siteUrl, timeZone }: Sender,
): Letter {
  if (erased) {
    const when = describeWhen({ ...erased.erased, startsAt: new Date(erased.erased.startsAt) });
    return {
      subject: `Cancelled: interview on ${when}`,
      page: {
        preview: 'It does not take place.',
        label: company,
        title: 'An interview does not take place',
        facts: [{ label: 'When', value: when }],
        blocks: [
          { text: 'The applicant’s data was removed. The calendar entry of this mail takes the interview out.' },
        ],
        note: `Sent to the people who were to take part.`,
      },
    };
  }
  if (told.kind === 'verdict') return writeVerdictAsk(told, { company, siteUrl, timeZone });
  const { kind, method, isFirst, applicantName: name, apply, reference, place, details, people, applicationId } = told;
  const isOff = method === 'CANCEL';
  const isReminder = kind === 'reminder';
  const [start, title] = isOff
    ? ['Cancelled', 'An interview does not take place']
    : isReminder
      ? ['Reminder', 'You have an interview soon']
      : isFirst
        ? ['Interview', 'You have an interview']
        : ['Changed', 'An interview has changed'];
  const when = describeWhen(told);
  const here = describeWhen({ ...told, zone: timeZone });
  return {
    subject: oneLine(`${start}: ${name}, ${apply} (${reference})`),
    page: {
      preview: when,
      label: company,
      title,
      lead: name,
      facts: [
        { label: 'When', value: when },
        ...(here === when ? [] : [{ label: 'That is', value: here }]),
        { label: 'Where', value: place, ...linkOf(place) },
        { label: 'With', value: people.join(', ') },
        { label: 'Position', value: apply },
        { label: 'Reference', value: reference },
      ],
      blocks: details ? [{ label: 'To know before', text: details, linked: true }] : [],
      button: { text: 'Open the application', href: `${siteUrl}/admin/applications/${applicationId}/show` },
      note: isReminder
        ? 'It stands in your calendar by an earlier mail. An answer to this mail reaches HR.'
        : isOff
          ? 'The calendar entry of this mail takes the interview out. An answer to this mail reaches HR.'
          : 'The calendar entry of this mail has the same time. An answer to this mail reaches HR.',
    },
  };
}

/** Says nothing of the applicant, because it may be forwarded; the page behind the link needs a login. */
function writeVerdictAsk(
  { startsAt, minutes, reference, applicationId }: NonNullable<InterviewNotice['told']>,
  { company, siteUrl, timeZone }: Sender,
): Letter {
  const when = describeWhen({ startsAt, minutes, zone: timeZone });
  return {
    subject: `Your verdict on the interview of ${formatDay(startsAt, timeZone)} (${reference})`,
    automatic: 'generated',
    page: {
      preview: 'One of four words, and a sentence.',
      label: company,
      title: 'What do you think?',
      facts: [
        { label: 'When', value: when },
        { label: 'Reference', value: reference },
      ],
      blocks: [
        {
          text: 'The interview is over. Please give your verdict, one of four words and a sentence, while you remember it well. You see those of others once yours is given.',
        },
      ],
      button: { text: 'Give your verdict', href: `${siteUrl}/admin/applications/${applicationId}/show#interviews` },
      note: 'You are asked once. The page needs your login.',
    },
  };
}
