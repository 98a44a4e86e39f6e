import type { ReactNode } from 'react';

/*
 * The parts of a page that are written when it is asked for: the build leaves them as a Handlebars template, which the API
 * fills (docs/decisions/0060-job-pages-are-filled-by-the-api.md). The names are those of the API's career-list.ts and page-context.ts.
 */

/** Its children once for each entry of a list; in them the names are those of the entry. */
export const Each = ({ of, children }: { of: string; children: ReactNode }) => (
  <>
    {`{{#each ${of}}}`}
    {children}
    {'{{/each}}'}
  </>
);

/** Its children, in which the names are those of one value. */
export const With = ({ the, children }: { the: string; children: ReactNode }) => (
  <>
    {`{{#with ${the}}}`}
    {children}
    {'{{/with}}'}
  </>
);

/** Its children where there is such a value and it is not false, else `otherwise`. */
export const If = ({ the, children, otherwise }: { the: string; children: ReactNode; otherwise?: ReactNode }) => (
  <>
    {`{{#if ${the}}}`}
    {children}
    {otherwise !== undefined && '{{else}}'}
    {otherwise}
    {'{{/if}}'}
  </>
);

/** The word for the key that is true, of a value that has one key for each of its choices. */
export const Choice = ({ of, words }: { of: string; words: Readonly<Record<string, ReactNode>> }) =>
  Object.entries(words).map(([key, word]) => (
    <If key={key} the={`${of}.${key}`}>
      {word}
    </If>
  ));
