import { applyByMail } from './form-words.ts';
import { company } from '../content/company.ts';

export function WithoutScript() {
  return (
    <noscript>
      <div className="title-block px-5 py-6">
        <h2 className="!text-2xl">{applyByMail.title}</h2>
        <p className="mt-3">
          {applyByMail.before}{' '}
          <a className="underlined" href={`mailto:${company.careersEmail}?subject=${applyByMail.subject}`}>
            {company.careersEmail}
          </a>
          . {applyByMail.after}
        </p>
      </div>
    </noscript>
  );
}
