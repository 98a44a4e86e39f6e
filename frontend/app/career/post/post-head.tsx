import { banners, sheetNumber } from '../../banners/banners.ts';
import { If, With } from '../../served/template.tsx';
import { value } from '../../served/value.ts';
import { ApplyLink } from './apply-link.tsx';
import { Day, PostFacts } from './post-facts.tsx';
import { PostPicture } from './post-picture.tsx';
import { postWords } from './words.ts';

const closed = (word: string) => (
  <div role="note" className="mt-8 mb-8 border-l-4 border-signal bg-raised px-5 py-4">
    <p className="font-semibold">{word}</p>
    <p className="mt-1 text-ink-soft">
      <If the="@root.closed" otherwise={postWords.notTaken}>
        {postWords.takenUntil} <Day of="@root.closed" />.
      </If>{' '}
      {postWords.readToEnd}
    </p>
    <p className="mt-3">
      <a className="underlined" href="/application">
        {postWords.open}
      </a>
    </p>
  </div>
);

const ApplyOrClosed = () => (
  <If
    the="@root.open"
    otherwise={
      <If the="@root.filled" otherwise={closed(postWords.closed)}>
        {closed(postWords.filled)}
      </If>
    }
  >
    {/* Below that width the bar at the foot of the screen has it. */}
    <p className="mt-8 mb-8 max-lg:hidden">
      <ApplyLink words={postWords.apply} />
    </p>
  </If>
);

/** The title of a post, its facts from HR, and the way to apply while it is open. */
export const PostHead = () => (
  <section className="gutter graph-paper border-b border-line pt-10 pb-10 lg:pt-14">
    <nav aria-label={postWords.trail} className="note text-ink-soft">
      <ol className="flex flex-wrap gap-x-2">
        {(['/', '/career'] as const).map((path) => (
          <li key={path}>
            <a href={path} className="border-b border-transparent py-1 hover:border-signal">
              {banners[path].label}
            </a>{' '}
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li aria-current="page">
          <span className="border-b border-transparent py-1">{value('post.title')}</span>
        </li>
      </ol>
    </nav>
    <With the="post">
      <div className="mt-6 grid gap-x-8 lg:grid-cols-12">
        <div className="lg:col-span-6 lg:pt-4">
          <p className="note mb-5 text-signal">
            {postWords.sheet} {sheetNumber('/career')} — {value('location')}
          </p>
          <h1>{value('title')}</h1>
          <If the="isLong">
            <ApplyOrClosed />
          </If>
          <p className="lead mt-6 whitespace-pre-line">{value('para')}</p>
          <If the="isLong" otherwise={<ApplyOrClosed />}>
            {null}
          </If>
        </div>
        <PostPicture className="print:hidden max-lg:mt-6 max-md:-mx-4 lg:col-span-6 lg:-mt-6 lg:self-center" />
      </div>
      <PostFacts />
    </With>
  </section>
);
