import { positionsWords } from '../words.ts';
import './job-description.css';

/**
 * The long text of a post, folded. It is HTML of our own API, which makes it from Markdown and lets neither markup nor
 * scripts of the author through; the policy of the page would not run them either.
 */
export function JobDescription({ title, html }: { title: string; html: string }) {
  return (
    <details className="accordion border-t border-line">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-6 py-2 font-semibold">
        <span>
          {positionsWords.description}
          <span className="sr-only">: {title}</span>
        </span>
      </summary>
      <div
        className="job-description prose pb-4"
        // oxlint-disable-next-line react/no-danger -- made safe by the API, and the page's policy runs nothing
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </details>
  );
}
