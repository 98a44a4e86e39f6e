import { enquiries, type EnquiryName, enquiryKinds } from '../../../enquiries/enquiry-kinds.facts';
import { acknowledgement, acknowledged } from './acknowledgement';
import { sampleMoment, sampleReference, type SystemMail } from './system-mail';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function inboxMail(kind: EnquiryName): SystemMail {
  const { noun, list, ownFields } = enquiries[kind];
  const text = ownFields.find(({ type }) => type === 'lines');
  return {
    title: `Office: a new ${noun}`,
    when: `To the office’s inbox, for each ${noun}.`,
    role: 'general',
    label: `New ${noun}`,
    subject: `${capital(noun)}: {{name}} ({{reference}})`,
    body: `# {{name}}

{{facts}}

## ${text?.label ?? 'Message'}
{{message}}

[Open the ${noun}]({{link}})

---
An answer to this mail goes to {{name}}.`,
    placeholders: {
      name: { sample: 'Asha Verma', theirs: true },
      reference: { sample: sampleReference },
      message: { sample: text?.sample ?? 'Please call me about a booking system.', theirs: true, lines: true },
    },
    needs: ['link'],
    facts: [
      { label: 'E-mail', value: 'asha@company.example', href: 'mailto:asha@company.example' },
      { label: 'Received', value: sampleMoment },
      { label: 'Reference', value: sampleReference },
    ],
    leadsTo: `/admin/${list}`,
  };
}

const senderMail = (kind: EnquiryName): SystemMail => ({
  ...acknowledgement(enquiries[kind].acknowledgement),
  title: `Acknowledgement: ${enquiries[kind].noun}`,
  when: `To the sender of a ${enquiries[kind].noun}, at once: it has arrived.`.replace('a e', 'an e'),
  role: 'general',
  facts: acknowledged,
});

const forKinds = <Start extends string>(start: Start, make: (kind: EnquiryName) => SystemMail) =>
  Object.fromEntries(enquiryKinds.map((kind) => [`${start}-${kind}`, make(kind)])) as Record<
    `${Start}-${EnquiryName}`,
    SystemMail
  >;

/** About enquiries. */
export const enquiryMails = { ...forKinds('inbox', inboxMail), ...forKinds('acknowledge', senderMail) };
