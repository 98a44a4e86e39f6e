import { sampleMoment, sampleReference, type SystemMail } from './system-mail';

export const acknowledged = [
  { label: 'Reference', value: sampleReference },
  { label: 'Received', value: sampleMoment },
];

type Acknowledgement = Pick<SystemMail, 'subject' | 'body' | 'placeholders' | 'needs' | 'isSigned'>;

/** Repeats only the name of the sender's text, because the address may be somebody else's. */
export const acknowledgement = ({ title, next }: Record<'title' | 'next', string>): Acknowledgement => ({
  subject: `${title} ({{reference}})`,
  body: `# ${title}

Thank you, {{name}}.

{{facts}}

## What happens next
${next}

## How to reach us
Answer this mail, or write to us at {{site}}/contact

---
If it was not you who wrote to us, somebody has mistyped an address. There is nothing for you to do.`,
  placeholders: {
    name: { sample: 'Asha Verma', theirs: true },
    reference: { sample: sampleReference },
    received: { sample: sampleMoment },
  },
  needs: ['reference'],
  isSigned: true,
});
