import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Found } from '../search/found.tsx';
import { searchWords } from '../search/words.ts';
import { metaUnlisted, searchPath } from '../seo.ts';
import { Button } from '../ui/button.tsx';
import { AllSheets } from './all-sheets.tsx';
import { page } from './words.ts';

export const meta = () => metaUnlisted(page);

/** The results for `?q=` or for the typed text; without either, and without script, the list of all sheets. */
export default function Search() {
  const [parameters, setParameters] = useSearchParams();
  const queryInAddress = parameters.get('q');
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  useEffect(() => {
    if (!field.current) return;
    if (queryInAddress !== null) field.current.value = queryInAddress;
    setQuery(field.current.value);
  }, [queryInAddress]);
  return (
    <>
      <section className="gutter graph-paper py-10 lg:py-14">
        <p className="note mb-5 text-signal">{page.note}</p>
        <h1>{page.title}</h1>
        <noscript>
          <p className="lead mt-6">{page.withoutScript}</p>
        </noscript>
        <form
          role="search"
          action={searchPath}
          className="scripted-only title-block mt-8 flex max-w-[46rem] max-sm:flex-col"
          onSubmit={(event) => {
            event.preventDefault();
            setParameters({ q: field.current?.value ?? query });
          }}
        >
          <div className="cell grow !border-b-0">
            <label htmlFor="search-field" className="block text-[0.9rem] font-semibold">
              {searchWords.field}
            </label>
            <input
              id="search-field"
              ref={field}
              className="control"
              type="text"
              name="q"
              autoComplete="off"
              enterKeyHint="search"
              onChange={(event) => setQuery(event.target.value)}
            />
          </div>
          <p className="flex items-end justify-end p-3">
            <Button type="submit" primary>
              {searchWords.button}
            </Button>
          </p>
        </form>
      </section>
      {query.trim() === '' ? (
        <AllSheets />
      ) : (
        <section aria-label={searchWords.name} className="gutter border-t border-line bg-paper py-10 lg:py-14">
          <div className="max-w-[46rem]">
            <Found query={query} />
          </div>
        </section>
      )}
    </>
  );
}
