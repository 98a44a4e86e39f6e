import { articles } from '../../content/blog.ts';
import { articlesHead } from '../words.ts';
import { PageLink } from '../../ui/page-link.tsx';

const format = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

export function Articles() {
  return (
    <section
      aria-labelledby="articles-title"
      className="bay articles gutter grid gap-x-10 gap-y-8 border-t border-line bg-paper lg:grid-cols-12"
    >
      <header className="lg:col-span-4">
        <p className="note mb-5 text-signal">{articlesHead.note}</p>
        <h2 id="articles-title">{articlesHead.title}</h2>
        <p className="mt-6">
          <PageLink to="/blogs" className="underlined">
            {articlesHead.all}
          </PageLink>
        </p>
      </header>
      <ul className="border-t border-ink lg:col-span-8">
        {articles.map(({ title, text, date, to }) => (
          <li key={title} className="border-b border-line">
            <article className="grid gap-x-8 gap-y-1 py-6 sm:grid-cols-[9.5rem_minmax(0,1fr)]">
              <time dateTime={date} className="note pt-1 text-ink-soft">
                {format.format(new Date(date))}
              </time>
              <div>
                <h3>{title}</h3>
                <p className="mt-2 max-w-[34em] text-ink-soft">{text}</p>
                <PageLink to={to} className="underlined mt-3 inline-block">
                  {articlesHead.more}
                  <span className="sr-only">{`: ${title}`}</span>
                </PageLink>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}
