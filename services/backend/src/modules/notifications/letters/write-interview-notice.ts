import { describeWhen, type InterviewNotice } from '../../interviews/mails/find-interview-mail.use-case';
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
  const { method, isFirst, applicantName: name, apply, reference, place, details, people, applicationId } = told;
  const isOff = method === 'CANCEL';
  const [start, title] = isOff
    ? ['Cancelled', 'An interview does not take place']
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
      note: isOff
        ? 'The calendar entry of this mail takes the interview out. An answer to this mail reaches HR.'
        : 'The calendar entry of this mail has the same time. An answer to this mail reaches HR.',
    },
  };
}
