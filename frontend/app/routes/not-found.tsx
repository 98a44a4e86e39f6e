import { Vacancy } from '../art/scenes/vacancy.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { metaForNotFound } from '../seo.ts';

export const meta = () => metaForNotFound();

export default function NotFound() {
  return (
    <section className="gutter graph-paper grid items-center gap-x-10 py-14 lg:grid-cols-12 lg:py-24">
      <div className="lg:col-span-5">
        <p className="note mb-5 text-signal">Sheet 404 — not in the set</p>
        <h1>There is no such sheet.</h1>
        <p className="lead mt-6">
          The address may be misspelt, or the page was withdrawn with an earlier revision. The drawings we do have start
          here.
        </p>
        <p className="mt-8 flex flex-wrap gap-3">
          <PageLink to="/" className="button primary">
            Home
          </PageLink>
          <PageLink to="/career" className="button">
            Open positions
          </PageLink>
        </p>
      </div>
      <figure className="mt-10 lg:col-span-7 lg:mt-0">
        <Vacancy />
        <figcaption className="note mt-4 text-ink-soft">Fig. 404 — where the part should stand.</figcaption>
      </figure>
    </section>
  );
}
