import { Wordmark } from '@frontdoor/drawings';
import { clientOf, homeVoice } from '../../content/clients.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { voiceHead } from '../words.ts';
// Files of their own, which are loaded when they come near: inside of the page they would be a twentieth of it.
import byDay from './speaker-light.svg';
import byNight from './speaker-dark.svg';

/** One client speaks, in the one dark band of the page. */
export function Voice() {
  const { name, post, client, text } = homeVoice;
  return (
    <div className="grid break-inside-avoid sm:grid-cols-[2fr_3fr] lg:grid-cols-12">
      <div className="flex items-end bg-side px-8 pt-8 lg:col-span-4 lg:px-10">
        <picture className="block w-full max-w-60 sm:max-w-none">
          <source srcSet={byNight} media="screen and (prefers-color-scheme: dark)" />
          <img
            src={byDay}
            alt={voiceHead.portrait}
            width="240"
            height="280"
            loading="lazy"
            className="block h-auto w-full"
          />
        </picture>
      </div>
      <section
        aria-labelledby="voice-title"
        className="gutter flex flex-col justify-center gap-8 bg-ink py-12 text-paper lg:col-span-8 lg:py-20"
      >
        <h2 id="voice-title" className="text-xl! font-medium!">
          {voiceHead.title}
        </h2>
        <figure>
          <blockquote className="max-w-[22em] font-display text-[clamp(1.75rem,1.2rem+2.4vw,3.25rem)] leading-[1.1] font-semibold tracking-[-0.02em]">
            {text}
          </blockquote>
          <figcaption className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-3">
            <Wordmark name={client} mark={clientOf(client).mark} />
            <span className="note">
              {name}, {post}
            </span>
          </figcaption>
        </figure>
        <p>
          <PageLink to="/client#said" className="underlined">
            {voiceHead.all}
          </PageLink>
        </p>
      </section>
    </div>
  );
}
