import { closedPost } from './form-words.ts';

/** Said before anything is typed. Applications for another position go on from the same form. */
export const ClosedPost = () => (
  <div role="note" className="cell border-l-[6px] border-l-signal">
    <p className="font-semibold">{closedPost.title}</p>
    <p className="mt-1 text-ink-soft">
      {closedPost.text}{' '}
      <a className="underlined text-ink" href="/career#open-positions">
        {closedPost.link}
      </a>
    </p>
  </div>
);
