import { ForkScene } from '@frontdoor/drawings';
import { articles } from '../content/blog.ts';
import { company, telephoneLink } from '../content/company.ts';
import { BannerLead, BannerTitle, BannerTrail } from '../banners/banner-words.tsx';
import { metaFor } from '../seo.ts';
import { Contents } from '../sections/contents.tsx';
import { Figure } from '../ui/pictures/figure.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { DayOf } from './day-of.tsx';
import { FiveYears } from './five-years.tsx';
import { article } from './words.ts';

export const meta = () => metaFor('/blogpara');

export default function Article() {
  const { contents, opening, difference, wrong, doubt } = article;
  return (
    <>
      <Head />
      <article className="grid bg-paper lg:grid-cols-12">
        <div className="gutter border-line pt-10 lg:col-span-3 lg:border-r lg:py-20">
          <Contents sections={contents} />
        </div>
        <div className="gutter flex flex-col gap-14 py-10 lg:col-span-9 lg:py-20">
          <p className="max-w-[30em] font-display text-2xl leading-snug font-semibold tracking-tight">{opening}</p>
          <Passage id="difference" {...difference} />
          <Questions />
          <FiveYears />
          <Passage id="wrong" {...wrong} />
          <Passage id="doubt" title={doubt.title} paragraphs={[doubt.text]} />
        </div>
      </article>
      <Call />
    </>
  );
}

/** The article's head: the title over everything, and the figure hung across the rule under it. */
function Head() {
  const [newest] = articles;
  return (
    <section className="gutter border-b border-line bg-side pt-10 pb-4 lg:pt-14">
      <div className="mb-8">
        <BannerTrail path="/blogpara" />
      </div>
      <BannerTitle path="/blogpara" className="max-w-[56rem]" />
      <div className="mt-6 grid gap-x-10 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-5 lg:pb-10">
          <BannerLead path="/blogpara" />
          <p className="note mt-6 text-ink-soft">
            {article.by}
            {newest && (
              <>
                {' · '}
                <DayOf date={newest.date} />
              </>
            )}
          </p>
        </div>
        <Figure caption={article.figure} className="lg:col-span-7">
          <ForkScene />
        </Figure>
      </div>
    </section>
  );
}

type PassageProps = { id: string; title: string; paragraphs: readonly string[] };

function Passage({ id, title, paragraphs }: PassageProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="prose scroll-mt-24">
      <h2 id={`${id}-title`} className="!text-3xl">
        {title}
      </h2>
      {paragraphs.map((text) => (
        <p key={text} className="mt-5">
          {text}
        </p>
      ))}
    </section>
  );
}

function Questions() {
  const { title, list, verdict } = article.questions;
  return (
    <section id="questions" aria-labelledby="questions-title" className="scroll-mt-24">
      <h2 id="questions-title" className="!text-3xl">
        {title}
      </h2>
      <ol className="mt-6 border-t-2 border-ink">
        {list.map(({ ask, text }, index) => (
          <li
            key={ask}
            className="grid gap-x-8 gap-y-2 border-b border-line py-5 md:grid-cols-[3rem_minmax(0,1fr)_minmax(0,1.2fr)]"
          >
            <span className="note grid size-8 place-items-center rounded-full border border-signal" aria-hidden="true">
              {index + 1}
            </span>
            <h3>{ask}</h3>
            <p className="text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
      <p className="prose mt-6">{verdict}</p>
    </section>
  );
}

/** The end of the article: a telephone, because the question is quicker asked than typed. */
function Call() {
  const { title, text } = article.call;
  return (
    <section className="gutter grid gap-x-10 gap-y-6 bg-ink py-14 text-paper lg:grid-cols-12 lg:items-end lg:py-20">
      <div className="lg:col-span-7">
        <h2>{title}</h2>
        <p className="mt-4 max-w-[36em] text-lg">{text}</p>
      </div>
      <p className="flex flex-wrap gap-3 lg:col-span-5 lg:justify-end">
        <a className="button primary" href={telephoneLink(company.phone)}>
          {company.phone}
        </a>
        <PageLink to="/blogs" className="button !border-paper">
          {article.next}
        </PageLink>
      </p>
    </section>
  );
}
