import { applyByMail, plainForm } from '../form-words.ts';
import { company } from '../../content/company.ts';
import { If } from '../../served/template.tsx';
import { PlainForm } from './plain-form.tsx';
import { plainPath } from './plain-path.ts';

/** The build writes a template: the API fills in what the form offers, and without that the page leads to it. */
export const WithoutScript = () => (
  <noscript>
    {import.meta.env.SSR && (
      <If the="offered" otherwise={<WayToForm />}>
        <PlainForm />
      </If>
    )}
  </noscript>
);

const WayToForm = () => (
  <div className="title-block px-5 py-6">
    <h2 className="!text-2xl">{plainForm.title}</h2>
    <p className="mt-3">{plainForm.text}</p>
    <p className="mt-4">
      <a className="button primary" href={plainPath}>
        {plainForm.open}
      </a>
    </p>
    <h3 className="mt-6">{applyByMail.title}</h3>
    <p className="mt-2">
      {applyByMail.before}{' '}
      <a className="underlined" href={`mailto:${company.careersEmail}?subject=${applyByMail.subject}`}>
        {company.careersEmail}
      </a>
      . {applyByMail.after}
    </p>
  </div>
);
