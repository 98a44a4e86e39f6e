import { company } from '../../content/company.ts';

export function PositionsWithoutScript() {
  return (
    <noscript>
      <p className="lead">
        The open positions load with JavaScript, which is off in this browser. Write to{' '}
        <a className="underlined" href={`mailto:${company.careersEmail}`}>
          {company.careersEmail}
        </a>{' '}
        and we will send you the list.
      </p>
    </noscript>
  );
}
