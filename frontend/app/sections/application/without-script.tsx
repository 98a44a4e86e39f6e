import { company } from '../../content/company.ts';

export function WithoutScript() {
  return (
    <noscript>
      <div className="title-block px-5 py-6">
        <h2 className="!text-2xl">Apply by e-mail</h2>
        <p className="mt-3">
          The form needs JavaScript, which is off in this browser. Send your name, the position and your resume (PDF or
          Word, at most 5 MB) to{' '}
          <a className="underlined" href={`mailto:${company.careersEmail}?subject=Application`}>
            {company.careersEmail}
          </a>
          . It is read by the same people.
        </p>
      </div>
    </noscript>
  );
}
