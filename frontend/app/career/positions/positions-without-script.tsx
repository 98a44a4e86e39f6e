import { positionsWords } from '../words.ts';
import { company } from '../../content/company.ts';

const [before, after] = positionsWords.withoutScript;

export function PositionsWithoutScript() {
  return (
    <noscript>
      <p className="lead">
        {before}{' '}
        <a className="underlined" href={`mailto:${company.careersEmail}`}>
          {company.careersEmail}
        </a>{' '}
        {after}
      </p>
    </noscript>
  );
}
