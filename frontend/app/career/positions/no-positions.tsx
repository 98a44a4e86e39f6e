import { company } from '../../content/company.ts';
import { If } from '../../served/template.tsx';
import { noPositions } from '../words.ts';

/** Invites an application when no position is open, and also when the list of positions could not be read. */
export const NoPositions = () => (
  <div className="border-t-2 border-ink pt-6">
    <If the="unavailable" otherwise={<p className="lead">{noPositions.none}</p>}>
      <p className="text-ink-soft">
        {noPositions.failed}{' '}
        <a className="underlined text-ink" href="/career">
          {noPositions.retry}
        </a>{' '}
        {noPositions.write}{' '}
        <a className="underlined text-ink" href={`mailto:${company.careersEmail}`}>
          {company.careersEmail}
        </a>
        .
      </p>
    </If>
    <p className="lead mt-4">{noPositions.invitation}</p>
    <p className="mt-6">
      <a href="/application" className="button primary">
        {noPositions.apply}
      </a>
    </p>
  </div>
);
